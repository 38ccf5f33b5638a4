import { encounterPath, patientPath } from '@careline/core/internal/navigation';
import { EncounterDay } from '@careline/ui/encounters/encounter-day';
import { OwnItems } from '@careline/ui/finishing/own-items';
import { ToDispenseList } from '@careline/ui/record/prescriptions/to-dispense';
import type { ReactNode } from 'react';
import { useOpensRecords } from '../../../session/use-opens-records.ts';
import { useProfile } from '../../../session/use-session.ts';
import { BookEncounter, bookedPatientOf } from '../../booking/book-encounter.tsx';
import { NoFacility } from '../../booking/no-facility.tsx';
import { useEncounterSetting } from '../../booking/use-encounter-setting.ts';
import { UnfinishedPapers } from './unfinished-papers.tsx';

export interface ProviderHomeProps {
  /** Prescriptions wait for pharmacists; results, alerts and unfinished papers wait for doctors. */
  readonly isPharmacist: boolean;
  /** The user's tasks, or nothing. */
  readonly tasks: ReactNode;
}

/** The day of a doctor or pharmacist: who waits, who is next, what to answer, and what is open for their patients. */
export function ProviderHome({ isPharmacist, tasks }: ProviderHomeProps) {
  const { facility, scopes } = useProfile();
  const opensRecords = useOpensRecords();
  const setting = useEncounterSetting();
  if (!facility) return <NoFacility />;
  return (
    <EncounterDay
      key={facility.facilityId}
      {...setting}
      encounterAddress={(id) => encounterPath(scopes, id) ?? ''}
      beside={
        <>
          {isPharmacist ? (
            <ToDispenseList
              patientAddress={(vitaId) => (opensRecords ? patientPath(vitaId, 'medicines') : undefined)}
              encounterAddress={(id) => encounterPath(scopes, id) ?? ''}
              startVisit={(prescription) => (
                <BookEncounter
                  inRow
                  size="row"
                  patient={bookedPatientOf(prescription)}
                  preset={{ serviceType: 'PRESCRIPTION_VALIDATION' }}
                />
              )}
            />
          ) : (
            <>
              <OwnItems patientAddress={(vitaId) => (opensRecords ? patientPath(vitaId) : undefined)} />
              <UnfinishedPapers opensRecords={opensRecords} />
            </>
          )}
          {tasks}
        </>
      }
    />
  );
}
