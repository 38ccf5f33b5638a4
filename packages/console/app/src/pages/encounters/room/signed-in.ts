import type { Encounter } from '@careline/core/internal/encounters';
import type { Prescription } from '@careline/core/internal/prescriptions';
import type { PrescriptionList } from '@careline/ui/record/prescriptions';

/** Returns the prescriptions that were signed in an encounter and not withdrawn. */
export const signedIn = (prescriptions: PrescriptionList, { id }: Encounter): readonly Prescription[] =>
  prescriptions.state.phase === 'ready'
    ? prescriptions.state.value.filter(({ encounterId, withdrawn }) => encounterId === id && !withdrawn)
    : [];
