import { asciiDigits } from '#formatting';
import type { SubstanceUnit } from './line-to-dose.ts';

/** Amount of one substance in a strength. */
export interface StrengthPart {
  readonly amount: number;
  readonly unit: SubstanceUnit;
}

/** A strength as printed on a medicine. */
export interface Strength {
  /** One amount per substance, in order. */
  readonly parts: readonly StrengthPart[];
  /** The mL that contain the amounts; undefined if one piece or puff does. */
  readonly inMl: number | undefined;
}

interface UnitFactor {
  readonly unit: SubstanceUnit;
  readonly times: number;
}

const mg = (times: number): UnitFactor => ({ unit: 'mg', times });
const iu = (times: number): UnitFactor => ({ unit: 'IU', times });

const UNIT_FACTORS: Readonly<Record<string, UnitFactor>> = {
  mg: mg(1),
  mgs: mg(1),
  milligram: mg(1),
  milligrams: mg(1),
  g: mg(1000),
  gm: mg(1000),
  gms: mg(1000),
  gram: mg(1000),
  grams: mg(1000),
  mcg: mg(0.001),
  µg: mg(0.001),
  μg: mg(0.001),
  ug: mg(0.001),
  microgram: mg(0.001),
  micrograms: mg(0.001),
  ng: mg(0.000001),
  iu: iu(1),
  unit: iu(1),
  units: iu(1),
  u: iu(1),
  k: iu(1000),
  kiu: iu(1000),
  miu: iu(1_000_000),
  mu: iu(1_000_000),
  'lakh iu': iu(100_000),
  'lac iu': iu(100_000),
  'lakh units': iu(100_000),
  'million iu': iu(1_000_000),
  'million units': iu(1_000_000),
  mmol: { unit: 'mmol', times: 1 },
  meq: { unit: 'mmol', times: 1 },
};

/** Percent means grams per 100 mL. */
const MG_IN_ML_OF_A_PERCENT = 10;

interface Token {
  readonly amount: number | undefined;
  readonly unit: string;
}

const TOKEN = /^(\d*\.?\d+)?\s*([a-zµμ%]*(?: (?:iu|units))?)$/;

function tokensOf(text: string): readonly Token[] | undefined {
  const found = text.split(/[/+]/).map((one) => TOKEN.exec(one.trim()));
  if (!found.every((one) => one !== null)) return undefined;
  return found.map(([, amount, unit = '']) => ({ amount: amount ? Number(amount) : undefined, unit }));
}

/** Names of one piece after a slash, as in `25 mcg/hour` or `100 mcg/puff`. */
const PIECES =
  /\s*(?:\/|\bper\b)\s*(?:puff|dose|actuation|spray|tab|tablet|cap|capsule|vial|ampoule|hour|hr|h)\b/g;

/** A release or a dispersible tablet, as in `500 mg SR`. */
const RELEASES = /\s+(?:sr|er|xr|mr|cr|la|xl|od|dt|md|odt|ec|retard)$/;

const plainText = (text: string): string =>
  asciiDigits(text)
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{2,3}\b)/g, '')
    .replace(PIECES, '')
    .replace(RELEASES, '')
    .replace(/\s*w\/[vw]\b/g, '')
    .replace(/\s+per\s+/g, '/')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the unit of a number without one: that of the next number, or else the previous one. */
function unitAt(tokens: readonly Token[], at: number): string {
  const later = tokens.slice(at).find(({ unit }) => unit !== '');
  const earlier = tokens.slice(0, at).findLast(({ unit }) => unit !== '');
  return later?.unit ?? earlier?.unit ?? '';
}

function partOf(amount: number, unit: string): StrengthPart | undefined {
  const factor = Object.hasOwn(UNIT_FACTORS, unit) ? UNIT_FACTORS[unit] : undefined;
  return factor && amount > 0 ? { amount: amount * factor.times, unit: factor.unit } : undefined;
}

/** Reads a strength such as `500 mg`, `125 mg/5 mL`, `40 mg/12.5 mg` or `0.05 %`; undefined for anything else. */
export function readStrength(text: string): Strength | undefined {
  const tokens = tokensOf(plainText(text));
  if (!tokens) return undefined;
  const last = tokens.at(-1);
  const isPerMl = tokens.length > 1 && last?.unit === 'ml';
  const named = isPerMl ? tokens.slice(0, -1) : tokens;
  const isPercent = named.every(({ unit }) => unit === '%');
  const parts = named.map(({ amount }, index) => {
    if (amount === undefined) return undefined;
    if (isPercent) return partOf(amount * MG_IN_ML_OF_A_PERCENT, 'mg');
    return partOf(amount, unitAt(named, index));
  });
  if (!parts.every((part) => part !== undefined)) return undefined;
  return { parts, inMl: isPercent ? 1 : isPerMl ? (last?.amount ?? 1) : undefined };
}

/** Returns the number of a strength without a unit: `500`. */
export function bareNumber(text: string): number | undefined {
  const plain = plainText(text);
  return /^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

const amountsOf = ({ parts, inMl }: Strength): readonly StrengthPart[] =>
  parts.map(({ amount, unit }) => ({ unit, amount: amount / (inMl ?? 1) }));

/** Returns the ratio of two strengths; undefined if it differs between substances. */
export function strengthRatio(one: Strength, other: Strength): number | undefined {
  const isMixed = (one.inMl === undefined) !== (other.inMl === undefined);
  const ours = isMixed ? one.parts : amountsOf(one);
  const theirs = isMixed ? other.parts : amountsOf(other);
  if (ours.length !== theirs.length || ours.length === 0) return undefined;
  const ratios = ours.map(({ amount, unit }, index) => {
    const part = theirs[index];
    return part?.unit === unit ? amount / part.amount : Number.NaN;
  });
  const [first = Number.NaN] = ratios;
  return ratios.every((ratio) => isAbout(ratio, first)) ? first : undefined;
}

/** Whether two numbers are within half a percent, to ignore fractions of a microgram. */
export const isAbout = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.abs(other) * 0.005;
