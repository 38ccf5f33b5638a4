import { type CodedLabels, codedLabel } from '#formatting';
import * as words from '../words/en.ts';

/** Classes in warnings of earlier versions. */
const ALLERGY_CLASSES = [
  'penicillin',
  'cephalosporin',
  'carbapenem',
  'sulfonamide',
  'nsaid',
  'macrolide',
  'quinolone',
  'tetracycline',
  'aminoglycoside',
  'nitroimidazole',
  'opioid',
  'local-anaesthetic',
  'aromatic-antiepileptic',
  'ace-inhibitor',
  'insulin',
] as const;
type AllergyClass = (typeof ALLERGY_CLASSES)[number];

const LABELS = words.allergyClass satisfies CodedLabels<AllergyClass>;

export const allergyClassLabel = (key: string, locale?: string): string => codedLabel(LABELS, key, locale);
