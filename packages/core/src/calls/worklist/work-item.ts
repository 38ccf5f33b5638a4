import * as v from 'valibot';
import { type CodedLabels, codedLabel } from '#formatting';
import { readValueSchema, unixSecondsSchema, uuidSchema } from '#http';
import { shownTagSchema } from '#patients';

/**
 * Why somebody is to be called: the programme's next call, a time the patient named, another try after nobody was
 * reached, one for somebody else after three tries, a danger sign that was told and has no outcome yet,
 * or a call that still waits for its outcome.
 */
const WORK_KINDS = ['scheduled', 'call-back', 'retry', 'escalated', 'danger-sign', 'unfinished'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** The gravest first (decision 0053). */
export const WORK_RISKS = ['critical', 'high', 'raised', 'routine'] as const;
export type WorkRisk = (typeof WORK_RISKS)[number];

/** What a risk was found from. */
const RISK_REASONS = [
  'open-danger-sign',
  'open-critical-alert',
  'critical-reading-answered',
  'open-score',
  'review-reading',
  'review-reading-answered',
  'past-due-date',
  'near-term',
  'age-in-pregnancy',
] as const;
export type RiskReason = (typeof RISK_REASONS)[number];

const WORK_RISK_LABELS = {
  en: { critical: 'Critical', high: 'High', raised: 'Raised', routine: 'Routine' },
  hi: { critical: 'गंभीर', high: 'उच्च', raised: 'बढ़ा हुआ', routine: 'सामान्य' },
} as const satisfies CodedLabels<WorkRisk>;

const RISK_REASON_LABELS = {
  en: {
    'open-danger-sign': 'Danger sign told: its outcome is not recorded yet',
    'open-critical-alert': 'Critical alert open: nobody has acknowledged it',
    'critical-reading-answered': 'Critical reading in the last 31 days, acknowledged',
    'open-score': 'Score to look at: its outcome is not recorded yet',
    'review-reading': 'Reading to look at, nobody reached since',
    'review-reading-answered': 'Reading to look at in the last 31 days',
    'past-due-date': 'Past the due date by a week',
    'near-term': 'Near the due date',
    'age-in-pregnancy': 'Pregnant and under 18 or from 35',
  },
  hi: {
    'open-danger-sign': 'ख़तरे का संकेत बताया गया: परिणाम दर्ज नहीं हुआ',
    'open-critical-alert': 'गंभीर अलर्ट खुला है: किसी ने स्वीकार नहीं किया',
    'critical-reading-answered': 'पिछले 31 दिनों में गंभीर मान, स्वीकार किया हुआ',
    'open-score': 'देखने योग्य स्कोर: परिणाम दर्ज नहीं हुआ',
    'review-reading': 'देखने योग्य मान, उसके बाद किसी से बात नहीं हुई',
    'review-reading-answered': 'पिछले 31 दिनों में देखने योग्य मान',
    'past-due-date': 'प्रसव की तिथि से एक सप्ताह ऊपर',
    'near-term': 'प्रसव की तिथि निकट',
    'age-in-pregnancy': 'गर्भवती और आयु 18 से कम या 35 से',
  },
} as const satisfies CodedLabels<RiskReason>;

/** The label in a locale, English where the locale has none; an unknown key is shown as it is. */
export const workRiskLabel = (key: string, locale = 'en'): string =>
  codedLabel(WORK_RISK_LABELS, key, locale);
export const riskReasonLabel = (key: string, locale = 'en'): string =>
  codedLabel(RISK_REASON_LABELS, key, locale);

const staffSchema = v.looseObject({ id: v.string(), name: v.string() });

/** Who holds a patient, and until when (unix seconds). Nobody else is given the patient before. */
export const workClaimSchema = v.looseObject({
  staff: staffSchema,
  until: unixSecondsSchema,
  /** Whether that is the person who asks. */
  mine: v.boolean(),
  /** Somebody gave them the patient. */
  assigned: v.boolean(),
});
export type WorkClaim = v.InferOutput<typeof workClaimSchema>;

/** The next call of a patient in a programme. */
export const workItemSchema = v.looseObject({
  vitaId: uuidSchema,
  patient: v.looseObject({
    name: v.string(),
    uhid: v.nullable(v.string()),
    /** YYYY, YYYY-MM or YYYY-MM-DD; absent from an older server, like the gender. */
    birthDate: v.optional(v.nullable(v.string())),
    gender: v.optional(v.string()),
  }),
  programme: v.string(),
  callType: v.string(),
  kind: v.string(),
  /** Unix seconds; the first second of the day where no hour was agreed. */
  dueAt: v.number(),
  /** Whether an hour was agreed or proposed, and not only a day. */
  timed: v.boolean(),
  /** Whole calendar days in the facility's zone since the day it was due; 0 today. */
  daysLate: v.number(),
  risk: v.string(),
  reasons: v.array(v.string()),
  /** Of the call this would be: 1 for the first try. */
  attempt: v.number(),
  /** The call that waits for its outcome, or that this follows from; null for a programme's own. */
  contactId: v.nullable(uuidSchema),
  /** Who made that call. */
  author: v.nullable(staffSchema),
  /** What could not wait on the last call that was logged, as `DangerKind`; absent from an older server. */
  escalated: v.optional(v.array(v.string())),
  /** Danger signs that are open, each worded by `signLabelKey`; absent from an older server, like what follows. */
  signs: v.optional(v.array(v.looseObject({ kind: v.string(), sign: v.string() }))),
  /** The gravest reading alert that is open: its flag, worded by `flagLabel`, and the values as entered. */
  alert: v.optional(
    v.nullable(
      v.looseObject({
        measure: v.string(),
        flag: v.string(),
        /** `critical` or `review`. */
        level: v.string(),
        metric: v.string(),
        /** When it was measured, unix seconds; absent from an older server. */
        at: v.optional(v.number()),
        values: v.array(readValueSchema),
      }),
    ),
  ),
  /** Of the patient, in the order of their definitions; absent from an older server. */
  tags: v.optional(v.array(shownTagSchema)),
  claim: v.nullable(workClaimSchema),
});
export type WorkItem = v.InferOutput<typeof workItemSchema>;

/**
 * The place in the list: 0 first. A critical risk comes before everything; then a time that was promised to the patient;
 * then by risk. Within one place what was due first comes first.
 */
export function workUrgency(kind: WorkKind, risk: WorkRisk): number {
  if (risk === 'critical') return 0;
  if (kind === 'call-back') return 1;
  return { high: 2, raised: 3, routine: 4 }[risk];
}
