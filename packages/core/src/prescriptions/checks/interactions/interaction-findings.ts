import { fillLabel, type Label } from '#formatting';
import type { JudgedPatient } from '../judged-patient.ts';
import { gravestFirst, type MedicineFinding, type ReadLine, type ReadMedicine } from '../medicine-finding.ts';
import { isTrue } from './condition.ts';
import { membersOf } from './groups/groups.ts';
import { PAIR_ROWS, type PairRow } from './pair-rows.ts';
import { isRepeated } from './repeated-medicine.ts';
import { SUM_RULES, type SumRule } from './sum-rules.ts';

const filled = (label: Label, a: string, b: string): Label => fillLabel(label, { a, b });

const isMoreSevere = (one: MedicineFinding, other: MedicineFinding): boolean => gravestFirst(one, other) < 0;

/** Returns one finding per other medicine: the most severe, or the first of equals. */
function mostSevere(findings: readonly MedicineFinding[]): readonly MedicineFinding[] {
  const byAbout = new Map<string, MedicineFinding>();
  for (const finding of findings) {
    const earlier = byAbout.get(finding.about);
    if (!earlier || isMoreSevere(finding, earlier)) byAbout.set(finding.about, finding);
  }
  return [...byAbout.values()];
}

/** Whether one medicine belongs to the first group and the other, by another substance, to the second. */
function isBetween([first, second]: PairRow['between'], one: ReadMedicine, other: ReadMedicine): boolean {
  const ofFirst = membersOf(first, one);
  if (ofFirst.length === 0) return false;
  const ofSecond = membersOf(second, other);
  return ofSecond.some((substance) => ofFirst.some((member) => member !== substance));
}

function pairFinding(
  row: PairRow,
  line: ReadLine,
  other: ReadMedicine,
  patient: JudgedPatient,
): MedicineFinding | undefined {
  const isForward = isBetween(row.between, line, other);
  if (!isForward && !isBetween(row.between, other, line)) return undefined;
  const [a, b] = isForward ? [line.name, other.name] : [other.name, line.name];
  const { otherwise } = row;
  const isOther = otherwise !== undefined && isTrue(otherwise.when, patient, [line, other]);
  return {
    kind: 'interaction',
    severity: isOther ? otherwise.severity : row.severity,
    rule: row.rule,
    about: other.name,
    problem: filled(row.effect, a, b),
    act: filled(row.act, a, b),
    source: row.source,
  };
}

/** Returns the rows that a line can match, so that not every pair walks the whole table. */
const rowsOf = (line: ReadLine): readonly PairRow[] =>
  PAIR_ROWS.filter(({ between }) => between.some((group) => membersOf(group, line).length > 0));

/** Returns what a medicine adds to a sum: its substances, or its groups. */
const addendsOf = ({ of }: SumRule, medicine: ReadMedicine): readonly string[] => {
  const [only, ...more] = of;
  if (only && more.length === 0) return membersOf(only, medicine);
  return of.filter((group) => membersOf(group, medicine).length > 0);
};

/** A finding of a sum, with its medicines. */
interface SumFinding {
  readonly finding: MedicineFinding;
  readonly names: readonly string[];
}

function sumFinding(
  rule: SumRule,
  line: ReadLine,
  others: readonly ReadMedicine[],
  patient: JudgedPatient,
): SumFinding | undefined {
  const own = addendsOf(rule, line);
  const adding = others.filter((other) => addendsOf(rule, other).some((one) => !own.includes(one)));
  if (own.length === 0 || adding.length === 0) return undefined;
  const count = new Set([...own, ...adding.flatMap((other) => addendsOf(rule, other))]).size;
  const step = rule.steps.find(
    ({ from, when }) => count >= from && (!when || isTrue(when, patient, [line, ...others])),
  );
  if (!step) return undefined;
  const names = [...new Set(adding.map(({ name }) => name))];
  const about = names.join(', ');
  const finding: MedicineFinding = {
    kind: 'interaction',
    severity: step.severity,
    rule: rule.rule,
    about,
    problem: filled(rule.effect, line.name, about),
    act: filled(rule.act, line.name, about),
    source: rule.source,
  };
  return { finding, names };
}

/** Whether pairs already warn about all medicines of a sum with the same severity. */
const isCovered = ({ finding, names }: SumFinding, pairs: readonly MedicineFinding[]): boolean =>
  names.every((name) => pairs.some((pair) => pair.about === name && !isMoreSevere(finding, pair)));

/** Returns the index of the last line in a sum; -1 for none. */
const lastAdding = (rule: SumRule, lines: readonly ReadLine[]): number =>
  lines.findLastIndex((line) => addendsOf(rule, line).length > 0);

/**
 * Returns the interactions of each line with current medicines and earlier lines, in line order.
 * A sum over several medicines is with its last line. Two current medicines give no finding, and a current medicine
 * that a line repeats is judged as that line.
 */
export function interactionFindings(
  lines: readonly ReadLine[],
  patient: JudgedPatient,
  current: readonly ReadMedicine[],
): readonly (readonly MedicineFinding[])[] {
  const running = current.filter((medicine) => !isRepeated(medicine, lines));
  return lines.map((line, index) => {
    const others: readonly ReadMedicine[] = [...running, ...lines.slice(0, index)];
    const rows = rowsOf(line);
    const pairs = others.flatMap((other) =>
      rows.flatMap((row) => pairFinding(row, line, other, patient) ?? []),
    );
    const sums = SUM_RULES.flatMap((rule) =>
      lastAdding(rule, lines) === index ? (sumFinding(rule, line, others, patient) ?? []) : [],
    );
    const further = sums.filter((sum) => !isCovered(sum, pairs)).map(({ finding }) => finding);
    return mostSevere([...pairs, ...further]);
  });
}
