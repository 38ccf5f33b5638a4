import { describe, expect, it } from 'vitest';
import { type FormSection, type LeafField, type NumberField, sectionFields } from '#forms';
import { isMeasure, measureOf } from '#observations';
import { CASE_SHEET_SECTIONS } from './sections.ts';
import {
  correctsMeasured,
  planSheetReadings,
  type SheetReading,
  type StoredSheetReading,
  sheetReadings,
} from './sheet-readings.ts';

const timeZone = 'Asia/Kolkata';
/** 9 October 2025, 14:23 in India. */
const AT = 1_760_000_000;

const isNumber = (field: LeafField): field is NumberField => field.control === 'number';

const NUMBERS = Object.values(CASE_SHEET_SECTIONS).flatMap(({ key, form }) =>
  form.sections.flatMap((section: FormSection) =>
    sectionFields(section)
      .filter(isNumber)
      .map((field) => [`${key}.${section.key}.${field.key}`, field] as const),
  ),
);
const MEASURED = NUMBERS.filter(([, { measure }]) => measure !== undefined);

/** The catalogue's hours are those after a meal; these are hours of sleep and work. */
const NO_MEASUREMENTS = ['PERSONAL.sleep.hours', 'WORK_LIFE.work.hours'];

describe('a number in a case sheet', () => {
  it.each(MEASURED)('%s is a reading, because the catalogue has its metric', (_, { reading, measure }) => {
    expect(reading).toMatchObject({ subject: 'patient' });
    expect(measureOf(reading?.metric ?? '', reading?.part ?? '')).toBe(measure);
  });

  it('is a reading when it has the name of a metric in the catalogue', () => {
    const forgotten = NUMBERS.filter(([, { key, reading }]) => isMeasure(key) && !reading).map(
      ([name]) => name,
    );
    expect(forgotten).toEqual(NO_MEASUREMENTS);
  });

  it.each([
    ['GENERAL', 8],
    ['HEMODYNAMICS', 3],
    ['VENTILATOR', 1],
    ['ARTERIAL_BLOOD_GAS', 2],
    ['THYROID', 2],
  ])('of %s is one of %i measured values', (section, count) => {
    expect(MEASURED.filter(([name]) => name.startsWith(`${section}.`))).toHaveLength(count);
  });
});

const general = (vitals: Readonly<Record<string, string>>) =>
  sheetReadings(CASE_SHEET_SECTIONS.GENERAL.form, { vitals }, { at: AT, timeZone });

const PRESSURE = { systolic: '178', systolicUnit: 'mm[Hg]', diastolic: '116', diastolicUnit: 'mm[Hg]' };

describe('the readings of a section', () => {
  it('are one per metric, at the time of the version', () => {
    const readings = general({ ...PRESSURE, spo2: '98', spo2Unit: '%', rhythm: 'REGULAR' });
    expect(readings.map(({ place, reading }) => [place, reading.metric, reading.timestamp])).toEqual([
      ['vitals.bloodpressure', 'bloodpressure', AT],
      ['vitals.spo2', 'spo2', AT],
    ]);
    expect(readings[0]?.reading.values.map(({ text }) => text)).toEqual(['178', '116']);
  });

  it('of rows have the wall-clock time of the row', () => {
    const row = { at: '2025-10-09T08:30', pulse: '88', pulseUnit: '/min' };
    const readings = sheetReadings(
      CASE_SHEET_SECTIONS.HEMODYNAMICS.form,
      { support: { measurements: [row] } },
      { at: AT, timeZone },
    );
    // 08:30 in India is 03:00 UTC.
    expect(readings.map(({ reading }) => reading.timestamp)).toEqual([Date.UTC(2025, 9, 9, 3, 0) / 1000]);
    expect(readings[0]?.reading).not.toHaveProperty('date');
  });

  it('have the day that the section asks for, or the time of the version', () => {
    const thyroid = (testedOn: string) =>
      sheetReadings(
        CASE_SHEET_SECTIONS.THYROID.form,
        { tests: { testedOn, tsh: '4.2', tshUnit: 'm[IU]/L' } },
        { at: AT, timeZone },
      )[0]?.reading;
    expect(thyroid('2025-09-01')).toMatchObject({ date: '2025-09-01' });
    expect(thyroid('2025-09-01')).not.toHaveProperty('timestamp');
    expect(thyroid('')).toMatchObject({ timestamp: AT });
  });
});

const stored = (id: string, of: SheetReading | undefined, isCorrected = true): StoredSheetReading[] =>
  of ? [{ id, place: of.place, content: of.content, isRow: of.isRow, isCorrected }] : [];

const hemodynamics = (...rows: readonly (readonly [minute: string, pulse: string])[]) =>
  sheetReadings(
    CASE_SHEET_SECTIONS.HEMODYNAMICS.form,
    {
      support: {
        measurements: rows.map(([minute, pulse]) => ({
          at: `2025-10-09T08:${minute}`,
          pulse,
          pulseUnit: '/min',
        })),
      },
    },
    { at: AT, timeZone },
  );

/** Effects of a plan, as ids and texts. */
const outcome = (before: readonly StoredSheetReading[], after: readonly SheetReading[]) => {
  const { unchanged, added, withdrawn } = planSheetReadings(before, after);
  return {
    unchanged: unchanged.map((one) => one.stored.id),
    added: added.map(({ next, replaces }) => [next.reading.values[0]?.text, replaces]),
    withdrawn,
  };
};

const [OLD] = general(PRESSURE);
const [SPO2] = general({ spo2: '98', spo2Unit: '%' });
const CHANGED = general({ ...PRESSURE, systolic: '128', diastolic: '76' });
const [ROW_0, ROW_1] = hemodynamics(['00', '88'], ['30', '92']);

describe('a new version', () => {
  it.each([
    [
      'keeps the reading of the same value',
      stored('a', OLD),
      general(PRESSURE),
      { unchanged: ['a'], added: [], withdrawn: [] },
    ],
    [
      'corrects a reading',
      stored('a', OLD),
      CHANGED,
      { unchanged: [], added: [['128', 'a']], withdrawn: [] },
    ],
    [
      'leaves the reading of an earlier examination',
      stored('a', OLD, false),
      CHANGED,
      { unchanged: [], added: [['128', undefined]], withdrawn: [] },
    ],
    ['withdraws a reading', stored('a', OLD), [], { unchanged: [], added: [], withdrawn: ['a'] }],
    [
      'withdraws none of an earlier examination',
      stored('a', OLD, false),
      [],
      { unchanged: [], added: [], withdrawn: [] },
    ],
    [
      'touches the values alone that changed',
      [...stored('a', OLD), ...stored('b', SPO2)],
      general({ ...PRESSURE, spo2: '97', spo2Unit: '%' }),
      { unchanged: ['a'], added: [['97', 'b']], withdrawn: [] },
    ],
    [
      'finds a row wherever it is',
      [...stored('a', ROW_0), ...stored('b', ROW_1)],
      hemodynamics(['15', '90'], ['00', '88'], ['30', '92']),
      { unchanged: ['a', 'b'], added: [['90', undefined]], withdrawn: [] },
    ],
    [
      'withdraws a removed row, whenever it was written',
      [...stored('a', ROW_0, false), ...stored('b', ROW_1, false)],
      hemodynamics(['30', '92']),
      { unchanged: ['b'], added: [], withdrawn: ['a'] },
    ],
    [
      'corrects a row, whenever it was written',
      stored('a', ROW_0, false),
      hemodynamics(['00', '98']),
      { unchanged: [], added: [['98', 'a']], withdrawn: [] },
    ],
  ])('%s', (_, before, after, expected) => {
    expect(outcome(before, after)).toEqual(expected);
  });

  it.each([
    ['on the same day', AT - 3600, null, null, undefined, true],
    ['on the same day in the same encounter', AT - 3600, 'one', 'one', undefined, true],
    ['on the same day in another encounter', AT - 3600, 'one', 'two', undefined, false],
    ['before midnight in India', AT - 15 * 3600, null, null, undefined, false],
    ['on another day, entered wrongly', AT - 86_400, 'one', 'two', 'entered-wrongly', true],
    ['on another day, as the patient said', AT - 86_400, null, null, 'patient-said', true],
    ['on the same day, changed since', AT - 3600, 'one', 'one', 'has-changed', false],
  ])('of a value measured %s', (_, at, one, two, code, expected) => {
    const reason = code === undefined ? null : { code };
    expect(correctsMeasured({ at, encounterId: one }, { at: AT, encounterId: two, reason }, timeZone)).toBe(
      expected,
    );
  });
});
