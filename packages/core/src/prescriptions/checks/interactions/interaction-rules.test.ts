import { describe, expect, it } from 'vitest';
import { judgedPatient, readLine, readMedicine } from '../../../../test/read-medicines.ts';
import type { ReadLine, ReadMedicine } from '../medicine-finding.ts';
import { interactionFindings } from './interaction-findings.ts';

type Values = Parameters<typeof judgedPatient>[0];

const severitiesOf = (line: ReadLine, current: readonly ReadMedicine[], values: Values = {}) =>
  (interactionFindings([line], judgedPatient(values), current)[0] ?? []).map(({ severity }) => severity);

describe('the route into the body', () => {
  const cases: readonly (readonly [string, ReadLine, ReadMedicine, readonly string[]])[] = [
    [
      'diclofenac gel with warfarin',
      readLine('diclofenac', { route: 'skin', form: 'gel' }),
      readMedicine('warfarin'),
      [],
    ],
    ['current diclofenac gel', readLine('warfarin'), readMedicine('diclofenac', 'Diclofenac gel 1%'), []],
    [
      'timolol eye drops with verapamil',
      readLine('timolol', { route: 'eye' }),
      readMedicine('verapamil'),
      ['severe'],
    ],
    ['current timolol without a route', readLine('verapamil'), readMedicine('timolol'), ['severe']],
    [
      'miconazole gel with warfarin',
      readLine('miconazole', { route: 'oral' }),
      readMedicine('warfarin'),
      ['severe'],
    ],
    [
      'ciprofloxacin eye drops with tizanidine',
      readLine('ciprofloxacin', { route: 'eye' }),
      readMedicine('tizanidine'),
      [],
    ],
    [
      'ketoconazole cream with simvastatin',
      readLine('ketoconazole', { route: null, form: 'cream' }),
      readMedicine('simvastatin'),
      [],
    ],
    [
      'ciprofloxacin drops with tizanidine',
      readLine('ciprofloxacin', { route: null, form: 'drops' }),
      readMedicine('tizanidine'),
      [],
    ],
    ['current gentamicin drops', readLine('furosemide'), readMedicine('gentamicin', 'Gentamicin drops'), []],
    ['Volini with warfarin', readLine('warfarin'), readMedicine('diclofenac', 'Volini'), []],
    [
      'a desmopressin nasal spray with carbamazepine',
      readLine('desmopressin', { route: 'nasal' }),
      readMedicine('carbamazepine'),
      ['important'],
    ],
    [
      'vaginal misoprostol with oxytocin',
      readLine('misoprostol', { route: 'vaginal' }),
      readMedicine('oxytocin'),
      ['important'],
    ],
    [
      'a nitrate ointment with sildenafil',
      readLine('glyceryl trinitrate', { route: 'skin', form: 'ointment' }),
      readMedicine('sildenafil'),
      ['severe'],
    ],
    [
      'a fentanyl patch with diazepam',
      readLine('fentanyl', { route: 'skin', form: 'patch' }),
      readMedicine('diazepam'),
      ['severe'],
    ],
    [
      'an antacid gel with ciprofloxacin',
      readLine('ciprofloxacin'),
      readMedicine('magaldrate', 'Magaldrate gel'),
      ['note'],
    ],
    [
      'inhaled budesonide with ritonavir',
      readLine('budesonide', { route: 'inhaled' }),
      readMedicine('ritonavir'),
      ['severe'],
    ],
    [
      'nasal drops with phenelzine',
      readLine('xylometazoline', { route: 'nasal' }),
      readMedicine('phenelzine'),
      ['severe'],
    ],
  ];
  it.each(cases)('%s', (_, line, other, severities) => {
    expect(severitiesOf(line, [other])).toEqual(severities);
  });
});

describe('values that change the severity', () => {
  const cases: readonly (readonly [string, ReadLine, string, Values, string])[] = [
    ['simvastatin 20 mg with amlodipine', readLine('simvastatin', { dailyMg: 20 }), 'amlodipine', {}, 'note'],
    [
      'simvastatin 40 mg with amlodipine',
      readLine('simvastatin', { dailyMg: 40 }),
      'amlodipine',
      {},
      'important',
    ],
    [
      'atorvastatin 40 mg with clarithromycin',
      readLine('atorvastatin', { dailyMg: 40 }),
      'clarithromycin',
      {},
      'severe',
    ],
    ['aspirin 75 mg with ticagrelor', readLine('aspirin', { dailyMg: 75 }), 'ticagrelor', {}, 'note'],
    ['aspirin 325 mg with ticagrelor', readLine('aspirin', { dailyMg: 325 }), 'ticagrelor', {}, 'important'],
    ['digoxin with furosemide', readLine('digoxin'), 'furosemide', {}, 'note'],
    [
      'digoxin with furosemide and low potassium',
      readLine('digoxin'),
      'furosemide',
      { potassium: 3.2 },
      'important',
    ],
    [
      'spironolactone with potassium that is low',
      readLine('spironolactone'),
      'potassium chloride',
      { potassium: 3.1 },
      'note',
    ],
    ['ramipril with ibuprofen', readLine('ibuprofen'), 'ramipril', {}, 'note'],
    [
      'ramipril with ibuprofen and weak kidneys',
      readLine('ibuprofen'),
      'ramipril',
      { egfr: 50 },
      'important',
    ],
    [
      'methotrexate with naproxen and weak kidneys',
      readLine('naproxen'),
      'methotrexate',
      { egfr: 40 },
      'severe',
    ],
    [
      'metformin with contrast and an eGFR of 25',
      readLine('iohexol'),
      'metformin',
      { egfr: 25 },
      'important',
    ],
    [
      'ceftriaxone with calcium in an infant',
      readLine('ceftriaxone'),
      'calcium gluconate',
      { years: 0 },
      'severe',
    ],
  ];
  it.each(cases)('%s', (_, line, other, values, severity) => {
    expect(severitiesOf(line, [readMedicine(other)], values)).toEqual([severity]);
  });
});

describe('findings and lines', () => {
  it('are on the later line and name the earlier one', () => {
    const lines = [readLine('sildenafil'), readLine('paracetamol'), readLine('isosorbide mononitrate')];
    const found = interactionFindings(lines, judgedPatient(), []);
    expect(found.map((one) => one.map(({ about }) => about))).toEqual([[], [], ['sildenafil']]);
  });

  it('are not between two current medicines', () => {
    const current = [readMedicine('sildenafil'), readMedicine('isosorbide mononitrate')];
    expect(interactionFindings([readLine('paracetamol')], judgedPatient(), current)).toEqual([[]]);
  });

  it('judge a current medicine that a line repeats once', () => {
    const lines = [readLine('warfarin'), readLine('metronidazole')];
    const found = interactionFindings(lines, judgedPatient(), [readMedicine('warfarin', 'Tab Warf 5')]);
    expect(found.map((one) => one.map(({ about }) => about))).toEqual([[], ['warfarin']]);
  });

  it('are none for a medicine that was not read', () => {
    const unread = { name: 'Xyzabc', substances: [], classes: [] };
    expect(interactionFindings([readLine('warfarin')], judgedPatient(), [unread])).toEqual([[]]);
  });

  it('are none within one combination', () => {
    const lines = [readLine('aspirin + clopidogrel'), readLine('telmisartan + hydrochlorothiazide')];
    expect(interactionFindings(lines, judgedPatient(), [])).toEqual([[], []]);
  });

  it('contain both names, in both languages', () => {
    const current = [readMedicine('warfarin', 'Warf 5')];
    const [found] = interactionFindings([readLine('metronidazole')], judgedPatient(), current);
    expect(found).toEqual([
      {
        kind: 'interaction',
        severity: 'severe',
        rule: 'interaction/vitamin-k-antagonist+nitroimidazole',
        about: 'Warf 5',
        problem: {
          en: 'metronidazole strengthens Warf 5: the INR rises and the patient can bleed',
          hi: 'metronidazole से Warf 5 का असर बढ़ता है: INR बढ़ता है और रक्तस्राव हो सकता है',
        },
        act: {
          en: 'Choose an alternative to metronidazole; if there is none, check the INR within 3 days and adjust Warf 5',
          hi: 'metronidazole की जगह दूसरी दवा चुनें; न हो तो 3 दिन में INR जाँचें और Warf 5 की मात्रा बदलें',
        },
        source: 'FDA label warfarin; BNF',
      },
    ]);
  });
});
