import { scopeLabel } from '@careline/core/internal/navigation';
import type { PatientMatch } from '@careline/core/internal/patients';
import { useLocale } from '@careline/ui/messages';
import { PatientSearch } from '@careline/ui/patients/patient-search';
import { SearchCards } from '@careline/ui/primitives/drawing';
import { useState } from 'react';
import { ScopeGate } from '../../../guards/scope-gate.tsx';
import { Page } from '../../../navigation/page.tsx';
import { useProfile } from '../../../session/use-session.ts';
import { NoFacility } from '../../booking/no-facility.tsx';
import { PatientHealthChecks } from './patient-health-checks.tsx';

function Search() {
  const { facility } = useProfile();
  const [patient, setPatient] = useState<PatientMatch>();
  if (!facility) return <NoFacility />;
  return (
    <div className="flex flex-col gap-4">
      <PatientSearch
        only="health-check"
        facilityId={facility.facilityId}
        onPatientSelected={setPatient}
        drawing={<SearchCards />}
        autoFocus
      />
      {patient && <PatientHealthChecks key={patient.vitaId} {...patient} />}
    </div>
  );
}

/** `/ahc-patient-search`: finds patients with a health check at the facility, and shows their checks. */
export default function CheckSearchPage() {
  const locale = useLocale();
  return (
    <ScopeGate>
      <Page title={scopeLabel('ahc-patient-search', locale)} focusHeading={false}>
        <Search />
      </Page>
    </ScopeGate>
  );
}
