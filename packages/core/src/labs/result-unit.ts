import { ucumUnit, unitKey } from '#clinical';
import type { MeasureDefinition } from '#observations';

/**
 * Equivalent unit codes, for which the digits stay unchanged. UCUM has several codes for some units (`[iU]`,
 * `10*9/L`), and sources omit brackets. For enzymes, `IU` means `U`.
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

/** Units without meaning, which sources often omit. */
const PLAIN = ['[pH]', '{INR}', '{ratio}'];

/** Returns the test's unit for a unit of another system; undefined if the test does not have it. */
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
