import { ucumUnit, unitKey } from '#clinical';
import type { MeasureDefinition } from '#observations';

/**
 * Codes that mean the same amount, so that the digits of a result stay as they are. UCUM writes several of them for one unit
 * (`[iU]`, `10*9/L`), and sources leave brackets out. An `IU` of an enzyme is a `U`.
 */
const SAME_UNITS: readonly (readonly string[])[] = [
  ['10*3/uL', '10*9/L', '10^9/L', 'x10^9/L'],
  ['10*6/uL', '10*12/L', '10^6/uL', '10^12/L', 'x10^12/L', 'million/uL', 'million/cumm'],
  ['ug/L', 'ng/mL'],
  ['ng/L', 'pg/mL'],
  ['mg/L', 'ug/mL'],
  ['nmol/L', 'pmol/mL'],
  ['meq/L', 'mmol{charge}/L'],
  ['U/L', '[IU]/L', 'IU/L', 'm[IU]/mL', 'mIU/mL', 'mU/mL'],
  ['m[IU]/L', 'u[IU]/mL', 'mIU/L', 'uIU/mL', 'mU/L', 'uU/mL'],
  ['[IU]/mL', 'IU/mL', 'U/mL'],
  ['s', 'sec', 'second', 'seconds'],
  ['mm/h', 'mm/hr', 'mm/hour'],
  ['[pH]', 'pH', '1'],
  ['{INR}', 'INR', '1'],
  ['{ratio}', 'ratio', '1'],
];

/** Units that say nothing beside the number; sources often leave them out. */
const PLAIN = ['[pH]', '{INR}', '{ratio}'];

/** The unit of a test that a unit of another system is; undefined where the test has no such unit. */
export function resultUnit(of: MeasureDefinition, unit: string): string | undefined {
  const own = Object.keys(of.units);
  const [first] = own;
  if (unit.trim() === '') return own.length === 1 && first && PLAIN.includes(first) ? first : undefined;
  const known = Object.hasOwn(of.units, unit) ? unit : ucumUnit(unit);
  if (known !== undefined && Object.hasOwn(of.units, known)) return known;
  const key = unitKey(unit);
  const same = SAME_UNITS.filter((units) => units.some((one) => unitKey(one) === key)).flat();
  return own.find((one) => unitKey(one) === key) ?? own.find((one) => same.includes(one));
}
