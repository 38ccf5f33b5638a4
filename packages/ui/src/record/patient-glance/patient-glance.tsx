import { contextOn } from '@careline/core/internal/clinical';
import { isoDay } from '@careline/core/internal/formatting';
import { relevantTrends } from '@careline/core/internal/trends';
import { useMemo } from 'react';
import type { GoalList } from '../../care/patient-goals/index.ts';
import { useMessages } from '../../messages/index.ts';
import { InOrder } from '../../primitives/in-order/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { useNow, useTimeZone } from '../../provider/index.ts';
import { type ReadingsModel, TrendLines } from '../../readings/readings-viewer/index.ts';
import type { PatientLabsList } from '../labs/index.ts';
import { VitalEntries, type VitalEntriesProps } from '../record-summary/index.ts';
import { ActiveGoals, LatestResults } from './glance-lists.tsx';
import { GlanceSection } from './glance-section.tsx';
import { LastContacts, type LastContactsProps } from './last-contacts.tsx';
import { patientGlanceMessages } from './patient-glance.messages.ts';
import { VisitReason, type VisitReasonProps } from './visit-reason.tsx';

/** What a section of the glance opens. */
export type GlanceDetails = 'visit' | 'contacts' | 'medicines' | 'readings' | 'labs' | 'care';

/** Data of a record that the glance shows. */
interface GlanceRecord {
  readonly summary: VitalEntriesProps;
  /** Undefined while loading. */
  readonly model: ReadingsModel | undefined;
  readonly labs: PatientLabsList;
  readonly goals: GoalList;
}

export interface RecordGlanceProps {
  readonly record: GlanceRecord;
  /** Opens details; for readings also the pressed trend. */
  readonly onOpen: (details: GlanceDetails, trend?: string) => void;
}

export interface PatientGlanceProps
  extends VisitReasonProps,
    Pick<LastContactsProps, 'kinds'>,
    Pick<RecordGlanceProps, 'onOpen'> {
  readonly vitaId: string;
  /** Undefined for users who may not read the record. */
  readonly record: GlanceRecord | undefined;
}

const MOST_TRENDS = 6;

/** The trends that matter for this patient. */
function RelevantTrends({
  model,
  onOpen,
}: { readonly model: ReadingsModel } & Pick<RecordGlanceProps, 'onOpen'>) {
  const now = useNow();
  const timeZone = useTimeZone();
  const t = useMessages(patientGlanceMessages);
  const { trends, person, flags } = model;
  const sorted = useMemo(() => {
    const at = contextOn(person, isoDay(Math.floor(now() / 1000), timeZone) ?? '');
    const isPregnant = at.pregnant === true || at.gestationalDays !== undefined;
    return relevantTrends(trends, { isPregnant, hasDiabetes: at.diabetes === true });
  }, [trends, person, now, timeZone]);
  if (sorted.length === 0) return <p className="text-muted text-sm">{t('noTrends')}</p>;
  return (
    <TrendLines
      trends={sorted}
      flags={flags}
      most={MOST_TRENDS}
      label={t('trends')}
      onOpen={(trend) => onOpen('readings', trend)}
    />
  );
}

/** What matters of a record: conditions and medicines, the trends of these conditions, results and goals. */
export function RecordGlance({ record, onOpen }: RecordGlanceProps) {
  const t = useMessages(patientGlanceMessages);
  return (
    <>
      <GlanceSection title={t('medicines')} onOpen={() => onOpen('medicines')}>
        <VitalEntries {...record.summary} />
      </GlanceSection>
      <GlanceSection title={t('trends')} onOpen={() => onOpen('readings')}>
        {record.model ? <RelevantTrends model={record.model} onOpen={onOpen} /> : <Skeleton lines={4} />}
      </GlanceSection>
      <GlanceSection title={t('results')} onOpen={() => onOpen('labs')}>
        <LatestResults labs={record.labs} />
      </GlanceSection>
      <GlanceSection title={t('goals')} onOpen={() => onOpen('care')}>
        <ActiveGoals goals={record.goals} />
      </GlanceSection>
    </>
  );
}

/**
 * What a care provider must know about a patient at the start of a visit, in one column. Every part opens its details.
 */
export function PatientGlance(props: PatientGlanceProps) {
  const { vitaId, encounter, kinds, partner, record, onOpen } = props;
  const t = useMessages(patientGlanceMessages);
  return (
    <InOrder>
      <GlanceSection title={t('reason')} onOpen={() => onOpen('visit')}>
        <VisitReason {...props} />
      </GlanceSection>
      <GlanceSection title={t('contacts')} onOpen={() => onOpen('contacts')}>
        <LastContacts {...{ vitaId, kinds, partner }} encounterId={encounter.id} />
      </GlanceSection>
      {record && <RecordGlance record={record} onOpen={onOpen} />}
    </InOrder>
  );
}
