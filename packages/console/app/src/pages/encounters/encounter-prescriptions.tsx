import type { Encounter } from '@careline/core/internal/encounters';
import { decideRight, READS_RECORD } from '@careline/core/internal/navigation';
import type { Patient } from '@careline/core/internal/patients';
import { isValidationService, validateLine } from '@careline/core/internal/prescriptions';
import { useLive } from '@careline/ui/live';
import { usePrescriptions, ValidatePrescriptions } from '@careline/ui/record/prescriptions';
import { useProfile } from '../../session/use-session.ts';
import { useEncounterSetting } from '../booking/use-encounter-setting.ts';
import { Prescribing } from '../patients/prescriptions/prescribing.tsx';

export interface EncounterPrescriptionsProps {
  readonly encounter: Encounter;
  readonly patient: Patient;
  readonly onDirtyChange: (dirty: boolean) => void;
}

function Validating({ encounter }: Pick<EncounterPrescriptionsProps, 'encounter'>) {
  const { http, user } = useEncounterSetting();
  const { scopes } = useProfile();
  const prescriptions = usePrescriptions(http, encounter.vitaId);
  useLive(['prescriptions'], prescriptions.refresh);
  const isAssigned = encounter.careProvider?.id === user.staffId && encounter.status === 'CONFIRMED';
  return (
    <ValidatePrescriptions
      {...{ prescriptions }}
      encounterId={encounter.id}
      staffId={user.staffId}
      mayValidate={isAssigned && decideRight(validateLine, scopes).allowed}
    />
  );
}

/** The encounter's prescriptions, or the review queue if the encounter is for validating prescriptions. */
export function EncounterPrescriptions({ encounter, patient, onDirtyChange }: EncounterPrescriptionsProps) {
  const { scopes } = useProfile();
  if (!decideRight(READS_RECORD, scopes).allowed) return null;
  if (isValidationService(encounter.serviceType)) return <Validating encounter={encounter} />;
  return <Prescribing {...{ patient, encounter, onDirtyChange }} />;
}
