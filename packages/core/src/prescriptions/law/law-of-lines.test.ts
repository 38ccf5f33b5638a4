import { describe, expect, it } from 'vitest';
import type { CurrentMedicine } from '../checks/judged-patient.ts';
import { nameAlone } from '../checks/line-to-check.ts';
import { loadMedicineTables } from '../medicines/load-medicines.ts';
import { type ConsultationMode, prescribingModes } from './consultation.ts';
import { lawOfLines, marksOfLines, type PrescribingConsultation } from './law-of-lines.ts';

const tables = await loadMedicineTables();
const tablet = (medicine: string) => ({ ...nameAlone(medicine), form: 'tablet', route: 'oral' });
const FIRST = { visit: 'first', wasSeenInPerson: false } as const;
const AGAIN = { visit: 'follow-up', wasSeenInPerson: false } as const;
type Visit = Omit<PrescribingConsultation, 'mode'>;

describe('the legal status of the lines of a prescription (Telemedicine Practice Guidelines 2020, section 3.7.4)', () => {
  it.each<[string, string, readonly string[], ConsultationMode, Visit, string]>([
    ['a brand of alprazolam by video', 'Alprax 0.25', [], 'video', FIRST, 'stop controlled-by-telemedicine'],
    [
      'alprazolam that is taken already',
      'Alprazolam',
      ['Alprax'],
      'video',
      AGAIN,
      'stop controlled-by-telemedicine',
    ],
    ['alprazolam in person', 'Alprazolam', [], 'in-person', FIRST, ''],
    ['paracetamol by phone', 'Dolo 650', [], 'audio', FIRST, ''],
    ['a start of metformin by phone', 'Metformin', [], 'audio', FIRST, 'stop started-without-video'],
    ['a refill under its brand by phone', 'Metformin', ['Glycomet 500'], 'audio', AGAIN, ''],
    [
      'taken, but a first consultation',
      'Metformin',
      ['Glycomet 500'],
      'audio',
      FIRST,
      'stop started-without-video',
    ],
    [
      'only one substance is taken',
      'Glimepiride + Metformin',
      ['Metformin'],
      'audio',
      AGAIN,
      'stop started-without-video',
    ],
    ['both substances are taken', 'Glimepiride + Metformin', ['Metformin', 'Amaryl'], 'audio', AGAIN, ''],
    ['a start of metformin by video', 'Metformin', [], 'video', FIRST, 'confirm not-listed'],
  ])('%s', (_, medicine, taken, mode, visit, expected) => {
    const current: CurrentMedicine[] = taken.map((name) => ({ name }));
    const [found] = lawOfLines([tablet(medicine)], { mode, ...visit }, { current }, tables);
    expect(found?.map(({ force, rule }) => `${force} ${rule}`).join()).toBe(expected);
  });

  it('are judged in their order', () => {
    const lines = ['Paracetamol', 'Alprazolam'].map(tablet);
    const found = lawOfLines(lines, { mode: 'text', ...FIRST }, { current: [] }, tables);
    expect(found.map((one) => one.length)).toEqual([0, 1]);
  });

  it('are marked for the paper if scheduled (Drugs Rules 1945, rule 97)', () => {
    const lines = ['Paracetamol', 'Amlodipine', 'Alprazolam', 'Methylphenidate'].map(tablet);
    expect(marksOfLines(lines, tables).map((mark) => mark?.symbol)).toEqual([undefined, 'Rx', 'NRx', 'XRx']);
  });
});

describe('modes of prescribing', () => {
  it.each<[string, Parameters<typeof prescribingModes>[0], readonly ConsultationMode[]]>([
    ['at the facility', { isVirtual: false, hasVideo: false }, ['in-person']],
    [
      'a video visit that the patient joined',
      { isVirtual: true, hasVideo: true },
      ['video', 'audio', 'text'],
    ],
    ['a virtual encounter without video', { isVirtual: true, hasVideo: false }, ['audio', 'video', 'text']],
    ['without an encounter', undefined, ['in-person', 'video', 'audio', 'text']],
  ])('%s', (_, encounter, modes) => {
    expect(prescribingModes(encounter)).toEqual(modes);
  });
});
