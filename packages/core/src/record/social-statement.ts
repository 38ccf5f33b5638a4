import type { ImportedEntry } from './imported-entry.ts';

/**
 * Statements about work, education, housing and company that other systems send as conditions: SNOMED CT codes, those of Synthea
 * among them. Violence and abuse are not here: they are dangers, and stay with the conditions.
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

/** ICD-10: education, employment, housing and income, social environment. Z61 to Z63 hold abuse and stay conditions. */
const SOCIAL_ICD = 'Z(?:55|56|59|60)(?:[.][0-9]+)?';

/** How the words begin where a source sends no code that is known. */
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

/** The codes as one expression, without anchors: the database looks for the same ones. */
export const SOCIAL_CODES = `(?:${[...SOCIAL_SNOMED, SOCIAL_ICD].join('|')})`;
/** The beginnings of the words as one expression, without anchors; letter case does not matter. */
export const SOCIAL_NAMES = `(?:${SOCIAL_WORDS.join('|')})`;

const isSocialCode = new RegExp(`^${SOCIAL_CODES}$`);
const isSocialName = new RegExp(`^${SOCIAL_NAMES}`, 'i');

/** Kinds of entries in which social statements come. */
export const CONDITION_KINDS: readonly string[] = ['Condition', 'conditions'];

/** Returns whether a condition of another system is social history, such as full-time employment, and no illness. */
export const isSocialStatement = ({
  kind,
  name,
  code,
}: Pick<ImportedEntry, 'kind' | 'name' | 'code'>): boolean =>
  CONDITION_KINDS.includes(kind) &&
  ((code !== null && isSocialCode.test(code.code)) || (name !== null && isSocialName.test(name)));
