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

const TWO_COLUMNS = '@6xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]';

/** The day of a doctor or pharmacist: who waits, who is next, what to answer, and what is open for their patients. */
export function ProviderHome({ showsItems, tasks }: ProviderHomeProps) {
  const { facility, scopes } = useProfile();
  const setting = useEncounterSetting();
  if (!facility) return <NoFacility />;
  const opensRecords = [READS_RECORD, FINDS_PATIENTS].every((right) => decideRight(right, scopes).allowed);
  const hasMore = showsItems || Boolean(tasks);
  return (
    <div className="@container">
      <div className={`grid grid-cols-1 items-start gap-4 ${hasMore ? TWO_COLUMNS : ''}`}>
        <EncounterDay
          key={facility.facilityId}
          {...setting}
          encounterAddress={(id) => encounterPath(scopes, id) ?? ''}
        />
        {hasMore && (
          <div className="flex min-w-0 flex-col gap-4">
            {showsItems && (
              <OwnItems
                key={facility.facilityId}
                patientAddress={(vitaId) => (opensRecords ? patientPath(vitaId) : undefined)}
              />
            )}
            {tasks}
          </div>
        )}
      </div>
    </div>
  );
}
