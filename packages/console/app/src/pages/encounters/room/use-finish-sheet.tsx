import type { Encounter } from '@careline/core/internal/encounters';
import { decideRight, READS_RECORD } from '@careline/core/internal/navigation';
import type { Patient } from '@careline/core/internal/patients';
import { isValidationService } from '@careline/core/internal/prescriptions';
import type { FinishingSetting } from '@careline/ui/encounters/encounter-acts';
import { FinishSheet } from '@careline/ui/record/finish-visit';
import type { OpenWriting, PrescriptionList } from '@careline/ui/record/prescriptions';
import { useProfile } from '../../../session/use-session.ts';
import { useMayBook } from '../../booking/book-encounter.tsx';
import { signedIn } from './signed-in.ts';

export interface FinishSheetOptions {
  readonly encounter: Encounter;
  readonly patient: Patient | undefined;
  readonly prescriptions: PrescriptionList;
  readonly openWriting: OpenWriting;
  readonly onPrescription: () => void;
}

/** Returns the sheet that finishes a consultation; undefined for visits that have no note to sum up. */
export function useFinishSheet(options: FinishSheetOptions): FinishingSetting['sheet'] {
  const { encounter, patient, prescriptions, openWriting, onPrescription } = options;
  const { resourceId, name, scopes, facility } = useProfile();
  const mayBook = useMayBook();
  const isConsultation = !encounter.package && !isValidationService(encounter.serviceType);
  if (!patient || !isConsultation || !decideRight(READS_RECORD, scopes).allowed) return undefined;
  return (props) => (
    <FinishSheet
      {...props}
      {...{ patient, mayBook, openWriting, onPrescription }}
      visit={encounter}
      signer={{ id: resourceId, name }}
      facility={facility?.facilityName ?? ''}
      signed={signedIn(prescriptions, encounter)}
      onSigned={prescriptions.refresh}
    />
  );
}
