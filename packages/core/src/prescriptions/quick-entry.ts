import { asciiDigits } from '#formatting';
import { COUNTED_FORMS, type DoseUnit, USUAL_UNITS } from './coded/dose-unit.ts';
import type { Frequency } from './coded/frequency.ts';
import type { MealRelation } from './coded/meal-relation.ts';
import type { MedicineForm } from './coded/medicine-form.ts';
import { USUAL_ROUTES } from './coded/medicine-route.ts';
import { maxPerDayIn, maxPerDayText } from './dose/max-per-day.ts';
import { readAmount, readTimes } from './dose-amount.ts';
import { type Medicine, medicineNamed } from './medicines/medicine.ts';
import { type MedicineTables, wordKey } from './medicines/medicine-tables.ts';
import { type MedicineReading, readMedicineName } from './medicines/read-medicine-name.ts';
import { MAX_DAYS, type NewLine } from './prescription-line.ts';

/** A line as far as it was understood; what is missing is asked for, and nothing is made up but what `assumed` names. */
export type QuickLine = Partial<Omit<NewLine, 'id' | 'override'>> & {
  /** Without an end, as was said. */
  readonly ongoing?: boolean;
};

export interface QuickEntry {
  readonly line: QuickLine;
  /** Words that mean nothing here, to be looked at. */
  readonly rest: string;
  /** What nobody typed and is usual. */
  readonly assumed: readonly ('amount' | 'form' | 'strength-unit' | 'name' | 'days')[];
}

type Assumed = Set<QuickEntry['assumed'][number]>;

const FORM_WORDS: Readonly<Record<string, MedicineForm>> = {
  tab: 'tablet',
  tabs: 'tablet',
  tablet: 'tablet',
  tablets: 'tablet',
  cap: 'capsule',
  caps: 'capsule',
  capsule: 'capsule',
  capsules: 'capsule',
  syp: 'syrup',
  syr: 'syrup',
  syrup: 'syrup',
  susp: 'syrup',
  suspension: 'syrup',
  drops: 'drops',
  sachet: 'sachet',
  sachets: 'sachet',
  inj: 'injection',
  injection: 'injection',
  inhaler: 'inhaler',
  respules: 'respules',
  respule: 'respules',
  spray: 'spray',
  cream: 'cream',
  oint: 'ointment',
  ointment: 'ointment',
  gel: 'gel',
  lotion: 'lotion',
  powder: 'powder',
  patch: 'patch',
  suppository: 'suppository',
  pessary: 'pessary',
};

/** `U` and `IU` beside a number are read as 0 and 10 elsewhere, so units are taken only written out. */
const UNIT_WORDS: Readonly<Record<string, DoseUnit>> = {
  tab: 'tablet',
  tabs: 'tablet',
  tablet: 'tablet',
  tablets: 'tablet',
  cap: 'capsule',
  caps: 'capsule',
  capsule: 'capsule',
  capsules: 'capsule',
  ml: 'mL',
  drop: 'drop',
  drops: 'drop',
  puff: 'puff',
  puffs: 'puff',
  unit: 'unit',
  units: 'unit',
  sachet: 'sachet',
  sachets: 'sachet',
};

/** No `qd` and `qod`: each has been read as the other, and as `qid` (ISMP). */
const FREQUENCY_WORDS: Readonly<Record<string, Frequency>> = {
  od: 'OD',
  daily: 'OD',
  bd: 'BD',
  bid: 'BD',
  tds: 'TDS',
  tid: 'TDS',
  qid: 'QID',
  qds: 'QID',
  hs: 'HS',
  bedtime: 'HS',
  sos: 'SOS',
  prn: 'SOS',
  stat: 'STAT',
  q24h: 'OD',
  q12h: 'BD',
  q8h: 'TDS',
  q6h: 'QID',
  weekly: 'WEEKLY',
  monthly: 'MONTHLY',
};

const PHRASES: readonly (readonly [RegExp, (line: Draft) => void])[] = [
  [/\b(?:on )?(?:an )?empty stomach\b/, (line) => meal(line, 'empty-stomach')],
  [/\bbefore (?:food|meals?|breakfast)\b|(?<=\s)ac\b/, (line) => meal(line, 'before')],
  [/\bafter (?:food|meals?)\b|(?<=\s)pc\b/, (line) => meal(line, 'after')],
  [/\bwith (?:food|meals?)\b/, (line) => meal(line, 'with')],
  [/\bonce (?:a day|daily)\b/, (line) => often(line, 'OD')],
  [/\b(?:twice|two times) (?:a day|daily)\b/, (line) => often(line, 'BD')],
  [/\b(?:thrice|three times) (?:a day|daily)\b/, (line) => often(line, 'TDS')],
  [/\bfour times (?:a day|daily)\b/, (line) => often(line, 'QID')],
  [/\b(?:every )?12 (?:hourly|hrly|hours)\b/, (line) => often(line, 'BD')],
  [/\b(?:every )?8 (?:hourly|hrly|hours)\b/, (line) => often(line, 'TDS')],
  [/\b(?:every )?6 (?:hourly|hrly|hours)\b/, (line) => often(line, 'QID')],
  [/\bonce (?:a|every) week\b|\bonce weekly\b/, (line) => often(line, 'WEEKLY')],
  [/\b(?:alternate|every other) days?\b/, (line) => often(line, 'ALTERNATE_DAYS')],
  [/\bat (?:bedtime|night)\b/, (line) => often(line, 'HS')],
  [/\b(?:if|when) needed\b|\bas needed\b/, (line) => often(line, 'SOS')],
];

interface Draft {
  line: { -readonly [Key in keyof QuickLine]: QuickLine[Key] };
  /** Said twice, differently: nothing of it is taken. */
  clashes: Set<keyof QuickLine>;
}

function put<Key extends keyof QuickLine>({ line, clashes }: Draft, key: Key, value: QuickLine[Key]): void {
  if (line[key] !== undefined && line[key] !== value) clashes.add(key);
  line[key] = value;
}

function meal(draft: Draft, value: MealRelation): void {
  put(draft, 'meal', value);
}

function often(draft: Draft, value: Frequency): void {
  put(draft, 'frequency', value);
}

const DAYS_OF: Readonly<Record<string, number>> = { d: 1, w: 7, m: 30, y: 365 };
const DURATION = /\b(?:x|for)?\s*(\d{1,3})\s*(d|days?|w|wks?|weeks?|m|months?|y|yrs?|years?)\b(?!\/)/;
const STRENGTH =
  /(?<![\w/.])(\d{1,7}(?:\.\d{1,3})?)\s*(mg|mcg|µg|g|gm|iu|%)(?:\s*\/\s*(\d{0,4}(?:\.\d+)?)\s*(ml|mg|mcg|g|iu))?(?:\s+per\s+(\d{1,3}(?:\.\d)?)\s*ml)?(?![\w/])/;
const DOSE =
  /(?<![\w/.])(\d{1,4}(?:\.\d{1,3})?|\d{0,2}[½¼¾]|[13]\/[24])\s*(tabs?|tablets?|caps?|capsules?|ml|drops?|puffs?|units?|sachets?)(?![\w/])/;
const TIMES = /(?<![\w/.-])[\d½¼¾./]{1,4}(?:\s*[-–—]\s*[\d½¼¾./]{1,4}){2,3}(?![\w/.-])/;
const MOST =
  /\b(?:max(?:imum)?|at most|not more than|up ?to) \d{1,2} ?(?:x|times?|doses?)? ?(?:\/|per |a |in )? ?(?:day|daily|24 ?h(?:ours|rs)?)\b/;
/** A count without a unit, behind a strength and before a frequency: "650 1 tds". */
const BARE_AMOUNT =
  /(?<=(?:\d|\|) )([1-9]|½|1½|1\/2)(?= (?:od|bd|bid|tds|tid|qid|qds|hs|sos|prn|stat|once|twice|thrice)\b)/;
const ONGOING = /\b(?:cont|continue|ongoing|long ?term|till further notice)\b/;

const CASES: Readonly<Record<string, string>> = { mcg: 'mcg', µg: 'mcg', gm: 'g', iu: 'IU', ml: 'mL' };
const unitText = (unit: string): string => CASES[unit] ?? unit;

function strengthText([, number, unit = '', per, perUnit = '', ml]: RegExpExecArray): string {
  const first = `${number} ${unitText(unit)}`;
  const both = perUnit === '' ? first : `${first}/${per ? `${per} ` : ''}${unitText(perUnit)}`;
  return ml === undefined ? both : `${both} per ${ml} mL`;
}

/** Takes the first place that fits out of a text. */
function take(text: string, words: RegExp, use: (found: RegExpExecArray) => unknown): string {
  const found = words.exec(text);
  if (!found || use(found) === false) return text;
  return `${text.slice(0, found.index)} | ${text.slice(found.index + found[0].length)}`;
}

function takeDuration(text: string, draft: Draft): string {
  const rest = take(text, DURATION, ([, number = '', unit = '']) => {
    const days = Number(number) * (DAYS_OF[unit[0] ?? ''] ?? 1);
    if (days < 1 || days > MAX_DAYS) return false;
    put(draft, 'days', days);
    return true;
  });
  return take(rest, ONGOING, () => put(draft, 'ongoing', true));
}

function takeAmounts(text: string, draft: Draft): string {
  const timed = take(text, TIMES, ([written]) => {
    const times = readTimes(written);
    if (!times) return false;
    draft.line.times = [...times];
    often(draft, 'TIMES');
    return true;
  });
  const strong = take(timed, STRENGTH, (found) => put(draft, 'strength', strengthText(found)));
  const bare = take(strong, BARE_AMOUNT, ([, number = '']) => put(draft, 'amount', readAmount(number)));
  return take(bare, DOSE, ([, number = '', unit = '']) => {
    const amount = readAmount(number);
    if (amount === undefined) return false;
    put(draft, 'amount', amount);
    put(draft, 'unit', UNIT_WORDS[unit]);
    return true;
  });
}

function takePhrases(text: string, draft: Draft): string {
  return PHRASES.reduce((rest, [words, use]) => take(rest, words, () => use(draft)), text);
}

/** Words of one meaning: forms and frequencies. What is left of the beginning is the name. */
function takeWords(text: string, draft: Draft): string {
  return text
    .split(' ')
    .map((word) => {
      const plain = word.replace(/^[.,;]+|[.,;]+$/g, '');
      const frequency = Object.hasOwn(FREQUENCY_WORDS, plain) ? FREQUENCY_WORDS[plain] : undefined;
      if (frequency) often(draft, frequency);
      const form = Object.hasOwn(FORM_WORDS, plain) ? FORM_WORDS[plain] : undefined;
      if (form) put(draft, 'form', form);
      return frequency || form ? '|' : word;
    })
    .join(' ');
}

/** The most on one day, as an instruction to the patient. */
function takeMost(text: string, draft: Draft): string {
  return take(text, MOST, ([written]) => {
    const most = maxPerDayIn(written);
    if (most === undefined) return false;
    put(draft, 'instructions', maxPerDayText(most));
    return true;
  });
}

/** What it is for: at the end, after "for". */
function takeReason(text: string, draft: Draft): string {
  return take(text, /\bfor ([^\d|][^|]{1,200})(?=\||$)/, ([, reason = '']) =>
    put(draft, 'reason', reason.trim()),
  );
}

const tidy = (text: string): string =>
  text
    .replace(/[|]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,;]+|[\s.,;]+$/g, '');

/** A bare number after the name, where the medicine comes in exactly one strength with that number: its strength. */
function bareStrength(name: string, medicines: readonly Medicine[]) {
  const found = /^(.*\S)\s+(\d{1,7}(?:\.\d{1,3})?)$/.exec(name);
  const medicine = found?.[1] && medicineNamed(medicines, found[1]);
  if (!found || !medicine) return undefined;
  const strengths = medicine.forms.flatMap(({ strengths: all }) => all);
  const fitting = [
    ...new Set(strengths.filter((one) => one.split(' ')[0] === found[2] && !one.includes('/'))),
  ];
  return fitting.length === 1 ? { name: found[1] ?? '', strength: fitting[0] ?? '' } : undefined;
}

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const VIALS: readonly MedicineForm[] = ['injection', 'respules'];
const WEIGHT = /^(\d+(?:\.\d+)?) (mg|mcg|g)$/;

/** "Inj ceftriaxone 1 g": of what is not counted in pieces, the strength is the dose. */
function takeDoseOfVial(line: Draft['line'], assumed: Assumed): void {
  const [, number = '', unit] = WEIGHT.exec(line.strength ?? '') ?? [];
  const amount = readAmount(number);
  const isGiven = line.amount !== undefined || line.unit !== undefined || line.frequency === 'TIMES';
  if (isGiven || amount === undefined) return;
  line.amount = amount;
  line.unit = unit as DoseUnit;
  assumed.add('amount');
}

/** What is usual of a medicine of the table, and of a form: never more than was said, and named as assumed. */
function withUsual(draft: Draft, medicine: Medicine | undefined, assumed: Assumed): void {
  const { line } = draft;
  if (!line.form && medicine) {
    const holding = medicine.forms.filter(
      ({ strengths }) => !line.strength || strengths.includes(line.strength),
    );
    const counted = line.unit && holding.filter(({ form }) => USUAL_UNITS[form] === line.unit);
    const fitting = counted && counted.length > 0 ? counted : holding;
    const isSolid = fitting.every(({ form }) => form === 'tablet' || form === 'capsule');
    if (fitting[0] && (fitting.length === 1 || isSolid)) {
      line.form = fitting[0].form;
      assumed.add('form');
    }
  }
  if (!line.form) return;
  if (VIALS.includes(line.form)) takeDoseOfVial(line, assumed);
  const isInsulin = medicine?.classes.includes('insulin') ?? false;
  line.unit ??= isInsulin ? 'unit' : USUAL_UNITS[line.form];
  const route = isInsulin ? 'subcutaneous' : USUAL_ROUTES[line.form];
  if (route) line.route = route;
  if (line.frequency !== 'TIMES' && line.amount === undefined && COUNTED_FORMS.includes(line.form)) {
    line.amount = 1;
    assumed.add('amount');
  }
}

/** What names are looked up in; without brands where only the table of medicines is known. */
export type QuickEntryTables = readonly Medicine[] | MedicineTables;

const isTables = (known: QuickEntryTables): known is MedicineTables => 'names' in known;

interface ReadName {
  readonly name: string;
  readonly medicine: Medicine | undefined;
  readonly strength: string | undefined;
  readonly isRenamed: boolean;
}

/** Whether nothing of what was typed is lost when the generic name takes its place. */
function isWholeName(typed: string, { brand, strength }: MedicineReading): boolean {
  const isBrandAlone = brand !== undefined && wordKey(brand) === wordKey(typed);
  return strength !== undefined || isBrandAlone || !/\d/.test(typed);
}

/** The name that a prescription has: of a brand or an abbreviation the generic one, as the rules of prescribing ask. */
function readName(typed: string, hasStrength: boolean, known: QuickEntryTables): ReadName {
  const medicines = isTables(known) ? known.medicines : known;
  const bare = hasStrength ? undefined : bareStrength(typed, medicines);
  if (bare) return { ...bare, medicine: medicineNamed(medicines, bare.name), isRenamed: false };
  const medicine = medicineNamed(medicines, typed);
  const asTyped = { name: typed, medicine, strength: undefined, isRenamed: false };
  if (medicine || !isTables(known)) return asTyped;
  const reading = readMedicineName(typed, known);
  const isRead = reading.by === 'brand' || reading.by === 'generic';
  if (!isRead || !reading.medicine || !isWholeName(typed, reading)) return asTyped;
  return {
    name: reading.medicine.name,
    medicine: reading.medicine,
    strength: hasStrength ? undefined : reading.strength,
    isRenamed: true,
  };
}

const BARE_DAYS = /^(?:x ?)?(\d{1,3})$/;

/** A number alone behind the frequency is the days, unless it can be the strength that is missing. */
function takeBareDays(
  draft: Draft,
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

/**
 * Reads a line as doctors write it, such as "metformin 500 bd after food 30d". It answers what it understood, for checking; whatever
 * is said twice and differently, or means nothing here, is handed back in `rest` and asked for.
 */
export function readQuickEntry(typed: string, known: QuickEntryTables): QuickEntry {
  const draft: Draft = { line: {}, clashes: new Set() };
  const assumed: Assumed = new Set();
  const text = ` ${asciiDigits(typed).toLowerCase().replace(/\s+/g, ' ').trim()}`;
  const steps = [takeMost, takeDuration, takeAmounts, takePhrases, takeWords, takeReason];
  const left = steps.reduce((rest, step) => step(rest, draft), text);
  const [first = '', ...others] = left
    .split('|')
    .map(tidy)
    .filter((part) => part !== '');
  const { name, medicine, strength, isRenamed } = readName(first, draft.line.strength !== undefined, known);
  if (strength !== undefined) {
    draft.line.strength = strength;
    assumed.add('strength-unit');
  }
  if (isRenamed) assumed.add('name');
  if (name !== '') draft.line.medicine = capitalised(name);
  for (const key of draft.clashes) delete draft.line[key];
  if (draft.line.frequency !== 'TIMES') delete draft.line.times;
  if (draft.line.frequency === 'TIMES') delete draft.line.amount;
  const unread = takeBareDays(draft, others, medicine, assumed);
  withUsual(draft, medicine, assumed);
  const clash = draft.clashes.size > 0 ? [tidy(typed)] : [];
  return { line: draft.line, rest: [...unread, ...clash].join(' '), assumed: [...assumed] };
}
