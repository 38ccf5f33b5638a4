import { asciiDigits } from '#formatting';
import type { DoseUnit } from './coded/dose-unit.ts';
import type { Frequency } from './coded/frequency.ts';
import type { MealRelation } from './coded/meal-relation.ts';
import type { MedicineForm } from './coded/medicine-form.ts';
import type { MedicineRoute } from './coded/medicine-route.ts';
import { maxPerDayIn } from './dose/max-per-day.ts';
import { readAmount, readTimes } from './dose-amount.ts';
import { MAX_DAYS } from './line-steps.ts';
import type { NewLine } from './prescription-line.ts';

/**
 * A line as far as it was understood. Missing fields are asked for, and nothing is made up except what `assumed`
 * lists.
 */
export type QuickLine = Partial<Omit<NewLine, 'id' | 'override'>> & {
  /** Explicitly without an end. */
  readonly ongoing?: boolean;
};

export const FORM_WORDS: Readonly<Record<string, MedicineForm>> = {
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

/** `U` and `IU` next to a number are misread as 0 and 10, so units must be spelled out, or a `u` after a space. */
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

/** Units whose words also mean a form: "40 tab" can be a strength. */
const COUNTED_UNITS: readonly (DoseUnit | undefined)[] = ['tablet', 'capsule', 'sachet', 'drop'];

/** Without `qd` and `qod`: each has been misread as the other, and as `qid` (ISMP). */
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

const PHRASES: readonly (readonly [RegExp, (line: QuickDraft) => void])[] = [
  [/\b(?:on )?(?:an )?empty stomach\b/, (line) => meal(line, 'empty-stomach')],
  [/\bbefore (?:food|meals?|breakfast)\b|(?<=\s)ac\b/, (line) => meal(line, 'before')],
  [/\bafter (?:food|meals?)\b|(?<=\s)pc\b/, (line) => meal(line, 'after')],
  [/\bwith (?:food|meals?)\b/, (line) => meal(line, 'with')],
  [
    /(?<=\s)(?:(?:har )?ro[jz](?:a*na)? )?subah (?:aur )?sha+m(?=\s|$)|(?<=\s)सुबह (?:और )?शाम(?=\s|$)/,
    (line) => often(line, 'BD'),
  ],
  [
    /(?<=\s)(?:(?:har )?ro[jz](?:a*na)? )?(?:ra+t ko|sote (?:samay|waqt))(?=\s|$)|(?<=\s)(?:रात को|सोते समय)(?=\s|$)/,
    (line) => often(line, 'HS'),
  ],
  [/(?<=\s)din me(?:i?n)? (?:ek|1) ba+r(?=\s|$)|(?<=\s)दिन में एक बार(?=\s|$)/, (line) => often(line, 'OD')],
  [/(?<=\s)din me(?:i?n)? (?:do|2) ba+r(?=\s|$)|(?<=\s)दिन में दो बार(?=\s|$)/, (line) => often(line, 'BD')],
  [
    /(?<=\s)din me(?:i?n)? (?:teen|tin|3) ba+r(?=\s|$)|(?<=\s)दिन में तीन बार(?=\s|$)/,
    (line) => often(line, 'TDS'),
  ],
  [
    /(?<=\s)(?:har )?ro[jz](?:a*na)?(?: subah)?(?=\s|$)|(?<=\s)(?:हर )?रोज़?(?=\s|$)/,
    (line) => often(line, 'OD'),
  ],
  [/\b(?:bbf|before breakfast)\b/, (line) => meal(line, 'before')],
  [/(?<=\s)(?:whole|entire) body(?=\s|$)/, (line) => instructed(line, 'Whole body')],
  [
    /(?<=\s)in 1 (?:litre|liter|l)(?: of)?(?: water)?(?=\s|$)/,
    (line) => instructed(line, 'In 1 litre of water'),
  ],
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
  [/(?<=\s)(?:iv|i\.v\.?)(?=\s|$)/, (line) => injected(line, 'intravenous')],
  [/(?<=\s)(?:im|i\.m\.?)(?=\s|$)/, (line) => injected(line, 'intramuscular')],
  [/(?<=\s)(?:sc|s\.c\.?|s\/c|subcut)(?=\s|$)/, (line) => injected(line, 'subcutaneous')],
  [/(?<=\s)(?:sl|s\/l|sublingual|under (?:the )?tongue)(?=\s|$)/, (line) => put(line, 'route', 'sublingual')],
  [/\b(?:if|when) needed\b|\bas needed\b/, (line) => often(line, 'SOS')],
];

/** A line while its text is being read. */
export interface QuickDraft {
  line: { -readonly [Key in keyof QuickLine]: QuickLine[Key] };
  /** Fields with contradictory values, which are not used. */
  clashes: Set<keyof QuickLine>;
  isAsNeeded: boolean;
  /** A number before a word such as "tab", as typed: a count, or the strength. */
  numberOfPieces: string | undefined;
  /** Daily maximum, in doses or pieces. */
  most: { readonly count: number; readonly of: 'doses' | 'pieces' } | undefined;
}

export const emptyDraft = (): QuickDraft => ({
  line: {},
  clashes: new Set(),
  isAsNeeded: false,
  numberOfPieces: undefined,
  most: undefined,
});

export function put<Key extends keyof QuickLine>(
  { line, clashes }: QuickDraft,
  key: Key,
  value: QuickLine[Key],
): void {
  if (line[key] !== undefined && line[key] !== value) clashes.add(key);
  line[key] = value;
}

function meal(draft: QuickDraft, value: MealRelation): void {
  put(draft, 'meal', value);
}

function injected(draft: QuickDraft, route: MedicineRoute): void {
  put(draft, 'form', 'injection');
  put(draft, 'route', route);
}

/** Appends to the instructions. */
function instructed(draft: QuickDraft, words: string): void {
  const before = draft.line.instructions;
  draft.line.instructions = before ? `${before}, ${words}` : words;
}

function often(draft: QuickDraft, value: Frequency): void {
  if (value === 'SOS') draft.isAsNeeded = true;
  else put(draft, 'frequency', value);
}

const DAYS_OF: Readonly<Record<string, number>> = { d: 1, w: 7, m: 30, y: 365 };
const DURATION = /\b(?:x|for)?\s*(\d{1,3})\s*(d|days?|w|wks?|weeks?|m|months?|y|yrs?|years?)\b(?!\/)/;
const STRENGTH =
  /(?<![\w/.])(\d{1,7}(?:\.\d{1,3})?)\s*(mg|mcg|µg|g|gm|iu|%)(?:\s*\/\s*(\d{0,4}(?:\.\d+)?)\s*(ml|mg|mcg|g|iu))?(?:\s+per\s+(\d{1,3}(?:\.\d)?)\s*ml)?(?![\w/])/;
const DOSE =
  /(?<![\w/.])(\d{1,4}(?:\.\d{1,3})?|\d{0,2}[½¼¾]|[13]\/[24])\s*(tabs?|tablets?|caps?|capsules?|ml|drops?|puffs?|units?|sachets?)(?![\w/])/;
const TIMES = /(?<![\w/.-])[\d½¼¾./]{1,4}(?:\s*[-–—]\s*[\d½¼¾./]{1,4}){2,3}(?![\w/.-])/;
const AT_MOST_PER_DAY =
  /\b(?:max(?:imum)?|at most|not more than|up ?to) \d{1,2} ?(?:x|times?|doses?)? ?(?:\/|per |a |in )? ?(?:day|daily|24 ?h(?:ours|rs)?)\b/;
const MAX_PIECES =
  /\b(?:max(?:imum)?|at most|not more than|up ?to) (\d{1,2}) ?(?:tabs?|tablets?|caps?|capsules?|puffs?|sachets?)(?: ?(?:\/|per |a |in )? ?(?:day|daily|24 ?h(?:ours|rs)?))?\b/;
/** "max 4" alone, after "sos" or "prn". Other amounts have a unit. */
const BARE_MOST =
  /\bmax(?:imum)? (\d{1,2})(?![\d.]| ?(?:mg|mcg|gm?|ml|iu|units?|d|days?|w|wks?|weeks?|m|months?)\b)/;
/** A count without a unit, after a strength or form and before a frequency: "650 1 tds", "650 tab 1 tds". */
const BARE_AMOUNT =
  /(?<=(?:\d|\||\b(?:tabs?|tablets?|caps?|capsules?))\s+)([1-9]|½|1½|1\/2)(?= (?:od|bd|bid|tds|tid|qid|qds|hs|sos|prn|stat|once|twice|thrice)\b)/;
const ONGOING = /\b(?:cont|continue|ongoing|long ?term|till further notice)\b/;

const CASES: Readonly<Record<string, string>> = { mcg: 'mcg', µg: 'mcg', gm: 'g', iu: 'IU', ml: 'mL' };
const unitText = (unit: string): string => CASES[unit] ?? unit;

function strengthText([, number, unit = '', per, perUnit = '', ml]: RegExpExecArray): string {
  const first = `${number} ${unitText(unit)}`;
  const both = perUnit === '' ? first : `${first}/${per ? `${per} ` : ''}${unitText(perUnit)}`;
  return ml === undefined ? both : `${both} per ${ml} mL`;
}

/** Extracts the first match from a text. */
function take(text: string, words: RegExp, use: (found: RegExpExecArray) => unknown): string {
  const found = words.exec(text);
  if (!found || use(found) === false) return text;
  return `${text.slice(0, found.index)} | ${text.slice(found.index + found[0].length)}`;
}

function takeDuration(text: string, draft: QuickDraft): string {
  const rest = take(text, DURATION, ([, number = '', unit = '']) => {
    const days = Number(number) * (DAYS_OF[unit[0] ?? ''] ?? 1);
    if (days < 1 || days > MAX_DAYS) return false;
    put(draft, 'days', days);
    return true;
  });
  return take(rest, ONGOING, () => put(draft, 'ongoing', true));
}

/** Reads the number in "250 drops 1 ml": the dose is 1 mL, so it can only be the strength. */
function takeFormWithNumber(text: string, draft: QuickDraft): string {
  const doses = [...text.matchAll(new RegExp(DOSE, 'g'))];
  const [first, second] = doses.map(([, number = '', unit = '']) => ({ number, unit: UNIT_WORDS[unit] }));
  if (first?.unit !== 'drop' || second?.unit !== 'mL') return text;
  return take(text, DOSE, () => {
    draft.numberOfPieces = first.number;
    put(draft, 'form', 'drops');
  });
}

function takeAmounts(text: string, draft: QuickDraft): string {
  const timed = take(text, TIMES, ([written]) => {
    const times = readTimes(written);
    if (!times) return false;
    draft.line.times = [...times];
    often(draft, 'TIMES');
    return true;
  });
  const strong = take(timed, STRENGTH, (found) => put(draft, 'strength', strengthText(found)));
  const bare = take(strong, BARE_AMOUNT, ([, number = '']) => put(draft, 'amount', readAmount(number)));
  return take(takeFormWithNumber(bare, draft), DOSE, ([, number = '', unit = '']) => {
    const amount = readAmount(number);
    if (amount === undefined) return false;
    const isPiece = COUNTED_UNITS.includes(UNIT_WORDS[unit]);
    if (isPiece) draft.numberOfPieces = number;
    // Next to a separate count, the number is the strength.
    if (!isPiece || draft.line.amount === undefined) put(draft, 'amount', amount);
    put(draft, 'unit', UNIT_WORDS[unit]);
    return true;
  });
}

function takePhrases(text: string, draft: QuickDraft): string {
  return PHRASES.reduce((rest, [words, use]) => take(rest, words, () => use(draft)), text);
}

const INTERVAL =
  /(?<=\s)(?:(?:every |q ?|har |हर )(\d{1,2}) ?(?:h|hrs?|hours?|hourly|hrly|ghant[ae]|घंटे)|(\d{1,2}) ?(?:hourly|hrly))(?=\s|$)/;
const HOURLY = /(?<=\s)(?:every hour|hourly|har ghant[ae]|हर घंटे)(?=\s|$)/;
const TIMES_A_DAY = /(?<=\s)(\d{1,2}|five|six) times (?:a day|daily|\/day)(?=\s|$)/;
const TIMES_WORDS: Readonly<Record<string, number>> = { five: 5, six: 6 };
const BY_TIMES: Readonly<Record<number, Frequency>> = { 1: 'OD', 2: 'BD', 3: 'TDS', 4: 'QID' };
const HOURS_OF_DAY = 24;

/** Reads a coded frequency, or else instructions, whose doses the checks count. */
function takeIntervals(text: string, draft: QuickDraft): string {
  const timed = (times: number, words: string): void => {
    const coded = BY_TIMES[times];
    if (coded) often(draft, coded);
    else instructed(draft, words);
  };
  const spaced = take(text, INTERVAL, ([, every, hourly]) => {
    const hours = Number(every ?? hourly);
    if (hours < 1 || hours > HOURS_OF_DAY) return false;
    timed(HOURS_OF_DAY / hours, hours === 1 ? 'Every hour' : `Every ${hours} hours`);
    return true;
  });
  const hourly = take(spaced, HOURLY, () => timed(HOURS_OF_DAY, 'Every hour'));
  return take(hourly, TIMES_A_DAY, ([, number = '']) => {
    const times = TIMES_WORDS[number] ?? Number(number);
    timed(times, `${times} times a day`);
  });
}

/** Extracts words for forms and frequencies. The remaining start is the name. */
function takeWords(text: string, draft: QuickDraft): string {
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

/** Extracts the daily maximum. */
function takeMost(text: string, draft: QuickDraft): string {
  const rest = take(text, MAX_PIECES, ([, count]) => {
    draft.most = { count: Number(count), of: 'pieces' };
  });
  return take(rest, AT_MOST_PER_DAY, ([written]) => {
    const count = maxPerDayIn(written);
    if (count === undefined) return false;
    draft.most = { count, of: 'doses' };
    return true;
  });
}

function takeBareMost(text: string, draft: QuickDraft): string {
  if (!draft.isAsNeeded || draft.most) return text;
  return take(text, BARE_MOST, ([, count]) => {
    draft.most = { count: Number(count), of: 'doses' };
  });
}

/** Extracts the reason at the end, after "for". A number after it is the days. */
function takeReason(text: string, draft: QuickDraft): string {
  return take(text, /\bfor ([^\d|][^|]{1,200}?)(?=\s+(?:x ?)?\d{1,3}\s*(?:\||$)|\||$)/, ([, reason = '']) =>
    put(draft, 'reason', reason.trim()),
  );
}

export const tidy = (text: string): string =>
  text
    .replace(/[|]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,;]+|[\s.,;]+$/g, '');

/** Reads the words of a text into a draft. Returns the unrecognised parts. */
export function takeAll(text: string, draft: QuickDraft): readonly string[] {
  const takers = [
    takeMost,
    takeDuration,
    takeAmounts,
    takePhrases,
    takeIntervals,
    takeWords,
    takeBareMost,
    takeReason,
  ];
  return takers
    .reduce((rest, taker) => taker(rest, draft), text)
    .split('|')
    .map(tidy)
    .filter((part) => part !== '');
}

/** Normalises a text for reading. */
export const textToRead = (typed: string): string =>
  ` ${asciiDigits(typed)
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/(?<=^| )(?:\.|0,)(?=\d)/g, '0.')
    .replace(
      /(?<= )(\d+(?:\.\d+)?) ?(mu|million units?|million iu|(?:lakhs?|lacs?)(?: (?:units?|iu))?)(?= |$)/g,
      (_, number: string, word: string) =>
        `${Math.round(Number(number) * (word.startsWith('m') ? 1e6 : 1e5))} iu`,
    )
    .replace(/(?<= )(?!1000\b)(\d{4,7}) ?(?:units?|u)(?= |$)/g, '$1 iu')
    .replace(/(?<= )(\d{1,4}(?:\.\d+)?) u(?= |$)/g, '$1 units')
    .replace(
      /(?<= )(\d{1,2}(?:\.\d)?) ?(?:tsps?|tspf|tea ?spoons?(?:ful)?)(?= |$)/g,
      (_, number: string) => `${Number(number) * 5} ml`,
    )
    .replace(/(?<= )e\/d(?= |$)/g, 'eye drops')
    .replace(/(?<= )e\/o(?= |$)/g, 'eye ointment')
    .trim()}`;
