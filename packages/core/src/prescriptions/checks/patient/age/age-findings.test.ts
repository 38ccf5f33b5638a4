import { describe, expect, it } from 'vitest';
import { type Age, ageInYears } from '#clinical';
import type { ReadLine } from '../../medicine-finding.ts';
import { findingsOf, lineOf, worstOf } from '../test/judged.ts';

const ofDays = (days: number): Age => ({ months: Math.floor(days / 30.44), days });
const ofMonths = (months: number): Age => ({ months, days: Math.round(months * 30.44) });
type Severity = ReturnType<typeof worstOf>;

it.each<[medicine: string, years: number, severity: Severity, source: string]>([
  ['codeine', 2, 'severe', 'FDA 2017: contraindicated under 12'],
  ['codeine', 11, 'severe', 'FDA 2017: contraindicated under 12'],
  ['codeine', 12, 'none', 'FDA 2017: contraindicated under 12'],
  ['tramadol', 2, 'severe', 'FDA 2017: contraindicated under 12'],
  ['tramadol', 14, 'none', 'FDA 2017: contraindicated under 12'],
  ['tramadol + paracetamol', 10, 'severe', 'FDA 2017: contraindicated under 12'],
  ['doxycycline', 2, 'important', 'AAP Red Book: short courses where needed'],
  ['tetracycline', 7, 'severe', 'FDA label: not under 8'],
  ['minocycline', 7, 'severe', 'FDA label: not under 8'],
  ['tetracycline', 8, 'none', 'FDA label: not under 8'],
  ['aspirin', 2, 'severe', 'MHRA 2002: not under 16'],
  ['aspirin', 15, 'severe', 'MHRA 2002: not under 16'],
  ['aspirin', 16, 'none', 'MHRA 2002: not under 16'],
  ['ciprofloxacin', 10, 'important', 'FDA label: not first choice under 18'],
  ['ciprofloxacin', 18, 'none', 'FDA label: not first choice under 18'],
  ['metoclopramide', 5, 'important', 'EMA 2013: second choice from 1 to 18 years'],
  ['domperidone', 6, 'important', 'MHRA 2019: not under 12'],
  ['promethazine', 1, 'severe', 'FDA 2004: contraindicated under 2'],
  ['promethazine', 3, 'none', 'FDA 2004: contraindicated under 2'],
  ['nimesulide', 6, 'severe', 'MoHFW 2011: banned under 12'],
  ['nimesulide', 30, 'none', 'MoHFW 2011: banned under 12'],
  ['brimonidine', 1, 'severe', 'FDA label: contraindicated under 2'],
  ['brimonidine', 3, 'none', 'FDA label: contraindicated under 2'],
  ['loperamide', 1, 'severe', 'FDA label: contraindicated under 2'],
  ['loperamide', 3, 'important', 'BNFc: not under 4'],
  ['loperamide', 5, 'none', 'BNFc: not under 4'],
  ['dextromethorphan', 3, 'important', 'AAP: no cough medicine under 4'],
  ['ambroxol', 1, 'important', 'DGHS 2025: no cough medicine under 2'],
  ['sertraline', 15, 'important', 'FDA 2004: suicidal thoughts'],
  ['fluoxetine', 15, 'none', 'NICE NG134: first choice'],
  ['sodium valproate', 1, 'important', 'FDA label: hepatotoxicity under 2'],
  ['zolpidem', 12, 'important', 'FDA label: not under 18'],
  ['glimepiride', 12, 'important', 'ISPAD 2022: insulin or metformin'],
  ['ivermectin', 4, 'important', 'WHO: not below 15 kg'],
  ['paracetamol', 2, 'none', 'WHO: first choice'],
  ['amoxicillin', 1, 'none', 'WHO pocket book'],
  ['ibuprofen', 2, 'none', 'BNFc: from 3 months'],
  ['diazepam', 70, 'important', 'AGS Beers 2023'],
  ['amitriptyline', 65, 'important', 'AGS Beers 2023'],
  ['glibenclamide', 80, 'important', 'AGS Beers 2023'],
  ['glimepiride', 70, 'note', 'AGS Beers 2023'],
  ['chlorpheniramine', 68, 'important', 'AGS Beers 2023'],
  ['ibuprofen', 75, 'note', 'AGS Beers 2023'],
  ['diazepam', 64, 'none', 'AGS Beers 2023: from 65'],
  ['metformin', 80, 'none', 'AGS Beers 2023 does not name it'],
  ['amlodipine', 80, 'none', 'AGS Beers 2023 does not name it'],
])('%s at %i years: %s (%s)', (medicine, years, severity) => {
  expect(worstOf('age', lineOf(medicine), { age: ageInYears(years) })).toBe(severity);
});

it.each<[medicine: string, age: string, of: Age, severity: Severity, source: string]>([
  ['ceftriaxone', '10 days', ofDays(10), 'severe', 'FDA 2009'],
  ['ceftriaxone', '2 months', ofMonths(2), 'none', 'FDA 2009'],
  ['chloramphenicol', '5 days', ofDays(5), 'severe', 'BNFc'],
  ['co-trimoxazole', '4 weeks', ofDays(28), 'severe', 'BNFc: not under 6 weeks'],
  ['co-trimoxazole', '7 weeks', ofDays(49), 'none', 'BNFc: not under 6 weeks'],
  ['nitrofurantoin', '2 months', ofMonths(2), 'severe', 'BNFc: not under 3 months'],
  ['metoclopramide', '8 months', ofMonths(8), 'severe', 'EMA 2013: contraindicated under 1'],
  ['ibuprofen', '2 months', ofMonths(2), 'important', 'BNFc: not under 3 months'],
  ['dicyclomine', '4 months', ofMonths(4), 'severe', 'FDA label: contraindicated under 6 months'],
  ['dicyclomine', '8 months', ofMonths(8), 'none', 'FDA label: contraindicated under 6 months'],
  ['primaquine', '5 months', ofMonths(5), 'severe', 'WHO: not under 6 months'],
  ['albendazole', '10 months', ofMonths(10), 'important', 'WHO: from 12 months'],
  ['erythromycin', '10 days', ofDays(10), 'important', 'BNFc: pyloric stenosis'],
])('%s at %s: %#', (medicine, _, age, severity) => {
  expect(worstOf('age', lineOf(medicine), { age })).toBe(severity);
});

describe('the inputs of an age rule', () => {
  const on = (medicine: string, line: Partial<ReadLine['line']>, years: number): Severity =>
    worstOf('age', lineOf(medicine, line), { age: ageInYears(years) });

  it('exclude topical and eye medicines, unless their row includes them', () => {
    expect(on('ciprofloxacin', { form: 'drops', route: 'eye' }, 5)).toBe('none');
    expect(on('tetracycline', { form: 'ointment' }, 5)).toBe('none');
    expect(on('xylometazoline', { form: 'drops', route: 'nasal' }, 1)).toBe('important');
    expect(on('fentanyl', { form: 'patch', route: 'skin' }, 1)).toBe('severe');
  });

  it('include the reason: tramadol after tonsils were removed', () => {
    expect(on('tramadol', { reason: 'pain after tonsillectomy' }, 15)).toBe('severe');
    expect(on('tramadol', { reason: 'fracture' }, 15)).toBe('none');
  });

  it('include the reason: aspirin for Kawasaki disease or rheumatic fever', () => {
    expect(on('aspirin', { reason: 'Kawasaki disease' }, 5)).toBe('none');
    expect(on('aspirin', { reason: 'acute rheumatic fever' }, 9)).toBe('none');
    expect(on('aspirin', { reason: 'fever' }, 9)).toBe('severe');
  });

  it('include how long and how much, where a row has a limit', () => {
    expect(on('pantoprazole', { days: 14 }, 70)).toBe('none');
    expect(on('pantoprazole', { days: null }, 70)).toBe('note');
    const age = ageInYears(70);
    expect(worstOf('age', lineOf('digoxin', { mgADay: 0.125 }), { age })).toBe('none');
    expect(worstOf('age', lineOf('digoxin', { mgADay: 0.25 }), { age })).toBe('note');
  });

  it('treat drops that are only for the eye as such when the route is missing', () => {
    expect(on('ciprofloxacin', { form: 'drops' }, 5)).toBe('none');
  });

  it('use the worst age that a year of birth permits', () => {
    const span = { age: ageInYears(11), oldest: ageInYears(12) };
    expect(worstOf('age', lineOf('codeine'), span)).toBe('severe');
    const elderly = { age: ageInYears(64), oldest: ageInYears(65) };
    expect(worstOf('age', lineOf('diazepam'), elderly)).toBe('important');
  });

  it('ask for an unknown age only before medicines that are never given to children by chance', () => {
    for (const medicine of ['codeine', 'tramadol', 'nimesulide', 'promethazine', 'loperamide', 'aspirin'])
      expect(findingsOf('age', lineOf(medicine), { age: undefined })[0]?.rule).toMatch(/^age:unknown-/);
    for (const medicine of ['paracetamol', 'ciprofloxacin', 'glimepiride', 'diazepam'])
      expect(worstOf('age', lineOf(medicine), { age: undefined })).toBe('none');
  });

  it('produce one sentence in both languages', () => {
    expect(findingsOf('age', lineOf('codeine'), { age: ageInYears(2) })[0]).toMatchObject({
      rule: 'age:codeine-12-years',
      problem: {
        en: 'codeine is not given below 12 years: it can stop their breathing',
        hi: 'codeine 12 साल से कम उम्र में नहीं दी जाती: इससे उनकी साँस रुक सकती है',
      },
    });
  });
});
