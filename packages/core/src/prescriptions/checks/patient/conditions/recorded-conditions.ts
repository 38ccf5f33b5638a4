import type { CurrentCondition } from '../../judged-patient.ts';
import { HINDI_PATTERNS } from './condition-hindi-names.ts';
import { CONDITION_NAMES, type ConditionKey } from './condition-names.ts';

/** Accents, and nukta under Devanagari consonants. */
const MARKS = /[\u0300-\u036f\u093c]/g;

const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  [/\bb\.p\b\.?/g, 'bp'],
  [/\bh ?\/ ?o\b/g, 'history of'],
  [/\bf ?\/ ?h\b|\bfh\b(?= ?[:-])/g, 'family history'],
  [/\bk ?\/ ?c ?\/ ?o\b/g, 'known case of'],
  [/\bc ?\/ ?o\b/g, 'case of'],
  [/\br ?\/ ?o\b/g, 'suspected'],
];

const RELATIVE =
  '(?:mother|father|brother|sister|sibling|parent|grand\\w+|uncle|aunt|son|daughter|husband|wife)';
/** Before the name, in the same clause: not the patient's condition. */
const DENIED_BEFORE = new RegExp(
  [
    '\\b(?:no|nil|denies|denied|without|never|negative for|free of|ruled out|excluded|not)(?! (?:controlled|well|fully|responding|treated))\\b',
    '\\bfamily\\b',
    `\\b${RELATIVE}s?\\b`,
    '\\bscreen(?:ed|ing)? for\\b',
    '\\brisk (?:of|for)\\b',
    '\\bnon $',
    '(?<![\\p{L}\\p{M}])(?:ma+|mata|mummy|papa|pita|bhai|behe?n|bahan|beta|beti|pati|patni|dada|dadi|nana|nani|parivar|ghar) (?:ko|ki|ka|ke|me|mein)(?![\\p{L}\\p{M}])',
    '(?:मां|माँ|माता|पिता|भाई|बहन|बेटा|बेटी|बेटे|पति|पत्नी|दादा|दादी|नाना|नानी|परिवार|घर) (?:को|की|का|के|में) ',
  ].join('|'),
  'u',
);
/** After the name, in the same clause. */
const DENIED_AFTER = new RegExp(
  [
    '\\b(?:ruled out|excluded|not found|not present|absent|unlikely)\\b',
    '\\bfamily history\\b',
    `\\b(?:in|of) (?:the )?(?:family|${RELATIVE}s?)\\b`,
    '^ (?:(?:test|serology|ns1|igm|igg|antigen|card|rapid|status|level|activity) )*(?:is |was )?(?:negative|nil|no|normal)\\b',
    '^ (?:(?:ki|ka|ke|bimari|rog|hona|koi|की|का|बीमारी|रोग|कोई) )*(?:nahi|nahin|nhi|nahee|नही|नहीं)(?![\\p{L}\\p{M}])(?! (?:control|theek|thik|kam|ठीक|काबू|कम))',
  ].join('|'),
  'u',
);

/** Returns the clauses in lower case. A denial applies within one. */
function clausesOf(name: string): readonly string[] {
  const plain = name.normalize('NFKD').replace(MARKS, '').toLowerCase();
  const spelled = ABBREVIATIONS.reduce((text, [short, long]) => text.replace(short, long), plain);
  return spelled.split(/[,;.\n|।]|\bbut\b|\blekin\b|लेकिन/).map((clause) =>
    clause
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
}

interface Condition {
  readonly acute?: true;
  readonly words: RegExp;
  readonly icd: readonly string[];
}

const PAST_BEFORE = /\b(?:history|past|old|previous|recovered|treated|pehle|pahle)\b|पहले/;
const PAST_AFTER =
  /\b(?:history|in the past|resolved|recovered|cured|treated|(?:theek|thik) ho gay[ai]|hua th?a|hui thi)\b|ठीक हो गया|हुआ था/;

type Answer = 'recorded' | 'denied' | undefined;

function answerOf(
  clauses: readonly string[],
  { words, acute }: Pick<Condition, 'words' | 'acute'>,
  hindi?: RegExp,
): Answer {
  const answers = clauses.map((clause): Answer => {
    const found = words.exec(clause) ?? hindi?.exec(clause);
    if (!found) return undefined;
    const before = clause.slice(0, found.index);
    const after = clause.slice(found.index + found[0].length);
    if (DENIED_BEFORE.test(before) || DENIED_AFTER.test(after)) return 'denied';
    return acute && (PAST_BEFORE.test(before) || PAST_AFTER.test(after)) ? 'denied' : 'recorded';
  });
  return answers.find((one) => one === 'recorded') ?? answers.find(Boolean);
}

const ENTRIES = Object.entries(CONDITION_NAMES) as readonly [ConditionKey, Condition][];

const hasCode = (code: string | undefined, prefixes: readonly string[]): boolean => {
  const plain = code?.trim().toUpperCase();
  return (
    plain !== undefined &&
    prefixes.some((one) => plain.startsWith(one) || plain.startsWith(one.replace('.', '')))
  );
};

/** Whether a text concerns a condition that rules use, whether recorded or denied. */
export function isRecognised(name: string): boolean {
  const clauses = clausesOf(name);
  return ENTRIES.some(
    ([key, condition]) => answerOf(clauses, condition, HINDI_PATTERNS.get(key)) !== undefined,
  );
}

/** Whether a temporary state, such as a pregnancy, is recorded as a condition. */
export const isStateRecorded = (
  conditions: readonly CurrentCondition[],
  state: Pick<Condition, 'words' | 'icd'>,
): boolean =>
  conditions.some(
    ({ name, code }) =>
      (answerOf(clausesOf(name), { words: state.words, acute: true }) ??
        (hasCode(code, state.icd) ? 'recorded' : undefined)) === 'recorded',
  );

/**
 * Returns the recorded conditions that rules use, with their recorded names.
 * Family history, "no" and "ruled out" don't count; suspected conditions do.
 */
export function recordedConditions(
  conditions: readonly CurrentCondition[],
): ReadonlyMap<ConditionKey, string> {
  const recorded = new Map<ConditionKey, string>();
  for (const { name, code } of conditions) {
    const clauses = clausesOf(name);
    for (const [key, condition] of ENTRIES) {
      const answer =
        answerOf(clauses, condition, HINDI_PATTERNS.get(key)) ??
        (hasCode(code, condition.icd) ? 'recorded' : undefined);
      if (answer === 'recorded' && !recorded.has(key)) recorded.set(key, name);
    }
  }
  return recorded;
}
