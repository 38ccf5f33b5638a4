import type { PatientMatch } from '@careline/core/internal/patients';
import { useMessages } from '@careline/ui/messages';
import { patientIdentityMessages, usePatientIdentity } from '@careline/ui/patients/patient-identity';
import { messages } from './chosen-patient.messages.ts';
import { SearchProvider } from './search-provider.tsx';

export interface ChosenPatientProps {
  readonly patient: PatientMatch;
}

function Identity({ patient }: ChosenPatientProps) {
  const t = useMessages(messages);
  const identity = useMessages(patientIdentityMessages);
  const { name, age, gender, uhid, born } = usePatientIdentity()(patient);
  const { phoneEnding } = patient;
  return (
    <section
      role="status"
      aria-label={t('chosen')}
      className="flex flex-col gap-1 rounded-card border border-accent bg-accent-soft p-4 text-on-accent-soft"
    >
      <p className="flex flex-wrap items-baseline gap-x-3">
        <bdi translate="no" className="break-words font-semibold">
          {name}
        </bdi>
        <span>
          {age}, {gender}
        </span>
      </p>
      <p className="flex flex-wrap gap-x-4 text-sm tabular-nums">
        <span translate="no">{uhid}</span>
        <span>{born}</span>
        <span>{phoneEnding ? identity('phoneEnding', { digits: phoneEnding }) : identity('noPhone')}</span>
      </p>
      <p className="text-sm">{t('change')}</p>
    </section>
  );
}

/** The chosen patient, with identifying details. */
export function ChosenPatient(props: ChosenPatientProps) {
  return (
    <SearchProvider>
      <Identity {...props} />
    </SearchProvider>
  );
}
