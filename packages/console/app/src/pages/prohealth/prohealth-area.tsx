import { PATHS } from '@careline/core/navigation';
import { lazy } from 'react';
import { Route, Routes } from 'react-router';
import { ScopeGate } from '../../guards/scope-gate.tsx';
import NotFoundPage from '../not-found/not-found-page.tsx';

const DashboardPage = lazy(() => import('./dashboard/dashboard-page.tsx'));
const SearchPage = lazy(() => import('./search/search-page.tsx'));
const CallInfoPage = lazy(() => import('./call-info/call-info-page.tsx'));
const CallStatusHistoryPage = lazy(() => import('./call-status-history/call-status-history-page.tsx'));

const inArea = (path: string) => path.slice(PATHS.programmeArea.length + 1);

/** The health-programme area (specification 2.1): loaded on demand, behind the scope guard. */
export default function ProhealthArea() {
  return (
    <ScopeGate>
      <Routes>
        <Route index element={<DashboardPage />} />
        <Route path={inArea(PATHS.search)} element={<SearchPage />} />
        <Route path={inArea(PATHS.callInfo)} element={<CallInfoPage />} />
        <Route path={inArea(PATHS.callStatusHistory)} element={<CallStatusHistoryPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </ScopeGate>
  );
}
