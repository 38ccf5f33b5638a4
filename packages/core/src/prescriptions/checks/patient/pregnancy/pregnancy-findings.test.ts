import { expect, it } from 'vitest';
import { findingsOf, lineOf, worstOf } from '../test/judged.ts';

type Severity = ReturnType<typeof worstOf>;
const WOMAN = { sex: 'female' };

it.each<[medicine: string, yes: Severity, unknown: Severity, source: string]>([
  ['sodium valproate', 'severe', 'severe', 'MHRA 2024'],
  ['isotretinoin', 'severe', 'severe', 'MHRA, FDA iPLEDGE'],
  ['acitretin', 'severe', 'severe', 'MHRA'],
  ['methotrexate', 'severe', 'severe', 'BNF: contraindicated'],
  ['mycophenolate mofetil', 'severe', 'severe', 'MHRA 2018'],
  ['leflunomide', 'severe', 'severe', 'FDA boxed warning'],
  ['thalidomide', 'severe', 'severe', 'FDA boxed warning'],
  ['lenalidomide', 'severe', 'severe', 'FDA boxed warning'],
  ['ribavirin', 'severe', 'severe', 'FDA boxed warning'],
  ['danazol', 'severe', 'severe', 'FDA boxed warning'],
  ['bosentan', 'severe', 'severe', 'FDA boxed warning'],
  ['hydroxyurea', 'severe', 'severe', 'BNF: contraindicated'],
  ['radio-iodine', 'severe', 'severe', 'ATA 2016'],
  ['cyclophosphamide', 'severe', 'severe', 'BNF'],
  ['ergotamine', 'severe', 'severe', 'BNF: contraindicated'],
  ['misoprostol', 'severe', 'severe', 'FDA boxed warning'],
  ['finasteride', 'severe', 'severe', 'FDA label: contraindicated'],
  ['miltefosine', 'severe', 'severe', 'FDA boxed warning'],
  ['enalapril', 'severe', 'important', 'NICE NG133'],
  ['telmisartan', 'severe', 'important', 'NICE NG133'],
  ['warfarin', 'severe', 'important', 'RCOG GTG 37a'],
  ['rivaroxaban', 'severe', 'important', 'BNF: avoid'],
  ['amiodarone', 'severe', 'important', 'BNF: thyroid of the child'],
  ['topiramate', 'severe', 'important', 'MHRA 2024'],
  ['streptomycin', 'severe', 'important', 'WHO: hearing of the child'],
  ['doxycycline', 'severe', 'important', 'BNF: avoid'],
  ['ibuprofen', 'severe', 'important', 'FDA 2020; week not known'],
  ['primaquine', 'severe', 'important', 'WHO: contraindicated'],
  ['letrozole', 'severe', 'important', 'BNF'],
  ['norethisterone', 'severe', 'important', 'BNF'],
  ['atorvastatin', 'severe', 'note', 'NICE NG238'],
  ['fluconazole', 'severe', 'note', 'FDA 2016'],
  ['dapagliflozin', 'severe', 'note', 'FDA label'],
  ['atenolol', 'important', 'note', 'BNF: growth'],
  ['fenofibrate', 'important', 'note', 'BNF'],
  ['alendronic acid', 'important', 'note', 'BNF'],
  ['diazepam', 'important', 'note', 'BNF'],
  ['oxcarbazepine', 'important', 'note', 'MHRA 2021'],
  ['carbamazepine', 'important', 'important', 'MHRA 2021'],
  ['phenytoin', 'important', 'important', 'MHRA 2021'],
  ['lithium carbonate', 'important', 'important', 'NICE CG192'],
  ['carbimazole', 'important', 'important', 'MHRA 2019; week not known'],
  ['albendazole', 'important', 'note', 'WHO; week not known'],
  ['ivermectin', 'important', 'note', 'WHO'],
  ['ciprofloxacin', 'important', 'note', 'BNF'],
  ['glimepiride', 'important', 'note', 'NICE NG3'],
  ['hydrochlorothiazide', 'important', 'note', 'NICE NG133'],
  ['pregabalin', 'important', 'note', 'MHRA 2022'],
  ['tramadol', 'important', 'none', 'BNF'],
  ['morphine', 'important', 'none', 'BNF'],
  ['sertraline', 'note', 'none', 'NICE CG192: may be continued'],
  ['prednisolone', 'note', 'none', 'BNF'],
  ['metformin', 'none', 'none', 'NICE NG3'],
  ['insulin glargine', 'none', 'none', 'NICE NG3'],
  ['labetalol', 'none', 'none', 'NICE NG133: first choice'],
  ['methyldopa', 'none', 'none', 'NICE NG133'],
  ['nifedipine', 'none', 'none', 'NICE NG133'],
  ['aspirin', 'none', 'none', 'NICE NG133: 75 to 150 mg from week 12'],
  ['paracetamol', 'none', 'none', 'BNF'],
  ['amoxicillin', 'none', 'none', 'BNF'],
  ['cefixime', 'none', 'none', 'BNF'],
  ['azithromycin', 'none', 'none', 'BNF'],
  ['levothyroxine', 'none', 'none', 'ATA 2017'],
  ['iron + folic acid', 'none', 'none', 'Anemia Mukt Bharat'],
  ['enoxaparin', 'none', 'none', 'RCOG GTG 37a'],
  ['ondansetron', 'none', 'none', 'RCOG GTG 69'],
  ['doxylamine + pyridoxine', 'none', 'none', 'RCOG GTG 69'],
])('%s in a known pregnancy %s, not asked %s (%s)', (medicine, yes, unknown) => {
  expect(worstOf('pregnancy', lineOf(medicine), { ...WOMAN, pregnancy: 'yes' })).toBe(yes);
  expect(worstOf('pregnancy', lineOf(medicine), { ...WOMAN, pregnancy: 'unknown' })).toBe(unknown);
  const needsContraception = ['isotretinoin', 'acitretin'].includes(medicine);
  expect(worstOf('pregnancy', lineOf(medicine), { ...WOMAN, pregnancy: 'no' })).toBe(
    needsContraception ? 'important' : 'none',
  );
});

it.each<[medicine: string, weeks: number, severity: Severity, source: string]>([
  ['diclofenac', 10, 'note', 'FDA 2020: from week 20'],
  ['diclofenac', 22, 'important', 'FDA 2020: from week 20'],
  ['diclofenac', 30, 'severe', 'MHRA 2023: contraindicated from week 28'],
  ['trimethoprim', 9, 'severe', 'BNF: first trimester'],
  ['trimethoprim', 25, 'note', 'BNF: first trimester'],
  ['co-trimoxazole', 38, 'important', 'BNF: near term'],
  ['nitrofurantoin', 20, 'none', 'NICE NG109: first choice'],
  ['nitrofurantoin', 38, 'important', 'NICE NG109: avoid at term'],
  ['carbimazole', 8, 'severe', 'MHRA 2019: first trimester'],
  ['carbimazole', 25, 'note', 'ATA 2017'],
  ['doxycycline', 10, 'important', 'BNF: teeth from week 15'],
  ['doxycycline', 25, 'severe', 'BNF: teeth from week 15'],
  ['albendazole', 9, 'important', 'NHM: not in the first trimester'],
  ['albendazole', 20, 'none', 'NHM: from the second trimester'],
  ['chloramphenicol', 37, 'severe', 'BNF: grey baby syndrome'],
])('%s in week %i: %s (%s)', (medicine, weeks, severity) => {
  const facts = { ...WOMAN, pregnancy: 'yes', gestationalDays: weeks * 7 } as const;
  expect(worstOf('pregnancy', lineOf(medicine), facts)).toBe(severity);
});

it.each([
  ['misoprostol', 'induction of labour', 'none'],
  ['misoprostol', 'incomplete abortion', 'none'],
  ['misoprostol', 'gastric protection', 'severe'],
  ['oxytocin', 'PPH', 'none'],
  ['methotrexate', 'ectopic pregnancy', 'none'],
  ['methotrexate', 'rheumatoid arthritis', 'severe'],
])('%s for %s: %s', (medicine, reason, severity) => {
  expect(worstOf('pregnancy', lineOf(medicine, { reason }), { ...WOMAN, pregnancy: 'yes' })).toBe(severity);
});

it('leaves out local forms, except those whose row includes them', () => {
  const yes = { ...WOMAN, pregnancy: 'yes' } as const;
  expect(worstOf('pregnancy', lineOf('ciprofloxacin', { form: 'drops', route: 'eye' }), yes)).toBe('none');
  expect(worstOf('pregnancy', lineOf('ketoconazole', { form: 'cream' }), yes)).toBe('none');
  expect(worstOf('pregnancy', lineOf('tretinoin', { form: 'cream' }), yes)).toBe('important');
  expect(worstOf('pregnancy', lineOf('diclofenac', { form: 'gel' }), { ...yes, gestationalDays: 210 })).toBe(
    'note',
  );
});

it('reports the worst of the ingredients once, in both languages', () => {
  const found = findingsOf('pregnancy', lineOf('telmisartan + hydrochlorothiazide'), {
    ...WOMAN,
    pregnancy: 'yes',
  });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({
    rule: 'pregnancy:ace-arb',
    severity: 'severe',
    problem: {
      en: 'telmisartan + hydrochlorothiazide is not given in pregnancy: it can harm the kidneys of the unborn child',
      hi: 'telmisartan + hydrochlorothiazide गर्भावस्था में नहीं दी जाती: इससे गर्भ में पल रहे बच्चे के गुर्दों को नुकसान हो सकता है',
    },
  });
});
