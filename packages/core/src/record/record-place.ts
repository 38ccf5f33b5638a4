import { codedLabel, joinWords } from '#formatting';
import { HISTORY_SECTION_LABELS, HISTORY_SECTIONS, type HistorySection } from './history-section.ts';
import { RECORD_COMPONENT_LABELS, RECORD_COMPONENTS, type RecordComponent } from './record-component.ts';
import { RECORD_SECTION_KEYS, type RecordSection, recordSectionLabel } from './record-section.ts';
import { RISK_ASSESSMENT_LABELS, RISK_ASSESSMENTS, type RiskAssessment } from './risk-assessment.ts';
import * as words from './words/en.ts';

/** Components that are actions, and a duplicate name. They are not places. */
const NO_PLACES = ['PRINT', 'QUICK_ADD', 'READINGSV2'] as const;
type NoPlace = (typeof NO_PLACES)[number];

/** Parts of the page without a component in the specification. */
const OWN_LABELS = words.own;
type OwnPlace = keyof typeof OWN_LABELS.en;

/** A place in a patient's record that users can jump to, pin and print (specification 3.3). */
export type RecordPlace =
  | Exclude<RecordComponent, NoPlace>
  | HistorySection
  | RiskAssessment
  | RecordSection
  | OwnPlace;

const isPlace = (key: RecordComponent): key is Exclude<RecordComponent, NoPlace> =>
  !(NO_PLACES as readonly string[]).includes(key);

/** Every place once: components in order, then histories and examinations, then the rest. */
export const RECORD_PLACES: readonly RecordPlace[] = [
  ...new Set<RecordPlace>([
    ...RECORD_COMPONENTS.filter(isPlace),
    ...HISTORY_SECTIONS,
    ...RISK_ASSESSMENTS,
    ...RECORD_SECTION_KEYS,
    ...(Object.keys(OWN_LABELS.en) as OwnPlace[]),
  ]),
];

const LABELS = joinWords<HistorySection | RecordComponent | RiskAssessment | OwnPlace>(
  HISTORY_SECTION_LABELS,
  RECORD_COMPONENT_LABELS,
  RISK_ASSESSMENT_LABELS,
  OWN_LABELS,
);

export const recordPlaceLabel = (key: string, locale?: string): string =>
  key in LABELS.en ? codedLabel(LABELS, key, locale) : recordSectionLabel(key, locale);

export const isRecordPlace = (key: string): key is RecordPlace =>
  (RECORD_PLACES as readonly string[]).includes(key);

/** Pins that fit in one line. */
export const MAX_PINS = 12;
