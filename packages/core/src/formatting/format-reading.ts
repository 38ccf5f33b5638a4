/** How people write units whose code looks odd on a screen. */
const WRITTEN: Readonly<Record<string, string>> = {
  'mm[Hg]': 'mmHg',
  'cm[H2O]': 'cmH₂O',
  Cel: '°C',
  '[degF]': '°F',
  '[lb_av]': 'lb',
  '[in_i]': 'in',
  // Said as laboratories print it; "150 10*3/uL" reads as a product.
  '10*3/uL': '×10³/µL',
  '10*6/uL': '×10⁶/µL',
  'mg/(24.h)': 'mg/24 h',
  'U/g{Hb}': 'U/g Hb',
  'mg/L{FEU}': 'mg/L FEU',
  'ng/mL{FEU}': 'ng/mL FEU',
  // Numbers without a unit.
  '{INR}': '',
  '{ratio}': '',
  '[pH]': '',
  '/uL': '/µL',
  'ug/dL': 'µg/dL',
  'umol/L': 'µmol/L',
  'm[IU]/L': 'mIU/L',
  'u[IU]/mL': 'µIU/mL',
  'm[IU]/mL': 'mIU/mL',
  '[IU]/mL': 'IU/mL',
  '[IU]/L': 'IU/L',
  '{M.o.M}': 'MoM',
  'kg/m2': 'kg/m²',
  'mL/min/{1.73_m2}': 'mL/min/1.73 m²',
};

/** A unit as people write it: mm[Hg] as mmHg. One without another spelling is as it was; empty without a unit. */
export function formatUnit(unit: string | null | undefined): string {
  const code = typeof unit === 'string' ? unit.trim() : '';
  return (Object.hasOwn(WRITTEN, code) ? WRITTEN[code] : undefined) ?? code;
}

/**
 * A measured value as entered, number or word, with its unit: "0 mg/dL", "98%". "-" without a value. A UCUM code is
 * written as people write it (mm[Hg] as mmHg); nothing is converted.
 */
export function formatReading(value: number | string | null | undefined, unit?: string | null): string {
  if (typeof value !== 'number' && typeof value !== 'string') return '-';
  const text = String(value).trim();
  if (text === '' || (typeof value === 'number' && !Number.isFinite(value))) return '-';
  const written = formatUnit(unit);
  if (written === '') return text;
  return written === '%' ? `${text}%` : `${text} ${written}`;
}
