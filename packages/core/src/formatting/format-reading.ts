/** Display forms of units with unusual codes. */
const WRITTEN: Readonly<Record<string, string>> = {
  'mm[Hg]': 'mmHg',
  'cm[H2O]': 'cmH₂O',
  Cel: '°C',
  '[degF]': '°F',
  '[lb_av]': 'lb',
  '[in_i]': 'in',
  // As on lab reports. "150 10*3/uL" would read as a product.
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

/** Returns the display form of a unit: mm[Hg] becomes mmHg. Others are unchanged; empty without a unit. */
export function formatUnit(unit: string | null | undefined): string {
  const code = typeof unit === 'string' ? unit.trim() : '';
  return (Object.hasOwn(WRITTEN, code) ? WRITTEN[code] : undefined) ?? code;
}

/** Returns a measured value as entered, with its unit: "0 mg/dL", "98%". "-" without a value. Nothing is converted. */
export function formatReading(value: number | string | null | undefined, unit?: string | null): string {
  if (typeof value !== 'number' && typeof value !== 'string') return '-';
  const text = String(value).trim();
  if (text === '' || (typeof value === 'number' && !Number.isFinite(value))) return '-';
  const written = formatUnit(unit);
  if (written === '') return text;
  return written === '%' ? `${text}%` : `${text} ${written}`;
}
