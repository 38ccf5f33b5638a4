import type { Contact } from '@careline/core/internal/calls';
import type { UnfinishedCall, UnfinishedKind } from '@careline/core/internal/calls/unsent';
import { callTypeLabel, programmeLabel } from '@careline/core/internal/programmes';
import { useFormatCalendar, useLocale, useMessages } from '../../messages/index.ts';
import { useNavigation } from '../../navigation/index.ts';
import { buttonClass } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { StatusTag, type StatusTone } from '../../primitives/status-tag/index.ts';
import { useNow, useTimeZone } from '../../provider/index.ts';
import { messages } from './unfinished-tray.messages.ts';
import { type UnfinishedStores, useUnfinished } from './use-unfinished.ts';

export interface UnfinishedTrayProps extends UnfinishedStores {
  /** Calls without an outcome on the server. Undefined while they load. */
  readonly contacts: readonly Contact[] | undefined;
  /** How many there are in all. The list may have fewer. */
  readonly total?: number;
  /** There are more than `total`. */
  readonly exceeded?: boolean | undefined;
  /** Returns the address that continues a call. Omit it for users who may not call. */
  readonly addressOf?: (call: UnfinishedCall) => string;
}

const WORDS = {
  conflict: 'conflict',
  refused: 'refused',
  draft: 'draft',
  'no-outcome': 'noOutcome',
  waiting: 'waiting',
} as const satisfies Readonly<Record<UnfinishedKind, keyof typeof messages.en>>;

const TONES: Readonly<Record<UnfinishedKind, StatusTone>> = {
  conflict: 'danger',
  refused: 'danger',
  draft: 'warning',
  'no-outcome': 'warning',
  waiting: 'info',
};

type RowProps = Pick<UnfinishedTrayProps, 'addressOf'> & {
  readonly call: UnfinishedCall;
};

function useFacts({ call }: RowProps): string {
  const now = useNow();
  const timeZone = useTimeZone();
  const formatCalendar = useFormatCalendar();
  const t = useMessages(messages);
  const locale = useLocale();
  const { programme, callType, startedAt, author } = call;
  const nowS = Math.floor(now() / 1000);
  return [
    programme && programmeLabel(programme),
    callType && callTypeLabel(callType, locale),
    startedAt && t('begun', { when: formatCalendar(startedAt, nowS, { timeZone, locale }) }),
    author && t('by', { author: author.name }),
  ]
    .filter(Boolean)
    .join(' · ');
}

function Way({ to, words, name }: { readonly to: string; readonly words: string; readonly name: string }) {
  const { href, onClick } = useNavigation().link(to);
  const look = buttonClass({ variant: 'secondary', size: 'small' });
  return (
    <a href={href} onClick={onClick} className={look} aria-label={`${words}: ${name}`}>
      {words}
    </a>
  );
}

function Unfinished(props: RowProps) {
  const t = useMessages(messages);
  const facts = useFacts(props);
  const { call, addressOf } = props;
  const name = call.patient?.name || call.patient?.uhid || t('unknown');
  const way = t(call.kind === 'conflict' ? 'look' : 'continue');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t py-2 first:border-t-0">
      <div className="min-w-0 grow basis-48">
        <p className="truncate font-medium">
          <bdi translate="no">{name}</bdi>
        </p>
        <p className="text-muted text-xs tabular-nums">{facts}</p>
      </div>
      <StatusTag tone={TONES[call.kind]}>{t(WORDS[call.kind])}</StatusTag>
      {addressOf && <Way to={addressOf(call)} words={way} name={name} />}
    </li>
  );
}

function Calls({
  contacts,
  total = 0,
  exceeded,
  ...props
}: UnfinishedTrayProps & { contacts: readonly Contact[] }) {
  const t = useMessages(messages);
  const { calls, isUnreadable } = useUnfinished(contacts, props);
  const hidden = total - contacts.length;
  return (
    <>
      {isUnreadable && (
        <p role="status" className="mb-2 text-warning">
          {t('unreadable')}
        </p>
      )}
      {calls.length === 0 ? (
        <p className="text-muted">{t('none')}</p>
      ) : (
        <ul>
          {calls.map((call) => (
            <Unfinished key={call.contactId} call={call} {...props} />
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <p className="mt-2 text-muted text-xs">{t(exceeded ? 'moreThan' : 'more', { count: hidden })}</p>
      )}
    </>
  );
}

/** Calls that wait for the user or for the network, each with a link to continue. */
export function UnfinishedTray(props: UnfinishedTrayProps) {
  const t = useMessages(messages);
  const { contacts } = props;
  return (
    <Card title={t('title')}>
      {contacts ? (
        <Calls {...props} contacts={contacts} />
      ) : (
        <div aria-busy="true">
          <Skeleton lines={3} />
        </div>
      )}
    </Card>
  );
}
