import { patientPath } from '@careline/core/navigation';
import type { Patient } from '@careline/core/patients';
import type { CallInfoProps } from '@careline/ui/calls/call-info';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { buttonClass } from '@careline/ui/primitives/button';
import { useCallback } from 'react';
import { callInfoPageMessages } from './call-info-page.messages.ts';
import { useInfantsBeside } from './use-infants-beside.tsx';

/** Under the last readings of a patient: the way to all of them, and a mother's infants. */
export function useReadingsBeside(metrics: CallInfoProps['metrics'], timeZone: string) {
  const t = useMessages(callInfoPageMessages);
  const navigation = useNavigation();
  const infants = useInfantsBeside(metrics, timeZone);
  return useCallback(
    (patient: Patient) => (
      <>
        <p className="-mt-2 flex justify-end">
          <a
            className={buttonClass({ variant: 'quiet', size: 'small' })}
            {...navigation.link(patientPath(patient.vitaId))}
          >
            {t('allReadings')}
          </a>
        </p>
        {infants(patient)}
      </>
    ),
    [t, navigation, infants],
  );
}
