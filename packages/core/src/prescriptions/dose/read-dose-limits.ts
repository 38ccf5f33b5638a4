import { nameKey } from '../medicines/medicine.ts';
import type { SubstanceUnit } from './line-to-dose.ts';
import { ROUTE_GROUPS, type RouteGroup } from './route-group-names.ts';
import { readStrength } from './strength.ts';

export const DOSE_MEASURES = ['single', 'daily', 'weekly'] as const;
export type DoseMeasure = (typeof DOSE_MEASURES)[number];

/** The usual range of a dose, and the harmful limit. Amounts are in the limit's unit. */
export interface DoseBound {
  /** Below half of it, the dose is unlikely to work. */
  readonly least: number | undefined;
  readonly most: number;
  readonly harmful: number;
  readonly perKg: boolean;
  /** Maximum for any weight. */
  readonly cap: number | undefined;
}

/** Doses of a substance for an age and a route. */
export interface DoseLimit {
  /** Unique among all limits. */
  readonly rule: string;
  readonly substance: string;
  readonly unit: SubstanceUnit;
  readonly route: RouteGroup;
  /** Completed days of age. */
  readonly fromDays: number;
  readonly beforeDays: number;
  /** Only for patients below this weight in kg. */
  readonly belowKg: number | undefined;
  /** Cancer protocols exceed it, so their lines only raise a question. */
  readonly isExceededInCancer: boolean;
  readonly bounds: Readonly<Partial<Record<DoseMeasure, DoseBound>>>;
  readonly source: string;
}

const DAYS_OF: Readonly<Record<string, number>> = { d: 1, w: 7, m: 30.4375, y: 365.25 };
const AGES = /^(?:(\d+)([dwmy]))?-(?:(\d+)([dwmy]))?$/;
const BOUND = /^(single|daily|weekly) (?:([\d.]+)-)?([^<!]+?)(?: <= ([^!]+?))?(?: ! (.+))?$/;

const daysOf = (count: string | undefined, unit = '', otherwise: number): number =>
  count === undefined ? otherwise : Number(count) * (DAYS_OF[unit] ?? Number.NaN);

interface Amount {
  readonly value: number;
  readonly unit: SubstanceUnit;
  readonly perKg: boolean;
}

function amountOf(text: string): Amount {
  const perKg = text.endsWith('/kg');
  const [part] = readStrength(text.replace(/\/kg$/, ''))?.parts ?? [];
  if (!part) throw new Error(`No amount of a dose: "${text}".`);
  return { value: part.amount, unit: part.unit, perKg };
}

/** Twice the highest dose is never intended, unless the row has another limit. */
const HARMFUL_TIMES = 2;

function boundOf(text: string): readonly [DoseMeasure, DoseBound, SubstanceUnit] {
  const [, measure, low, most = '', cap, harmful] = BOUND.exec(text.trim()) ?? [];
  if (!measure) throw new Error(`No bound of a dose: "${text}".`);
  const high = amountOf(most);
  const unit = most.replace(/^[\d.]+/, '');
  return [
    measure as DoseMeasure,
    {
      least: low === undefined ? undefined : amountOf(`${low}${unit}`).value,
      most: high.value,
      perKg: high.perKg,
      cap: cap === undefined ? undefined : amountOf(cap).value,
      harmful: harmful === undefined ? high.value * HARMFUL_TIMES : amountOf(harmful).value,
    },
    high.unit,
  ];
}

function headOf(text: string) {
  const [name = '', ...others] = text.split(',').map((one) => one.trim());
  const route = ROUTE_GROUPS.find((one) => others.includes(one)) ?? 'systemic';
  const weight = others.map((one) => /^<(\d+)kg$/.exec(one)?.[1]).find((one) => one !== undefined);
  const ages = others.map((one) => AGES.exec(one)).find((one) => one !== null);
  const [, from, fromUnit, before, beforeUnit] = ages ?? [];
  return {
    substance: nameKey(name),
    route,
    fromDays: daysOf(from, fromUnit, 0),
    beforeDays: daysOf(before, beforeUnit, Number.POSITIVE_INFINITY),
    belowKg: weight === undefined ? undefined : Number(weight),
    isExceededInCancer: others.includes('cancer-protocol'),
  };
}

/**
 * Parses rows such as `ibuprofen, oral, 3m-12y | single 5-10 mg/kg <= 400 mg ! 20 mg/kg, daily 30 mg/kg | BNFc`.
 * First the substance with route, ages, `<50kg` and `cancer-protocol`; then for each measure the usual range, the
 * maximum for any weight, and the harmful limit after `!`; then the source.
 */
export function readDoseLimits(rows: string): readonly DoseLimit[] {
  return rows
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map((row) => {
      const [head = '', bounds = '', source = ''] = row.split(' | ').map((one) => one.trim());
      const read = bounds.split(/,(?= (?:single|daily|weekly))/).map(boundOf);
      return {
        rule: `dose/${head.replace(/,? /g, '-')}`,
        ...headOf(head),
        unit: read[0]?.[2] ?? 'mg',
        bounds: Object.fromEntries(read.map(([measure, bound]) => [measure, bound])),
        source,
      };
    });
}
