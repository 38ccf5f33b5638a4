import type { Label } from '#formatting';
import { SEVERITIES, type Severity } from '../medicine-finding.ts';
import { ACTS, WATCH_ACTS } from './acts.ts';
import { type Condition, readCondition } from './condition.ts';
import { EFFECTS, NERVE_AND_HORMONE_EFFECTS } from './effects.ts';
import { CLOTTING_PAIRS } from './rows/clotting-rows.ts';
import { EPILEPSY_PAIRS } from './rows/epilepsy-rows.ts';
import { HEART_PAIRS } from './rows/heart-rows.ts';
import { INFECTION_PAIRS } from './rows/infection-rows.ts';
import { MIND_PAIRS } from './rows/mind-rows.ts';
import { OTHER_PAIRS } from './rows/other-rows.ts';

const ALL_EFFECTS: Readonly<Record<string, Label>> = { ...EFFECTS, ...NERVE_AND_HORMONE_EFFECTS };
const ALL_ACTS: Readonly<Record<string, Label>> = { ...ACTS, ...WATCH_ACTS };

/** Two groups whose members interact. */
export interface PairRow {
  readonly rule: string;
  /** Keys of groups. `{a}` is the medicine of the first, `{b}` of the second. */
  readonly between: readonly [string, string];
  readonly severity: Severity;
  /** Another severity while a condition is true. */
  readonly otherwise?: { readonly severity: Severity; readonly when: Condition };
  readonly effect: Label;
  readonly act: Label;
  readonly source: string;
}

const isSeverity = (text: string): text is Severity => (SEVERITIES as readonly string[]).includes(text);

function severityNamed(text: string): Severity {
  if (!isSeverity(text)) throw new Error(`"${text}" is not a severity`);
  return text;
}

function labelNamed(labels: Readonly<Record<string, Label>>, key: string): Label {
  const label = labels[key];
  if (!label) throw new Error(`There is no sentence "${key}"`);
  return label;
}

/** Parses `important; severe if potassium >= 5`. */
function readSeverity(text: string): Pick<PairRow, 'severity' | 'otherwise'> {
  const [usual = '', other] = text.split('; ');
  if (!other) return { severity: severityNamed(usual) };
  const [severity = '', condition = ''] = other.split(' if ');
  return {
    severity: severityNamed(usual),
    otherwise: { severity: severityNamed(severity), when: readCondition(condition) },
  };
}

/** Parses a row `a + b | severity | effect | act | source`. Throws on unknown words. */
export function readPairRow(text: string): PairRow {
  const [pair = '', severity = '', effect = '', act = '', source = ''] = text.split(' | ');
  const [first = '', second = ''] = pair.split(' + ');
  return {
    rule: `interaction/${first}+${second}`,
    between: [first, second],
    ...readSeverity(severity),
    effect: labelNamed(ALL_EFFECTS, effect),
    act: labelNamed(ALL_ACTS, act),
    source,
  };
}

const TABLES: readonly string[] = [
  HEART_PAIRS,
  CLOTTING_PAIRS,
  MIND_PAIRS,
  EPILEPSY_PAIRS,
  INFECTION_PAIRS,
  OTHER_PAIRS,
];

export const PAIR_ROWS: readonly PairRow[] = TABLES.flatMap((table) => table.trim().split('\n')).map(
  readPairRow,
);
