import { Route, Routes } from 'react-router';
import { onDemand } from '../../errors/on-demand.tsx';
import { ScopeGate } from '../../guards/scope-gate.tsx';
import NotFoundPage from '../not-found/not-found-page.tsx';
import { BILL } from './transaction-paths.ts';

const RefundsPage = onDemand(async () => ({
  default: (await import('./transactions-page.tsx')).RefundsPage,
}));
const BillPage = onDemand(() => import('./bill-page.tsx'));

/** The area of the scope `refunds`: what lowered bills, and the bills themselves. */
export default function RefundsArea() {
  return (
    <ScopeGate>
      <Routes>
        <Route index element={<RefundsPage />} />
        <Route path={BILL} element={<BillPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </ScopeGate>
  );
}
