import { MEASURE_DEFINITIONS, MEASURES } from '#observations';

/**
 * Spellings of units that sources and people write, by their UCUM code. Keys are lower case without spaces and
 * annotations, with the micro sign as u. The codes themselves need no row.
 */
const SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  'mm[Hg]': ['mmhg', 'torr'],
  '%': ['percent', 'pct'],
  Cel: ['c', '°c', '℃', 'degc', 'celsius'],
  '[degF]': ['f', '°f', '℉', 'degf', 'fahrenheit'],
  '/min': ['1/min', 'min-1', 'beats/min', 'beats/minute', 'bpm', 'breaths/min', 'breaths/minute', 'brpm'],
  'mg/dL': ['mg%', 'mgs/dl', 'mgs%', 'mg/100ml', 'mgs/100ml', 'mgm/dl'],
  'mmol/L': [],
  'umol/L': ['mcmol/l'],
  'ug/dL': ['mcg/dl'],
  'm[IU]/L': ['miu/l', 'mu/l'],
  'u[IU]/mL': ['uiu/ml', 'mciu/ml', 'mcu/ml', 'uu/ml'],
  'g/dL': ['g%', 'gm%', 'gms%', 'gm/dl', 'gms/dl', 'g/100ml', 'gm/100ml', 'gms/100ml'],
  'mL/min/{1.73_m2}': ['ml/min/1.73m2', 'ml/min/1.73m^2', 'ml/min/1.73m²', 'ml/min/1.73sqm'],
  kg: ['kgs'],
  g: ['gm', 'gms', 'grams'],
  '[lb_av]': ['lb', 'lbs'],
  cm: ['cms'],
  '[in_i]': ['in', 'inch', 'inches'],
  'kg/m2': ['kg/m^2', 'kg/m²'],
  '10*3/uL': ['10^3/ul', 'x10^3/ul', '10e3/ul', 'k/ul', 'thou/ul', '10*3/mm3', '10^3/mm3', 'thousand/ul'],
  '10*9/L': ['10^9/l', 'x10^9/l', '10e9/l', 'giga/l'],
  '10*5/uL': ['lakh/cumm', 'lakhs/cumm', 'lakh/cmm', 'lakh/ul', 'lakhs/ul', 'lac/cumm', 'lacs/cumm'],
  '/uL': ['cells/ul', '/cumm', '/mm3', 'cells/cumm'],
  'meq/L': [],
  h: ['hr', 'hrs', 'hour', 'hours'],
};

const keyOf = (text: string): string => text.replace(/\s+/g, '').replace(/[µμ]/g, 'u').toLowerCase();

/** The codes of all units that a measure has, so that a unit of the catalogue is always known by its own name. */
const CODES = [...new Set(MEASURES.flatMap((measure) => Object.keys(MEASURE_DEFINITIONS[measure].units)))];

const ALIASES: ReadonlyMap<string, string> = new Map([
  ...CODES.map((code) => [keyOf(code), code] as const),
  ...Object.entries(SPELLINGS).flatMap(([code, spellings]) =>
    spellings.map((spelling) => [spelling, code] as const),
  ),
]);

/**
 * The UCUM code of a unit however it is spelt (mcU/mL, beats/minute, C …); undefined for one that is not known. What
 * UCUM writes in braces says nothing about the unit: `{beat}/min` is `/min`, and `{banana}` is none.
 */
export function ucumUnit(text: string): string | undefined {
  const key = keyOf(text);
  return ALIASES.get(key) ?? ALIASES.get(key.replace(/\{[^}]*\}/g, ''));
}
