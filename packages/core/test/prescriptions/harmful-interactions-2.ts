import { capsule, harmful, important, injection, severe, tablet } from './case-lines.ts';
import { boy, man, woman } from './case-patients.ts';
import type { HarmfulCase } from './case-types.ts';

export const HARMFUL_INTERACTIONS_2: readonly HarmfulCase[] = [
  harmful(
    'Carbamazepine with voriconazole',
    man(37, { current: ['Carbamazepine 400 mg BD'], conditions: ['Epilepsy'] }),
    [tablet('Voriconazole', '200 mg', 'BD', 14)],
    [severe('interaction')],
    'FDA label, voriconazole: contraindicated with carbamazepine',
  ),
  harmful(
    'Domperidone with oral itraconazole',
    man(52),
    [capsule('Itraconazole', '200 mg', 'OD', 14), tablet('Domstal', '10 mg', 'TDS', 5)],
    [severe('interaction', 1, 0)],
    'MHRA Drug Safety Update, May 2014: domperidone is contraindicated with potent CYP3A4 inhibitors',
  ),
  harmful(
    'Moxifloxacin for a patient on amiodarone',
    man(71, { egfr: 66, potassium: 4.1, current: ['Amiodarone 200 mg OD'] }),
    [tablet('Moxifloxacin', '400 mg', 'OD', 7)],
    [severe('interaction')],
    'BNF, moxifloxacin: contraindicated with other medicines that prolong QT',
  ),
  harmful(
    'Sacubitril with valsartan for a patient who still takes ramipril',
    man(62, { egfr: 65, potassium: 4.3, conditions: ['Heart failure'], current: ['Ramipril 5 mg OD'] }),
    [tablet('Sacubitril + valsartan', '24 mg + 26 mg', 'BD', 30)],
    [severe(['interaction', 'duplicate'])],
    'FDA label, sacubitril and valsartan: contraindicated within 36 hours of an ACE inhibitor',
  ),
  harmful(
    'Meropenem for a patient whose epilepsy is controlled by valproate',
    man(29, { egfr: 100, conditions: ['Epilepsy'], current: ['Sodium valproate 500 mg BD'] }),
    [injection('Meropenem', '1 g', [1, 'g'], 'intravenous', 'TDS', 7)],
    [severe('interaction')],
    'BNF interactions: carbapenems reduce valproate, avoid',
  ),
  harmful(
    'Ciprofloxacin with tizanidine',
    woman(50),
    [tablet('Ciprofloxacin', '500 mg', 'BD', 7), tablet('Tizanidine', '2 mg', 'TDS', 5)],
    [severe('interaction', 1, 0)],
    'FDA label, tizanidine: contraindicated with ciprofloxacin',
  ),
  harmful(
    'Metronidazole for a man on disulfiram',
    man(43, { conditions: ['Alcohol dependence'], current: ['Disulfiram 250 mg OD'] }),
    [tablet('Flagyl', '400 mg', 'TDS', 5)],
    [severe('interaction')],
    'FDA label, metronidazole: contraindicated within 2 weeks of disulfiram',
  ),
  harmful(
    'Colchicine with clarithromycin in kidney disease',
    man(64, { egfr: 38, conditions: ['Gout', 'Chronic kidney disease stage 3b'] }),
    [tablet('Colchicine', '0.5 mg', 'BD', 5), tablet('Clarithromycin', '500 mg', 'BD', 7)],
    [severe('interaction', 1, 0)],
    'FDA label, colchicine: contraindicated with strong CYP3A4 inhibitors in renal impairment',
  ),
  harmful(
    'Mercaptopurine and allopurinol in a child with leukaemia',
    boy(9, 28, {
      egfr: 105,
      current: ['6-Mercaptopurine 50 mg OD'],
      conditions: ['Acute lymphoblastic leukaemia'],
    }),
    [tablet('Allopurinol', '100 mg', 'BD', 14)],
    [severe('interaction')],
    'FDA label, mercaptopurine: with allopurinol reduce to a third or a quarter',
  ),
  harmful(
    'Ibuprofen for a patient on lithium',
    woman(39, { egfr: 88, current: ['Lithium 300 mg TDS'], conditions: ['Bipolar disorder'] }),
    [tablet('Brufen', '400 mg', 'TDS', 10)],
    [important('interaction')],
    'BNF interactions: NSAIDs increase the concentration of lithium',
  ),
  harmful(
    'Rifampicin for a woman on a combined pill',
    woman(27, { current: ['Ethinylestradiol 30 mcg + levonorgestrel 150 mcg'] }),
    [capsule('Rifampicin', '450 mg', 'OD', 60)],
    [important('interaction')],
    'WHO Medical Eligibility Criteria 2015: rifampicin with combined pills, category 3',
  ),
  harmful(
    'Omeprazole for a man on clopidogrel after a stent',
    man(58, { current: ['Clopidogrel 75 mg OD', 'Aspirin 75 mg OD'], conditions: ['Coronary stent'] }),
    [capsule('Omez', '20 mg', 'OD', 30)],
    [important('interaction')],
    'FDA label, clopidogrel: avoid omeprazole',
  ),
];
