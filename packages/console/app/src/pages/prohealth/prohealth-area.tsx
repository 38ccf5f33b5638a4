import { PATHS } from '@careline/core/navigation';
import { Route, Routes } from 'react-router';
import { onDemand } from '../../errors/on-demand.tsx';
import { ScopeGate } from '../../guards/scope-gate.tsx';
import NotFoundPage from '../not-found/not-found-page.tsx';

const DashboardPage = onDemand(() => import('./dashboard/dashboard-page.tsx'));
const RegistrationPage = onDemand(() => import('./registration/registration-page.tsx'));
const SearchPage = onDemand(() => import('./search/search-page.tsx'));
const CallInfoPage = onDemand(() => import('./call-info/call-info-page.tsx'));
const HealthCheckPage = onDemand(() => import('./health-check/health-check-page.tsx'));
const HealthChecksPage = onDemand(() => import('./health-check/health-checks-page.tsx'));
const PatientPage = onDemand(() => import('./patient/patient-page.tsx'));
const PatientRegistrationPage = onDemand(() => import('./patient/patient-registration-page.tsx'));
const MessagesPage = onDemand(() => import('./messages/messages-page.tsx'));
const LinksPage = onDemand(() => import('./links/links-page.tsx'));
const ChartsPage = onDemand(() => import('./charts/charts-page.tsx'));
const CallStatusHistoryPage = onDemand(() => import('./call-status-history/call-status-history-page.tsx'));

const inArea = (path: string) => path.slice(PATHS.programmeArea.length + 1);

/** The health-programme area (specification 2.1): loaded on demand, behind the scope guard. */
export default function ProhealthArea() {
  return (
    <ScopeGate>
      <Routes>
        <Route index element={<DashboardPage />} />
        <Route path={inArea(PATHS.registration)} element={<RegistrationPage />} />
        <Route path={inArea(PATHS.search)} element={<SearchPage />} />
        <Route path={inArea(PATHS.callInfo)} element={<CallInfoPage />} />
        <Route path={inArea(PATHS.charts)} element={<ChartsPage />} />
        <Route path={inArea(PATHS.healthChecks)} element={<HealthChecksPage />} />
        <Route path={inArea(PATHS.healthCheckRegistration)} element={<HealthCheckPage />} />
        <Route path={inArea(PATHS.callStatusHistory)} element={<CallStatusHistoryPage />} />
        <Route path={`${inArea(PATHS.patient)}/:vitaId`} element={<PatientPage />} />
        <Route path={`${inArea(PATHS.patient)}/:vitaId/registration`} element={<PatientRegistrationPage />} />
        <Route path={inArea(PATHS.messages)} element={<MessagesPage />} />
        <Route path={inArea(PATHS.links)} element={<LinksPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </ScopeGate>
  );
}
