import { serverNow } from '@careline/core/internal/clock';
import {
  decideRight,
  encounterPath,
  READS_CALLS,
  READS_RECORD,
  WRITES_RECORD,
} from '@careline/core/internal/navigation';
import { doingAt } from '@careline/core/internal/record';
import { PatientCare } from '@careline/ui/care/patient-care';
import { PatientEncounters } from '@careline/ui/encounters/patient-encounters';
import { useMessages } from '@careline/ui/messages';
import { addTarget } from '@careline/ui/primitives/add-target';
import { InOrder } from '@careline/ui/primitives/in-order';
import { RecordSummaryStrip } from '@careline/ui/record/record-summary';
import { type ReactNode, useCallback } from 'react';
import { useProfile } from '../../session/use-session.ts';
import { useUnsavedParts } from '../../unsaved/use-unsaved-parts.ts';
import { useEncounterSetting } from '../booking/use-encounter-setting.ts';
import { EarlierCalls } from '../patients/earlier-calls.tsx';
import { LabTests } from '../patients/labs/lab-tests.tsx';
import { useOpenDangers } from '../patients/open-dangers.tsx';
import { PatientCaseSheet } from '../patients/patient-case-sheet.tsx';
import { useOpenPatient } from '../patients/use-open-patient.ts';
import { useTaskSetting } from '../tasks/use-task-setting.tsx';
import { EncounterPatient } from './encounter-patient.tsx';
import { EncounterPrescriptions } from './encounter-prescriptions.tsx';
import { EncounterReadings } from './encounter-readings.tsx';
import { EncounterWork, type WorkProps } from './encounter-work.tsx';
import { encountersMessages } from './encounters.messages.ts';
import { useAdding } from './use-adding.tsx';
import type { Opened } from './use-encounter.ts';
import { useFinishing } from './use-finishing.ts';
import { VideoBeside } from './video-beside.tsx';

/**
 * Notes of the encounter, and the patient's other notes, goals, follow-ups and documents. Leaving asks about unsaved
 * input.
 */
function CareBeside({
  encounter: { id, vitaId },
  onDirtyChange,
}: Pick<Opened, 'encounter'> & {
  readonly onDirtyChange: (dirty: boolean) => void;
}) {
  const { scopes } = useProfile();
  const { bookReview, facilityId } = useTaskSetting();
  return (
    <PatientCare
      vitaId={vitaId}
      encounterId={id}
      encounterAddress={(other) => encounterPath(scopes, other)}
      bookReview={bookReview}
      facilityId={facilityId}
      mayWrite={decideRight(WRITES_RECORD, scopes).allowed}
      onDirtyChange={onDirtyChange}
    />
  );
}

interface SectionsProps {
  readonly main: ReactNode;
  readonly beside: ReactNode;
  readonly video: ReactNode;
}

/** Lays out the page: writing on one side, patient information on the other. */
function Sections({ main, beside, video }: SectionsProps) {
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="contents min-w-0 lg:order-2 lg:flex lg:flex-col lg:gap-4">
        {video}
        <div className="order-2 flex min-w-0 flex-col gap-4">{beside}</div>
      </div>
      <div className="order-1 flex min-w-0 flex-col gap-4">{main}</div>
    </div>
  );
}

/** Returns callbacks that report unsaved input per section. */
function useDirtyParts() {
  const report = useUnsavedParts<'care' | 'sheet' | 'medicines' | 'labs' | 'addendum'>();
  return {
    addendumDirty: useCallback((dirty: boolean) => report('addendum', dirty), [report]),
    careDirty: useCallback((dirty: boolean) => report('care', dirty), [report]),
    medicinesDirty: useCallback((dirty: boolean) => report('medicines', dirty), [report]),
    labsDirty: useCallback((dirty: boolean) => report('labs', dirty), [report]),
    sheetDirty: useCallback((dirty: boolean) => report('sheet', dirty), [report]),
  };
}

export function OpenEncounter({
  encounter,
  events,
  addenda,
  onChanged,
  onAddenda,
}: Omit<WorkProps, 'patient' | 'finishing' | 'onAddendumDirty'>) {
  const t = useMessages(encountersMessages);
  const { vitaId } = encounter;
  const { scopes } = useProfile();
  const setting = useEncounterSetting();
  const { partner } = setting;
  const { who, retry, refresh } = useOpenPatient(vitaId);
  const openDangers = useOpenDangers();
  const patient = who.phase === 'open' ? who.patient : undefined;
  const doing = doingAt(encounter, setting.user.staffId, Math.floor(serverNow() / 1000));
  const addressOf = (id: string) => encounterPath(scopes, id);
  const adding = useAdding();
  const { addendumDirty, careDirty, medicinesDirty, labsDirty, sheetDirty } = useDirtyParts();
  const finishing = useFinishing(adding.seek);
  return (
    <InOrder ref={adding.page} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <EncounterPatient vitaId={vitaId} doing={doing} opened={{ who, retry }} menu={adding.menu} />
      {patient && openDangers(patient, () => void refresh())}
      {decideRight(READS_RECORD, scopes).allowed && (
        <RecordSummaryStrip key={`summary ${vitaId}`} vitaId={vitaId} />
      )}
      <Sections
        video={
          encounter.consultationMode === 'VIRTUAL' && (
            <VideoBeside key={`video ${encounter.id}`} encounter={encounter} />
          )
        }
        main={
          <>
            <EncounterWork
              encounter={encounter}
              events={events}
              addenda={addenda}
              patient={patient}
              onChanged={onChanged}
              onAddenda={onAddenda}
              onAddendumDirty={addendumDirty}
              finishing={finishing}
            />
            {patient && (
              <EncounterPrescriptions
                key={`medicines ${vitaId}`}
                encounter={encounter}
                patient={patient}
                onDirtyChange={medicinesDirty}
              />
            )}
            {patient && decideRight(READS_RECORD, scopes).allowed && (
              <LabTests
                key={`labs ${vitaId}`}
                patient={patient}
                encounterId={encounter.id}
                onDirtyChange={labsDirty}
              />
            )}
            <CareBeside key={`care ${vitaId}`} encounter={encounter} onDirtyChange={careDirty} />
            {decideRight(READS_RECORD, scopes).allowed && (
              <section aria-labelledby="case-sheet" className="flex flex-col gap-4">
                <h2
                  {...addTarget('case-sheet')}
                  id="case-sheet"
                  tabIndex={-1}
                  className="scroll-mt-4 font-semibold text-lg outline-none"
                >
                  {t('caseSheet')}
                </h2>
                <PatientCaseSheet vitaId={vitaId} encounterId={encounter.id} onDirtyChange={sheetDirty} />
              </section>
            )}
          </>
        }
        beside={
          <>
            {patient ? (
              <EncounterReadings key={`readings ${vitaId} ${adding.revision}`} patient={patient} />
            ) : (
              <div className="min-h-dvh" />
            )}
            <PatientEncounters
              key={`encounters ${vitaId}`}
              vitaId={vitaId}
              partner={partner}
              encounterAddress={addressOf}
              except={encounter.id}
            />
            {decideRight(READS_CALLS, scopes).allowed && (
              <EarlierCalls key={`calls ${vitaId}`} vitaId={vitaId} />
            )}
          </>
        }
      />
    </InOrder>
  );
}
