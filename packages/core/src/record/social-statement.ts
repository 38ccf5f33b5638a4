import type { ImportedEntry } from './imported-entry.ts';

/**
 * SNOMED CT codes of work, education, housing and social contacts that other systems send as conditions, including
 * Synthea's. Violence and abuse are dangers and stay conditions.
 */
const SOCIAL_SNOMED = [
  ...[
    '160903007',
    '160904001',
    '741062008',
    '73438004',
    '224299000',
    '224295006',
    '5251000175109',
    '473461003',
  ],
  ...['105531004', '32911000', '105529008', '160734000', '422650009', '423315002', '713458007', '266934004'],
  ...['446654005', '266948004', '224355006'],
];

/**
 * ICD-10: education, employment, housing and income, social environment. Z61 to Z63 include abuse and stay conditions.
 */
const SOCIAL_ICD = 'Z(?:55|56|59|60)(?:[.][0-9]+)?';

/** Beginnings of the text, for sources without a known code. */
const SOCIAL_WORDS = [
  '(?:full|part)-time employment',
  '(?:currently )?(?:un)?employed',
  'unemployment',
  'not in labou?r force',
  'retired',
  'received (?:higher|secondary|primary|certificate|bachelor|college)',
  'only received .{0,40}education',
  'housing ',
  'homeless',
  'unsatisfactory living conditions',
  'lives? alone',
  'living alone',
  'social isolation',
  'limited social contact',
  'transport problem',
  'lack of access to transportation',
  'refugee',
  'has a criminal record',
  'served in armed forces',
];

/** The codes as one unanchored expression, shared with the database. */
export const SOCIAL_CODES = `(?:${[...SOCIAL_SNOMED, SOCIAL_ICD].join('|')})`;
/** The beginnings as one unanchored, case-insensitive expression. */
export const SOCIAL_NAMES = `(?:${SOCIAL_WORDS.join('|')})`;

const isSocialCode = new RegExp(`^${SOCIAL_CODES}$`);
const isSocialName = new RegExp(`^${SOCIAL_NAMES}`, 'i');

/** Entry kinds with social statements. */
export const CONDITION_KINDS: readonly string[] = ['Condition', 'conditions'];

/** Whether an imported condition is social history, such as full-time employment, rather than an illness. */
export const isSocialStatement = ({
  kind,
  name,
  code,
}: Pick<ImportedEntry, 'kind' | 'name' | 'code'>): boolean =>
  CONDITION_KINDS.includes(kind) &&
  ((code !== null && isSocialCode.test(code.code)) || (name !== null && isSocialName.test(name)));
