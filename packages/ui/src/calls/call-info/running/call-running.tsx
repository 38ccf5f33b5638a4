import type { Contact } from '@careline/core/calls';
import { isLineKind } from '@careline/core/calls/line';
import type { CallSession } from '@careline/core/calls/session';
import { formatCalendar } from '@careline/core/formatting';
import { useLocale, useMessages } from '../../../messages/index.ts';
import { buttonClass } from '../../../primitives/button/index.ts';
import { Icon } from '../../../primitives/icon/index.ts';
import { StatusTag } from '../../../primitives/status-tag/index.ts';
import { useParts } from '../../../store/index.ts';
import { phoneText } from '../dial-link.ts';
import { callStartMessages } from '../start/start.messages.ts';
import { CallLine } from './call-line.tsx';
import { CallTimer } from './call-timer.tsx';

export interface CallRunningProps {
  readonly session: CallSession;
  readonly contact: Contact;
  readonly timeZone: string;
  readonly now: () => number;
}

function Began({ session, contact, timeZone, now }: CallRunningProps) {
  const t = useMessages(callStartMessages);
  const locale = useLocale();
  const { continued } = useParts(session.store, ['continued']);
  if (!continued) {
    return (
      <>
        <StatusTag tone="info" icon="call">
          {t('running')}
        </StatusTag>
        <CallTimer since={contact.startedAt} now={now} label={t('duration')} />
      </>
    );
  }
  const when = formatCalendar(contact.startedAt, Math.floor(now() / 1000), { timeZone, locale });
  return <StatusTag tone="warning">{t('unfinished', { when })}</StatusTag>;
}

/** Who dialled, and a way to dial once more when the line dropped. */
function Device({ session }: Pick<CallRunningProps, 'session'>) {
  const t = useMessages(callStartMessages);
  const { continued, tel } = useParts(session.store, ['continued', 'tel']);
  if (continued && tel === null) return null;
  if (tel === null) return <span className="ms-auto text-muted text-sm">{t('ownPhone')}</span>;
  return (
    <a href={tel} className={`${buttonClass({ variant: 'quiet', size: 'small' })} ms-auto`}>
      <Icon name="call" size={18} />
      {t('again', { number: phoneText(tel) })}
    </a>
  );
}

/** That a call is under way, where its line is, for how long, and a way to dial once more when the line dropped. */
export function CallRunning(props: CallRunningProps) {
  const t = useMessages(callStartMessages);
  const { session, contact } = props;
  const { via } = useParts(session.store, ['via']);
  const isByLine = isLineKind(via ?? '');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-raised px-4 py-2">
      {isByLine ? <CallLine {...props} /> : <Began {...props} />}
      <span className="text-muted text-sm">{t('attempt', { attempt: contact.attempt })}</span>
      {!isByLine && <Device session={session} />}
    </div>
  );
}
