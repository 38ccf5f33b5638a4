import { type Label, labelIn, wordLabel, wordLabels } from '#formatting';
import * as words from '../words/en.ts';
import { metric, worded } from './definition.ts';

/** Symptoms that rules use, with their names. */
const SYMPTOM_NAMES = wordLabels(words.symptomNames) satisfies Readonly<Record<string, Label>>;

export type Symptom = keyof typeof SYMPTOM_NAMES;
export const SYMPTOMS = Object.keys(SYMPTOM_NAMES) as readonly string[] as readonly Symptom[];

export function symptomLabel(symptom: string, locale?: string): string {
  const names: Readonly<Record<string, Label>> = SYMPTOM_NAMES;
  const found = Object.hasOwn(names, symptom) ? names[symptom] : undefined;
  return found ? labelIn(found, locale) : symptom;
}

const reported = worded('symptom', wordLabel(words.symptom, 'symptom'), SYMPTOMS);

export const symptoms = {
  /** Reading type `symptom` of specification 3.3. Only rules of other measures use it. */
  symptom: metric({
    labels: wordLabel(words.symptom, 'symptom'),
    group: 'other',
    values: { value: { of: reported, loinc: [], entry: { decimals: 0, required: true } } },
    trends: [{ key: 'symptom', values: ['value'] }],
  }),
};
