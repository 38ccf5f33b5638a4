import { type Label, phrase, wordLabel, wordLabels } from '#formatting';
import { membersOf } from '../interactions/groups/groups.ts';
import { type Reach, reachOf } from '../interactions/reach.ts';
import { isRepeated } from '../interactions/repeated-medicine.ts';
import {
  type MedicineFinding,
  type ReadLine,
  type ReadMedicine,
  SEVERITIES,
  type Severity,
} from '../medicine-finding.ts';
import * as checksWords from '../words/en.ts';
import * as words from '../words/en.ts';
import { CLASS_ROWS } from './class-rows.ts';

/** Names of medicine classes within sentences. */
const CLASS_NAMES = wordLabels(words.classNamesLabels) satisfies Readonly<Record<string, Label>>;

/** Two groups that form one class. */
export interface ClassRow {
  readonly rule: string;
  readonly between: readonly [string, string];
  readonly severity: Severity;
  readonly className: Label;
  readonly source: string;
}

/** Parses a row `group + group | severity | name of the class | source`. Throws on unknown words. */
export function readClassRow(text: string): ClassRow {
  const [pair = '', severity = '', name = '', source = ''] = text.split(' | ');
  const [first = '', second = ''] = pair.split(' + ');
  const className = (CLASS_NAMES as Readonly<Record<string, Label>>)[name];
  const known = SEVERITIES.find((one) => one === severity);
  if (!className || !known) throw new Error(`"${text}" is not a row of this table`);
  return {
    rule: `duplicate/${first}+${second}`,
    between: [first, second],
    severity: known,
    className,
    source,
  };
}

export const READ_CLASS_ROWS: readonly ClassRow[] = CLASS_ROWS.trim().split('\n').map(readClassRow);

const ACT: Label = wordLabel(checksWords.duplicateFindings, 'act');

const isReadLine = (medicine: ReadMedicine): medicine is ReadLine => 'line' in medicine;
const isOnce = (medicine: ReadMedicine): boolean =>
  isReadLine(medicine) && medicine.line.frequency === 'STAT';
const routeOf = (medicine: ReadMedicine) => (isReadLine(medicine) ? medicine.line.route : null);

/** Whether two medicines act on different parts of the body, such as nose and lungs. */
function isElsewhere(one: ReadMedicine, other: ReadMedicine): boolean {
  const [first, second] = [routeOf(one), routeOf(other)];
  return first !== null && second !== null && first !== second;
}

/** Returns the severity of two medicines with the same substances; undefined if the combination is usual. */
function severityOfSame(
  shared: readonly string[],
  line: ReadLine,
  other: ReadMedicine,
): Severity | undefined {
  const reaches: readonly Reach[] = [reachOf(line), reachOf(other)];
  const isLocal = reaches.includes('local');
  if (isLocal && !reaches.includes('systemic') && isElsewhere(line, other)) return undefined;
  const supplements = membersOf('supplement', line);
  const isSupplement = shared.every((one) => supplements.includes(one));
  return isLocal || isSupplement || isOnce(line) || isOnce(other) ? 'note' : 'important';
}

function sameSubstance(line: ReadLine, other: ReadMedicine, shared: readonly string[]) {
  const severity = severityOfSame(shared, line, other);
  const substance = shared.join(', ');
  const finding: MedicineFinding | undefined = severity && {
    kind: 'duplicate',
    severity,
    rule: 'duplicate/same-substance',
    about: other.name,
    problem: phrase(checksWords.duplicateFindings, 'duplicateProblem', {
      name: line.name,
      nameWord2: other.name,
      substance,
    }),
    act: ACT,
    source: 'NICE NG5; BNF',
  };
  return finding;
}

const isOfClass = ([first, second]: ClassRow['between'], one: ReadMedicine, other: ReadMedicine): boolean =>
  (membersOf(first, one).length > 0 && membersOf(second, other).length > 0) ||
  (membersOf(first, other).length > 0 && membersOf(second, one).length > 0);

function sameClass(line: ReadLine, other: ReadMedicine): MedicineFinding | undefined {
  const rows = READ_CLASS_ROWS.filter(({ between }) => isOfClass(between, line, other));
  const row = SEVERITIES.flatMap((severity) => rows.filter((one) => one.severity === severity))[0];
  if (!row) return undefined;
  const isBrief = row.severity === 'important' && (isOnce(line) || isOnce(other));
  return {
    kind: 'duplicate',
    severity: isBrief ? 'note' : row.severity,
    rule: row.rule,
    about: other.name,
    problem: phrase(checksWords.duplicateFindings, 'sameClass', {
      name: line.name,
      other: other.name,
      className: row.className,
    }),
    act: ACT,
    source: row.source,
  };
}

function duplicateOf(line: ReadLine, other: ReadMedicine): MedicineFinding | undefined {
  const shared = line.substances.filter((one) => other.substances.includes(one));
  return shared.length > 0 ? sameSubstance(line, other, shared) : sameClass(line, other);
}

/**
 * Returns duplicates of each line among current medicines and earlier lines, in line order: the same substance, or a
 * class of which one medicine is enough.
 * A current medicine that an earlier line repeats is judged as that line.
 */
export function duplicateFindings(
  lines: readonly ReadLine[],
  current: readonly ReadMedicine[],
): readonly (readonly MedicineFinding[])[] {
  return lines.map((line, index) => {
    const earlier = lines.slice(0, index);
    const running = current.filter((medicine) => !isRepeated(medicine, earlier));
    return [...running, ...earlier].flatMap((other) => duplicateOf(line, other) ?? []);
  });
}
