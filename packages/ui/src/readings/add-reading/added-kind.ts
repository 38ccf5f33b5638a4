import {
  ENTERED_METRICS,
  type EnteredMetric,
  isEnteredMetric,
  metricOfReadingLabel,
} from '@careline/core/internal/metrics';
import { METRICS, READING_GROUPS, type ReadingGroup } from '@careline/core/internal/observations';
import {
  EXAMINATIONS,
  type Examination,
  isExamination,
  metricOfReadingType,
  READING_TYPES,
  readingTypeLabel,
} from '@careline/core/internal/record';

/** What can be added: a metric, the result of a rapid test, or an examination file. */
export type AddedKind = EnteredMetric | 'whole_blood_rdt' | Examination;

const RAPID_TEST = 'whole_blood_rdt' satisfies AddedKind;

/** Groups of kinds that are not metrics. For metrics the catalogue knows the group. */
const OTHER_GROUPS: Readonly<Record<Exclude<AddedKind, EnteredMetric>, ReadingGroup>> = {
  whole_blood_rdt: 'tests',
  ecg: 'other',
  dermascopy: 'other',
  otoscopy: 'other',
  mede_document: 'other',
};

const groupOf = (kind: AddedKind): ReadingGroup =>
  isEnteredMetric(kind) ? METRICS[kind].group : OTHER_GROUPS[kind];

/** Replaces the rapid test metric by its own form, where that form can be sent. */
export const offeredKind = (kind: AddedKind, hasOthers: boolean): AddedKind =>
  kind === 'rapidtest' && hasOthers ? RAPID_TEST : kind;

/** Returns the kinds offered, or only those sent as metrics if nothing else can be sent. */
const addedKinds = (hasOthers: boolean): readonly AddedKind[] =>
  hasOthers
    ? [...ENTERED_METRICS.map((metric) => offeredKind(metric, true)), ...EXAMINATIONS]
    : ENTERED_METRICS;

export const groupedKinds = (
  hasOthers: boolean,
): readonly (readonly [ReadingGroup, readonly AddedKind[]])[] =>
  READING_GROUPS.map((group) => [group, addedKinds(hasOthers).filter((kind) => groupOf(kind) === group)]);

export const kindLabel = (kind: AddedKind, locale: string): string =>
  isEnteredMetric(kind) ? metricOfReadingLabel(kind, locale) : readingTypeLabel(kind, locale);

/** Returns the label of a kind with all its names, such as "Blood Glucose (Blood sugar)". */
export function offeredLabel(kind: AddedKind, locale: string): string {
  if (!isEnteredMetric(kind)) return readingTypeLabel(kind, locale);
  const label = metricOfReadingLabel(kind, locale);
  const others = READING_TYPES.filter((type) => metricOfReadingType(type) === kind)
    .map((type) => readingTypeLabel(type, locale))
    .filter((name) => name !== label);
  return others.length > 0 ? `${label} (${others.join(', ')})` : label;
}

/** Returns which of the three forms enters a kind. */
export function formOfKind(kind: AddedKind): 'measured' | 'test' | 'file' {
  if (isEnteredMetric(kind)) return 'measured';
  return isExamination(kind) ? 'file' : 'test';
}
