import type { JudgedPatient } from '../../checks/judged-patient.ts';
import type { ReadLine } from '../../checks/medicine-finding.ts';
import type { Frequency } from '../../coded/frequency.ts';
import type { Medicine } from '../../medicines/medicine.ts';
import { medicineNamed } from '../../medicines/medicine.ts';
import type { PrescribedLine } from '../../prescribed-line.ts';
import { doseOfLine } from '../dose-of-line.ts';

export type Expected = 'severe' | 'important' | 'note' | 'none';

/** A line as text, the expected severity, and the source. */
export type DoseCase = readonly [line: string, expected: Expected, source: string];

const LINE =
  /^([^;]+);\s*(?:(\w+)(?: ([^;]+?))?)?;\s*([\d.]+) (\w+) ([A-Z_]+)(?: (\d+)d)?(?: (\w+))?(?: for (.+))?$/;

/**
 * Parses a case line: name; form and strength; amount, unit, frequency, days, route, and "for" a reason. Without days
 * it has no end.
 */
export function writtenLine(text: string): PrescribedLine {
  const found = LINE.exec(text);
  if (!found) throw new Error(`No line: "${text}".`);
  const [, name = '', form = null, strength = '', amount, unit = '', frequency, days, route, reason = ''] =
    found;
  return {
    id: '01990000-0000-7000-8000-000000000001',
    medicine: name,
    form,
    strength,
    amount: Number(amount),
    unit,
    frequency: frequency as Frequency,
    times: null,
    meal: null,
    route: route ?? null,
    start: null,
    days: days === undefined ? null : Number(days),
    reason,
    instructions: '',
    override: '',
  };
}

/** Reads a case line. */
export function lineOfCase(text: string, medicines: readonly Medicine[]): ReadLine {
  const line = writtenLine(text);
  const name = line.medicine;
  const medicine = medicineNamed(medicines, name);
  if (!medicine) throw new Error(`Not in the table of medicines: "${name}".`);
  const { substances, classes } = medicine;
  return { name, substances, classes, line, dose: doseOfLine(line, { substances }, medicines) };
}

const ADULT: JudgedPatient = {
  today: '2026-11-29',
  sex: 'male',
  age: { months: 480, days: 14610 },
  weight: { value: 65, on: '2026-11-20' },
  pregnancy: 'no',
  values: {},
  conditions: [],
  allergies: [],
  current: [],
};

export const adult = (facts: Partial<JudgedPatient> = {}): JudgedPatient => ({ ...ADULT, ...facts });

const DAYS_OF = { d: 1, m: 30.4375, y: 365.25 } as const;

/** A child of an age such as `8m`, with a recent weight. */
export function child(age: string, kg: number | undefined, weighed = '2026-11-25'): JudgedPatient {
  const [, count = '', unit = 'y'] = /^([\d.]+)([dmy])$/.exec(age) ?? [];
  const days = Math.round(Number(count) * DAYS_OF[unit as keyof typeof DAYS_OF]);
  const { weight: _, ...others } = ADULT;
  return {
    ...others,
    age: { days, months: Math.floor(days / DAYS_OF.m) },
    ...(kg === undefined ? {} : { weight: { value: kg, on: weighed } }),
  };
}
