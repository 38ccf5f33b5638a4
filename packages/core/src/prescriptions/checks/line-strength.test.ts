import { describe, expect, it } from 'vitest';
import { adult, child } from '../dose/cases/dose-case.ts';
import { lineFrom, lineValues } from '../line-form.ts';
import { loadMedicineTables } from '../medicines/load-medicines.ts';
import { readQuickEntry } from '../quick-entry.ts';
import { checkPrescription } from './check-prescription.ts';
import type { JudgedPatient } from './judged-patient.ts';
import type { LineToCheck } from './line-to-check.ts';
import { nameAlone } from './line-to-check.ts';

const tables = await loadMedicineTables();
const ID = '01990000-0000-7000-8000-000000000001';

const check = (line: LineToCheck, patient: JudgedPatient) =>
  checkPrescription([line], patient, tables)[0] ?? [];

const typedLine = (typed: string) => lineFrom(ID, lineValues(readQuickEntry(typed, tables).line), '');
const findingsOf = (typed: string, patient: JudgedPatient) => check(typedLine(typed), patient);

const stopsOf = (typed: string, patient: JudgedPatient) =>
  findingsOf(typed, patient)
    .filter(({ severity }) => severity === 'severe')
    .map(({ rule }) => rule.split('/').slice(0, 2).join('/'));

const ASKS = 'strength/strength-missing';
const INFANT = child('4m', 5);
const TODDLER = child('1y', 9);

describe('a line without a strength', () => {
  it.each<[typed: string, who: string, patient: JudgedPatient, why: string]>([
    ['calpol syp 10 ml tds 3d', '4 months, 5 kg', INFANT, 'BNFc: 15 mg/kg; 10 mL of 120 mg/5 mL are 240 mg'],
    ['crocin syp 15 ml qid 3d', '1 year, 9 kg', TODDLER, 'BNFc: 15 mg/kg; 15 mL of 120 mg/5 mL are 360 mg'],
    ['azee syp 15 ml od 3d', '1 year, 9 kg', TODDLER, 'BNFc: 10 mg/kg; 15 mL of 100 mg/5 mL are 300 mg'],
    ['augmentin syp 20 ml bd 5d', '1 year, 9 kg', TODDLER, 'BNFc; 20 mL of the weakest are 500 mg'],
  ])('%s (%s) is too much even with the lowest strength', (typed, _who, patient) => {
    const found = findingsOf(typed, patient);
    expect(stopsOf(typed, patient)).toContain(ASKS);
    const dose = found.filter(({ kind, severity }) => kind === 'dose' && severity === 'severe');
    expect(dose.length).toBeGreaterThan(0);
    expect(dose[0]?.problem.en).toContain('even with the lowest strength');
    expect(dose[0]?.problem.hi).toContain('सबसे कम ताकत पर भी');
  });

  it.each<[typed: string, strengths: readonly string[], source: string]>([
    ['warf od 30d', ['1 mg', '2 mg', '5 mg'], 'BNF'],
    ['telma od 30d', ['20 mg', '40 mg', '80 mg'], 'Telma packs'],
    ['warf 1 tab od 30d', ['1 mg', '5 mg'], 'one is a count'],
    ['crocin syp 5 ml tds 3d', ['120 mg/5 mL', '250 mg/5 mL'], 'NLEM 2022'],
    ['inj kcl 20 ml iv od 1d', ['150 mg/mL'], 'NLEM 2022'],
    ['durogesic patch weekly 28d', ['25 mcg/h', '50 mcg/h'], 'BNF'],
    [
      'ibugesic plus syp 10 ml tds 3d',
      ['100 mg/162.5 mg per 5 mL'],
      'Ibugesic Plus pack: the 400 mg is its tablet',
    ],
  ])('%s asks which of its strengths', (typed, strengths) => {
    const asked = findingsOf(typed, adult()).find(({ rule }) => rule === ASKS);
    expect(asked?.severity).toBe('severe');
    for (const strength of strengths) expect(asked?.problem.en).toContain(strength);
    expect(asked?.act).toEqual({ en: 'Choose the strength.', hi: 'ताकत चुनें।' });
  });

  it.each<[typed: string, patient: JudgedPatient, rule: string, why: string]>([
    [
      'calcirol sachet od 90d',
      adult(),
      'interval/cholecalciferol',
      'sold as sachets of 60000 IU: once a week',
    ],
    ['orofer syp 30 ml tds 30d', child('1y', 8), 'dose/iron-polymaltose-28d-12y', 'Orofer syrup: 50 mg/5 mL'],
    [
      'orofer xt syp 30 ml tds 30d',
      child('1y', 8),
      'dose/ferrous-ascorbate-28d-12y',
      'Orofer XT syrup: 30 mg/5 mL',
    ],
    [
      'inj adrenaline 1 ml im stat',
      child('2y', 10),
      'dose/adrenaline-injected-0d-12y',
      'Resuscitation Council: 150 mcg',
    ],
  ])('%s has the only strength of the form', (typed, patient, rule) => {
    expect(stopsOf(typed, patient)).toContain(rule);
    expect(stopsOf(typed, patient)).not.toContain(ASKS);
  });

  it('asks to write a strength that is not in the table, and does not stop', () => {
    const [asked] = findingsOf('nise syp 5 ml bd 5d', adult()).filter(({ rule }) => rule === ASKS);
    expect(asked?.severity).toBe('important');
    expect(asked?.act.en).toBe('Write the strength from the pack, with its mL where it is a liquid.');
  });

  it.each([
    'combiflam tds after food 3d',
    'zerodol sp bd 5d',
    'candid cream bd 14d',
    'ciplox drops 1 drop tds 5d',
    'gelusil syp 10 ml tds 5d',
    'ors 1 sachet sos for loose stools 2d',
    'lantus 14 units hs 30d',
    'asthalin inhaler 2 puffs sos for wheeze max 4 a day 30d',
    'becosules cap od 10d',
    'inj normal saline 500 ml iv stat',
    'lactulose syp 15 ml hs 10d',
    'pan d od before food 14d',
    'omez d od before food 7d',
    'disprin 1 stat',
    'inj monocef 1 g iv bd 5d',
  ])('%s is not stopped', (typed) => {
    expect(stopsOf(typed, adult())).toEqual([]);
  });
});

describe('insulin that is not in units', () => {
  it.each([
    'inj actrapid 10 ml sc tds 30d',
    'inj huminsulin 30/70 30 ml sc bd 30d',
    'inj human mixtard 1 ml sc bd 30d',
    'lantus 30 ml hs 30d',
    'inj human mixtard 40 iu/ml 0.5 ml sc bd 30d',
    'tresiba 20 mg od 30d',
    'novorapid 10 mg sc tds 30d',
  ])('%s is stopped (ISMP: units, never mL)', (typed) => {
    expect(stopsOf(typed, adult())).toContain('strength/insulin-not-in-units');
  });
});

describe('more pieces than anyone takes', () => {
  it.each<[typed: string, isStopped: boolean, why: string]>([
    ['combiflam 20 tabs tds 3d', true, 'pack: 1 tablet'],
    ['metformin 500 mg 11 tabs bd 30d', true, 'BNF: 2 g a day'],
    ['clopidogrel 75 mg 8 tabs stat', false, 'ESC: 600 mg before PCI'],
    ['prednisolone 5 mg 12 tabs od 5d', false, 'BNF: up to 60 mg'],
    ['methotrexate 2.5 mg 10 tabs weekly 28d', false, 'BNF: up to 25 mg once a week'],
  ])('%s: %s', (typed, isStopped) => {
    expect(stopsOf(typed, adult()).includes('strength/too-many-pieces')).toBe(isStopped);
  });
});

describe('a number without a unit next to the name is the strength, and is judged', () => {
  it.each<[typed: string, meant: string]>([
    ['warf 50 od 30d', '5 mg'],
    ['lanoxin 2.5 od 30d', '0.25 mg'],
    ['digoxin 25 od 30d', '0.25 mg'],
    ['folitrax 100 weekly 28d', '10 mg'],
    ['telma 400 od 30d', '40 mg'],
    ['telma 400 tab od 30d', '40 mg'],
    ['amlodipine 50 od 30d', '5 mg'],
    ['amlong 50 od 30d', '5 mg'],
    ['ecosprin 750 od 30d', '75 mg'],
    ['metolar 1000 od 30d', '100 mg'],
    ['dolo 6500 tds 3d', '650 mg'],
  ])('%s: is %s meant?', (typed, meant) => {
    const found = findingsOf(typed, adult()).find(({ rule }) => rule === 'strength/ten-times');
    expect(found?.severity).toBe('severe');
    expect(found?.problem.en).toContain(`Is ${meant} meant?`);
  });

  it.each<[typed: string, known: string]>([
    ['augmentin 6250 bd 5d', '500 mg/125 mg'],
    ['telma h 400 od 30d', '40 mg/12.5 mg'],
    ['ecosprin av 750 od 30d', '10 mg/75 mg'],
  ])('%s is not a strength of the combination, and is stopped', (typed, known) => {
    const found = findingsOf(typed, adult()).find(({ rule }) => rule === 'strength/no-such-strength');
    expect(found?.severity).toBe('severe');
    expect(found?.problem.en).toContain(known);
  });

  it.each(['500 mg SR', '500mg ER', '1 g XR'])('%s is read without its release', (strength) => {
    const line = { ...nameAlone('Metformin'), form: 'tablet', amount: 1, unit: 'tablet', days: 30 };
    const rules = check({ ...line, strength }, adult()).map(({ rule }) => rule);
    expect(rules.filter((rule) => rule.startsWith('strength/'))).toEqual([]);
  });

  it('is judged in a line that was not typed', () => {
    const line = { ...nameAlone('Warf 50'), form: 'tablet', amount: 1, unit: 'tablet', days: 30 };
    const rules = check(line, adult()).map(({ rule }) => rule);
    expect(rules).toContain('strength/ten-times');
  });
});

describe('the strength of another form, in a line that was not typed', () => {
  it.each<[medicine: string, strength: string, facts: Partial<LineToCheck>, severity: string | undefined]>([
    ['Ibuprofen + paracetamol', '400 mg/325 mg', { form: 'syrup', amount: 10, unit: 'mL' }, 'severe'],
    ['Ferrous ascorbate + folic acid', '100 mg/1.5 mg', { form: 'syrup', amount: 10, unit: 'mL' }, 'severe'],
    ['Paracetamol', '650 mg', { form: 'syrup', amount: 10, unit: 'mL' }, 'severe'],
    ['Paracetamol', '250 mg/5 mL', { form: 'tablet', amount: 1, unit: 'tablet' }, 'important'],
    ['Ceftriaxone', '1 g', { form: 'injection', amount: 10, unit: 'mL' }, 'important'],
    ['Paracetamol', '250 mg', { form: 'syrup', amount: 5, unit: 'mL' }, undefined],
    ['Gentamicin', '40 mg', { form: 'injection', amount: 2, unit: 'mL' }, undefined],
  ])('%s %s', (medicine, strength, facts, severity) => {
    const line = { ...nameAlone(medicine), strength, days: 3, ...facts };
    const found = check(line, adult()).find(({ rule }) => rule === 'strength/strength-of-other-form');
    expect(found?.severity).toBe(severity);
  });
});
