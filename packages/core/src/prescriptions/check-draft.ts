import type { JudgedPatient } from './checks/judged-patient.ts';
import { type LineToCheck, nameAlone } from './checks/line-to-check.ts';
import type { PrescriptionChecks } from './checks/load-checks.ts';
import type { MedicineFinding } from './checks/medicine-finding.ts';
import { writtenTimesADay } from './dose/written-times.ts';
import type { LawFinding } from './law/law-finding.ts';
import type { PrescribingConsultation } from './law/law-of-lines.ts';
import { type LineValues, medicineOf } from './line-form.ts';
import { type DraftLine, readableLine } from './prescription-draft.ts';

const SECTION = 'line';

/** Uses the frequency in the instructions if the line has none. */
function withWrittenTimes(line: DraftLine): DraftLine {
  const section = line.values[SECTION];
  const { frequency, instructions } = section ?? {};
  const hasTimes = typeof instructions === 'string' && writtenTimesADay(instructions) !== undefined;
  if (frequency || !hasTimes) return line;
  return { ...line, values: { ...line.values, [SECTION]: { ...section, frequency: 'OD' } } };
}

const UNITS_OF_INJECTION = /^(\d+) IU$/;

/**
 * Returns an injection whose strength is the dose in units, such as "heparin 50000 units", with that dose until the mL
 * are entered.
 */
function doseInUnits(line: DraftLine, today: string): LineToCheck | undefined {
  const section = line.values[SECTION];
  const { form, strength, amount } = section ?? {};
  const [, units] = UNITS_OF_INJECTION.exec(typeof strength === 'string' ? strength : '') ?? [];
  if (form !== 'injection' || amount || units === undefined) return undefined;
  const values = { ...line.values, [SECTION]: { ...section, strength: '', amount: '1', unit: 'unit' } };
  const whole = readableLine({ ...line, values }, today);
  return whole && { ...whole, amount: Number(units) };
}

/** Returns as much of a line as is entered. Its dose counts once the line is complete. */
function lineToCheck(line: DraftLine, today: string): LineToCheck {
  const whole = readableLine(withWrittenTimes(line), today);
  if (whole) return whole;
  const inUnits = doseInUnits(line, today);
  if (inUnits) return inUnits;
  const text = (key: string, values: LineValues): string => {
    const value = values[SECTION]?.[key];
    return typeof value === 'string' ? value.trim() : '';
  };
  const { ongoing } = line.values[SECTION] ?? {};
  const days = Number(text('days', line.values));
  return {
    ...nameAlone(medicineOf(line.values)),
    form: text('form', line.values) || null,
    route: text('route', line.values) || null,
    instructions: text('instructions', line.values),
    frequency: text('frequency', line.values) || 'OD',
    // A missing duration does not mean an open end.
    days: ongoing === true ? null : days || 1,
  };
}

const namedLines = (lines: readonly DraftLine[]): readonly DraftLine[] =>
  lines.filter(({ values }) => medicineOf(values) !== '');

/** Returns the findings for each line during entry, by line id. A line without a name has none. */
export function checkDraft(
  lines: readonly DraftLine[],
  patient: JudgedPatient,
  { check }: Pick<PrescriptionChecks, 'check'>,
): ReadonlyMap<string, readonly MedicineFinding[]> {
  const named = namedLines(lines);
  const found = check(
    named.map((line) => lineToCheck(line, patient.today)),
    patient,
  );
  return new Map(named.map(({ id }, index) => [id, found[index] ?? []]));
}

/** Returns the legal problems of each line during entry, by line id. */
export function lawOfDraft(
  lines: readonly DraftLine[],
  consultation: PrescribingConsultation,
  patient: Pick<JudgedPatient, 'today' | 'current'>,
  { law }: Pick<PrescriptionChecks, 'law'>,
): ReadonlyMap<string, readonly LawFinding[]> {
  const named = namedLines(lines);
  const found = law(
    named.map((line) => lineToCheck(line, patient.today)),
    consultation,
    patient,
  );
  return new Map(named.map(({ id }, index) => [id, found[index] ?? []]));
}
