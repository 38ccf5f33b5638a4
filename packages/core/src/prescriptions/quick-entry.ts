import { asciiDigits } from '#formatting';
import { COUNTED_FORMS, type DoseUnit, USUAL_UNITS } from './coded/dose-unit.ts';
import type { Frequency } from './coded/frequency.ts';
import type { MealRelation } from './coded/meal-relation.ts';
import type { MedicineForm } from './coded/medicine-form.ts';
import { USUAL_ROUTES } from './coded/medicine-route.ts';
import { readAmount, readTimes } from './dose-amount.ts';
import { type Medicine, medicineNamed } from './medicines/medicine.ts';
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
  readonly assumed: readonly ('amount' | 'form' | 'strength-unit')[];
}

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
  /(?<![\w/.])(\d{1,7}(?:\.\d{1,3})?)\s*(mg|mcg|µg|g|gm|iu|%)(?:\s*\/\s*(\d{0,4}(?:\.\d+)?)\s*(ml|mg|mcg|g|iu))?(?![\w/])/;
const DOSE =
  /(?<![\w/.])(\d{1,4}(?:\.\d{1,3})?|\d{0,2}[½¼¾]|[13]\/[24])\s*(tabs?|tablets?|caps?|capsules?|ml|drops?|puffs?|units?|sachets?)(?![\w/])/;
const TIMES = /(?<![\w/.-])[\d½¼¾./]{1,4}(?:\s*[-–—]\s*[\d½¼¾./]{1,4}){2,3}(?![\w/.-])/;
const ONGOING = /\b(?:cont|continue|ongoing|long ?term|till further notice)\b/;

const CASES: Readonly<Record<string, string>> = { mcg: 'mcg', µg: 'mcg', gm: 'g', iu: 'IU', ml: 'mL' };
const unitText = (unit: string): string => CASES[unit] ?? unit;

function strengthText([, number, unit = '', per, perUnit = '']: RegExpExecArray): string {
  const gap = `${number} ${unitText(unit)}`;
  return perUnit === '' ? gap : `${gap}/${per ? `${per} ` : ''}${unitText(perUnit)}`;
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
  return take(strong, DOSE, ([, number = '', unit = '']) => {
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

/** What is usual of a medicine of the table, and of a form: never more than was said, and named as assumed. */
function withUsual(
  draft: Draft,
  name: string,
  medicines: readonly Medicine[],
  assumed: Set<QuickEntry['assumed'][number]>,
): void {
  const { line } = draft;
  const medicine = medicineNamed(medicines, name);
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
  const isInsulin = medicine?.classes.includes('insulin') ?? false;
  line.unit ??= isInsulin ? 'unit' : USUAL_UNITS[line.form];
  const route = isInsulin ? 'subcutaneous' : USUAL_ROUTES[line.form];
  if (route) line.route = route;
  if (line.frequency !== 'TIMES' && line.amount === undefined && COUNTED_FORMS.includes(line.form)) {
    line.amount = 1;
    assumed.add('amount');
  }
}

/**
 * Reads a line as doctors write it, such as "metformin 500 bd after food 30d". It answers what it understood, for checking; whatever
 * is said twice and differently, or means nothing here, is handed back in `rest` and asked for.
 */
export function readQuickEntry(typed: string, medicines: readonly Medicine[]): QuickEntry {
  const draft: Draft = { line: {}, clashes: new Set() };
  const assumed = new Set<QuickEntry['assumed'][number]>();
  const text = ` ${asciiDigits(typed).toLowerCase().replace(/\s+/g, ' ').trim()}`;
  const steps = [takeDuration, takeAmounts, takePhrases, takeWords, takeReason];
  const left = steps.reduce((rest, step) => step(rest, draft), text);
  const [first = '', ...others] = left
    .split('|')
    .map(tidy)
    .filter((part) => part !== '');
  const bare = draft.line.strength ? undefined : bareStrength(first, medicines);
  if (bare) {
    draft.line.strength = bare.strength;
    assumed.add('strength-unit');
  }
  const name = bare?.name ?? first;
  if (name !== '') draft.line.medicine = capitalised(name);
  for (const key of draft.clashes) delete draft.line[key];
  if (draft.line.frequency !== 'TIMES') delete draft.line.times;
  if (draft.line.frequency === 'TIMES') delete draft.line.amount;
  withUsual(draft, name, medicines, assumed);
  const clash = draft.clashes.size > 0 ? [tidy(typed)] : [];
  return { line: draft.line, rest: [...others, ...clash].join(' '), assumed: [...assumed] };
}
