/**
 * Limits outside which no living person is, by metric, value and unit (clinical review; blood pressure and glucose from
 * published sources, the others our own). They mark imported values, they never change or refuse one: a dialysis
 * patient's creatinine of 88 mg/dL is what the source says.
 */
const LIMITS: Readonly<Record<string, Readonly<Record<string, readonly [number, number]>>>> = {
  'bloodpressure/systolic': { 'mm[Hg]': [40, 300], mmHg: [40, 300] },
  'bloodpressure/diastolic': { 'mm[Hg]': [20, 200], mmHg: [20, 200] },
  'body/weight': { kg: [0.3, 650] },
  'body/height': { cm: [20, 272] },
  'bloodglucose/value': { 'mg/dL': [10, 2000], 'mmol/L': [0.6, 111] },
  'hba1c/value': { '%': [2, 20] },
  'lipid/totalCholesterol': { 'mg/dL': [20, 1500] },
  'lipid/ldl': { 'mg/dL': [5, 1000] },
  'lipid/hdl': { 'mg/dL': [1, 250] },
  'lipid/triglycerides': { 'mg/dL': [10, 10_000] },
  'hemoglobin/value': { 'g/dL': [1, 25] },
  'creatinine/value': { 'mg/dL': [0.1, 40] },
  'uricacid/value': { 'mg/dL': [0.1, 50] },
  'thyroid/tsh': { 'm[IU]/L': [0, 500], 'mcU/mL': [0, 500] },
  'spo2/value': { '%': [1, 100], '%{HemoglobinSaturation}': [1, 100] },
  'temperature/value': { Cel: [25, 45] },
  'heartrate/value': { '/min': [10, 300], '{beats}/min': [10, 300], 'beats/minute': [10, 300] },
};

/** Whether a value lies outside its limits; false where there are none for its unit. */
export function isImplausible(metric: string, key: string, value: number, unit: string | undefined): boolean {
  const limits = LIMITS[`${metric}/${key}`]?.[unit ?? ''];
  return limits !== undefined && (value < limits[0] || value > limits[1]);
}
