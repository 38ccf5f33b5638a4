import { describe, expect, it } from 'vitest';
import { judgedPatient, readLine, readMedicine } from '../../../../test/read-medicines.ts';
import { interactionFindings } from './interaction-findings.ts';

type Values = Parameters<typeof judgedPatient>[0];

/** Returns the severities of the last line with their subject, for oral medicines. */
function lastFindings(medicines: readonly string[], values: Values = {}) {
  const lines = medicines.map((one) => readLine(one));
  const found = interactionFindings(lines, judgedPatient(values), []).at(-1) ?? [];
  return found.map(({ severity, about, rule }) => ({ severity, about, rule }));
}

const sumOf = (name: string, medicines: readonly string[], values: Values = {}) =>
  lastFindings(medicines, values).find(({ rule }) => rule === `interaction/sum/${name}`);

describe('sums over all medicines', () => {
  const cases: readonly (readonly [string, string, readonly string[], Values, string | undefined])[] = [
    ['one known-risk medicine', 'qt', ['ondansetron', 'cefixime'], {}, undefined],
    ['two known-risk medicines', 'qt', ['domperidone', 'ondansetron'], {}, 'important'],
    ['two of them with low potassium', 'qt', ['escitalopram', 'azithromycin'], { potassium: 3.1 }, 'severe'],
    ['three known-risk medicines', 'qt', ['domperidone', 'ondansetron', 'azithromycin'], {}, 'severe'],
    [
      'ARB and spironolactone, potassium unknown',
      'potassium',
      ['telmisartan', 'spironolactone'],
      {},
      'important',
    ],
    [
      'ACE inhibitor and spironolactone, normal',
      'potassium',
      ['ramipril', 'spironolactone'],
      { potassium: 4.2 },
      'note',
    ],
    [
      'ACE inhibitor and spironolactone, high',
      'potassium',
      ['ramipril', 'spironolactone'],
      { potassium: 5.3 },
      'severe',
    ],
    ['three that raise potassium', 'potassium', ['tacrolimus', 'losartan', 'eplerenone'], {}, 'severe'],
    ['triple whammy', 'triple-whammy', ['telmisartan', 'hydrochlorothiazide', 'diclofenac'], {}, 'important'],
    [
      'triple whammy with a combination',
      'triple-whammy',
      ['telmisartan + hydrochlorothiazide', 'aceclofenac'],
      {},
      'important',
    ],
    [
      'triple whammy with weak kidneys',
      'triple-whammy',
      ['ramipril', 'furosemide', 'ibuprofen'],
      { egfr: 48 },
      'severe',
    ],
    ['ARB and diuretic alone', 'triple-whammy', ['telmisartan', 'hydrochlorothiazide'], {}, undefined],
    ['three that injure the kidneys', 'kidney', ['amikacin', 'amphotericin B', 'tenofovir'], {}, 'severe'],
    ['aspirin and clopidogrel', 'bleeding', ['aspirin', 'clopidogrel'], {}, undefined],
    [
      'aspirin and clopidogrel, few platelets',
      'bleeding',
      ['aspirin', 'clopidogrel'],
      { platelets: 38 },
      'severe',
    ],
    [
      'aspirin, clopidogrel and an SSRI',
      'bleeding',
      ['aspirin', 'clopidogrel', 'sertraline'],
      {},
      'important',
    ],
    ['two sedatives', 'sedation', ['quetiapine', 'clonazepam'], {}, undefined],
    ['three sedatives', 'sedation', ['quetiapine', 'clonazepam', 'pregabalin'], {}, 'important'],
    ['tapentadol and an SSRI', 'serotonin', ['tapentadol', 'escitalopram'], {}, 'important'],
    [
      'three anticholinergics',
      'anticholinergic',
      ['amitriptyline', 'oxybutynin', 'trihexyphenidyl'],
      {},
      'important',
    ],
    [
      'two anticholinergics at 72',
      'anticholinergic',
      ['chlorpheniramine', 'dicyclomine'],
      { years: 72 },
      'note',
    ],
    [
      'two anticholinergics at 40',
      'anticholinergic',
      ['chlorpheniramine', 'dicyclomine'],
      { years: 40 },
      undefined,
    ],
    [
      'insulin, glimepiride and repaglinide',
      'low-sugar',
      ['insulin glargine', 'glimepiride', 'repaglinide'],
      {},
      'important',
    ],
    [
      'two insulins and glimepiride',
      'low-sugar',
      ['insulin glargine', 'insulin aspart', 'glimepiride'],
      {},
      undefined,
    ],
  ];
  it.each(cases)('%s (%s)', (_, name, medicines, values, severity) => {
    expect(sumOf(name, medicines, values)?.severity).toBe(severity);
  });

  it('count a substance once', () => {
    expect(lastFindings(['azithromycin', 'azithromycin'])).toEqual([]);
  });

  it('are with the last line that adds, and name the others', () => {
    const lines = ['domperidone', 'ondansetron', 'azithromycin', 'paracetamol'].map((one) => readLine(one));
    const found = interactionFindings(lines, judgedPatient(), []);
    expect(found.map((one) => one.map(({ about }) => about))).toEqual([
      [],
      [],
      ['domperidone, ondansetron'],
      [],
    ]);
  });

  it('are left out where pairs warn about every other medicine as severely', () => {
    const current = ['warfarin', 'aspirin'].map((one) => readMedicine(one));
    const [found] = interactionFindings([readLine('diclofenac')], judgedPatient(), current);
    expect(found?.map(({ about, severity }) => [about, severity])).toEqual([
      ['warfarin', 'severe'],
      ['aspirin', 'important'],
    ]);
  });
});
