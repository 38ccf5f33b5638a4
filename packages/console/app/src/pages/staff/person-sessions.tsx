import { listStaffSessions, type StaffSession, signOutStaff } from '@careline/core/internal/administration';
import { RequestFailed, useQuery } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { Card } from '@careline/ui/primitives/card';
import { useAnnounce } from '@careline/ui/primitives/live-region';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { StatusTag } from '@careline/ui/primitives/status-tag';
import { useSave } from '../../administration/use-form-save.ts';
import { useTimes } from '../../administration/use-times.ts';
import { useConsole } from '../../console-context.tsx';
import { staffMessages } from './staff.messages.ts';

/** Returns a function that describes a session by its partner or browser. */
function useBrowserText() {
  const t = useMessages(staffMessages);
  return ({ browser, system, partnerName }: StaffSession): string => {
    if (partnerName) return t('throughPartner', { partner: partnerName });
    return browser === 'other' && system === 'other'
      ? t('unknownBrowser')
      : t('browser', { browser, system });
  };
}

interface SessionRowProps {
  readonly session: StaffSession;
  readonly busy: boolean;
  readonly onSignOut: () => void;
}

function SessionRow({ session, busy, onSignOut }: SessionRowProps) {
  const t = useMessages(staffMessages);
  const time = useTimes();
  const browserText = useBrowserText();
  const { firstUsedAt, lastUsedAt, facilityName, endedAt, endedBy, current } = session;
  const browser = browserText(session);
  const span = { first: time(firstUsedAt), last: time(lastUsedAt), facility: facilityName };
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-b py-3 last:border-b-0">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium">{browser}</p>
        <p className="text-muted text-xs">{t('used', span)}</p>
        {current && <p className="text-sm">{t('thisSession')}</p>}
        {endedAt !== null && (
          <p className="text-sm">
            {endedBy
              ? t('endedBy', { time: time(endedAt), name: endedBy.name })
              : t('ended', { time: time(endedAt) })}
          </p>
        )}
      </div>
      {endedAt === null ? (
        <>
          <StatusTag tone="success">{t('lasting')}</StatusTag>
          <Button
            size="small"
            busy={busy}
            aria-label={t('signOutNamed', { browser, last: span.last })}
            onClick={onSignOut}
          >
            {t('signOut')}
          </Button>
        </>
      ) : (
        <StatusTag icon="logout">{t('over')}</StatusTag>
      )}
    </li>
  );
}

export interface PersonSessionsProps {
  readonly staffId: string;
}

/** A person's sessions, with a button to end each. */
export function PersonSessions({ staffId }: PersonSessionsProps) {
  const t = useMessages(staffMessages);
  const { http } = useConsole();
  const announce = useAnnounce();
  const { state, retry } = useQuery(
    [staffId],
    async (signal) => (await http.call(listStaffSessions, { query: { staffId }, signal })).data,
  );
  const { save, saving, error } = useSave((body: { staffId: string; sessionId?: string }, idempotencyKey) =>
    http.call(signOutStaff, { body, idempotencyKey }),
  );
  async function signOut(which: { readonly sessionId?: string }): Promise<void> {
    const answer = await save({ staffId, ...which });
    if (!answer) return;
    announce(t('signedOut', { count: answer.data.ended }));
    retry();
  }
  const sessions = state.phase === 'ready' ? state.value : [];
  const lasting = sessions.filter(({ endedAt }) => endedAt === null);
  return (
    <Card
      title={t('sessions')}
      className="max-w-3xl"
      actions={
        lasting.length > 1 && (
          <Button busy={saving} onClick={() => void signOut({})}>
            {t('signOutAll')}
          </Button>
        )
      }
    >
      {error && <RequestFailed title={t('signOutFailed')} error={error} />}
      {state.phase === 'loading' && <Skeleton shape="row" lines={2} />}
      {state.phase === 'failed' && (
        <RequestFailed title={t('sessionsFailed')} error={state.error} onRetry={retry} />
      )}
      {state.phase === 'ready' && sessions.length === 0 && <p className="text-muted">{t('noSessions')}</p>}
      <ul>
        {sessions.map((session) => (
          <SessionRow
            key={session.sessionId}
            session={session}
            busy={saving}
            onSignOut={() => void signOut({ sessionId: session.sessionId })}
          />
        ))}
      </ul>
    </Card>
  );
}
