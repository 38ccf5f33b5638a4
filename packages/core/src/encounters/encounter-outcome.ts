import { type CodedLabels, codedLabel } from '#formatting';

/** Outcomes of a consultation. FHIR only has dispositions for hospital stays. */
export const ENCOUNTER_OUTCOMES = ['advised', 'treated', 'review', 'referred', 'emergency'] as const;
export type EncounterOutcome = (typeof ENCOUNTER_OUTCOMES)[number];

const ENCOUNTER_OUTCOME_LABELS = {
  en: {
    advised: 'Advice given, nothing further',
    treated: 'Treatment started or changed',
    review: 'To be seen again',
    referred: 'Referred to someone else',
    emergency: 'Sent to emergency care',
  },
  hi: {
    advised: 'सलाह दी गई, आगे कुछ नहीं',
    treated: 'इलाज शुरू किया या बदला गया',
    review: 'फिर से दिखाना है',
    referred: 'दूसरे के पास भेजा गया',
    emergency: 'आपातकालीन इलाज के लिए भेजा गया',
  },
} as const satisfies CodedLabels<EncounterOutcome>;

export function encounterOutcomeLabel(outcome: string, locale?: string): string {
  return codedLabel(ENCOUNTER_OUTCOME_LABELS, outcome, locale);
}
