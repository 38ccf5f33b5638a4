import {
  addCareTeam,
  type CareTeam,
  listCareTeams,
  MAX_STAND_INS,
  MAX_TEAM_MEMBERS,
  updateCareTeam,
} from '@careline/core/internal/encounters/teams';
import { type FormEvent, useState } from 'react';
import { newId, useSubmission } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { useLeaveWarning } from '../../navigation/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { ErrorState } from '../../primitives/error-state/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { useHttp } from '../../provider/index.ts';
import { Failure, Section } from '../availability/section.tsx';
import { careTeamsMessages } from './care-teams.messages.ts';
import { EMPTY_TEAM, formFaults, formOfTeam, type TeamForm, teamOfForm } from './team-form.ts';
import { MemberFields, StandInFields } from './team-rows.tsx';

interface TeamColleague {
  readonly id: string;
  readonly name: string;
}

export interface TeamEditorProps {
  /** YYYY-MM-DD at the facility. */
  readonly today: string;
  /** The team to change. Undefined for a new one. */
  readonly team: CareTeam | undefined;
  readonly colleagues: readonly TeamColleague[];
  readonly onSaved: (team: CareTeam) => void;
  readonly onClose: () => void;
  readonly onDirtyChange?: ((dirty: boolean) => void) | undefined;
}

function useTeam({ team, onSaved, onDirtyChange }: TeamEditorProps) {
  const http = useHttp();
  const [base, setBase] = useState(team);
  const begun = base ? formOfTeam(base) : EMPTY_TEAM;
  const [form, setForm] = useState(begun);
  const [asked, setAsked] = useState(false);
  const { submit, busy, error, forget } = useSubmission();
  const isDirty = JSON.stringify(teamOfForm(form)) !== JSON.stringify(teamOfForm(begun));
  useLeaveWarning(isDirty, onDirtyChange);
  const faults = formFaults(form);

  async function store(version: number | undefined): Promise<void> {
    setAsked(true);
    if (faults.size > 0) return;
    const stored = teamOfForm(form);
    const sent = await submit(JSON.stringify([base?.id, version, stored]), ({ id, key: idempotencyKey }) =>
      base && version !== undefined
        ? http.call(updateCareTeam, {
            body: { careTeamId: base.id, version, team: stored },
            idempotencyKey,
          })
        : http.call(addCareTeam, { body: { id, team: stored }, idempotencyKey }),
    );
    if (sent) onSaved(sent.answer.data);
  }
  const readNewest = async () =>
    (await http.call(listCareTeams, { query: {} }).catch(() => undefined))?.data.find(
      ({ id }) => id === base?.id,
    );

  return {
    form,
    busy,
    error,
    change: setForm,
    faults: asked ? faults : new Map<string, never>(),
    save: () => store(base?.version),
    takeTheirs: async () => {
      const newest = await readNewest();
      if (!newest) return;
      forget();
      setBase(newest);
      setForm(formOfTeam(newest));
    },
    keepMine: async () => {
      const newest = await readNewest();
      if (newest) await store(newest.version);
    },
  };
}

type Editing = ReturnType<typeof useTeam>;

function Conflict({ editing }: { readonly editing: Editing }) {
  const t = useMessages(careTeamsMessages);
  const by = editing.error?.problem?.by;
  return (
    <div className="flex flex-col gap-2">
      <ErrorState title={t('changedMeanwhile')}>{by && t('changedBy', { name: by.name })}</ErrorState>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void editing.takeTheirs()}>{t('takeTheirs')}</Button>
        <Button busy={editing.busy} onClick={() => void editing.keepMine()}>
          {t('keepMine')}
        </Button>
      </div>
    </div>
  );
}

const replaced = <Row extends { readonly key: string }>(rows: readonly Row[], row: Row): readonly Row[] =>
  rows.map((one) => (one.key === row.key ? row : one));
const without = <Row extends { readonly key: string }>(rows: readonly Row[], { key }: Row): readonly Row[] =>
  rows.filter((one) => one.key !== key);

interface PartProps {
  readonly editing: Editing;
  readonly today: string;
  readonly people: readonly { readonly value: string; readonly label: string }[];
}

function Members({ editing, today, people }: PartProps) {
  const t = useMessages(careTeamsMessages);
  const { form, change, faults } = editing;
  const withMembers = (members: TeamForm['members']) => change({ ...form, members });
  return (
    <section aria-label={t('members')}>
      <h3 className="pb-2 font-medium">{t('members')}</h3>
      {form.members.map((row, index) => (
        <MemberFields
          key={row.key}
          row={row}
          number={index + 1}
          people={people}
          fault={faults.get(row.key)}
          onChange={(next) => withMembers(replaced(form.members, next))}
          onRemove={() => withMembers(without(form.members, row))}
        />
      ))}
      {form.members.length < MAX_TEAM_MEMBERS && (
        <Button
          size="small"
          icon="add"
          className="mt-2"
          onClick={() =>
            withMembers([
              ...form.members,
              { key: newId(), staffId: '', role: 'doctor', validFrom: today, validUntil: '' },
            ])
          }
        >
          {t('addMember')}
        </Button>
      )}
    </section>
  );
}

function StandIns({ editing, today, people }: PartProps) {
  const t = useMessages(careTeamsMessages);
  const { form, change, faults } = editing;
  const withStandIns = (standIns: TeamForm['standIns']) => change({ ...form, standIns });
  const among = people.filter(({ value }) => form.members.some(({ staffId }) => staffId === value));
  return (
    <section aria-label={t('standIns')}>
      <h3 className="pb-2 font-medium">{t('standIns')}</h3>
      {form.standIns.map((row, index) => (
        <StandInFields
          key={row.key}
          row={row}
          number={index + 1}
          people={among}
          fault={faults.get(row.key)}
          onChange={(next) => withStandIns(replaced(form.standIns, next))}
          onRemove={() => withStandIns(without(form.standIns, row))}
        />
      ))}
      {among.length > 1 && form.standIns.length < MAX_STAND_INS && (
        <Button
          size="small"
          icon="add"
          className="mt-2"
          onClick={() =>
            withStandIns([
              ...form.standIns,
              {
                key: newId(),
                forId: '',
                standInId: '',
                fromDay: today,
                untilDay: '',
                reason: 'leave',
                note: '',
              },
            ])
          }
        >
          {t('addStandIn')}
        </Button>
      )}
    </section>
  );
}

/** Includes members who no longer work here, so that their row still has a choice. */
const peopleOf = ({ colleagues, team }: TeamEditorProps) => {
  const known = new Map(colleagues.map(({ id, name }) => [id, name]));
  for (const { staffId, name } of team?.members ?? []) if (!known.has(staffId)) known.set(staffId, name);
  return [...known].map(([value, label]) => ({ value, label }));
};

/** Edits a care team. Saved as a whole. */
export function TeamEditor(props: TeamEditorProps) {
  const { team, today, onClose } = props;
  const t = useMessages(careTeamsMessages);
  const editing = useTeam(props);
  const { form, change, error, faults, busy } = editing;
  const isConflict = team !== undefined && error?.code === 'conflict';
  const part = { editing, today, people: peopleOf(props) };
  return (
    <Section title={team ? t('editOf', { name: team.name }) : t('newTeam')}>
      <form
        noValidate
        className="@container flex flex-col gap-4 p-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!busy) void editing.save();
        }}
      >
        <div className="max-w-96">
          <TextField
            label={t('name')}
            required
            maxLength={100}
            value={form.name}
            error={faults.has('name') ? t('needName') : undefined}
            onChange={(name) => change({ ...form, name })}
            autoFocus
          />
        </div>
        <Members {...part} />
        <StandIns {...part} />
        {isConflict && <Conflict editing={editing} />}
        {error && !isConflict && <Failure title={t('saveFailed')} error={error} />}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" busy={busy}>
            {t('save')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </div>
      </form>
    </Section>
  );
}
