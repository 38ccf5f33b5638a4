import { fillLabel, formatDate, type Label } from '#formatting';
import { USUAL_ROUTES } from '../../coded/medicine-route.ts';
import type { DatedValue } from '../judged-patient.ts';
import type { FindingKind, MedicineFinding, MissingFact, ReadLine, Severity } from '../medicine-finding.ts';
import type { RuleMedicines } from './rule-medicines.ts';

/** Texts of a rule. `because` continues the sentence that names the medicine. */
export interface RuleTexts {
  readonly because: Label;
  readonly act: Label;
  readonly source: string;
}

const LOCAL_ROUTES: readonly string[] = ['skin', 'eye', 'ear', 'nasal', 'inhaled'];

const routeOf = ({ route, form }: ReadLine['line']): string | undefined =>
  route ?? (form && Object.hasOwn(USUAL_ROUTES, form) ? USUAL_ROUTES[form as 'tablet'] : undefined);

/** Classes whose drops are only for eyes, ears and nose. */
const LOCAL_DROPS: readonly string[] = [
  'quinolone',
  'aminoglycoside',
  'decongestant',
  'beta-blocker',
  'carbonic-anhydrase-inhibitor',
];

/** Whether a line acts locally. Patches act systemically. */
function isLocal({ line, classes }: Pick<ReadLine, 'line' | 'classes'>): boolean {
  if (line.form === 'patch') return false;
  if (LOCAL_ROUTES.includes(routeOf(line) ?? '')) return true;
  return line.form === 'drops' && line.route === null && LOCAL_DROPS.some((one) => classes.includes(one));
}

const namesIn = (list: string): readonly string[] => list.split(', ');

/** Whether a rule applies to these substances and classes, by any route. */
function isRuleForNames({ of, and, unless }: RuleMedicines, names: readonly string[]): boolean {
  const contains = (list: string): boolean => namesIn(list).some((name) => names.includes(name));
  return contains(of) && (and === undefined || contains(and)) && !(unless !== undefined && contains(unless));
}

/** Returns the daily mg of a rule's medicine; undefined if unknown. */
export const dailyOf = ({ of }: RuleMedicines, { dose }: ReadLine): number | undefined =>
  dose.doses.find(({ substance, unit }) => unit === 'mg' && namesIn(of).includes(substance))?.daily;

const isAbove = (limit: number | undefined, value: number | null | undefined): boolean =>
  limit === undefined || value === undefined || value === null || value > limit;

export function isRuleFor(rule: RuleMedicines, read: ReadLine): boolean {
  const { line, substances, classes } = read;
  if (!rule.local && isLocal(read)) return false;
  if (rule.forms && !rule.forms.includes(line.form ?? '')) return false;
  const route = routeOf(read.line);
  if (rule.routes && route && !rule.routes.includes(route)) return false;
  if (rule.reason && !rule.reason.test(line.reason)) return false;
  if (rule.otherReason?.test(line.reason)) return false;
  if (!isAbove(rule.dailyAbove, dailyOf(rule, read)) || !isAbove(rule.daysAbove, line.days)) return false;
  return isRuleForNames(rule, [...substances, ...classes]);
}

export type LabelValues = Readonly<Record<string, string | Label>>;

/** Returns `{value}` and `{on}` of a lab value. */
export const valuesOf = ({ value, on }: DatedValue): LabelValues => ({
  value: String(Math.round(value * 10) / 10),
  on: formatDate(on),
});

export interface FoundRule {
  readonly kind: FindingKind;
  readonly severity: Severity;
  readonly rule: string;
  readonly about?: string;
  readonly asksFor?: MissingFact | undefined;
  readonly problem: Label;
  readonly act: Label;
  readonly source: string;
  readonly values?: LabelValues;
}

/** Returns the finding of a rule with name and values filled in. */
export function findingFor(line: ReadLine, found: FoundRule): MedicineFinding {
  const { kind, severity, about = '', asksFor, source } = found;
  const values = { name: line.name, about, ...found.values };
  return {
    kind,
    severity,
    rule: `${kind}:${found.rule}`,
    about,
    ...(asksFor && { asksFor }),
    problem: fillLabel(found.problem, values),
    act: fillLabel(found.act, values),
    source,
  };
}
