import { pregnancyState } from '@careline/core/internal/clinical';
import { serverSeconds } from '@careline/core/internal/clock';
import { isoDay } from '@careline/core/internal/formatting';
import {
  decideRight,
  encounterPath,
  PATHS,
  patientPath,
  READS_CALL_HISTORY,
  READS_RECORD,
  WRITES_RECORD,
} from '@careline/core/internal/navigation';
import { readableKinds, type TimelineItem } from '@careline/core/internal/overview';
import type { Patient } from '@careline/core/internal/patients';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { buttonClass } from '@careline/ui/primitives/button';
import { onDemand } from '@careline/ui/primitives/on-demand';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { useTimeZone } from '@careline/ui/provider';
import { OpenDangers } from '@careline/ui/record/open-dangers';
import { WhatIsNext } from '@careline/ui/record/record-overview';
import { useRecordSummary, VitalEntries } from '@careline/ui/record/record-summary';
import { RecordTimeline } from '@careline/ui/record/record-timeline';
import { useConsole } from '../../console-context.tsx';
import { historyAddress } from '../../navigation/call-address.ts';
import { useProfile } from '../../session/use-session.ts';
import { useMayAnswerDangers } from '../patients/open-dangers.tsx';
import { patientPageMessages } from '../patients/patient-page.messages.ts';
import { opensTab } from '../patients/patient-tabs.ts';

const PregnancyCard = onDemand(
  async () => (await import('@careline/ui/care/pregnancy-card')).PregnancyCard,
  <Skeleton shape="card" lines={2} />,
);

export interface PatientOverviewProps {
  readonly patient: Patient;
  readonly onChanged: () => void;
}

/** Returns whether the card applies to this patient's age and sex. */
const hasPregnancyCard = (facts: NonNullable<Patient['facts']>, timeZone: string): boolean =>
  pregnancyState(facts, isoDay(serverSeconds(), timeZone) ?? '').kind !== 'none' ||
  facts.breastfeeding !== undefined;

/** Returns a function that links to an event's details, for users who may open them. */
function useItemAddress(vitaId: string) {
  const { scopes } = useProfile();
  const inTab = (tab: Parameters<typeof opensTab>[0]) =>
    opensTab(tab, scopes) ? patientPath(vitaId, tab) : undefined;
  return ({
    call,
    encounter,
    alert,
    note,
    report,
    score,
    sheet,
    referral,
    message,
    imported,
  }: TimelineItem): string | undefined => {
    if (call)
      return decideRight(READS_CALL_HISTORY, scopes).allowed ? historyAddress(call.id) : inTab('calls');
    if (encounter) return encounterPath(scopes, encounter.id);
    if (alert) return inTab('readings');
    if (note?.encounterId) return encounterPath(scopes, note.encounterId) ?? inTab('notes');
    if (note ?? report) return inTab('notes');
    if (score) return inTab('scores');
    if (sheet) return inTab('record');
    if (referral) return inTab('tasks');
    if (message) return inTab('messages');
    return imported ? inTab('record') : undefined;
  };
}

function AllAlerts() {
  const t = useMessages(patientPageMessages);
  const { link } = useNavigation();
  return (
    <a
      data-print="hidden"
      className={buttonClass({ variant: 'quiet', size: 'small' })}
      {...link(PATHS.alerts)}
    >
      {t('allAlerts')}
    </a>
  );
}

/** Problems, warnings, next steps and recent events. */
export function PatientOverview({ patient, onChanged }: PatientOverviewProps) {
  const timeZone = useTimeZone();
  const { config } = useConsole();
  const { scopes } = useProfile();
  const { vitaId } = patient;
  const mayAnswer = useMayAnswerDangers();
  const { state, retry } = useRecordSummary({ vitaId });
  const addressOf = useItemAddress(vitaId);
  return (
    <>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <div className="min-w-0">
          <OpenDangers
            patient={patient}
            mayAnswer={mayAnswer}
            actions={<AllAlerts />}
            onChanged={onChanged}
          />
        </div>
        <WhatIsNext
          patient={patient}
          state={state}
          partner={config.retailPartner}
          encounterAddress={(id) => encounterPath(scopes, id)}
        />
      </div>
      {patient.facts &&
        hasPregnancyCard(patient.facts, timeZone) &&
        decideRight(READS_RECORD, scopes).allowed && (
          <PregnancyCard
            key={vitaId}
            vitaId={vitaId}
            facts={patient.facts}
            mayRecord={decideRight(WRITES_RECORD, scopes).allowed}
            onChanged={onChanged}
          />
        )}
      <VitalEntries state={state} onRetry={retry} />
      <RecordTimeline
        vitaId={vitaId}
        kinds={readableKinds(scopes)}
        addressOf={addressOf}
        partner={config.retailPartner}
      />
    </>
  );
}
