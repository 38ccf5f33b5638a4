import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { tasksMessages } from './tasks.messages.ts';
import type { TaskPeople } from './use-task-people.ts';

/** A person, a team, or anyone at the facility. */
export interface TaskWhom {
  readonly assigneeId: string | null;
  readonly careTeamId: string | null;
}

export const ANYBODY: TaskWhom = { assigneeId: null, careTeamId: null };

const TEAM = 'team ';
const keyOf = ({ assigneeId, careTeamId }: TaskWhom): string =>
  assigneeId ?? (careTeamId === null ? '' : `${TEAM}${careTeamId}`);

const whomOf = (key: string): TaskWhom =>
  key.startsWith(TEAM)
    ? { assigneeId: null, careTeamId: key.slice(TEAM.length) }
    : { assigneeId: key || null, careTeamId: null };

export interface WhomFieldProps {
  readonly from: TaskPeople;
  readonly label: string;
  readonly value: TaskWhom;
  readonly onChange: (whom: TaskWhom) => void;
}

/** Chooses the assignee: a colleague, a team, or anyone. If the names fail to load, the value stays unchanged. */
export function WhomField({ from, label, value, onChange }: WhomFieldProps) {
  const t = useMessages(tasksMessages);
  const { people, teams, failed, reload } = from;
  if (failed) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-2 text-sm">
        {t('colleaguesFailed')}
        <Button size="small" icon="refresh" onClick={reload}>
          {t('again')}
        </Button>
      </p>
    );
  }
  const options = [
    ...people.map(({ id, name, mine }) => ({
      value: id,
      label: mine ? t('me', { name }) : name,
      ...(teams.length > 0 && { group: t('people') }),
    })),
    ...teams.map(({ id, name }) => ({ value: `${TEAM}${id}`, label: name, group: t('teams') })),
  ];
  return (
    <SelectField
      label={label}
      placeholder={t('anybody')}
      value={keyOf(value)}
      options={options}
      onChange={(key) => onChange(whomOf(key))}
    />
  );
}
