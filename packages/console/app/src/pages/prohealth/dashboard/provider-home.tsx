import {
  decideRight,
  encounterPath,
  FINDS_PATIENTS,
  patientPath,
  READS_RECORD,
} from '@careline/core/internal/navigation';
import { EncounterDay } from '@careline/ui/encounters/encounter-day';
import { OwnItems } from '@careline/ui/finishing/own-items';
import type { ReactNode } from 'react';
import { useProfile } from '../../../session/use-session.ts';
import { NoFacility } from '../../booking/no-facility.tsx';
import { useEncounterSetting } from '../../booking/use-encounter-setting.ts';

export interface ProviderHomeProps {
  /** Pharmacists review prescriptions; results and alerts wait for doctors. */
  readonly showsItems: boolean;
  /** The user's tasks, or nothing. */
  readonly tasks: ReactNode;
}

/** The day of a doctor or pharmacist: who waits, who is next, what to answer, and what is open for their patients. */
export function ProviderHome({ showsItems, tasks }: ProviderHomeProps) {
  const { facility, scopes } = useProfile();
  const setting = useEncounterSetting();
  if (!facility) return <NoFacility />;
  const opensRecords = [READS_RECORD, FINDS_PATIENTS].every((right) => decideRight(right, scopes).allowed);
  const hasMore = showsItems || Boolean(tasks);
  return (
    <EncounterDay
      key={facility.facilityId}
      {...setting}
      encounterAddress={(id) => encounterPath(scopes, id) ?? ''}
      beside={
        hasMore && (
          <>
            {showsItems && (
              <OwnItems patientAddress={(vitaId) => (opensRecords ? patientPath(vitaId) : undefined)} />
            )}
            {tasks}
          </>
        )
      }
    />
  );
}
