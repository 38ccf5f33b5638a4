import {
  type LedgerEntry,
  paymentMeansLabel,
  refundableOf,
  reversedIds,
} from '@careline/core/internal/billing';
import { formatDate, formatTime } from '@careline/core/internal/formatting';
import { useLocale, useMessages } from '../../messages/index.ts';
import { IconButton } from '../../primitives/button/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { useBillWords } from '../bill-words/index.ts';
import { billWordsMessages, encounterBillMessages } from '../billing.messages.ts';

export interface BillRights {
  /** Whether the user may charge and reverse charges. */
  readonly mayCharge: boolean;
  /** Whether the user may take payments. */
  readonly mayPay: boolean;
  /** Whether the user may refund, reverse receipts, waive and give discounts. */
  readonly mayRefund: boolean;
}

export type EntryAct = 'print' | 'refund' | 'reverse';

interface EntriesProps {
  readonly entries: readonly LedgerEntry[];
  readonly rights: BillRights;
  readonly onAct: (act: EntryAct, entry: LedgerEntry) => void;
}

interface RowProps extends EntriesProps {
  readonly entry: LedgerEntry;
}

/** Buttons for the acts that the entry and the user's rights allow. */
function EntryActs({ entry, entries, rights, onAct }: RowProps) {
  const t = useMessages(encounterBillMessages);
  const { entryName } = useBillWords();
  const { kind, number, id } = entry;
  const isReversed = reversedIds(entries).has(id);
  const left = refundableOf(entry, entries);
  const isWhole = kind === 'payment' && left === -entry.amount && entry.means !== 'online';
  const mayReverse =
    (kind === 'charge' && rights.mayCharge && !isReversed) ||
    (kind === 'waiver' && rights.mayRefund && !isReversed) ||
    (isWhole && rights.mayRefund);
  return (
    <span data-print="hidden" className="flex items-center">
      {number !== null && (
        <IconButton icon="print" label={t('print', { number })} onClick={() => onAct('print', entry)} />
      )}
      {rights.mayRefund && left > 0 && number !== null && (
        <IconButton icon="undo" label={t('refund', { number })} onClick={() => onAct('refund', entry)} />
      )}
      {mayReverse && (
        <IconButton
          icon="close"
          label={
            kind === 'payment'
              ? t('reverseReceipt', { number: number ?? '' })
              : t('reverse', { name: entryName(entry) })
          }
          onClick={() => onAct('reverse', entry)}
        />
      )}
    </span>
  );
}

function EntryRow(props: RowProps) {
  const { entry, entries } = props;
  const t = useMessages(encounterBillMessages);
  const w = useMessages(billWordsMessages);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { money, entryName, entryNotes } = useBillWords();
  const { at, amount, currency, means, number, author } = entry;
  const isReversed = reversedIds(entries).has(entry.id);
  const facts = [
    ...(means === null ? [] : [paymentMeansLabel(means, locale)]),
    ...(number === null ? [] : [number]),
    `${formatDate(at, { timeZone })}, ${formatTime(at, { timeZone })}`,
    author?.name ?? w('online'),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-row-line border-t py-1.5 first:border-t-0">
      <div className="min-w-40 flex-1">
        <p className={`wrap-anywhere font-medium ${isReversed ? 'line-through' : ''}`}>{entryName(entry)}</p>
        <p className="wrap-anywhere text-muted text-xs">{facts.join(' · ')}</p>
        {entryNotes(entry).map((note) => (
          <p key={note} className="wrap-anywhere text-xs">
            {note}
          </p>
        ))}
      </div>
      {isReversed && <StatusTag>{t('reversed')}</StatusTag>}
      <span className="text-end font-medium tabular-nums">{money(amount, currency)}</span>
      <EntryActs {...props} />
    </li>
  );
}

/** The entries of a bill, oldest first. */
export function BillEntries(props: EntriesProps) {
  const t = useMessages(encounterBillMessages);
  return (
    <ul aria-label={t('entries')}>
      {props.entries.map((entry) => (
        <EntryRow key={entry.id} {...props} entry={entry} />
      ))}
    </ul>
  );
}
