import { capsule, harmful, severe, tablet } from './case-lines.ts';
import { man, woman } from './case-patients.ts';
import type { HarmfulCase } from './case-types.ts';

/** Pairs of medicines that must not be combined: both prescribed, or one taken already. */
export const HARMFUL_INTERACTIONS: readonly HarmfulCase[] = [
  harmful(
    'Sildenafil for a man who takes isosorbide mononitrate',
    man(59, { conditions: ['Stable angina'], current: ['Isosorbide mononitrate 20 mg BD'] }),
    [tablet('Sildenafil', '50 mg', 'SOS', 30, { reason: 'erectile dysfunction' })],
    [severe('interaction')],
    'FDA label, sildenafil: contraindicated with nitrates',
  ),
  harmful(
    'Sublingual nitrate and tadalafil on one prescription',
    man(63, { conditions: ['Ischaemic heart disease'] }),
    [
      tablet('Sorbitrate', '5 mg', 'SOS', 30, { route: 'sublingual', reason: 'chest pain' }),
      tablet('Tadalafil', '10 mg', 'SOS', 30, { reason: 'erectile dysfunction' }),
    ],
    [severe('interaction', 1, 0)],
    'FDA label, tadalafil: contraindicated with nitrates',
  ),
  harmful(
    'Warfarin 50 mg with metronidazole and diclofenac',
    man(68, { egfr: 70, conditions: ['Atrial fibrillation'] }),
    [
      tablet('Warfarin', '5 mg', 'OD', 30, { amount: 10 }),
      tablet('Metronidazole', '400 mg', 'TDS', 7),
      tablet('Diclofenac', '50 mg', 'BD', 5),
    ],
    [severe('dose'), severe('interaction', 1, 0), severe('interaction', 2, 0)],
    'BNF, warfarin: maintenance 3 to 9 mg; BNF interactions, warfarin with metronidazole and with NSAIDs',
  ),
  harmful(
    'Clarithromycin added to simvastatin',
    man(60, { current: ['Simvastatin 40 mg HS'] }),
    [tablet('Clarithromycin', '500 mg', 'BD', 7)],
    [severe('interaction')],
    'MHRA Drug Safety Update, August 2012: contraindicated',
  ),
  harmful(
    'Co-trimoxazole for a patient on weekly methotrexate',
    woman(55, { egfr: 75, current: ['Methotrexate 15 mg once a week', 'Folic acid 5 mg'] }),
    [tablet('Septran DS', '160 mg + 800 mg', 'BD', 5)],
    [severe('interaction')],
    'BNF interactions: methotrexate with trimethoprim',
  ),
  harmful(
    'Allopurinol at the full dose added to azathioprine',
    man(48, { egfr: 82, current: ['Azathioprine 100 mg OD'] }),
    [tablet('Zyloric', '300 mg', 'OD', 30)],
    [severe('interaction')],
    'FDA label, azathioprine: with allopurinol reduce to a quarter or a third',
  ),
  harmful(
    'Linezolid for a patient on sertraline',
    woman(46, { current: ['Sertraline 100 mg OD'] }),
    [tablet('Linezolid', '600 mg', 'BD', 10)],
    [severe('interaction')],
    'FDA Drug Safety Communication 2011: linezolid with serotonergic medicines',
  ),
  harmful(
    'Tramadol for a patient on selegiline',
    man(70, { current: ['Selegiline 5 mg BD'], conditions: ["Parkinson's disease"] }),
    [capsule('Tramadol', '50 mg', 'BD', 5)],
    [severe('interaction')],
    'FDA label, tramadol: contraindicated with monoamine oxidase inhibitors',
  ),
  harmful(
    'Potassium chloride on top of enalapril and spironolactone at a potassium of 5.6',
    woman(69, { potassium: 5.6, egfr: 52, current: ['Enalapril 10 mg BD', 'Spironolactone 25 mg OD'] }),
    [tablet('Potassium chloride', '600 mg', 'TDS', 15)],
    [severe(['interaction', 'condition', 'kidney'])],
    'BNF, potassium chloride: contraindicated above 5 mmol/L',
  ),
  harmful(
    'Verapamil added to bisoprolol',
    man(65, { current: ['Bisoprolol 5 mg OD'] }),
    [tablet('Verapamil', '80 mg', 'TDS', 30)],
    [severe('interaction')],
    'BNF interactions: beta blockers with verapamil, asystole and severe hypotension',
  ),
  harmful(
    'Ergotamine with clarithromycin',
    woman(34, { conditions: ['Migraine'] }),
    [tablet('Vasograin', '', 'SOS', 10, { reason: 'migraine' }), tablet('Clarithromycin', '500 mg', 'BD', 7)],
    [severe('interaction', 1, 0)],
    'FDA label, ergotamine: contraindicated with strong CYP3A4 inhibitors',
  ),
];
