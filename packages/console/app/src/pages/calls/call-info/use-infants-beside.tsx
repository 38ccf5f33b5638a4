import { CALLS_PATIENTS, decideRight, PATHS, REGISTERS_PATIENTS } from '@careline/core/internal/navigation';
import type { Patient } from '@careline/core/internal/patients';
import type { CallInfoProps } from '@careline/ui/calls/call-info';
import { MotherInfants } from '@careline/ui/care/mother-infants';
import { useNavigation } from '@careline/ui/navigation';
import { useCallback } from 'react';
import { useProfile } from '../../../session/use-session.ts';

const isMother = ({ enrolments }: Patient): boolean =>
  enrolments.some(({ programme }) => programme === 'healthy_motherhood');

/** Returns a Healthy Motherhood patient's infants, shown next to a call with her; nothing for other patients. */
export function useInfantsBeside(metrics: CallInfoProps['metrics']) {
  const navigation = useNavigation();
  const { scopes } = useProfile();
  return useCallback(
    (patient: Patient) =>
      isMother(patient) && (
        <MotherInfants
          key={patient.vitaId}
          metrics={metrics}
          vitaId={patient.vitaId}
          mayLink={decideRight(CALLS_PATIENTS, scopes).allowed}
          registerLink={
            decideRight(REGISTERS_PATIENTS, scopes).allowed ? navigation.link(PATHS.registration) : undefined
          }
        />
      ),
    [metrics, scopes, navigation],
  );
}
