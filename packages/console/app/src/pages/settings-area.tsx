import { Navigate, Route, Routes } from 'react-router';
import { SETTINGS_PATHS } from '../administration/settings-paths.ts';
import { onDemand } from '../errors/on-demand.tsx';
import { ScopeGate } from '../guards/scope-gate.tsx';
import NotFoundPage from './not-found/not-found-page.tsx';

const StaffPage = onDemand(() => import('./staff/staff-page.tsx'));
const InvitePage = onDemand(() => import('./staff/invite-page.tsx'));
const PersonPage = onDemand(() => import('./staff/person-page.tsx'));
const FacilitiesPage = onDemand(() => import('./facilities/facilities-page.tsx'));
const AddFacilityPage = onDemand(() => import('./facilities/add-facility-page.tsx'));
const FacilityPage = onDemand(() => import('./facilities/facility-page.tsx'));
const DuplicatesPage = onDemand(() => import('./patients/duplicates/duplicates-page.tsx'));
const ComparePage = onDemand(() => import('./patients/duplicates/compare-page.tsx'));
const MergePage = onDemand(() => import('./patients/duplicates/merge-page.tsx'));
const LimitsPage = onDemand(() => import('./settings/limits/limits-page.tsx'));
const OrganisationPage = onDemand(() => import('./settings/organisation/organisation-page.tsx'));
const TemplatesPage = onDemand(() => import('./settings/templates/templates-page.tsx'));
const ScoresPage = onDemand(() => import('./settings/scores/scores-page.tsx'));
const H1RegisterPage = onDemand(() => import('./settings/h1-register-page.tsx'));
const PartnersArea = onDemand(() => import('./partners/partners-area.tsx'));

/** Staff, facilities and partners, loaded on demand behind the scope guard. */
export default function SettingsArea() {
  return (
    <ScopeGate>
      <Routes>
        <Route index element={<Navigate to={SETTINGS_PATHS.staff} replace />} />
        <Route path="staff" element={<StaffPage />} />
        <Route path="staff/new" element={<InvitePage />} />
        <Route path="staff/:staffId" element={<PersonPage />} />
        <Route path="facilities" element={<FacilitiesPage />} />
        <Route path="facilities/new" element={<AddFacilityPage />} />
        <Route path="facilities/:facilityId" element={<FacilityPage />} />
        <Route path="duplicates" element={<DuplicatesPage />} />
        <Route path="duplicates/compare/:keptId/:mergedId" element={<ComparePage />} />
        <Route path="duplicates/:mergeId" element={<MergePage />} />
        <Route path="limits" element={<LimitsPage />} />
        <Route path="organisation" element={<OrganisationPage />} />
        <Route path="templates" element={<TemplatesPage />} />
        <Route path="scores" element={<ScoresPage />} />
        <Route path="h1-register" element={<H1RegisterPage />} />
        <Route path="partners/*" element={<PartnersArea />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </ScopeGate>
  );
}
