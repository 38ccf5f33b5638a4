import { type CodedLabels, codedLabel } from '#formatting';

/** Relations of next of kin. */
export const KIN_RELATIONS = [
  'husband',
  'wife',
  'mother',
  'father',
  'son',
  'daughter',
  'brother',
  'sister',
  'other-relative',
  'friend',
  'neighbour',
  'guardian',
] as const;
export type KinRelation = (typeof KIN_RELATIONS)[number];

const KIN_RELATION_LABELS = {
  en: {
    husband: 'Husband',
    wife: 'Wife',
    mother: 'Mother',
    father: 'Father',
    son: 'Son',
    daughter: 'Daughter',
    brother: 'Brother',
    sister: 'Sister',
    'other-relative': 'Other relative',
    friend: 'Friend',
    neighbour: 'Neighbour',
    guardian: 'Guardian',
  },
  hi: {
    husband: 'पति',
    wife: 'पत्नी',
    mother: 'माता',
    father: 'पिता',
    son: 'बेटा',
    daughter: 'बेटी',
    brother: 'भाई',
    sister: 'बहन',
    'other-relative': 'अन्य रिश्तेदार',
    friend: 'मित्र',
    neighbour: 'पड़ोसी',
    guardian: 'अभिभावक',
  },
} as const satisfies CodedLabels<KinRelation>;

export function kinRelationLabel(key: string, locale?: string): string {
  return codedLabel(KIN_RELATION_LABELS, key, locale);
}
