import { AREAS, PATHS, PROGRAMME_ENTRIES, type ProgrammeEntry } from '@careline/core/internal/navigation';
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import { onDemand } from '../errors/on-demand.tsx';
import { ScopeGate } from '../guards/scope-gate.tsx';
import NotFoundPage from './not-found/not-found-page.tsx';

/** The page of each entry, at its address in core. */
const ENTRY_PAGES: Readonly<Record<ProgrammeEntry, ComponentType>> = {
  prohealth: onDemand(() => import('./prohealth/dashboard/dashboard-page.tsx')),
  registration: onDemand(() => import('./patients/registration/registration-page.tsx')),
  search: onDemand(() => import('./patients/search/search-page.tsx')),
  hmCallInfo: onDemand(() => import('./calls/call-info/call-info-page.tsx')),
  charts: onDemand(() => import('./charts/charts-page.tsx')),
  'health-check-registration': onDemand(() => import('./encounters/health-check/health-check-page.tsx')),
  'call-status-history': onDemand(() => import('./calls/call-status-history/call-status-history-page.tsx')),
};

const HealthChecksPage = onDemand(() => import('./encounters/health-check/health-checks-page.tsx'));
const PatientPage = onDemand(() => import('./patient/patient-page.tsx'));
const PatientRegistrationPage = onDemand(() => import('./patient/patient-registration-page.tsx'));
const MessagesPage = onDemand(() => import('./messages/messages-page.tsx'));
const TeamPage = onDemand(() => import('./prohealth/team/team-page.tsx'));
const LinksPage = onDemand(() => import('./patients/links/links-page.tsx'));

const inArea = (path: string) => path.slice(PATHS.programmeArea.length + 1);

/** The health-programme area (specification 2.1), loaded on demand behind the scope guard. */
export default function ProhealthArea() {
  return (
    <ScopeGate>
      <Routes>
        {PROGRAMME_ENTRIES.map((entry) => {
          const EntryPage = ENTRY_PAGES[entry];
          return <Route key={entry} path={inArea(AREAS[entry].path)} element={<EntryPage />} />;
        })}
        <Route path={inArea(PATHS.healthChecks)} element={<HealthChecksPage />} />
        <Route path={`${inArea(PATHS.patient)}/:vitaId/:tab?`} element={<PatientPage />} />
        <Route path={`${inArea(PATHS.patient)}/:vitaId/registration`} element={<PatientRegistrationPage />} />
        <Route path={inArea(PATHS.messages)} element={<MessagesPage />} />
        <Route path={inArea(PATHS.team)} element={<TeamPage />} />
        <Route path={inArea(PATHS.links)} element={<LinksPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </ScopeGate>
  );
}
