import { pregnancyState } from '@careline/core/internal/clinical';
import { serverSeconds } from '@careline/core/internal/clock';
import { isoDay } from '@careline/core/internal/formatting';
import {
  decideRight,
  encounterPath,
  PATHS,
  type PatientTab,
  patientPath,
  READS_PATIENT_TASKS,
  READS_RECORD,
  type Right,
  WRITES_RECORD,
} from '@careline/core/internal/navigation';
import { listOpenItems, readableKinds } from '@careline/core/internal/overview';
import type { Patient } from '@careline/core/internal/patients';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { buttonClass } from '@careline/ui/primitives/button';
import { onDemand } from '@careline/ui/primitives/on-demand';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { useTimeZone } from '@careline/ui/provider';
import { OpenDangers } from '@careline/ui/record/open-dangers';
import { type GlanceDetails, RecordGlance } from '@careline/ui/record/patient-glance';
import { OpenWork, WhatIsNext } from '@careline/ui/record/record-overview';
import { placeId } from '@careline/ui/record/record-places';
import { RecordTimeline } from '@careline/ui/record/record-timeline';
import { useConsole } from '../../console-context.tsx';
import { useProfile } from '../../session/use-session.ts';
import { useMayAnswerDangers } from '../patients/open-dangers.tsx';
import { patientPageMessages } from '../patients/patient-page.messages.ts';
import { opensTab } from '../patients/patient-tabs.ts';
import { useItemAddress } from './item-address.ts';
import type { ChangingPartProps } from './part-props.ts';

const PregnancyCard = onDemand(
  async () => (await import('@careline/ui/care/pregnancy-card')).PregnancyCard,
  <Skeleton shape="card" lines={2} />,
);

/** Returns whether the card applies to this patient's age and sex. */
const hasPregnancyCard = (facts: NonNullable<Patient['facts']>, timeZone: string): boolean =>
  pregnancyState(facts, isoDay(serverSeconds(), timeZone) ?? '').kind !== 'none' ||
  facts.breastfeeding !== undefined;

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

/** The tab with the details of a part of the glance. */
const TAB_OF: Readonly<Record<GlanceDetails, PatientTab>> = {
  visit: 'encounters',
  contacts: 'calls',
  medicines: 'medicines',
  readings: 'readings',
  labs: 'labs',
  care: 'readings',
};

/** The overview of a record: open work, next appointments, important facts and the timeline. */
export function PatientOverview({ patient, facts, onChanged }: ChangingPartProps) {
  const timeZone = useTimeZone();
  const { config } = useConsole();
  const { scopes } = useProfile();
  const { go } = useNavigation();
  const { vitaId } = patient;
  const mayAnswer = useMayAnswerDangers();
  const { state, retry } = facts.summary;
  const addressOf = useItemAddress(vitaId);
  const may = (right: Right) => decideRight(right, scopes).allowed;
  const inTab = (tab: PatientTab) => (opensTab(tab, scopes) ? patientPath(vitaId, tab) : undefined);
  const open = (details: GlanceDetails, trend?: string) =>
    go(`${patientPath(vitaId, TAB_OF[details])}${trend ? `?${new URLSearchParams({ trend })}` : ''}`);
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-4 @min-[58rem]:grid-cols-[minmax(0,1fr)_24rem] @min-[58rem]:grid-rows-[auto_1fr]">
      <div className="flex min-w-0 flex-col gap-4">
        <section id={placeId('ALERTS')} tabIndex={-1} className="scroll-mt-28 outline-none">
          <OpenDangers
            patient={patient}
            mayAnswer={mayAnswer}
            actions={<AllAlerts />}
            onChanged={onChanged}
          />
        </section>
        <div className="grid grid-cols-1 gap-x-6 gap-y-4 @min-[72rem]:grid-cols-[repeat(auto-fit,minmax(20rem,1fr))]">
          <WhatIsNext
            patient={patient}
            state={state}
            partner={config.retailPartner}
            encounterAddress={(id) => encounterPath(scopes, id)}
            encountersAddress={inTab('encounters')}
          />
          <OpenWork
            vitaId={vitaId}
            reads={{ tasks: may(READS_PATIENT_TASKS), results: may(listOpenItems) }}
            placeAddress={inTab}
          />
        </div>
      </div>
      <div className="min-w-0 @min-[58rem]:col-start-2 @min-[58rem]:row-span-2 @min-[58rem]:row-start-1">
        {patient.facts && hasPregnancyCard(patient.facts, timeZone) && may(READS_RECORD) && (
          <PregnancyCard
            key={vitaId}
            vitaId={vitaId}
            facts={patient.facts}
            mayRecord={may(WRITES_RECORD)}
            onChanged={onChanged}
          />
        )}
        <RecordGlance
          record={{
            summary: { state, onRetry: retry },
            model: facts.model,
            labs: facts.labs,
            goals: facts.goals,
          }}
          onOpen={open}
        />
      </div>
      <div className="min-w-0">
        <RecordTimeline
          vitaId={vitaId}
          kinds={readableKinds(scopes)}
          addressOf={addressOf}
          partner={config.retailPartner}
        />
      </div>
    </div>
  );
}
