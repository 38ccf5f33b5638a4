import { listColleagues } from '@careline/core/internal/care';
import { type CareTeam, deleteCareTeam, listCareTeams } from '@careline/core/internal/encounters/teams';
import { isoDay } from '@careline/core/internal/formatting';
import type { HttpClient } from '@careline/core/internal/http';
import { useState } from 'react';
import { useQuery, useSubmission } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { BriefStatus } from '../../primitives/brief-status/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { useHttp, useNow, useTimeZone } from '../../provider/index.ts';
import { Failure } from '../availability/section.tsx';
import { careTeamsMessages } from './care-teams.messages.ts';
import { TeamCard } from './team-card.tsx';
import { TeamEditor } from './team-editor.tsx';

export interface CareTeamsProps {
  readonly onDirtyChange?: ((dirty: boolean) => void) | undefined;
}

interface RemovalProps {
  readonly team: CareTeam;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

function RemovalDialog({ team, onRemoved, onClose }: RemovalProps) {
  const http = useHttp();
  const t = useMessages(careTeamsMessages);
  const { submit, busy, error } = useSubmission();
  async function remove(): Promise<void> {
    const body = { careTeamId: team.id, version: team.version };
    const sent = await submit(JSON.stringify(body), ({ key }) =>
      http.call(deleteCareTeam, { body, idempotencyKey: key }),
    );
    if (sent) onRemoved();
  }
  return (
    <Dialog
      open
      width="small"
      title={t('removeTitle', { name: team.name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="danger" busy={busy} onClick={() => void remove()}>
            {t('remove')}
          </Button>
        </>
      }
    >
      <p>{t('removeText')}</p>
      {error && <Failure title={t('removeFailed')} error={error} />}
    </Dialog>
  );
}

function useTeams(http: HttpClient) {
  return useQuery(
    [http],
    async (signal) => {
      const [teams, colleagues] = await Promise.all([
        http.call(listCareTeams, { query: {}, signal }),
        http.call(listColleagues, { signal }),
      ]);
      return { teams: teams.data, colleagues: colleagues.data };
    },
    { endpoint: listCareTeams.name },
  );
}

type Found = {
  readonly teams: readonly CareTeam[];
  readonly colleagues: readonly { id: string; name: string }[];
};

interface ListedProps extends CareTeamsProps {
  readonly found: Found;
  readonly onTeams: (teams: readonly CareTeam[]) => void;
  readonly onRefresh: () => void;
}

const NEW = 'new';

function Listed({ found, onTeams, onRefresh, ...props }: ListedProps) {
  const now = useNow();
  const timeZone = useTimeZone();
  const { teams, colleagues } = found;
  const t = useMessages(careTeamsMessages);
  const [editing, setEditing] = useState<string>();
  const [removing, setRemoving] = useState<CareTeam>();
  const [notice, setNotice] = useState('');
  const today = isoDay(new Date(now()), timeZone) ?? '';
  const close = () => setEditing(undefined);
  const saved = (team: CareTeam) => {
    const others = teams.filter(({ id }) => id !== team.id);
    onTeams([...others, team].toSorted((one, other) => one.name.localeCompare(other.name)));
    setNotice(t('saved', { name: team.name }));
    close();
  };
  const editor = { ...props, today, colleagues, onSaved: saved, onClose: close };
  const begin = (id: string) => {
    setNotice('');
    setEditing(id);
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Button icon="add" variant="primary" disabled={editing !== undefined} onClick={() => begin(NEW)}>
          {t('newTeam')}
        </Button>
        <BriefStatus>{notice}</BriefStatus>
      </div>
      {editing === NEW && <TeamEditor {...editor} team={undefined} />}
      {teams.length === 0 && editing === undefined && (
        <EmptyState icon="group" title={t('none')}>
          {t('noneText')}
        </EmptyState>
      )}
      {teams.map((team) =>
        team.id === editing ? (
          <TeamEditor key={team.id} {...editor} team={team} />
        ) : (
          <TeamCard
            key={team.id}
            team={team}
            today={today}
            disabled={editing !== undefined}
            onEdit={() => begin(team.id)}
            onRemove={() => setRemoving(team)}
          />
        ),
      )}
      {removing && (
        <RemovalDialog
          team={removing}
          onClose={() => {
            setRemoving(undefined);
            onRefresh();
          }}
          onRemoved={() => {
            setNotice(t('removed', { name: removing.name }));
            onTeams(teams.filter(({ id }) => id !== removing.id));
            setRemoving(undefined);
          }}
        />
      )}
    </>
  );
}

/** The care teams of a facility, with their members and stand-ins. */
export function CareTeams(props: CareTeamsProps) {
  const http = useHttp();
  const t = useMessages(careTeamsMessages);
  const { state, retry, refresh, setValue } = useTeams(http);
  return (
    <div className="@container flex flex-col gap-4" aria-busy={state.phase === 'loading'}>
      {state.phase === 'loading' && (
        <>
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <Skeleton shape="card" lines={3} />
        </>
      )}
      {state.phase === 'failed' && <Failure title={t('failed')} error={state.error} onRetry={retry} />}
      {state.phase === 'ready' && (
        <Listed
          {...props}
          found={state.value}
          onTeams={(teams) => setValue({ ...state.value, teams: [...teams] })}
          onRefresh={refresh}
        />
      )}
    </div>
  );
}
