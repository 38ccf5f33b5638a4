import { ACTS, type Act, actOfFlag, type FlagCode, type Measure } from '#observations';
import { convert, roundTo, unitScale } from './convert.ts';
import { isFor, type Person, type PersonContext } from './person-context.ts';
import {
  type Band,
  type FlagShape,
  type Range,
  SEVERITIES,
  type Severity,
  type SourceStatus,
} from './range.ts';
import type { Rules } from './rules/measure-rules.ts';
import { ucumUnit } from './unit.ts';

/** As FHIR has it. */
export type Comparator = '<' | '<=' | '>' | '>=';

/** One number as it was entered; of a value in words its place in their order. */
export interface EnteredValue {
  readonly measure: Measure;
  readonly value: number;
  readonly unit: string;
  /** The true value is beyond this one, or may be: what a meter or a laboratory writes outside its range. */
  readonly comparator?: Comparator;
}

/** What a reading is, by one rule. The code is also the key of its label (`flagLabel`). */
export interface Flag {
  readonly code: FlagCode;
  readonly scheme: string;
  readonly category: string;
  readonly measure: Measure;
  readonly severity: Severity;
  readonly shape: FlagShape;
  readonly status: SourceStatus;
  readonly source: string;
  /** What a coach does about it; a clinician's next look is enough where it is left out. */
  readonly act?: Act;
}

/** The flag of a code, with the facts of the flag it takes the place of. */
export function recoded(flag: Flag, code: FlagCode, severity = flag.severity): Flag {
  const colon = code.indexOf(':');
  const act = actOfFlag(code);
  const { act: _, ...rest } = flag;
  return {
    ...rest,
    code,
    severity,
    scheme: code.slice(0, colon),
    category: code.slice(colon + 1),
    ...(act && { act }),
  };
}

function flagOf(range: Range, { flag, severity, shape, status = range.status }: Band): Flag {
  const { scheme, measure, source } = range;
  const category = flag.slice(flag.indexOf(':') + 1);
  const act = actOfFlag(flag);
  return { code: flag, scheme, category, measure, severity, shape, status, source, ...(act && { act }) };
}

/** How much an act presses; a flag that asks for none presses least. */
const pressing = (act: Act | undefined): number => (act ? ACTS.length - ACTS.indexOf(act) : 0);

/** How much of a flag there is: by severity, then by what it asks for, then a sourced one before one that is not. */
export const weight = ({ severity, act, status }: Flag): number =>
  (SEVERITIES.indexOf(severity) * (ACTS.length + 1) + pressing(act)) * 2 + (status === 'sourced' ? 1 : 0);

/** The weightiest flag, the first of equals. */
export function gravest(flags: readonly (Flag | undefined)[]): Flag | undefined {
  let found: Flag | undefined;
  for (const flag of flags) if (flag && (!found || weight(flag) > weight(found))) found = flag;
  return found;
}

/** A range with its cut-offs converted to the entered unit and rounded as that unit is written. */
function inUnit(range: Range, unit: string): Range | undefined {
  const target = unitScale(range.measure, unit);
  const source = unitScale(range.measure, range.unit);
  if (!target || !source) return undefined;
  const bound = (value: number | undefined): number | undefined => {
    const converted = value === undefined ? undefined : convert(value, range.measure, range.unit, unit);
    return converted === undefined ? undefined : roundTo(converted, target.decimals);
  };
  const bands = range.bands.map((band): Band => {
    const [from, above, below] = [bound(band.from), bound(band.above), bound(band.below)];
    return {
      ...band,
      ...(from !== undefined && { from }),
      ...(above !== undefined && { above }),
      ...(below !== undefined && { below }),
    };
  });
  return { ...range, unit, decimals: target.decimals, bands };
}

const isExact = (measure: Measure, unit: string): boolean => unitScale(measure, unit)?.exact === true;

interface Compared {
  readonly range: Range;
  /** The value in the range's unit. */
  readonly value: number;
}

/**
 * A value goes by the cut-offs of the unit it was entered in. Where a rule prints none, a unit that is the same by
 * definition (°F, g/L) is brought to the rule's; for any other the cut-offs are converted and hold just the same.
 */
export function comparedIn(range: Range, { measure, value, unit }: EnteredValue): Compared | undefined {
  if (ucumUnit(unit) === range.unit) return { range, value };
  if (isExact(measure, unit) && isExact(measure, range.unit)) {
    const brought = convert(value, measure, unit, range.unit);
    return brought === undefined ? undefined : { range, value: brought };
  }
  const own = inUnit(range, unit);
  return own && { range: own, value };
}

function bandFor({ range, value }: Compared, comparator: EnteredValue['comparator']): Band | undefined {
  const step = 10 ** -range.decimals;
  const shift = { '<': -step, '>': step, '<=': 0, '>=': 0, '': 0 }[comparator ?? ''];
  const at = roundTo(roundTo(value, range.decimals) + shift, range.decimals);
  return range.bands.find(
    ({
      from = Number.NEGATIVE_INFINITY,
      above = Number.NEGATIVE_INFINITY,
      below = Number.POSITIVE_INFINITY,
    }) => at >= from && at > above && at < below,
  );
}

/** The ranges of a list that are for the person, in the entered unit where the rule prints it. */
function applicable(
  sets: readonly (readonly Range[])[],
  entered: EnteredValue,
  person: Person,
  context: PersonContext,
): readonly Range[] {
  for (const set of sets) {
    const fit = set.filter(({ population }) => isFor(population, person, context));
    const printed = fit.filter(({ unit }) => unit === ucumUnit(entered.unit));
    if (fit.length > 0) return printed.length > 0 ? printed : fit.filter(({ unit }) => unit === fit[0]?.unit);
  }
  return [];
}

export interface Judged {
  readonly flag: Flag | undefined;
  /** The ranges the value was compared with. */
  readonly ranges: readonly Range[];
}

/** What one number is for one person, by the gravest of the rules. */
export function judgeValue(
  entered: EnteredValue,
  person: Person,
  context: PersonContext,
  rules: Rules,
): Judged {
  const ranges = [...new Set(rules.flatMap((sets) => applicable(sets, entered, person, context)))];
  const flags = ranges.map((range) => {
    const compared = comparedIn(range, entered);
    const band = compared && bandFor(compared, entered.comparator);
    return compared && band && flagOf(compared.range, band);
  });
  return { flag: gravest(flags), ranges };
}
