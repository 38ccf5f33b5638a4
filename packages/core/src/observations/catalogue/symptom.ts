import { type Label, labelIn } from '#formatting';
import { metric, worded } from './definition.ts';

/** Symptoms that rules use, with their names. */
const SYMPTOM_NAMES = {
  headache: { en: 'Strong headache', hi: 'तेज़ सिरदर्द' },
  'blurred-vision': { en: 'Blurred vision', hi: 'धुंधला दिखना' },
  'upper-belly-pain': { en: 'Pain in the upper belly', hi: 'पेट के ऊपरी भाग में दर्द' },
  vomiting: { en: 'Repeated vomiting', hi: 'बार-बार उल्टी' },
  'face-swelling': { en: 'Swelling of the face', hi: 'चेहरे पर सूजन' },
  fits: { en: 'Fits', hi: 'दौरे' },
  drowsiness: { en: 'Drowsiness', hi: 'सुस्ती' },
  'fast-breathing': { en: 'Fast breathing', hi: 'तेज़ साँस' },
  ketones: { en: 'Ketones in urine', hi: 'पेशाब में कीटोन' },
  thirst: { en: 'Great thirst', hi: 'बहुत प्यास' },
  'frequent-urination': { en: 'Frequent urination', hi: 'बार-बार पेशाब' },
  'weight-loss': { en: 'Weight loss', hi: 'वज़न घटना' },
} as const satisfies Readonly<Record<string, Label>>;

export type Symptom = keyof typeof SYMPTOM_NAMES;
export const SYMPTOMS = Object.keys(SYMPTOM_NAMES) as readonly string[] as readonly Symptom[];

export function symptomLabel(symptom: string, locale?: string): string {
  const names: Readonly<Record<string, Label>> = SYMPTOM_NAMES;
  const found = Object.hasOwn(names, symptom) ? names[symptom] : undefined;
  return found ? labelIn(found, locale) : symptom;
}

const reported = worded('symptom', { en: 'Symptom', hi: 'लक्षण' }, SYMPTOMS);

export const symptoms = {
  /** Reading type `symptom` of specification 3.3. Only rules of other measures use it. */
  symptom: metric({
    labels: { en: 'Symptom', hi: 'लक्षण' },
    group: 'other',
    values: { value: { of: reported, loinc: [], entry: { decimals: 0, required: true } } },
    trends: [{ key: 'symptom', values: ['value'] }],
  }),
};
