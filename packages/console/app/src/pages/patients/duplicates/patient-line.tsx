import type { PatientMatch } from '@careline/core/internal/patients';
import { useMessages } from '@careline/ui/messages';
import { patientIdentityMessages, usePatientIdentity } from '@careline/ui/patients/patient-identity';

export function PatientLine({ patient }: { readonly patient: PatientMatch }) {
  const i = useMessages(patientIdentityMessages);
  const { name, age, gender, born, uhid } = usePatientIdentity()(patient);
  const { phoneEnding } = patient;
  return (
    <div className="min-w-0">
      <p className="wrap-anywhere">
        <bdi translate="no" className="font-semibold">
          {name}
        </bdi>
        , {age}, {gender}
      </p>
      <p className="flex flex-wrap gap-x-4 text-muted text-xs tabular-nums">
        <span translate="no">{uhid}</span>
        <span>{born}</span>
        {phoneEnding && <span>{i('phoneEnding', { digits: phoneEnding })}</span>}
      </p>
    </div>
  );
}
