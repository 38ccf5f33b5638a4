import type { Symptom } from '#observations';

/** Symptoms for rules, by stored option value. */
const SYMPTOMS_OF_ANSWERS: Readonly<Record<string, readonly Symptom[]>> = {
  HEADACHE: ['headache'],
  SEVERE_HEADACHE: ['headache'],
  STRONG_HEADACHE: ['headache'],
  HEADACHE_WITH_BLURRED_VISION: ['headache', 'blurred-vision'],
  BLURRED_VISION: ['blurred-vision'],
  UPPER_ABDOMINAL_PAIN: ['upper-belly-pain'],
  REPEATED_VOMITING: ['vomiting'],
  VOMITING: ['vomiting'],
  VOMITING_OR_DROWSINESS: ['vomiting', 'drowsiness'],
  SWELLING_OF_FACE: ['face-swelling'],
  SWELLING_OF_FACE_OR_HANDS: ['face-swelling'],
  FITS: ['fits'],
  DROWSINESS: ['drowsiness'],
  DROWSY: ['drowsiness'],
  FAST_BREATHING: ['fast-breathing'],
  BREATHLESSNESS: ['fast-breathing'],
  EXCESSIVE_THIRST: ['thirst'],
  FREQUENT_URINATION: ['frequent-urination'],
};

/** Sections about another person, or about past effects of a medicine. */
const NOT_OF_NOW = /infant|baby|^medications$/i;

/** Answers of a call by section and field; for repeated groups by row. */
export type ReportedAnswers = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

const texts = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : Array.isArray(value)
      ? value.filter((one) => typeof one === 'string')
      : [];

/** Returns the distinct symptoms that a call reports about the patient. */
export function reportedSymptoms(answers: ReportedAnswers): readonly Symptom[] {
  const given = Object.entries(answers)
    .filter(([section]) => !NOT_OF_NOW.test(section))
    .flatMap(([, values]) => Object.values(values ?? {}).flatMap(texts));
  return [
    ...new Set(
      given.flatMap((value) =>
        Object.hasOwn(SYMPTOMS_OF_ANSWERS, value) ? (SYMPTOMS_OF_ANSWERS[value] ?? []) : [],
      ),
    ),
  ];
}
