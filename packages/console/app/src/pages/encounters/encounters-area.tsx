import { PATHS } from '@careline/core/internal/navigation';
import { Route, Routes, useMatch } from 'react-router';
import { onDemand } from '../../errors/on-demand.tsx';
import { ScopeGate } from '../../guards/scope-gate.tsx';
import NotFoundPage from '../not-found/not-found-page.tsx';

const EncountersPage = onDemand(() => import('./encounters-page.tsx'));
const HistoryPage = onDemand(() => import('./history-page.tsx'));
const OwnDayPage = onDemand(() => import('./own-day-page.tsx'));
const AvailabilityPage = onDemand(() => import('./availability/availability-page.tsx'));
const H1RegisterPage = onDemand(() => import('./h1-register-page.tsx'));
const WaitingListPage = onDemand(() => import('./waiting-list-page.tsx'));
const EncounterPage = onDemand(() => import('./encounter-page.tsx'));

/** Returns the area's start page: today, history, own availability and the H1 register have addresses of their own. */
function FirstPage() {
  const isToday = useMatch(PATHS.today) !== null;
  const isHistory = useMatch(PATHS.history) !== null;
  const isAvailability = useMatch(PATHS.myAvailability) !== null;
  const isRegister = useMatch(PATHS.h1Register) !== null;
  if (isRegister) return <H1RegisterPage />;
  if (isToday) return <OwnDayPage />;
  if (isAvailability) return <AvailabilityPage />;
  return isHistory ? <HistoryPage /> : <EncountersPage />;
}

/** The areas of the encounter scopes (specification 2.7): a list, with a page for each encounter. */
export default function EncountersArea() {
  return (
    <ScopeGate>
      <Routes>
        <Route index element={<FirstPage />} />
        <Route path="waiting-list" element={<WaitingListPage />} />
        <Route path=":id" element={<EncounterPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </ScopeGate>
  );
}
