import { type CodedLabels, codedLabel } from '#formatting';
import * as words from './words/en.ts';

/** Consultation modes (specification 3.3). */
export const CONSULTATION_MODES = ['PHYSICAL', 'VIRTUAL'] as const;
export type ConsultationMode = (typeof CONSULTATION_MODES)[number];

const CONSULTATION_MODE_LABELS = words.consultationModeLabels satisfies CodedLabels<ConsultationMode>;

export function consultationModeLabel(mode: string, locale?: string): string {
  return codedLabel(CONSULTATION_MODE_LABELS, mode, locale);
}

export const ENCOUNTER_TYPES = ['AHC', 'PHC'] as const;
export type EncounterType = (typeof ENCOUNTER_TYPES)[number];

const ENCOUNTER_TYPE_LABELS = words.encounterTypeLabels satisfies CodedLabels<EncounterType>;

export function encounterTypeLabel(type: string, locale?: string): string {
  return codedLabel(ENCOUNTER_TYPE_LABELS, type, locale);
}

/** Least urgent first. FHIR's request-priority codes without `stat`, which is for wards. */
export const ENCOUNTER_PRIORITIES = ['routine', 'urgent', 'asap'] as const;
export type EncounterPriority = (typeof ENCOUNTER_PRIORITIES)[number];

const ENCOUNTER_PRIORITY_LABELS = words.encounterPriorityLabels satisfies CodedLabels<EncounterPriority>;

export function encounterPriorityLabel(priority: string, locale?: string): string {
  return codedLabel(ENCOUNTER_PRIORITY_LABELS, priority, locale);
}

/** Outcomes of a consultation. FHIR only has dispositions for hospital stays. */
export const ENCOUNTER_OUTCOMES = ['advised', 'treated', 'review', 'referred', 'emergency'] as const;
export type EncounterOutcome = (typeof ENCOUNTER_OUTCOMES)[number];

const ENCOUNTER_OUTCOME_LABELS = words.encounterOutcomeLabels satisfies CodedLabels<EncounterOutcome>;

export function encounterOutcomeLabel(outcome: string, locale?: string): string {
  return codedLabel(ENCOUNTER_OUTCOME_LABELS, outcome, locale);
}

/** Payment state as quoted to the person who booked. Bills do not depend on it. */
export const PAYMENT_STATES = ['not-needed', 'due', 'paid', 'waived', 'refunded'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

const PAYMENT_STATE_LABELS = words.paymentStateLabels satisfies CodedLabels<PaymentState>;

export function paymentStateLabel(state: string, locale?: string): string {
  return codedLabel(PAYMENT_STATE_LABELS, state, locale);
}
