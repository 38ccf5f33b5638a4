import { labelFromKey } from '@careline/core/internal/formatting';
import {
  ENTRY_DETAILS,
  type EntryState,
  entryCodeText,
  entryDateText,
  entryLabel,
  type ImportedEntry,
} from '@careline/core/internal/record';
import { useFormatDate, useLocale, useMessages } from '../../messages/index.ts';
import { StatusTag, type StatusTone } from '../../primitives/status-tag/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { useEntryName } from '../record-summary/index.ts';
import { recordEntriesMessages } from './record-entries.messages.ts';

type StateKey = 'active' | 'past' | 'notDone' | 'refuted' | 'enteredInError' | 'unknown';

/** `recorded` is for events, which have no state to show. */
const STATE_TAGS: Readonly<Record<EntryState, readonly [StatusTone, StateKey] | undefined>> = {
  active: ['info', 'active'],
  past: ['neutral', 'past'],
  recorded: undefined,
  'not-done': ['warning', 'notDone'],
  refuted: ['warning', 'refuted'],
  'entered-in-error': ['warning', 'enteredInError'],
  unknown: ['warning', 'unknown'],
};

const isOf = <Table extends object>(table: Table, key: string): key is Extract<keyof Table, string> =>
  Object.hasOwn(table, key);

function State({ entry }: { readonly entry: ImportedEntry }) {
  const t = useMessages(recordEntriesMessages);
  if (entry.isReplaced) return <StatusTag>{t('replaced')}</StatusTag>;
  const tag = isOf(STATE_TAGS, entry.state) ? STATE_TAGS[entry.state] : undefined;
  return tag ? <StatusTag tone={tag[0]}>{t(tag[1])}</StatusTag> : null;
}

/** Formats details. Times are shown as days, whatever format the source used. */
function useDetailText() {
  const timeZone = useTimeZone();
  const formatDate = useFormatDate();
  const t = useMessages(recordEntriesMessages);
  return ({ key, text }: ImportedEntry['details'][number]): string => {
    const known = ENTRY_DETAILS.find((detail) => detail === key);
    const label = known ? t(known) : labelFromKey(key);
    const day = key === 'end' ? formatDate(text, { timeZone }) : '--';
    return `${label}: ${day === '--' ? text : day}`;
  };
}

export interface EntryItemProps {
  readonly entry: ImportedEntry;
}

/** One entry from another system: its text, state, start date and source. */
export function EntryItem({ entry }: EntryItemProps) {
  const timeZone = useTimeZone();
  const formatDate = useFormatDate();
  const t = useMessages(recordEntriesMessages);
  const locale = useLocale();
  const nameOf = useEntryName();
  const detailText = useDetailText();
  const holds = !entry.isReplaced && entry.state !== 'refuted' && entry.state !== 'entered-in-error';
  const origin = [
    entryLabel(entry, locale),
    entryCodeText(entry),
    t('from', { source: entry.source }),
    t('imported', { date: formatDate(entry.importedAt, { timeZone }) }),
  ];
  return (
    <li
      data-print="together"
      className="grid grid-cols-1 gap-x-4 gap-y-0.5 border-line border-t py-2 first:border-t-0 first:pt-0 last:pb-0 @md:grid-cols-[7rem_minmax(0,1fr)_auto]"
    >
      <span className="text-muted text-sm tabular-nums leading-6">
        {entryDateText(entry, { timeZone }) ?? t('noDate')}
      </span>
      <span className="wrap-anywhere flex min-w-0 flex-col">
        <span className={holds ? 'font-medium' : 'line-through decoration-1'}>{nameOf(entry)}</span>
        {entry.details.length > 0 && (
          <span className="whitespace-pre-line text-sm">{entry.details.map(detailText).join(' · ')}</span>
        )}
        <span className="text-muted text-sm">{origin.filter(Boolean).join(' · ')}</span>
      </span>
      <span className="justify-self-start">
        <State entry={entry} />
      </span>
    </li>
  );
}
