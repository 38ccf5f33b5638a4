import { readPatient } from '@careline/core/internal/patients';
import { useQuery } from '../../http/index.ts';
import {
  type IdentifiedPatient,
  type NamedPatient,
  usePatientIdentity,
} from '../../patients/patient-identity/index.ts';
import { useHttp } from '../../provider/index.ts';

export interface WhoIsBookedProps {
  readonly of: NamedPatient & Partial<IdentifiedPatient>;
}

const isIdentified = (of: WhoIsBookedProps['of']): of is NamedPatient & IdentifiedPatient =>
  of.appUserInfo !== undefined && of.birthDate !== undefined && of.uhid !== undefined;

/**
 * Shows the patient's name, age, gender and UHID, because patients may share a name.
 * Loads the patient if only the name is known.
 */
export function WhoIsBooked({ of }: WhoIsBookedProps) {
  const http = useHttp();
  const known = isIdentified(of) ? of : undefined;
  const { state } = useQuery<IdentifiedPatient>(
    [of.vitaId, known],
    async (signal) => known ?? readPatient(http, of.vitaId, signal),
    { endpoint: 'user/get' },
  );
  const identityOf = usePatientIdentity();
  const patient = known ?? (state.phase === 'ready' ? state.value : undefined);
  if (!patient) return <bdi translate="no">{of.name}</bdi>;
  const { name, age, gender, uhid } = identityOf(patient);
  return (
    <span className="flex flex-wrap gap-x-3">
      <bdi translate="no">{name}</bdi>
      <span className="font-normal">
        {age}, {gender}
      </span>
      <span translate="no" className="font-normal tabular-nums">
        {uhid}
      </span>
    </span>
  );
}
