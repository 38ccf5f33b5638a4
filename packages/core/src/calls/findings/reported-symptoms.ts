import type { Symptom } from '#observations';

/** What the answers of call forms say of symptoms that rules ask for, by the stored value of an option. */
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

/** Sections that tell of somebody else, or of what a medicine did once. */
const NOT_OF_NOW = /infant|baby|^medications$/i;

/** The answers of a call by section and field; of a repeated group by row. */
export type ReportedAnswers = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

const texts = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : Array.isArray(value)
      ? value.filter((one) => typeof one === 'string')
      : [];

/** The symptoms of the patient that a call tells, each once. */
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
