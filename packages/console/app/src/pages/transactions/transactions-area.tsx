import { Route, Routes } from 'react-router';
import { onDemand } from '../../errors/on-demand.tsx';
import { ScopeGate } from '../../guards/scope-gate.tsx';
import NotFoundPage from '../not-found/not-found-page.tsx';
import { BILL, DAY_CLOSES, OPEN_BILLS } from './transaction-paths.ts';

const EntriesPage = onDemand(async () => ({
  default: (await import('./transactions-page.tsx')).EntriesPage,
}));
const OpenBillsPage = onDemand(async () => ({
  default: (await import('./transactions-page.tsx')).OpenBillsPage,
}));
const DayClosesPage = onDemand(async () => ({
  default: (await import('./transactions-page.tsx')).DayClosesPage,
}));
const BillPage = onDemand(() => import('./bill-page.tsx'));

/** The area of the scope `transactions` (specification 2.7): ledger, open bills, day closes and bills. */
export default function TransactionsArea() {
  return (
    <ScopeGate>
      <Routes>
        <Route index element={<EntriesPage />} />
        <Route path={OPEN_BILLS} element={<OpenBillsPage />} />
        <Route path={DAY_CLOSES} element={<DayClosesPage />} />
        <Route path={BILL} element={<BillPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </ScopeGate>
  );
}
