import { ENTRY_KINDS } from '@careline/core/internal/billing';
import { decideRight, scopeLabel, TAKES_MONEY } from '@careline/core/internal/navigation';
import {
  DayCloses,
  OpenBills,
  TransactionList,
  type TransactionListProps,
  useTransactionFilters,
} from '@careline/ui/billing/transactions';
import { useLocale } from '@careline/ui/messages';
import type { ReactNode } from 'react';
import { Page } from '../../navigation/page.tsx';
import { useListValues } from '../../navigation/use-list-values.ts';
import { useProfile } from '../../session/use-session.ts';
import { NoFacility } from '../booking/no-facility.tsx';
import { billPath } from './transaction-paths.ts';
import { TransactionTabs } from './transaction-tabs.tsx';

type Area = 'transactions' | 'refunds';

interface LedgerProps extends Pick<TransactionListProps, 'kinds' | 'isChosen'> {
  readonly area: Area;
}

function Ledger({ area, kinds, isChosen }: LedgerProps) {
  const { resourceId } = useProfile();
  const address = useListValues(
    useTransactionFilters(kinds, isChosen),
    area === 'transactions' ? area : undefined,
  );
  return (
    <TransactionList
      {...{ kinds, isChosen }}
      {...address}
      staffId={resourceId}
      billAddress={(bill) => billPath(area, bill)}
    />
  );
}

interface FrameProps {
  readonly area: Area;
  readonly tabs?: ReactNode;
  readonly children: ReactNode;
}

/** A page of money at the facility. A new facility starts anew. */
function MoneyPage({ area, tabs, children }: FrameProps) {
  const locale = useLocale();
  const { facility } = useProfile();
  return (
    <Page title={scopeLabel(area, locale)}>
      {tabs}
      {facility ? (
        <div key={facility.facilityId} className="contents">
          {children}
        </div>
      ) : (
        <NoFacility />
      )}
    </Page>
  );
}

/** `/transactions`: the facility's ledger, today's entries by default. */
export function EntriesPage() {
  return (
    <MoneyPage area="transactions" tabs={<TransactionTabs current="entries" />}>
      <Ledger area="transactions" kinds={ENTRY_KINDS} />
    </MoneyPage>
  );
}

/** `/transactions/open`: bills that are not settled. */
export function OpenBillsPage() {
  return (
    <MoneyPage area="transactions" tabs={<TransactionTabs current="open" />}>
      <OpenBills billAddress={(bill) => billPath('transactions', bill)} />
    </MoneyPage>
  );
}

/** `/transactions/days`: day closes of the facility. */
export function DayClosesPage() {
  const { scopes } = useProfile();
  return (
    <MoneyPage area="transactions" tabs={<TransactionTabs current="days" />}>
      <DayCloses mayClose={decideRight(TAKES_MONEY, scopes).allowed} />
    </MoneyPage>
  );
}

const LOWERING = ['refund', 'receipt-reversal', 'waiver', 'reversal'] as const;

/** `/refunds`: refunds, reversed receipts, waivers and reversed charges. */
export function RefundsPage() {
  return (
    <MoneyPage area="refunds">
      <Ledger area="refunds" kinds={LOWERING} isChosen />
    </MoneyPage>
  );
}
