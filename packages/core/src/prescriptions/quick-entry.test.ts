import { describe, expect, it } from 'vitest';
import { doseText } from './line-words.ts';
import { loadMedicineTables } from './medicines/load-medicines.ts';
import type { PrescribedLine } from './prescribed-line.ts';
import { type QuickEntry, type QuickLine, readQuickEntry } from './quick-entry.ts';

const tables = await loadMedicineTables();
const read = (typed: string): QuickEntry => readQuickEntry(typed, tables);

/** Formats a line as in the cases: medicine, strength, amount and unit, frequency, days. */
const shortLine = ({ medicine, strength, amount, unit, frequency, times, days }: QuickLine) =>
  [
    medicine,
    strength,
    amount === undefined ? undefined : `${amount} ${unit}`,
    times ? times.join('-') : frequency,
    days === undefined || days === null ? undefined : `${days}d`,
  ]
    .filter((one) => one !== undefined)
    .join(' | ');

describe('a number before a word for tablets', () => {
  it.each([
    ['telma 40 tab od 30d', 'Telmisartan | 40 mg | 1 tablet | OD | 30d'],
    ['dolo 650 tab tds 5d', 'Paracetamol | 650 mg | 1 tablet | TDS | 5d'],
    ['dolo 650 tab 1 tds 5d', 'Paracetamol | 650 mg | 1 tablet | TDS | 5d'],
    ['dolo 650 mg tab 1 tds 5d', 'Paracetamol | 650 mg | 1 tablet | TDS | 5d'],
    ['thyronorm 50 tab od 30d', 'Levothyroxine | 50 mcg | 1 tablet | OD | 30d'],
    ['warf 5 tab od 30d', 'Warfarin | 5 mg | 1 tablet | OD | 30d'],
    ['lanoxin 0.25 tab od 30d', 'Digoxin | 0.25 mg | 1 tablet | OD | 30d'],
    ['omez 20 cap od 10d', 'Omeprazole | 20 mg | 1 capsule | OD | 10d'],
    ['lariago 250 tab 4 stat', 'Chloroquine | 250 mg | 4 tablet | STAT'],
    ['telma 400 tab od 30d', 'Telmisartan | 400 mg | 1 tablet | OD | 30d'],
    // Counts: with a written strength, with an unsold one, and one alone.
    ['warf 5 mg 2 tab od 30d', 'Warfarin | 5 mg | 2 tablet | OD | 30d'],
    ['telma 40 2 tab od 30d', 'Telmisartan | 40 mg | 2 tablet | OD | 30d'],
    ['dolo 2 tab tds 5d', 'Paracetamol | 2 tablet | TDS | 5d'],
    ['lanoxin ½ tab od 30d', 'Digoxin | 0.5 tablet | OD | 30d'],
    ['warf 1 tab od 30d', 'Warfarin | 1 tablet | OD | 30d'],
    ['combiflam 2 tabs tds 3d', 'Ibuprofen + paracetamol | 400 mg/325 mg | 2 tablet | TDS | 3d'],
  ])('%s', (typed, expected) => {
    expect(shortLine(read(typed).line)).toBe(expected);
    expect(read(typed).rest).toBe('');
  });
});

describe('a number next to the name', () => {
  it.each([
    ['glycomet 1000 bd 30d', 'Metformin | 1 g | 1 tablet | BD | 30d'],
    ['lanoxin 250 od 30d', 'Digoxin | 0.25 mg | 1 tablet | OD | 30d'],
    ['warf 50 od 30d', 'Warfarin | 50 mg | 1 tablet | OD | 30d'],
    ['lanoxin 2.5 od 30d', 'Digoxin | 2.5 mg | 1 tablet | OD | 30d'],
    ['amlong 50 od 30d', 'Amlodipine | 50 mg | 1 tablet | OD | 30d'],
    ['durogesic 100 patch weekly 28d', 'Fentanyl | 100 mcg/h | 1 patch | WEEKLY | 28d'],
    ['lanoxin .25 od 30d', 'Digoxin | 0.25 mg | 1 tablet | OD | 30d'],
    ['lanoxin 0,25 od 30d', 'Digoxin | 0.25 mg | 1 tablet | OD | 30d'],
    ['augmentin 6250 bd 5d', 'Amoxicillin + clavulanic acid | 6250 mg | 1 tablet | BD | 5d'],
    ['inj gentamicin 80 im od 5d', 'Gentamicin | 80 mg | 80 mg | OD | 5d'],
    ['calcirol 6000 weekly 56d', 'Cholecalciferol | 6000 IU | 1 capsule | WEEKLY | 56d'],
    ['mox 250 drops 1 ml tds 5d', 'Amoxicillin | 250 mg | 1 mL | TDS | 5d'],
    ['mox 250 syp 5 ml tds 5d', 'Amoxicillin | 250 mg/5 mL | 5 mL | TDS | 5d'],
    ['ibugesic plus syp 5 ml tds 3d', 'Ibuprofen + paracetamol | 5 mL | TDS | 3d'],
    ['orofer xt syp 5 ml od 30d', 'Ferrous ascorbate + folic acid | 5 mL | OD | 30d'],
  ])('%s', (typed, expected) => {
    expect(shortLine(read(typed).line)).toBe(expected);
  });
});

describe('a prescription line as typed', () => {
  it.each([
    ['telmi 40 od 30', 'Telmisartan | 40 mg | 1 tablet | OD | 30d'],
    ['tab dolo 650 1-0-1 x 5d', 'Paracetamol | 650 mg | 1-0-1 | 5d'],
    ['mtx 15 weekly', 'Methotrexate | 15 mg | 1 tablet | WEEKLY'],
    ['syr 5 ml tds 3 days', '5 mL | TDS | 3d'],
    ['tab dolo 650 1 tds x 3d', 'Paracetamol | 650 mg | 1 tablet | TDS | 3d'],
    ['dolo 650 sos max 3/day for fever 3d', 'Paracetamol | 650 mg | 1 tablet | SOS | 3d'],
    ['tab pcm 500 1 tds 3d', 'Paracetamol | 500 mg | 1 tablet | TDS | 3d'],
    ['tab augmentin 625 tds 5 days', 'Amoxicillin + clavulanic acid | 500 mg/125 mg | 1 tablet | TDS | 5d'],
    ['tab azee 500 od 3d', 'Azithromycin | 500 mg | 1 tablet | OD | 3d'],
    ['ecosprin 75 od cont', 'Aspirin | 75 mg | 1 tablet | OD'],
    ['tab glycomet gp 1 bd before food 30d', 'Glimepiride + metformin | 1 mg/500 mg | 1 tablet | BD | 30d'],
    ['metformin 500 bd 30', 'Metformin | 500 mg | 1 tablet | BD | 30d'],
    ['metformin 500 bd after food 30d', 'Metformin | 500 mg | 1 tablet | BD | 30d'],
    ['metformin 1 g bd 30d', 'Metformin | 1 g | 1 tablet | BD | 30d'],
    ['metformin 850 mg 1-0-1 x 30', 'Metformin | 850 mg | 1-0-1 | 30d'],
    ['tab amlodipine 5 mg od 30d', 'Amlodipine | 5 mg | 1 tablet | OD | 30d'],
    ['amlodipine 5mg 1-0-0 x 1 month', 'Amlodipine | 5 mg | 1-0-0 | 30d'],
    ['tab atorvastatin 10 mg hs 3 months', 'Atorvastatin | 10 mg | 1 tablet | HS | 90d'],
    ['cap amoxicillin 500 mg tds 5d', 'Amoxicillin | 500 mg | 1 capsule | TDS | 5d'],
    ['syp amoxicillin 125mg/5ml 5 ml tds 5d', 'Amoxicillin | 125 mg/5 mL | 5 mL | TDS | 5d'],
    ['syp paracetamol 250 mg/5 ml 7.5 ml q6h 3d', 'Paracetamol | 250 mg/5 mL | 7.5 mL | QID | 3d'],
    ['syp cetirizine 5 mg/5 ml 2.5 ml bd x 5 days', 'Cetirizine | 5 mg/5 mL | 2.5 mL | BD | 5d'],
    ['paracetamol 650 mg 8 hourly 3d', 'Paracetamol | 650 mg | 1 tablet | TDS | 3d'],
    ['paracetamol 500 mg every 6 hours 2d', 'Paracetamol | 500 mg | 1 tablet | QID | 2d'],
    ['ciprofloxacin 500 mg 12 hourly 7d', 'Ciprofloxacin | 500 mg | 1 tablet | BD | 7d'],
    ['doxycycline 100 mg q12h 7d', 'Doxycycline | 100 mg | 1 capsule | BD | 7d'],
    ['insulin glargine 10 units hs 30d', 'Insulin glargine | 10 unit | HS | 30d'],
    ['insulin 30/70 20 units bd before meals 30d', 'Insulin 30/70 | 20 unit | BD | 30d'],
    ['lantus 12 units hs 30d', 'Insulin glargine | 100 IU/mL | 12 unit | HS | 30d'],
    ['inj ceftriaxone 1 g bd 5d', 'Ceftriaxone | 1 g | 1 g | BD | 5d'],
    ['inj enoxaparin 40 mg od 7d', 'Enoxaparin | 40 mg | 40 mg | OD | 7d'],
    ['inj gentamicin 40 mg/ml 2 ml od 5d', 'Gentamicin | 40 mg/mL | 2 mL | OD | 5d'],
    ['salbutamol respules 2.5 mg tds 3d', 'Salbutamol | 2.5 mg | 2.5 mg | TDS | 3d'],
    [
      'syp amoxicillin + clavulanic acid 200 mg/28.5 mg per 5 ml 5 ml bd 5d',
      'Amoxicillin + clavulanic acid | 200 mg/28.5 mg per 5 mL | 5 mL | BD | 5d',
    ],
    ['salbutamol inhaler 100 mcg 2 puffs qid 30d', 'Salbutamol | 100 mcg | 2 puff | QID | 30d'],
    ['cholecalciferol 60000 iu weekly 8w', 'Cholecalciferol | 60000 IU | 1 capsule | WEEKLY | 56d'],
    ['methotrexate 7.5 mg weekly 12 weeks', 'Methotrexate | 7.5 mg | 1 tablet | WEEKLY | 84d'],
    ['folic acid 5 mg od 30d', 'Folic acid | 5 mg | 1 tablet | OD | 30d'],
    ['prednisolone 10 mg 2-1-0 5d', 'Prednisolone | 10 mg | 2-1-0 | 5d'],
    ['furosemide 40 mg ½-0-0 30d', 'Furosemide | 40 mg | 0.5-0-0 | 30d'],
    ['warfarin 2 mg 1½-0-0 30d', 'Warfarin | 2 mg | 1.5-0-0 | 30d'],
    ['azithromycin 500 mg stat', 'Azithromycin | 500 mg | 1 tablet | STAT'],
    ['albendazole 400 mg stat', 'Albendazole | 400 mg | 1 tablet | STAT'],
    ['levothyroxine 62.5 mcg od empty stomach cont', 'Levothyroxine | 62.5 mcg | 1 tablet | OD'],
    ['clotrimazole cream bd 14d', 'Clotrimazole | 1 application | BD | 14d'],
    ['ors 1 sachet sos for loose stools 2d', 'Ors | 1 sachet | SOS | 2d'],
    ['isoniazid 300 mg od 6 months', 'Isoniazid | 300 mg | 1 tablet | OD | 180d'],
    ['prednisolone 20 mg alternate days 10d', 'Prednisolone | 20 mg | 1 tablet | ALTERNATE_DAYS | 10d'],
    ['tab pantoprazole 40 mg once daily before breakfast 14d', 'Pantoprazole | 40 mg | 1 tablet | OD | 14d'],
    ['ibuprofen 400 mg thrice daily after food 3d', 'Ibuprofen | 400 mg | 1 tablet | TDS | 3d'],
    ['metformin 500 mg 2 tabs bd 30d', 'Metformin | 500 mg | 2 tablet | BD | 30d'],
    ['co-trimoxazole 800 mg/160 mg bd 5d', 'Co-trimoxazole | 800 mg/160 mg | 1 tablet | BD | 5d'],
    ['xylometazoline drops 2 drops tds 5d', 'Xylometazoline | 2 drop | TDS | 5d'],
    ['gliclazide mr 60 mg od 30d', 'Gliclazide mr | 60 mg | 1 tablet | OD | 30d'],
    // Numbers that may be a strength, or that clash, are asked about.
    ['metformin bd 500', 'Metformin | 1 tablet | BD'],
    ['amlodipine 7 od 30d', 'Amlodipine | 7 mg | 1 tablet | OD | 30d'],
    ['insulin glargine 10u hs', 'Insulin glargine 10u | HS'],
    ['metformin 500 od bd 5d', 'Metformin | 500 mg | 1 tablet | 5d'],
    ['metformin 500 stat 5', 'Metformin | 500 mg | 1 tablet | STAT'],
    // A misspelled name is another medicine until someone confirms it.
    ['paracetmol 500 mg tds 3d', 'Paracetmol | 500 mg | TDS | 3d'],
    ['xyzabc 500 mg od 5d', 'Xyzabc | 500 mg | OD | 5d'],
  ])('%s', (typed, expected) => {
    expect(shortLine(read(typed).line)).toBe(expected);
  });

  it.each<[string, QuickEntry['assumed'], string]>([
    ['telmi 40 od 30', ['strength-unit', 'name', 'days', 'form', 'amount'], ''],
    ['metformin 500 mg 1 tab bd 30d', ['form'], ''],
    ['metformin 500 bd 30', ['strength-unit', 'days', 'form', 'amount'], ''],
    ['metformin bd 500', ['form', 'amount'], '500'],
    ['metformin 500 mg od 30 check creatinine', ['form', 'amount'], '30 check creatinine'],
  ])('%s: missing parts are named', (typed, assumed, rest) => {
    const found = read(typed);
    expect(found.assumed).toEqual(assumed);
    expect(found.rest).toBe(rest);
  });

  it.each([
    ['dolo 650 sos max 3/day for fever', 3],
    ['tab pcm 500 sos at most 4 times a day for pain', 4],
    ['paracetamol 500 mg sos max 1 a day for pain', 1],
    ['paracetamol 500 mg prn max 4 for pain', 4],
    ['paracetamol 500 mg tds prn for pain', 3],
    ['paracetamol 500 mg sos for pain', undefined],
  ])('%s: the maximum on one day', (typed, most) => {
    expect(read(typed).line.maxPerDay).toBe(most);
    expect(read(typed).rest).toBe('');
  });

  it.each([
    ['telmi 40 od 30', '1 tablet once a day (1-0-0)', '1 गोली, दिन में एक बार (1-0-0)'],
    [
      'tab dolo 650 1-0-1 x 5d',
      '1 tablet in the morning, 1 tablet at night (1-0-1)',
      'सुबह 1 गोली, रात 1 गोली (1-0-1)',
    ],
    ['mtx 15 weekly', '1 tablet once a week', '1 गोली, हफ़्ते में एक बार'],
    ['syr cetirizine 5 ml tds 3 days', '5 mL three times a day (5-5-5)', '5 mL, दिन में तीन बार (5-5-5)'],
  ])('%s is described in a sentence', (typed, english, hindi) => {
    const line = { amount: null, times: null, meal: null, route: null, form: null, ...read(typed).line };
    expect(doseText(line as PrescribedLine)).toBe(english);
    expect(doseText(line as PrescribedLine, 'hi')).toBe(hindi);
  });

  it.each([
    ['pantoprazole 40 od 14d', 'tablet', 'oral', '1 tablet'],
    ['pan 40 od 14', 'tablet', 'oral', '1 tablet'],
    ['diclofenac 50 bd 5', 'tablet', 'oral', '1 tablet'],
    ['methylprednisolone 16 od 5d, 8 od 5d', 'tablet', 'oral', undefined],
    ['pantoprazole 40 iv od 3d', 'injection', 'intravenous', '40 mg'],
    ['inj pantoprazole 40 mg i.v. od 3d', 'injection', 'intravenous', '40 mg'],
    ['inj diclofenac 75 im stat', 'injection', 'intramuscular', '75 mg'],
    ['lantus 12 units sc hs 30', 'injection', 'subcutaneous', '12 unit'],
    ['sorbitrate 5 sl sos for chest pain 10', 'tablet', 'sublingual', '1 tablet'],
    // The form has to be asked: inhaler capsules are inhaled, creams and pessaries differ in site.
    ['salbutamol 200 mcg tds 5d', undefined, undefined, undefined],
    ['clotrimazole 1 % bd 14d', undefined, undefined, undefined],
    ['metoprolol bd 30d', undefined, undefined, undefined],
    ['tab pantoprazole 40 iv od 3d', undefined, 'intravenous', undefined],
  ])('%s: the usual form is assumed unless the text names another', (typed, form, route, dose) => {
    const { line } = read(typed);
    expect([line.form, line.route]).toEqual([form, route]);
    expect(line.amount === undefined ? undefined : `${line.amount} ${line.unit}`).toBe(dose);
  });

  it.each([
    ['crocin 650 sos fever 10', 'fever', 10, ''],
    ['crocin 650 sos for fever 10', 'fever', 10, ''],
    ['dolo 650 prn for knee pain 5d', 'knee pain', 5, ''],
    ['ondansetron 4 sos vomiting 3', 'vomiting', 3, ''],
    ['dolo 650 sos check liver 5d', undefined, 5, 'check liver'],
    ['dolo 650 tds fever 5d', undefined, 5, 'fever'],
  ])('%s: what it is for, and the days', (typed, reason, days, rest) => {
    const found = read(typed);
    expect([found.line.reason, found.line.days, found.rest]).toEqual([reason, days, rest]);
  });

  it('never fails', () => {
    for (const typed of ['|', 'max 3/day', 'od 30', '650 1 tds', 'x 5', '½ od', '| 1 od', '((( max'])
      expect(() => read(typed)).not.toThrow();
  });
});
