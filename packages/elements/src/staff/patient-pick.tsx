import type { PatientSearchProps } from '@careline/ui/patients/patient-search';
import { onDemand } from '@careline/ui/primitives/on-demand';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import type { StaffContext } from './staff-only.tsx';

const Search = onDemand<PatientSearchProps>(
  async () => (await import('./pick-part.ts')).PatientSearch,
  <Skeleton shape="card" lines={3} />,
);

export interface PatientPickProps {
  readonly context: StaffContext;
  readonly onPicked: (patientId: string) => void;
}

/** Searches for a patient when an element needs one and the page set none. */
export function PatientPick({ context: { facility }, onPicked }: PatientPickProps) {
  return (
    <Search facilityId={facility.facilityId} autoFocus onPatientSelected={({ vitaId }) => onPicked(vitaId)} />
  );
}
