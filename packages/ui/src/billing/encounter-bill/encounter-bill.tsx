import {
  addCharges,
  type Bill,
  type EncounterBill as BillFacts,
  type BillState,
  billOf,
  billStateLabel,
  type ChargeOffer,
  chargeTotals,
  type LedgerEntry,
  refundableOf,
} from '@careline/core/internal/billing';
import { serviceTypeLabel } from '@careline/core/internal/encounters';
import { formatDate, formatTime } from '@careline/core/internal/formatting';
import { useState } from 'react';
import { newId, RequestFailed } from '../../http/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { LiveRegionProvider, useAnnounce } from '../../primitives/live-region/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { StatusTag, type StatusTone } from '../../primitives/status-tag/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { useBillWords } from '../bill-words/index.ts';
import { billWordsMessages, encounterBillMessages } from '../billing.messages.ts';
import { ReceiptDialog } from '../receipt/index.ts';
import { BillEntries, type BillRights, type EntryAct } from './bill-entries.tsx';
import { ChargeDialog } from './charge-dialog.tsx';
import { PayDialog, RefundDialog, ReverseDialog, WaiveDialog } from './payment-dialogs.tsx';
import { PaymentLinks } from './payment-links.tsx';
import { type BillKey, useBill, useBillAct } from './use-bill.ts';

export interface EncounterBillProps extends BillKey, BillRights {
  /** Names the patient and the visit, on pages that show nothing else of them. */
  readonly namesPatient?: boolean;
}

const TONES: Readonly<Record<BillState, StatusTone>> = {
  none: 'neutral',
  unpaid: 'warning',
  'part-paid': 'warning',
  paid: 'success',
  waived: 'success',
  credit: 'warning',
};

function Sums({ bill, currency }: { readonly bill: Bill; readonly currency: string }) {
  const t = useMessages(encounterBillMessages);
  const { money } = useBillWords();
  const { charged, waived, paid, balance } = bill;
  const sums: readonly (readonly [label: string, amount: number])[] = [
    [t('charged'), charged],
    ...(waived === 0 ? [] : [[t('waived'), waived] as const]),
    [t('paid'), paid],
    balance < 0 ? [t('refundDue'), -balance] : [t('owed'), balance],
  ];
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-1 border-row-line border-t pt-2">
      {sums.map(([label, amount]) => (
        <div key={label}>
          <dt className="text-muted text-xs">{label}</dt>
          <dd className="font-semibold tabular-nums">{money(amount, currency)}</dd>
        </div>
      ))}
    </dl>
  );
}

const totalOf = ({ unitAmount, taxRate }: ChargeOffer): number =>
  chargeTotals({ quantity: 1, discount: 0, unitAmount, taxRate }).total;

interface SuggestedProps {
  readonly bill: BillKey;
  readonly suggestions: readonly ChargeOffer[];
  readonly currency: string;
  readonly onBill: (bill: BillFacts) => void;
}

/** What was done and is not charged yet, with one button that charges all of it. */
function Suggested({ bill, suggestions, currency, onBill }: SuggestedProps) {
  const t = useMessages(encounterBillMessages);
  const { money, itemName } = useBillWords();
  const { send, busy, error } = useBillAct(bill);
  const total = suggestions.reduce((sum, offer) => sum + totalOf(offer), 0);
  const [ids] = useState(() => new Map<string, string>());
  const idOf = (about: string): string => {
    const id = ids.get(about) ?? newId();
    ids.set(about, id);
    return id;
  };
  async function charge(): Promise<void> {
    const charges = suggestions.map(({ cardId, unitAmount, about }) => ({
      ...{ id: idOf(about ?? cardId), cardId, unitAmount, about, quantity: 1 },
    }));
    const charged = await send(addCharges, () => ({ charges }));
    if (!charged) return;
    ids.clear();
    onBill(charged);
  }
  return (
    <div data-print="hidden" className="flex flex-col gap-2 rounded-control bg-sunken p-2">
      <p className="wrap-anywhere">{t('suggested', { items: suggestions.map(itemName).join(', ') })}</p>
      {error && <RequestFailed title={t('actFailed')} error={error} />}
      <Button size="small" className="self-start" busy={busy} onClick={() => void charge()}>
        {t('chargeSuggested', { amount: money(total, currency) })}
      </Button>
    </div>
  );
}

interface Opened {
  readonly act: 'charge' | 'pay' | 'waive' | EntryAct;
  /** The entry that the act is about. */
  readonly entry?: LedgerEntry;
}

interface DialogsProps {
  readonly opened: Opened;
  readonly bill: BillKey;
  readonly facts: BillFacts;
  readonly owed: number;
  readonly mayRefund: boolean;
  readonly onDone: (bill: BillFacts) => void;
  readonly onClose: () => void;
}

function Dialogs({ opened, bill, facts, owed, mayRefund, onDone, onClose }: DialogsProps) {
  const { currency, offers, entries } = facts;
  const act = { bill, onDone, onClose };
  if (opened.act === 'charge') {
    return <ChargeDialog {...act} offers={offers} currency={currency} mayDiscount={mayRefund} />;
  }
  if (opened.act === 'pay') return <PayDialog {...act} currency={currency} owed={owed} />;
  if (opened.act === 'waive') return <WaiveDialog {...act} currency={currency} owed={owed} />;
  const { entry } = opened;
  if (!entry) return null;
  if (opened.act === 'print') {
    return <ReceiptDialog vitaId={bill.vitaId} receiptId={entry.id} onClose={onClose} />;
  }
  if (opened.act === 'refund') {
    return <RefundDialog {...act} receipt={entry} left={refundableOf(entry, entries)} />;
  }
  return <ReverseDialog {...act} entry={entry} />;
}

interface ShownProps extends EncounterBillProps {
  readonly facts: BillFacts;
  readonly onBill: (bill: BillFacts) => void;
}

function Shown({ vitaId, encounterId, facts, onBill, ...rights }: ShownProps) {
  const t = useMessages(encounterBillMessages);
  const announce = useAnnounce();
  const [opened, setOpened] = useState<Opened>();
  const key = { vitaId, encounterId };
  const { entries, suggestions, offers, currency, links, takesOnline, linkChannels = [] } = facts;
  const bill = billOf(entries);
  const owed = Math.max(bill.balance, 0);
  const { mayCharge, mayPay, mayRefund } = rights;
  function done(next: BillFacts): void {
    setOpened(undefined);
    onBill(next);
    const number = next.entries.at(-1)?.number;
    if (next.entries.length > entries.length && number) announce(t('receiptReady', { number }));
  }
  return (
    <div className="flex flex-col gap-3">
      {mayCharge && suggestions.length > 0 && (
        <Suggested bill={key} suggestions={suggestions} currency={currency} onBill={done} />
      )}
      {entries.length === 0 ? (
        <p className="text-muted">{t('none')}</p>
      ) : (
        <>
          <BillEntries entries={entries} rights={rights} onAct={(act, entry) => setOpened({ act, entry })} />
          <Sums bill={bill} currency={currency} />
        </>
      )}
      {mayCharge && offers.length === 0 && <p className="text-muted text-xs">{t('noCards')}</p>}
      <div data-print="hidden" className="flex flex-wrap gap-2 empty:hidden">
        {mayPay && owed > 0 && (
          <Button size="small" variant="primary" icon="payment" onClick={() => setOpened({ act: 'pay' })}>
            {t('pay')}
          </Button>
        )}
        {mayCharge && offers.length > 0 && (
          <Button size="small" icon="add" onClick={() => setOpened({ act: 'charge' })}>
            {t('addCharge')}
          </Button>
        )}
        {mayRefund && owed > 0 && (
          <Button size="small" onClick={() => setOpened({ act: 'waive' })}>
            {t('waive')}
          </Button>
        )}
      </div>
      {takesOnline && (
        <PaymentLinks
          bill={key}
          links={links}
          currency={currency}
          owed={owed}
          mayPay={mayPay}
          channels={linkChannels}
          onBill={done}
        />
      )}
      {opened && (
        <Dialogs
          {...{ opened, facts, owed, mayRefund }}
          bill={key}
          onDone={done}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}

function Visit({ facts: { patient, serviceType, startsAt } }: { readonly facts: BillFacts }) {
  const w = useMessages(billWordsMessages);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const facts = [
    patient.uhid,
    serviceTypeLabel(serviceType, { locale }),
    `${formatDate(startsAt, { timeZone })}, ${formatTime(startsAt, { timeZone })}`,
  ];
  return (
    <div className="mb-3">
      <p className="font-semibold">
        <bdi translate="no">{patient.name || w('unknownPatient')}</bdi>
      </p>
      <p className="text-muted text-sm">{facts.filter(Boolean).join(' · ')}</p>
    </div>
  );
}

/** The bill of an encounter: charges, payments and the owed amount, with every act that the user may do. */
export function EncounterBill(props: EncounterBillProps) {
  const t = useMessages(encounterBillMessages);
  const locale = useLocale();
  const { state, retry, setValue } = useBill(props);
  const billState = state.phase === 'ready' ? billOf(state.value.entries).state : undefined;
  return (
    <LiveRegionProvider>
      <Card
        title={t('title')}
        actions={
          billState && <StatusTag tone={TONES[billState]}>{billStateLabel(billState, locale)}</StatusTag>
        }
      >
        {state.phase === 'loading' && (
          <>
            <VisuallyHidden>{t('loading')}</VisuallyHidden>
            <Skeleton shape="row" lines={3} />
          </>
        )}
        {state.phase === 'failed' && (
          <RequestFailed title={t('failed')} error={state.error} onRetry={retry} />
        )}
        {state.phase === 'ready' && props.namesPatient && <Visit facts={state.value} />}
        {state.phase === 'ready' && <Shown {...props} facts={state.value} onBill={setValue} />}
      </Card>
    </LiveRegionProvider>
  );
}
