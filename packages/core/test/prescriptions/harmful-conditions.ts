import { eyeDrops, harmful, important, severe, tablet } from './case-lines.ts';
import { man, woman } from './case-patients.ts';
import type { HarmfulCase } from './case-types.ts';

/** Medicines that conflict with a condition of the patient or with old age. */
export const HARMFUL_WITH_CONDITION: readonly HarmfulCase[] = [
  harmful(
    'Propranolol with asthma',
    woman(32, { conditions: ['Bronchial asthma', 'Migraine'] }),
    [tablet('Propranolol', '40 mg', 'BD', 30)],
    [severe('condition')],
    'FDA label, propranolol: contraindicated in bronchial asthma',
  ),
  harmful(
    'Diclofenac after a heart attack, with heart failure',
    man(67, { egfr: 62, conditions: ['Ischaemic heart disease', 'Heart failure'] }),
    [tablet('Voveran', '50 mg', 'BD', 10)],
    [severe('condition')],
    'MHRA Drug Safety Update, June 2013: diclofenac is contraindicated',
  ),
  harmful(
    'Pioglitazone in heart failure',
    man(61, { egfr: 70, conditions: ['Type 2 diabetes mellitus', 'Heart failure NYHA III'] }),
    [tablet('Pioglitazone', '30 mg', 'OD', 30)],
    [severe('condition')],
    'FDA boxed warning, pioglitazone: contraindicated in NYHA III and IV',
  ),
  harmful(
    'Primaquine with G6PD deficiency',
    man(26, { conditions: ['G6PD deficiency', 'Plasmodium vivax malaria'] }),
    [tablet('Primaquine', '15 mg', 'OD', 14)],
    [severe('condition')],
    'WHO guidelines for malaria 2022: no daily primaquine in G6PD deficiency',
  ),
  harmful(
    'Combined pill after a deep vein thrombosis',
    woman(36, { conditions: ['Deep vein thrombosis 2024'] }),
    [tablet('Ovral-L', '', 'OD', 21)],
    [severe('condition')],
    'WHO Medical Eligibility Criteria 2015: category 4',
  ),
  harmful(
    'Sumatriptan with coronary artery disease',
    man(58, { conditions: ['Coronary artery disease', 'Migraine'] }),
    [tablet('Sumatriptan', '50 mg', 'SOS', 10, { reason: 'migraine' })],
    [severe('condition')],
    'FDA label, sumatriptan: contraindicated in coronary artery disease',
  ),
  harmful(
    'Ibuprofen in dengue with platelets of 35',
    man(24, { platelets: 35, conditions: ['Dengue fever'] }),
    [tablet('Ibuprofen', '400 mg', 'TDS', 3, { reason: 'fever' })],
    [severe('condition')],
    'WHO dengue guidelines 2009: no ibuprofen or other NSAIDs',
  ),
  harmful(
    'Bupropion with epilepsy',
    man(40, { conditions: ['Epilepsy', 'Tobacco dependence'] }),
    [tablet('Bupropion', '150 mg', 'BD', 30)],
    [severe('condition')],
    'FDA label, bupropion: contraindicated in seizure disorder',
  ),
  harmful(
    'Timolol eye drops with asthma',
    woman(60, { conditions: ['Open-angle glaucoma', 'Bronchial asthma'] }),
    [eyeDrops('Timolol', '0.5 %', 1, 'BD', 30)],
    [severe('condition')],
    'FDA label, timolol eye drops: contraindicated in bronchial asthma',
  ),
  harmful(
    'Diazepam 10 mg three times a day at 85 years',
    woman(85, { egfr: 48, conditions: ['Insomnia', 'Falls'] }),
    [tablet('Diazepam', '10 mg', 'TDS', 30)],
    [important(['age', 'dose'])],
    'AGS Beers Criteria 2023: avoid benzodiazepines in older adults',
  ),
];
