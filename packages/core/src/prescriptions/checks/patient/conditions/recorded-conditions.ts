import type { CurrentCondition } from '../../judged-patient.ts';
import { CONDITION_NAMES, type ConditionKey } from './condition-names.ts';
import { inEnglish } from './condition-words-hindi.ts';

const LATIN_MARKS = /[\u0300-\u036f]/g;

const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  [/\bh ?\/ ?o\b/g, 'history of'],
  [/\bf ?\/ ?h\b|\bfh\b(?= ?[:-])/g, 'family history'],
  [/\bk ?\/ ?c ?\/ ?o\b/g, 'known case of'],
  [/\bc ?\/ ?o\b/g, 'case of'],
  [/\br ?\/ ?o\b/g, 'suspected'],
];

const RELATIVE =
  '(?:mother|father|brother|sister|sibling|parent|grand\\w+|uncle|aunt|son|daughter|husband|wife)';
/** Before the name, in the same clause: it is not the patient's condition. */
const DENIED_BEFORE = new RegExp(
  [
    '\\b(?:no|nil|denies|denied|without|never|negative for|free of|ruled out|excluded|not)(?! (?:controlled|well|fully|responding|treated))\\b',
    '\\bfamily\\b',
    `\\b${RELATIVE}s?\\b`,
    '\\bscreen(?:ed|ing)? for\\b',
    '\\brisk (?:of|for)\\b',
    '\\bnon $',
  ].join('|'),
);
/** Behind the name, in the same clause. */
const DENIED_AFTER = new RegExp(
  [
    '\\b(?:ruled out|excluded|not found|not present|absent|unlikely)\\b',
    '\\bfamily history\\b',
    `\\b(?:in|of) (?:the )?(?:family|${RELATIVE}s?)\\b`,
    '^ (?:(?:test|serology|ns1|igm|igg|antigen|card|rapid|status|level|activity) )*(?:is |was )?(?:negative|nil|no|normal)\\b',
  ].join('|'),
);

/** Clauses in lower case; a denial holds within one. */
function clausesOf(name: string): readonly string[] {
  const plain = name.normalize('NFKD').replace(LATIN_MARKS, '').toLowerCase();
  const spelled = ABBREVIATIONS.reduce((text, [short, long]) => text.replace(short, long), inEnglish(plain));
  return spelled.split(/[,;.\n|।]|\bbut\b/).map((clause) =>
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

const PAST_BEFORE = /\b(?:history|past|old|previous|recovered|treated)\b/;
const PAST_AFTER = /\b(?:history|in the past|resolved|recovered|cured|treated)\b/;

type Answer = 'recorded' | 'denied' | undefined;

function answerOf(clauses: readonly string[], { words, acute }: Condition): Answer {
  const answers = clauses.map((clause): Answer => {
    const found = words.exec(clause);
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

/**
 * Conditions of the record that rules ask for, each with its name as it was recorded. A family history, "no" and "ruled out"
 * are not the condition; a suspected one is.
 */
export function recordedConditions(
  conditions: readonly CurrentCondition[],
): ReadonlyMap<ConditionKey, string> {
  const recorded = new Map<ConditionKey, string>();
  for (const { name, code } of conditions) {
    const clauses = clausesOf(name);
    for (const [key, condition] of ENTRIES) {
      const answer = answerOf(clauses, condition) ?? (hasCode(code, condition.icd) ? 'recorded' : undefined);
      if (answer === 'recorded' && !recorded.has(key)) recorded.set(key, name);
    }
  }
  return recorded;
}
