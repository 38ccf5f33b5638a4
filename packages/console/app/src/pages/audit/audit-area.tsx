import { Route, Routes } from 'react-router';
import { onDemand } from '../../errors/on-demand.tsx';
import { ScopeGate } from '../../guards/scope-gate.tsx';
import NotFoundPage from '../not-found/not-found-page.tsx';
import { REPORT } from './audit-address.ts';

const AuditPage = onDemand(() => import('./audit-page.tsx'));
const PatientReportPage = onDemand(() => import('./patient-report-page.tsx'));

/** The area of the scope `auditor` (specification 2.7): the access log and the patient report. */
export default function AuditArea() {
  return (
    <ScopeGate>
      <Routes>
        <Route index element={<AuditPage />} />
        <Route path={REPORT} element={<PatientReportPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </ScopeGate>
  );
}
