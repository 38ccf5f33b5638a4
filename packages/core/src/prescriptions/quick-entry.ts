import { COUNTED_FORMS, type DoseUnit, USUAL_UNITS } from './coded/dose-unit.ts';
import { DOSES_OF_DAY, type Frequency } from './coded/frequency.ts';
import type { MedicineForm } from './coded/medicine-form.ts';
import { USUAL_ROUTES } from './coded/medicine-route.ts';
import { MAX_DOSES_A_DAY, maxPerDayText } from './dose/max-per-day.ts';
import { readAmount } from './dose-amount.ts';
import { type LineStep, MAX_DAYS, totalDays } from './line-steps.ts';
import type { Medicine } from './medicines/medicine.ts';
import {
  bareStrength,
  type QuickEntryTables,
  readName,
  strengthForForm,
  strengthOfPieces,
} from './quick-name.ts';
import { AS_NEEDED_REASONS } from './quick-reasons.ts';
import {
  type FilledStep,
  fillSteps,
  readSteps,
  readWeight,
  splitSteps,
  timingOfDraft,
  unitOfSteps,
  type WrittenStep,
} from './quick-steps.ts';
import { emptyDraft, type QuickDraft, type QuickLine, takeAll, textToRead, tidy } from './quick-words.ts';

export type { QuickEntryTables } from './quick-name.ts';
export type { QuickLine } from './quick-words.ts';

export interface QuickEntry {
  readonly line: QuickLine;
  /** Words without a known meaning, for review. */
  readonly rest: string;
  /** Defaults that were not typed. */
  readonly assumed: readonly (
    | 'amount'
    | 'form'
    | 'strength-unit'
    | 'name'
    | 'days'
    | 'ongoing'
    | 'maxPerDay'
  )[];
}

type Assumed = Set<QuickEntry['assumed'][number]>;

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const VIALS: readonly MedicineForm[] = ['injection', 'respules'];
const hasOneAmount = ({ frequency }: QuickLine): boolean => frequency !== 'TIMES' && frequency !== 'STEPS';

/** "Inj ceftriaxone 1 g": for uncountable forms, the strength is the dose. */
function takeDoseOfVial(line: QuickDraft['line'], assumed: Assumed): void {
  const weight = readWeight(line.strength);
  const isGiven = line.amount !== undefined || line.unit !== undefined || !hasOneAmount(line);
  if (isGiven || weight === undefined) return;
  line.amount = weight.amount;
  line.unit = weight.unit;
  assumed.add('amount');
}

const UNIT_OF_STRENGTH = /^[\d.]+ (mg|mcg|g)$/;
const isOfPiece = (strength: string): boolean => UNIT_OF_STRENGTH.test(strength);
const isWeighed = (unit: DoseUnit | undefined): boolean => unit === 'mg' || unit === 'mcg' || unit === 'g';

const SOLID_FORMS: readonly MedicineForm[] = ['tablet', 'capsule'];
/** Forms that a prescription always names. Inhalers are not included, because a capsule next to one is inhaled. */
const NAMED_FORMS: readonly MedicineForm[] = ['injection', 'suppository', 'pessary', 'patch', 'sachet'];

/** Returns the default form: the tablet or capsule of that strength. Undefined if the form has to be asked. */
function usualForm(
  fitting: Medicine['forms'],
  hasStrength: boolean,
  isVitamin: boolean,
): MedicineForm | undefined {
  const solids = fitting.filter(({ form }) => SOLID_FORMS.includes(form));
  const others = fitting.filter(({ form }) => !SOLID_FORMS.includes(form));
  if (fitting.length === 1) return fitting[0]?.form;
  const isClear =
    isVitamin ||
    others.length === 0 ||
    (hasStrength && others.every(({ form }) => NAMED_FORMS.includes(form)));
  return isClear ? solids[0]?.form : undefined;
}

const AMOUNT_OF_PIECE = /^[\d.]+ (?:mg|mcg|g|IU)$/;

/** Returns the possible forms by strength; for an unknown amount those that come in pieces. */
function formsWith(medicine: Medicine, { strength, unit }: QuickLine): Medicine['forms'] {
  const { forms } = medicine;
  if (!strength) return isWeighed(unit) ? forms.filter((one) => one.strengths.some(isOfPiece)) : forms;
  const exact = forms.filter(({ strengths }) => strengths.includes(strength));
  if (exact.length > 0 || !AMOUNT_OF_PIECE.test(strength)) return exact;
  const inPieces = forms.filter(({ strengths }) => strengths.some((one) => AMOUNT_OF_PIECE.test(one)));
  const solids = forms.filter(({ form }) => SOLID_FORMS.includes(form));
  return [inPieces, solids, forms].find((found) => found.length > 0) ?? [];
}

/** Fills in defaults of a medicine and form, and lists them as assumed. */
function withUsual(draft: QuickDraft, medicine: Medicine | undefined, assumed: Assumed): void {
  const { line } = draft;
  if (!line.form && !draft.clashes.has('form') && medicine) {
    const holding = formsWith(medicine, line);
    const counted = line.unit && holding.filter(({ form }) => USUAL_UNITS[form] === line.unit);
    const fitting = counted && counted.length > 0 ? counted : holding;
    const form = usualForm(
      fitting,
      line.strength !== undefined || isWeighed(line.unit),
      line.unit === undefined && medicine.classes.every((one) => one === 'vitamin'),
    );
    if (form) {
      line.form = form;
      assumed.add('form');
    }
  }
  if (!line.form) return;
  if (VIALS.includes(line.form)) takeDoseOfVial(line, assumed);
  const isInsulin = medicine?.classes.includes('insulin') ?? false;
  line.unit ??= isInsulin ? 'unit' : USUAL_UNITS[line.form];
  const route = isInsulin ? 'subcutaneous' : USUAL_ROUTES[line.form];
  if (route) line.route ??= route;
  if (hasOneAmount(line) && line.amount === undefined && COUNTED_FORMS.includes(line.form)) {
    line.amount = 1;
    assumed.add('amount');
  }
}

const BARE_DAYS = /^(?:x ?)?(\d{1,3})$/;

/** Reads a lone number after the frequency as days, unless it may be the missing strength. */
function takeBareDays(
  draft: QuickDraft,
  others: readonly string[],
  medicine: Medicine | undefined,
  assumed: Assumed,
) {
  const { frequency, days, ongoing, strength } = draft.line;
  const [, number] = (others.length === 1 && BARE_DAYS.exec(others[0] ?? '')) || [];
  const isRepeated = frequency !== undefined && frequency !== 'STAT';
  if (number === undefined || !isRepeated || days !== undefined || ongoing) return others;
  const strengths = medicine?.forms.flatMap((one) => one.strengths) ?? [];
  const canBeStrength = strength === undefined && strengths.some((one) => one.split(' ')[0] === number);
  if (canBeStrength || Number(number) < 1 || Number(number) > MAX_DAYS) return others;
  draft.line.days = Number(number);
  assumed.add('days');
  return [];
}

const AS_NEEDED_TIMES: readonly Frequency[] = ['OD', 'BD', 'TDS', 'QID'];

/** Reads the reason of an as-needed medicine without "for": "sos fever". */
function takeBareReason({ line, isAsNeeded }: QuickDraft, others: readonly string[]): readonly string[] {
  if (!isAsNeeded || line.reason !== undefined) return others;
  return others.flatMap((part) => {
    const [, words = '', number = ''] = /^(\D+?)(?: ?(\d+))?$/.exec(part) ?? [];
    if (!AS_NEEDED_REASONS.includes(words)) return [part];
    line.reason = words;
    return number === '' ? [] : [number];
  });
}

/** "tds prn" means as needed, at most three times a day. A maximum without a field becomes an instruction. */
function takeAsNeeded({ line, clashes, isAsNeeded, most }: QuickDraft, assumed: Assumed): void {
  const pieces = most?.of === 'pieces' ? Math.floor(most.count / (line.amount ?? 1)) : most?.count;
  const count = pieces !== undefined && pieces >= 1 && pieces <= MAX_DOSES_A_DAY ? pieces : undefined;
  if (!isAsNeeded) {
    if (count !== undefined) line.instructions = maxPerDayText(count);
    return;
  }
  const { frequency } = line;
  if (frequency !== undefined && !AS_NEEDED_TIMES.includes(frequency)) clashes.add('frequency');
  else if (frequency !== undefined && count === undefined) {
    line.maxPerDay = DOSES_OF_DAY[frequency]?.filter((one) => one > 0).length ?? 1;
    assumed.add('maxPerDay');
  }
  line.frequency = 'SOS';
  if (count !== undefined) line.maxPerDay = count;
}

interface Reading {
  readonly typed: string;
  readonly draft: QuickDraft;
  /** Text that was not recognised; the name comes first. */
  readonly parts: readonly string[];
  readonly assumed: Assumed;
  readonly known: QuickEntryTables;
}

/** Sets the name of the line. Returns the medicine of the table. */
function takeName({ draft, parts: [first = ''], assumed, known }: Reading): Medicine | undefined {
  const found = readName(first, draft.line.strength !== undefined, known);
  const { name, medicine, isRenamed } = found;
  const strength = strengthForForm(first, found, draft);
  if (strength !== undefined) {
    draft.line.strength = strength;
    assumed.add('strength-unit');
  }
  if (isRenamed) assumed.add('name');
  if (name !== '') draft.line.medicine = capitalised(name);
  return medicine;
}

function entryOf(
  { typed, draft, assumed }: Reading,
  unread: readonly string[],
  hasClash: boolean,
): QuickEntry {
  const clash = hasClash ? [tidy(typed)] : [];
  return { line: draft.line, rest: [...unread, ...clash].join(' '), assumed: [...assumed] };
}

/** Reads the number before "tab" as the strength if it is one; the count is then another number, or one. */
function takeNumberOfPieces({ draft, parts: [name = ''], known, assumed }: Reading): void {
  const { line, numberOfPieces: number } = draft;
  if (number === undefined || line.strength !== undefined) return;
  const isCounted = line.amount !== readAmount(number);
  const strength = strengthOfPieces({ name, number, isCounted }, known);
  if (strength === undefined) return;
  line.strength = strength;
  assumed.add('strength-unit');
  if (!isCounted) delete line.amount;
}

function readOneDose(reading: Reading): QuickEntry {
  const { draft, parts, assumed } = reading;
  const { line, clashes } = draft;
  takeNumberOfPieces(reading);
  const medicine = takeName(reading);
  const others = takeBareReason(draft, parts.slice(1));
  takeAsNeeded(draft, assumed);
  for (const key of clashes) delete line[key];
  if (line.frequency !== 'TIMES') delete line.times;
  if (line.frequency === 'TIMES') delete line.amount;
  const unread = takeBareDays(draft, others, medicine, assumed);
  withUsual(draft, medicine, assumed);
  return entryOf(reading, unread, clashes.size > 0);
}

/** Returns the weight unit of all strengths of a medicine's pieces. */
function unitOfStrengths(medicine: Medicine | undefined): DoseUnit | undefined {
  const strengths = (medicine?.forms ?? []).flatMap((one) => one.strengths);
  const units = [...new Set(strengths.flatMap((one) => UNIT_OF_STRENGTH.exec(one)?.[1] ?? []))];
  return units.length === 1 ? readWeight(`1 ${units[0]}`)?.unit : undefined;
}

/**
 * Reads the amount of the first step as a weight: next to the strength, in its place, or as a number after the name.
 */
function weightOfFirst({ draft: { line }, parts: [name = '', other], known }: Reading) {
  const strength = readWeight(line.strength);
  const second = readWeight(other);
  if (strength && second) return { ...second, name, strength: line.strength, isAssumed: false };
  if (strength) return { ...strength, name, strength: undefined, isAssumed: false };
  const [, before = '', number = ''] = /^(.*\S)\s+(\d+(?:\.\d+)?)$/.exec(name) ?? [];
  const amount = readAmount(number);
  const { medicine } = readName(before, true, known);
  const whole = medicine && bareStrength(`${medicine.name} ${number}`, [medicine]);
  const unit = readWeight(whole?.strength)?.unit ?? unitOfStrengths(medicine);
  return amount === undefined || !unit
    ? undefined
    : { amount, unit, name: before, strength: undefined, isAssumed: true };
}

interface First extends Pick<WrittenStep, 'amount' | 'unit'> {
  readonly name: string;
}

/** Reads the first step. If a later one has its own amount, the number after the name is the dose, not the strength. */
function readFirst(reading: Reading, later: readonly WrittenStep[]): First | undefined {
  const { draft, parts, assumed } = reading;
  const { line } = draft;
  const [name = '', ...others] = parts;
  const isCounted = typeof line.amount === 'number' || line.frequency === 'TIMES';
  const hasOwn = later.some(({ amount }) => amount !== undefined);
  if (isCounted || !hasOwn)
    return others.length > 0 ? undefined : { name, amount: line.amount ?? undefined, unit: line.unit };
  const weight = weightOfFirst(reading);
  if (!weight || others.length > (weight.strength === undefined ? 0 : 1)) return undefined;
  if (weight.strength === undefined) delete line.strength;
  if (weight.isAssumed) assumed.add('strength-unit');
  return weight;
}

const withAmount = (steps: readonly FilledStep[], amount: number): readonly FilledStep[] =>
  steps.map((step) => (step.amount === undefined ? { ...step, amount } : step));

/** Reads a taper or titration; undefined for a line with one dose. */
function readInSteps(typed: string, known: QuickEntryTables): QuickEntry | undefined {
  const [text = '', ...texts] = splitSteps(textToRead(typed));
  if (texts.length === 0) return undefined;
  const isEach = /\beach\b/.test(text);
  const draft = emptyDraft();
  const assumed: Assumed = new Set();
  const parts = takeAll(` ${text.trim()}`, draft);
  const later = readSteps(texts, draft);
  const reading = { typed, draft, parts, assumed, known };
  if (!later || later.length === 0 || draft.clashes.size > 0 || draft.most || draft.isAsNeeded)
    return undefined;
  const first = readFirst(reading, later);
  const written = first && [{ ...first, ...timingOfDraft(draft, isEach) }, ...later];
  const steps = written && fillSteps(written);
  const unit = written && unitOfSteps(written);
  if (!first || !steps || unit === null) return undefined;
  const { line } = draft;
  for (const key of ['amount', 'times', 'days', 'ongoing'] as const) delete line[key];
  line.frequency = 'STEPS';
  if (unit) line.unit = unit;
  const medicine = takeName({ ...reading, parts: [first.name] });
  withUsual(draft, medicine, assumed);
  const isOne = line.form && COUNTED_FORMS.includes(line.form);
  const filled = isOne ? withAmount(steps, 1) : steps;
  if (isOne && steps.some(({ amount }) => amount === undefined)) assumed.add('amount');
  line.steps = filled as LineStep[];
  line.days = totalDays(filled) ?? null;
  if (later.at(-1)?.days === undefined && !later.at(-1)?.isOngoing) assumed.add('ongoing');
  return entryOf(reading, [], false);
}

/**
 * Reads a line as doctors write it, such as "metformin 500 bd after food 30d" or "prednisolone 40 od 5d, 20 od 5d".
 * The result is for review. Contradictions and unknown words are returned in `rest` and asked about.
 */
export function readQuickEntry(typed: string, known: QuickEntryTables): QuickEntry {
  const inSteps = readInSteps(typed, known);
  if (inSteps) return inSteps;
  const draft = emptyDraft();
  const parts = takeAll(textToRead(typed), draft);
  return readOneDose({ typed, draft, parts, assumed: new Set(), known });
}
