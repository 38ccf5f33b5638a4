import { describe, expect, it } from 'vitest';
import { ageInYears } from '#clinical';
import { findingsOf, lineOf, worstOf } from '../test/judged.ts';

type Severity = ReturnType<typeof worstOf>;
const egfrOf = (value: number) => ({ values: { egfr: { value, on: '2026-11-01' } } });

it.each<[medicine: string, egfr: number, mgADay: number | undefined, severity: Severity, source: string]>([
  ['metformin', 17, 1000, 'severe', 'FDA 2016: contraindicated below 30'],
  ['metformin', 29, undefined, 'severe', 'FDA 2016: contraindicated below 30'],
  ['metformin', 38, 2000, 'important', 'KDIGO 2022: at most 1 g below 45'],
  ['metformin', 38, 1000, 'none', 'KDIGO 2022: at most 1 g below 45'],
  ['metformin', 46, 2000, 'none', 'KDIGO 2022: full dose from 45'],
  ['glimepiride + metformin', 25, undefined, 'severe', 'FDA 2016: contraindicated below 30'],
  ['glibenclamide', 50, undefined, 'important', 'KDOQI 2012: avoid'],
  ['sitagliptin', 40, 100, 'important', 'FDA label: 50 mg from 30 to 45'],
  ['sitagliptin', 40, 50, 'none', 'FDA label: 50 mg from 30 to 45'],
  ['sitagliptin', 20, 50, 'important', 'FDA label: 25 mg below 30'],
  ['linagliptin', 10, undefined, 'none', 'FDA label: no change'],
  ['dapagliflozin', 20, undefined, 'important', 'FDA label 2023: not started below 25'],
  ['nitrofurantoin', 25, undefined, 'severe', 'MHRA 2014: no use below 30'],
  ['nitrofurantoin', 40, undefined, 'important', 'MHRA 2014: short course from 30 to 44'],
  ['nitrofurantoin', 60, undefined, 'none', 'MHRA 2014: from 45'],
  ['ibuprofen', 25, undefined, 'severe', 'KDIGO 2024: avoid below 30'],
  ['diclofenac', 50, undefined, 'note', 'KDIGO 2024: not for long below 60'],
  ['aspirin', 25, 75, 'none', 'KDIGO 2024: low dose for prevention'],
  ['paracetamol', 15, undefined, 'none', 'KDIGO 2024: first choice'],
  ['dabigatran', 25, undefined, 'severe', 'EMA label: contraindicated below 30'],
  ['rivaroxaban', 12, undefined, 'severe', 'EMA label: not below 15'],
  ['rivaroxaban', 40, 20, 'important', 'EMA label: 15 mg from 15 to 49'],
  ['apixaban', 25, 10, 'important', 'EMA label: 2.5 mg twice a day from 15 to 29'],
  ['apixaban', 25, 5, 'none', 'EMA label: 2.5 mg twice a day from 15 to 29'],
  ['enoxaparin', 25, undefined, 'important', 'EMA label: once a day from 15 to 29'],
  ['gabapentin', 20, 900, 'important', 'FDA label: at most 700 mg from 15 to 29'],
  ['gabapentin', 20, 300, 'none', 'FDA label: at most 700 mg from 15 to 29'],
  ['pregabalin', 25, 300, 'important', 'FDA label: at most 150 mg from 15 to 29'],
  ['digoxin', 40, 0.25, 'important', 'BNF: lower the dose'],
  ['digoxin', 40, 0.125, 'none', 'BNF: lower the dose'],
  ['lithium carbonate', 25, undefined, 'severe', 'BNF: avoid in severe impairment'],
  ['methotrexate', 25, undefined, 'severe', 'BSR 2017: contraindicated below 30'],
  ['methotrexate', 50, undefined, 'important', 'BSR 2017: half the dose below 60'],
  ['allopurinol', 20, 300, 'important', 'BNF: start with 100 mg'],
  ['allopurinol', 20, 100, 'none', 'BNF: start with 100 mg'],
  ['colchicine', 8, undefined, 'severe', 'BNF: avoid below 10'],
  ['spironolactone', 25, undefined, 'important', 'ESC 2021: care below 30'],
  ['eplerenone', 25, undefined, 'severe', 'FDA label: contraindicated at 30 or less'],
  ['ciprofloxacin', 20, 1000, 'important', 'FDA label: 250 to 500 mg every 18 hours'],
  ['aciclovir', 20, 4000, 'important', 'FDA label: 800 mg every 8 hours'],
  ['gentamicin', 25, undefined, 'severe', 'BNF: levels or another antibacterial'],
  ['amikacin', 50, undefined, 'important', 'BNF: longer interval'],
  ['tramadol', 25, 400, 'important', 'FDA label: at most 200 mg below 30'],
  ['tramadol', 25, 200, 'none', 'FDA label: at most 200 mg below 30'],
  ['morphine', 25, undefined, 'important', 'BNF: avoid or reduce'],
  ['baclofen', 12, undefined, 'severe', 'BNF: below 15 only if the benefit outweighs'],
  ['atenolol', 30, 100, 'important', 'FDA label: at most 50 mg from 15 to 35'],
  ['atenolol', 30, 50, 'none', 'FDA label: at most 50 mg from 15 to 35'],
  ['alendronic acid', 30, undefined, 'important', 'FDA label: not below 35'],
  ['zoledronic acid', 34, undefined, 'severe', 'FDA label: contraindicated below 35'],
  ['fenofibrate', 25, undefined, 'severe', 'FDA label: contraindicated below 30'],
  ['rosuvastatin', 25, 20, 'important', 'FDA label: at most 10 mg below 30'],
  ['atorvastatin', 15, 80, 'none', 'FDA label: no change'],
  ['levetiracetam', 25, 2000, 'important', 'FDA label: at most 1 g below 30'],
  ['tenofovir + lamivudine + dolutegravir', 40, undefined, 'important', 'WHO 2021: not below 50'],
  ['terbinafine', 40, undefined, 'important', 'FDA label: not at 50 or less'],
  ['duloxetine', 25, undefined, 'important', 'FDA label: avoid below 30'],
  ['telmisartan', 25, undefined, 'note', 'KDIGO 2024: continue, check potassium'],
  ['amlodipine', 10, undefined, 'none', 'BNF: no change'],
  ['levothyroxine', 10, undefined, 'none', 'BNF: no change'],
])('%s at an eGFR of %i, %s mg a day: %s (%s)', (medicine, egfr, mgADay, severity) => {
  const line = lineOf(medicine, mgADay === undefined ? {} : { mgADay });
  expect(worstOf('kidney', line, egfrOf(egfr))).toBe(severity);
});

describe('an unknown eGFR', () => {
  const unknown = (medicine: string, facts: Parameters<typeof worstOf>[2] = {}): Severity =>
    worstOf('kidney', lineOf(medicine), facts);

  it('is asked for before medicines that depend on it', () => {
    for (const medicine of [
      'metformin',
      'apixaban',
      'digoxin',
      'lithium carbonate',
      'methotrexate',
      'gentamicin',
    ])
      expect(unknown(medicine), medicine).toBe('important');
    expect(unknown('nitrofurantoin')).toBe('none');
    expect(unknown('nitrofurantoin', { age: ageInYears(70) })).toBe('important');
    expect(unknown('ibuprofen')).toBe('none');
  });

  it('is not asked for of a child or in pregnancy, where it cannot be calculated', () => {
    expect(unknown('metformin', { age: ageInYears(12) })).toBe('none');
    expect(unknown('metformin', { sex: 'female', pregnancy: 'yes' })).toBe('none');
  });

  it('uses a recorded stage of kidney disease', () => {
    expect(unknown('metformin', { conditions: [{ name: 'CKD stage 4' }] })).toBe('severe');
    expect(unknown('ibuprofen', { conditions: [{ name: 'ESRD on dialysis' }] })).toBe('severe');
    expect(unknown('metformin', { conditions: [{ name: 'Kidney disease', code: 'N18.5' }] })).toBe('severe');
  });
});

it('names the value, its day and the maximum dose', () => {
  const [found] = findingsOf('kidney', lineOf('metformin', { mgADay: 2000 }), egfrOf(38));
  expect(found).toMatchObject({
    problem: {
      en: 'metformin needs a lower dose below an eGFR of 45; it was 38 on 01-11-2026',
      hi: 'eGFR 45 से कम होने पर metformin की मात्रा घटानी होती है; 01-11-2026 को यह 38 था',
    },
    act: { en: 'Give at most 1000 mg a day', hi: 'दिन में अधिकतम 1000 मि.ग्रा. दें' },
  });
});

it('leaves out topical and eye medicines', () => {
  expect(worstOf('kidney', lineOf('diclofenac', { form: 'gel' }), egfrOf(20))).toBe('none');
  expect(worstOf('kidney', lineOf('tobramycin', { form: 'drops', route: 'eye' }), egfrOf(20))).toBe('none');
});
