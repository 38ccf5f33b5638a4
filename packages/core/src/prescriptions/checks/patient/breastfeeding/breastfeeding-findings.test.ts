import { expect, it } from 'vitest';
import { findingsOf, lineOf, worstOf } from '../test/judged.ts';

type Severity = ReturnType<typeof worstOf>;
const MOTHER = { sex: 'female', daysAfterBirth: 90 };

it.each<[medicine: string, severity: Severity, source: string]>([
  ['codeine', 'severe', 'FDA 2017'],
  ['tramadol', 'severe', 'FDA 2017'],
  ['methotrexate', 'severe', 'BNF'],
  ['cyclophosphamide', 'severe', 'LactMed'],
  ['radio-iodine', 'severe', 'ATA 2017'],
  ['amiodarone', 'severe', 'LactMed'],
  ['isotretinoin', 'severe', 'LactMed'],
  ['ergotamine', 'severe', 'LactMed'],
  ['chloramphenicol', 'severe', 'LactMed'],
  ['clozapine', 'severe', 'BNF'],
  ['lithium carbonate', 'important', 'LactMed'],
  ['atenolol', 'important', 'LactMed'],
  ['atorvastatin', 'important', 'FDA 2021'],
  ['apixaban', 'important', 'BNF'],
  ['telmisartan', 'important', 'BNF'],
  ['aspirin', 'important', 'BNF'],
  ['doxycycline', 'important', 'LactMed: under three weeks'],
  ['primaquine', 'important', 'WHO'],
  ['dapagliflozin', 'important', 'FDA label'],
  ['diazepam', 'important', 'LactMed'],
  ['cabergoline', 'important', 'BNF'],
  ['pseudoephedrine', 'important', 'LactMed'],
  ['ethinylestradiol + levonorgestrel', 'important', 'WHO MEC 2015: category 3 to six months'],
  ['phenobarbitone', 'important', 'LactMed'],
  ['morphine', 'note', 'LactMed'],
  ['metronidazole', 'note', 'LactMed'],
  ['fluoxetine', 'note', 'LactMed'],
  ['chlorpheniramine', 'note', 'LactMed'],
  ['glimepiride', 'note', 'LactMed'],
  ['ibuprofen', 'none', 'LactMed'],
  ['paracetamol', 'none', 'LactMed'],
  ['amoxicillin', 'none', 'LactMed'],
  ['cefixime', 'none', 'LactMed'],
  ['metformin', 'none', 'LactMed'],
  ['insulin regular', 'none', 'LactMed'],
  ['levothyroxine', 'none', 'LactMed'],
  ['enalapril', 'none', 'LactMed'],
  ['labetalol', 'none', 'LactMed'],
  ['nifedipine', 'none', 'LactMed'],
  ['sertraline', 'none', 'LactMed'],
  ['warfarin', 'none', 'LactMed'],
  ['fluconazole', 'none', 'LactMed'],
  ['medroxyprogesterone', 'none', 'WHO MEC 2015: from six weeks'],
])('%s while breast-feeding: %s (%s)', (medicine, severity) => {
  expect(worstOf('breastfeeding', lineOf(medicine), { ...MOTHER, breastfeeding: true })).toBe(severity);
  expect(worstOf('breastfeeding', lineOf(medicine), { ...MOTHER, breastfeeding: false })).toBe('none');
});

it('is stricter in the first weeks: the pill, and sulfonamides', () => {
  const early = { ...MOTHER, breastfeeding: true, daysAfterBirth: 5 };
  expect(worstOf('breastfeeding', lineOf('ethinylestradiol + levonorgestrel'), early)).toBe('severe');
  expect(worstOf('breastfeeding', lineOf('co-trimoxazole'), early)).toBe('severe');
});

it('is asked about in the year after a birth, only before severe findings', () => {
  expect(findingsOf('breastfeeding', lineOf('codeine'), MOTHER)[0]).toMatchObject({
    severity: 'important',
    rule: 'breastfeeding:unknown-codeine',
    act: { en: 'Ask whether she is breast-feeding' },
  });
  expect(worstOf('breastfeeding', lineOf('diazepam'), MOTHER)).toBe('none');
  expect(worstOf('breastfeeding', lineOf('codeine'), { ...MOTHER, daysAfterBirth: 400 })).toBe('none');
  expect(worstOf('breastfeeding', lineOf('codeine'), { sex: 'female' })).toBe('none');
});
