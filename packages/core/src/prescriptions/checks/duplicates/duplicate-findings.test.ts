import { describe, expect, it } from 'vitest';
import { readLine, readMedicine } from '../../../../test/read-medicines.ts';
import { isGroupKey } from '../interactions/groups/groups.ts';
import type { ReadLine, ReadMedicine } from '../medicine-finding.ts';
import { duplicateFindings, READ_CLASS_ROWS, readClassRow } from './duplicate-findings.ts';

const lastOf = (lines: readonly ReadLine[], current: readonly ReadMedicine[] = []) =>
  duplicateFindings(lines, current).at(-1) ?? [];
const severityOf = (lines: readonly ReadLine[], current: readonly ReadMedicine[] = []) =>
  lastOf(lines, current).map(({ severity }) => severity);

/** `medicine | medicine | severity, or empty if the combination is usual | source`. */
const PAIRS = `
metformin | metformin SR | important | NICE NG5
glimepiride + metformin | metformin | important | NICE NG5
telmisartan + amlodipine | amlodipine | important | NICE NG5
aceclofenac + paracetamol | paracetamol | important | NICE NG5
salbutamol | salbutamol | important | NICE NG5
ibuprofen | diclofenac | important | BNF: one NSAID at a time
aceclofenac + paracetamol | etoricoxib | important | BNF: one NSAID at a time
enalapril | ramipril | important | BNF
telmisartan | losartan | important | BNF
atenolol | metoprolol succinate | important | BNF
amlodipine | cilnidipine | important | BNF
amlodipine | diltiazem | important | BNF
hydrochlorothiazide | chlorthalidone | important | BNF
furosemide | torsemide | important | BNF
spironolactone | eplerenone | important | FDA label eplerenone
prazosin | tamsulosin | important | FDA label tamsulosin
atorvastatin | rosuvastatin | important | BNF
warfarin | acenocoumarol | severe | BNF
warfarin | apixaban | severe | FDA label apixaban
rivaroxaban | dabigatran | severe | BNF
apixaban | enoxaparin | severe | FDA label apixaban
heparin | enoxaparin | severe | BNF
warfarin | enoxaparin | important | FDA label warfarin: overlap at the start
clopidogrel | ticagrelor | severe | ESC 2023
sildenafil | tadalafil | important | FDA label sildenafil
glimepiride | gliclazide | important | ADA 2024
sitagliptin | vildagliptin | important | ADA 2024
dapagliflozin | empagliflozin | important | ADA 2024
sitagliptin | semaglutide | note | ADA 2024
insulin glargine | insulin degludec | important | ADA 2024
insulin aspart | insulin lispro | important | ADA 2024
pantoprazole | rabeprazole | important | BNF
pantoprazole + domperidone | omeprazole | important | BNF
domperidone | metoclopramide | important | BNF
cetirizine | levocetirizine | note | BNF
montelukast + levocetirizine | cetirizine | note | BNF
prednisolone | dexamethasone | important | BNF
sertraline | escitalopram | important | BNF
amitriptyline | nortriptyline | important | BNF
phenelzine | moclobemide | severe | BNF
alprazolam | clonazepam | important | AGS Beers 2023
zolpidem | zopiclone | important | BNF
tramadol | tapentadol | important | CDC 2022
pregabalin | gabapentin | important | BNF
carbamazepine | oxcarbazepine | important | FDA label eslicarbazepine
sumatriptan | rizatriptan | important | FDA label sumatriptan
cefixime | cefpodoxime | important | BNF
azithromycin | clarithromycin | important | BNF
ciprofloxacin | levofloxacin | important | BNF
gentamicin | amikacin | severe | FDA label gentamicin
metronidazole | ornidazole | important | BNF
ofloxacin + ornidazole | metronidazole | important | BNF
theophylline | aminophylline | severe | BNF
theophylline | doxofylline | important | label doxofylline
allopurinol | febuxostat | important | ACR 2020
carbimazole | propylthiouracil | important | ATA 2016
solifenacin | tolterodine | important | BNF
finasteride | dutasteride | important | BNF
iron + folic acid | folic acid | note | a supplement
ferrous sulphate | ferrous fumarate | note | a supplement
calcium carbonate + vitamin D3 | cholecalciferol | note | a supplement
insulin regular | insulin NPH | | ADA 2024: two actions
insulin glargine | insulin aspart | | ADA 2024: two actions
metformin | glimepiride | | ADA 2024
telmisartan | amlodipine | | ESC 2024
aspirin | clopidogrel | | ESC 2023
pantoprazole | famotidine | | BNF
isosorbide mononitrate | glyceryl trinitrate | | ESC: one to prevent, one for attacks
paracetamol | ibuprofen | | NICE NG143
fluoxetine | olanzapine | | BNF
levetiracetam | sodium valproate | | NICE NG217
furosemide | spironolactone | | ESC 2021
rifampicin | isoniazid | | WHO
amoxicillin | metronidazole | | BNF
`;

describe('two medicines', () => {
  const cases = PAIRS.trim()
    .split('\n')
    .map((row) => row.split('|').map((one) => one.trim()));
  it.each(cases)('%s and %s: %s (%s)', (first = '', second = '', severity) => {
    const expected = severity ? [severity] : [];
    expect(severityOf([readLine(first), readLine(second)])).toEqual(expected);
    expect(severityOf([readLine(second)], [readMedicine(first)])).toEqual(expected);
  });
});

describe('the routes of two medicines', () => {
  const inhaled = { route: 'inhaled' } as const;
  const cases: readonly (readonly [string, readonly ReadLine[], readonly string[]])[] = [
    [
      'diclofenac by mouth and as a gel',
      [readLine('diclofenac'), readLine('diclofenac', { route: 'skin' })],
      ['note'],
    ],
    [
      'ibuprofen by mouth and diclofenac gel',
      [readLine('ibuprofen'), readLine('diclofenac', { route: 'skin' })],
      ['note'],
    ],
    [
      'a nasal spray and an inhaler',
      [readLine('fluticasone', { route: 'nasal' }), readLine('fluticasone', inhaled)],
      [],
    ],
    [
      'an inhaler and its nebuliser solution',
      [readLine('salbutamol', inhaled), readLine('salbutamol', inhaled)],
      ['note'],
    ],
    [
      'a cream and a pessary',
      [readLine('clotrimazole', { route: 'skin' }), readLine('clotrimazole', { route: 'vaginal' })],
      [],
    ],
    ['LABA and SABA', [readLine('formoterol + budesonide', inhaled), readLine('salbutamol', inhaled)], []],
    [
      'two LABA',
      [readLine('formoterol + budesonide', inhaled), readLine('salmeterol + fluticasone', inhaled)],
      ['important'],
    ],
    [
      'tiotropium and ipratropium',
      [readLine('tiotropium', inhaled), readLine('ipratropium', inhaled)],
      ['note'],
    ],
    ['steroid by mouth and inhaled', [readLine('prednisolone'), readLine('budesonide', inhaled)], []],
    ['timolol drops and atenolol', [readLine('timolol', { route: 'eye' }), readLine('atenolol')], ['note']],
    [
      'one dose now, then a course',
      [readLine('azithromycin', { frequency: 'STAT' }), readLine('azithromycin')],
      ['note'],
    ],
    [
      'ketorolac once, then diclofenac',
      [readLine('ketorolac', { frequency: 'STAT' }), readLine('diclofenac')],
      ['note'],
    ],
    [
      'warfarin with apixaban once',
      [readLine('apixaban', { frequency: 'STAT' }), readLine('warfarin')],
      ['severe'],
    ],
  ];
  it.each(cases)('%s', (_, lines, severities) => {
    expect(severityOf(lines)).toEqual(severities);
  });
});

describe('findings and lines', () => {
  it('are on the later line and name the earlier one in both languages', () => {
    expect(duplicateFindings([readLine('pantoprazole'), readLine('rabeprazole')], [])).toEqual([
      [],
      [
        {
          kind: 'duplicate',
          severity: 'important',
          rule: 'duplicate/ppi+ppi',
          about: 'pantoprazole',
          problem: {
            en: 'rabeprazole and pantoprazole are both proton pump inhibitors',
            hi: 'rabeprazole और pantoprazole दोनों पेट का एसिड रोकने वाली दवाएँ (PPI) हैं',
          },
          act: {
            en: 'Stop one of them, or confirm that both are meant',
            hi: 'एक दवा बंद करें, या पक्का करें कि दोनों देनी हैं',
          },
          source: 'BNF',
        },
      ],
    ]);
  });

  it('are not between two current medicines', () => {
    const current = [readMedicine('atorvastatin'), readMedicine('rosuvastatin')];
    expect(duplicateFindings([readLine('metformin')], current)).toEqual([[]]);
  });

  it('compare a third line with the current medicine once', () => {
    const lines = [readLine('metformin'), readLine('glimepiride + metformin')];
    const found = duplicateFindings(lines, [readMedicine('metformin', 'Glycomet 500')]);
    expect(found.map((one) => one.map(({ about }) => about))).toEqual([['Glycomet 500'], ['metformin']]);
  });

  it('are none for unrecognised medicines', () => {
    const unread = { name: 'Xyzabc', substances: [], classes: [] };
    expect(duplicateFindings([readLine('metformin')], [unread])).toEqual([[]]);
  });
});

describe('rows of classes', () => {
  it('are between groups that exist, each pair once', () => {
    expect(READ_CLASS_ROWS.flatMap(({ between }) => between).filter((one) => !isGroupKey(one))).toEqual([]);
    const pairs = READ_CLASS_ROWS.map(({ between }) => between.toSorted().join(' + '));
    expect(pairs.filter((one, index) => pairs.indexOf(one) !== index)).toEqual([]);
  });

  it('have a source each', () => {
    expect(READ_CLASS_ROWS.filter(({ source }) => source === '')).toEqual([]);
  });

  it('cannot be read with an unknown class', () => {
    expect(() => readClassRow('statin + statin | important | colours | BNF')).toThrow();
  });
});
