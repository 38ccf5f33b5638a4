import * as v from 'valibot';
import { type CodedLabels, codedLabel } from '#formatting';
import { readValueSchema, unixSecondsSchema, uuidSchema } from '#http';
import { shownTagSchema } from '#patients';

/**
 * Why a patient is called: the programme's next call, a time the patient named, a retry, escalation to someone else
 * after three attempts, an open danger sign, or a call without an outcome.
 */
const WORK_KINDS = ['scheduled', 'call-back', 'retry', 'escalated', 'danger-sign', 'unfinished'] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** Most severe first (decision 0053). */
export const WORK_RISKS = ['critical', 'high', 'raised', 'routine'] as const;
export type WorkRisk = (typeof WORK_RISKS)[number];

/** Sources of a risk. */
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
    'open-danger-sign': 'Danger sign reported: outcome not recorded yet',
    'open-critical-alert': 'Critical alert open: not acknowledged yet',
    'critical-reading-answered': 'Critical reading in the last 31 days, acknowledged',
    'open-score': 'Score to review: outcome not recorded yet',
    'review-reading': 'Reading to review: patient not reached since',
    'review-reading-answered': 'Reading to review in the last 31 days',
    'past-due-date': 'A week past the due date',
    'near-term': 'Near the due date',
    'age-in-pregnancy': 'Pregnant and under 18, or 35 and over',
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

/** Returns the label in a locale or in English, or the key itself if it is unknown. */
export const workRiskLabel = (key: string, locale = 'en'): string =>
  codedLabel(WORK_RISK_LABELS, key, locale);
export const riskReasonLabel = (key: string, locale = 'en'): string =>
  codedLabel(RISK_REASON_LABELS, key, locale);

const staffSchema = v.looseObject({ id: v.string(), name: v.string() });

/** Who has claimed a patient, and until when (unix seconds). Until then the patient is not offered to others. */
export const workClaimSchema = v.looseObject({
  staff: staffSchema,
  until: unixSecondsSchema,
  /** Whether this is the user. */
  mine: v.boolean(),
  /** Whether someone assigned the patient to them. */
  assigned: v.boolean(),
});
export type WorkClaim = v.InferOutput<typeof workClaimSchema>;

/** The next call of a patient in a programme. */
export const workItemSchema = v.looseObject({
  vitaId: uuidSchema,
  patient: v.looseObject({
    name: v.string(),
    uhid: v.nullable(v.string()),
    /** YYYY, YYYY-MM or YYYY-MM-DD; absent from older servers, like the gender. */
    birthDate: v.optional(v.nullable(v.string())),
    gender: v.optional(v.string()),
  }),
  programme: v.string(),
  callType: v.string(),
  kind: v.string(),
  /** Unix seconds; the start of the day if no time was agreed. */
  dueAt: v.number(),
  /** Whether a time was agreed or proposed, rather than only a day. */
  timed: v.boolean(),
  /** Whole calendar days overdue in the facility's time zone; 0 today. */
  daysLate: v.number(),
  risk: v.string(),
  reasons: v.array(v.string()),
  /** Number of the upcoming attempt, starting at 1. */
  attempt: v.number(),
  /** The call without an outcome, or the one that this follows; null for a programme's own. */
  contactId: v.nullable(uuidSchema),
  /** Author of that call. */
  author: v.nullable(staffSchema),
  /** Dangers of the last logged call, as `DangerKind`; absent from older servers. */
  escalated: v.optional(v.array(v.string())),
  /** Open danger signs, with text from `signLabelKey`; absent from older servers, like the following. */
  signs: v.optional(v.array(v.looseObject({ kind: v.string(), sign: v.string() }))),
  /** The most severe open alert: its flag (text from `flagLabel`) and the values as entered. */
  alert: v.optional(
    v.nullable(
      v.looseObject({
        measure: v.string(),
        flag: v.string(),
        /** `critical` or `review`. */
        level: v.string(),
        metric: v.string(),
        /** Time of measurement, unix seconds; absent from older servers. */
        at: v.optional(v.number()),
        values: v.array(readValueSchema),
      }),
    ),
  ),
  /** Tags of the patient, in the order of their definitions; absent from older servers. */
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
