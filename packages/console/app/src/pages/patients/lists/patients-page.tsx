import { patientPath, scopeLabel } from '@careline/core/internal/navigation';
import { useLocale } from '@careline/ui/messages';
import { PatientList, type PatientListProps, usePatientFilters } from '@careline/ui/patient-lists';
import { ScopeGate } from '../../../guards/scope-gate.tsx';
import { Page } from '../../../navigation/page.tsx';
import { useListValues } from '../../../navigation/use-list-values.ts';
import { useOpensRecords } from '../../../session/use-opens-records.ts';
import { useProfile } from '../../../session/use-session.ts';
import { NoFacility } from '../../booking/no-facility.tsx';

interface PatientsPageProps extends Pick<PatientListProps, 'kind' | 'mayAct'> {
  readonly scope: 'patients' | 'my_patients';
}

function List({ scope, ...listed }: PatientsPageProps) {
  const { facility } = useProfile();
  const opensRecords = useOpensRecords();
  // The search text has names and numbers, so the list has it to itself.
  const address = useListValues(
    usePatientFilters().filter(({ key }) => key !== 'text'),
    scope,
  );
  if (!facility) return <NoFacility />;
  return (
    <PatientList
      // A new facility is a new list: keep nothing from the old one.
      key={facility.facilityId}
      {...listed}
      {...address}
      rowAddress={opensRecords ? (vitaId) => patientPath(vitaId) : undefined}
    />
  );
}

/** A list of patients in the area of its scope. Filters are in the address. */
export function PatientsPage(props: PatientsPageProps) {
  const locale = useLocale();
  return (
    <ScopeGate>
      <Page title={scopeLabel(props.scope, locale)}>
        <List {...props} />
      </Page>
    </ScopeGate>
  );
}
