import { patientPath } from '@careline/core/internal/navigation';
import { PatientList, type PatientListProps, usePatientFilters } from '@careline/ui/patient-lists';
import { useListValues } from '../../../navigation/use-list-values.ts';
import { useOpensRecords } from '../../../session/use-opens-records.ts';
import { AreaPage } from '../../booking/area-page.tsx';
import { useProjectFilter } from '../../projects/use-project-filter.ts';

interface PatientsPageProps extends Pick<PatientListProps, 'kind' | 'mayAct'> {
  readonly scope: 'patients' | 'my_patients';
}

function List({ scope, ...listed }: PatientsPageProps) {
  const opensRecords = useOpensRecords();
  // The search text has names and numbers, so the list has it to itself.
  const moreFilters = useProjectFilter();
  const filters = [...usePatientFilters(), ...moreFilters];
  const address = useListValues(
    filters.filter(({ key }) => key !== 'text'),
    scope,
  );
  return (
    <PatientList
      {...listed}
      {...address}
      moreFilters={moreFilters}
      rowAddress={opensRecords ? (vitaId) => patientPath(vitaId) : undefined}
    />
  );
}

/** A list of patients in the area of its scope. Filters are in the address. */
export function PatientsPage(props: PatientsPageProps) {
  return (
    <AreaPage scope={props.scope} needsFacility>
      <List {...props} />
    </AreaPage>
  );
}
