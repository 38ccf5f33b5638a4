import { type AreaScope, patientPath, scopeLabel } from '@careline/core/internal/navigation';
import { useLocale } from '@careline/ui/messages';
import { PatientList, type PatientListProps, usePatientFilters } from '@careline/ui/patient-lists';
import { ScopeGate } from '../../../guards/scope-gate.tsx';
import { Page } from '../../../navigation/page.tsx';
import { useListValues } from '../../../navigation/use-list-values.ts';
import { useOpensRecords } from '../../../session/use-opens-records.ts';
import { useProfile } from '../../../session/use-session.ts';
import { NoFacility } from '../../booking/no-facility.tsx';
import { useProjectFilter } from '../../projects/use-project-filter.ts';

type Listed = Pick<PatientListProps, 'kind' | 'mayAct'>;

function List(listed: Listed) {
  const { facility } = useProfile();
  const opensRecords = useOpensRecords();
  // The search text has names and numbers, so the list has it to itself.
  const moreFilters = useProjectFilter();
  const filters = [...usePatientFilters(), ...moreFilters];
  const address = useListValues(filters.filter(({ key }) => key !== 'text'));
  if (!facility) return <NoFacility />;
  return (
    <PatientList
      // A new facility is a new list: keep nothing from the old one.
      key={facility.facilityId}
      {...listed}
      {...address}
      moreFilters={moreFilters}
      rowAddress={opensRecords ? (vitaId) => patientPath(vitaId) : undefined}
    />
  );
}

/** A list of patients in the area of its scope. Filters are in the address. */
export function PatientsPage({ scope, ...listed }: Listed & { readonly scope: AreaScope }) {
  const locale = useLocale();
  return (
    <ScopeGate>
      <Page title={scopeLabel(scope, locale)}>
        <List {...listed} />
      </Page>
    </ScopeGate>
  );
}
