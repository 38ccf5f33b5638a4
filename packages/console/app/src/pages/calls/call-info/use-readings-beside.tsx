import type { Patient } from '@careline/core/internal/patients';
import type { CallInfoProps } from '@careline/ui/calls/call-info';
import { useMessages } from '@careline/ui/messages';
import { useCallback } from 'react';
import { callInfoPageMessages } from '../../pages.messages.ts';
import { ReadingsLink } from './readings-link.tsx';
import { useInfantsBeside } from './use-infants-beside.tsx';

/** Returns what follows the last readings: a link to all of them, and a mother's infants. */
export function useReadingsBeside(metrics: CallInfoProps['metrics']) {
  const t = useMessages(callInfoPageMessages);
  const infants = useInfantsBeside(metrics);
  return useCallback(
    (patient: Patient) => (
      <>
        <p className="-mt-2 flex justify-end">
          <ReadingsLink vitaId={patient.vitaId}>{t('allReadings')}</ReadingsLink>
        </p>
        {infants(patient)}
      </>
    ),
    [t, infants],
  );
}
