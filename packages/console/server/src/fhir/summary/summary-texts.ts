import { defineTexts } from '../../platform/texts/define-texts.ts';

/** The sections of a summary, in its order. */
export const SUMMARY_SECTIONS = [
  'medicines',
  'allergies',
  'problems',
  'results',
  'vitalSigns',
  'immunizations',
  'pregnancy',
  'plan',
  'pastProblems',
] as const;
export type SummarySection = (typeof SUMMARY_SECTIONS)[number];

export interface SummaryTexts {
  readonly title: string;
  readonly sections: Readonly<Record<SummarySection, string>>;
  /** A required section without an entry. It must not read like "none known". */
  readonly nothingRecorded: string;
  /** Before names that nobody confirmed. */
  readonly reported: string;
  readonly since: (time: string) => string;
  readonly provisional: string;
  readonly unconfirmed: string;
  readonly dangerous: string;
  readonly fromElsewhere: string;
  readonly dueDate: (day: string) => string;
}

export const SUMMARY_TEXTS = defineTexts<SummaryTexts>('patientSummary', {
  title: 'Patient summary',
  sections: {
    medicines: 'Current medicines',
    allergies: 'Allergies and intolerances',
    problems: 'Active problems',
    results: 'Latest laboratory results',
    vitalSigns: 'Latest vital signs',
    immunizations: 'Vaccinations',
    pregnancy: 'Pregnancy',
    plan: 'Programmes and goals',
    pastProblems: 'Past problems',
  },
  nothingRecorded: 'Nothing is recorded here. This does not mean that there is nothing: ask the patient.',
  reported: 'Reported, but not confirmed:',
  since: (time) => `since ${time}`,
  provisional: 'provisional',
  unconfirmed: 'not confirmed',
  dangerous: 'can be dangerous',
  fromElsewhere: 'recorded by another system',
  dueDate: (day) => `Expected date of delivery: ${day}`,
});
