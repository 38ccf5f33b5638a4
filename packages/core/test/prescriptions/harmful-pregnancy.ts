import { capsule, harmful, important, injection, severe, syrup, tablet } from './case-lines.ts';
import { breastfeeding, pregnant, woman } from './case-patients.ts';
import type { HarmfulCase } from './case-types.ts';

/** Medicines that harm an unborn or breastfed child. */
export const HARMFUL_IN_PREGNANCY: readonly HarmfulCase[] = [
  harmful(
    'Valproate at 8 weeks',
    pregnant(24, 8, { conditions: ['Epilepsy'] }),
    [tablet('Sodium valproate', '500 mg', 'BD', 30)],
    [severe('pregnancy')],
    'MHRA valproate pregnancy prevention programme 2018; FDA boxed warning',
  ),
  harmful(
    'Isotretinoin in early pregnancy',
    pregnant(22, 6),
    [capsule('Isotretinoin', '20 mg', 'OD', 30)],
    [severe('pregnancy')],
    'FDA boxed warning, isotretinoin',
  ),
  harmful(
    'Isotretinoin for a woman of 23 whose pregnancy nobody has asked about',
    woman(23, { pregnancy: undefined }),
    [capsule('Isotretinoin', '20 mg', 'OD', 30)],
    [important('pregnancy')],
    'FDA boxed warning, isotretinoin: exclude pregnancy first',
  ),
  harmful(
    'Enalapril at 20 weeks',
    pregnant(31, 20, { conditions: ['Chronic hypertension'] }),
    [tablet('Enalapril', '5 mg', 'BD', 30)],
    [severe('pregnancy')],
    'FDA boxed warning, ACE inhibitors: fetal toxicity',
  ),
  harmful(
    'Losartan at 28 weeks',
    pregnant(33, 28, { conditions: ['Gestational hypertension'] }),
    [tablet('Losar', '50 mg', 'OD', 30)],
    [severe('pregnancy')],
    'FDA boxed warning, angiotensin receptor blockers: fetal toxicity',
  ),
  harmful(
    'Weekly methotrexate in pregnancy',
    pregnant(29, 10, { conditions: ['Rheumatoid arthritis'] }),
    [tablet('Methotrexate', '7.5 mg', 'WEEKLY', 90)],
    [severe('pregnancy')],
    'FDA boxed warning, methotrexate',
  ),
  harmful(
    'Warfarin at 7 weeks for a deep vein thrombosis',
    pregnant(30, 7, { conditions: ['Deep vein thrombosis'] }),
    [tablet('Warfarin', '5 mg', 'OD', 30)],
    [severe('pregnancy')],
    'FDA label, warfarin: contraindicated in pregnancy, except with mechanical heart valves',
  ),
  harmful(
    'Misoprostol to protect the stomach at 16 weeks',
    pregnant(27, 16),
    [tablet('Misoprostol', '200 mcg', 'QID', 14)],
    [severe('pregnancy')],
    'FDA boxed warning, misoprostol',
  ),
  harmful(
    'Ibuprofen at 32 weeks',
    pregnant(26, 32),
    [tablet('Ibuprofen', '400 mg', 'TDS', 5, { reason: 'back pain' })],
    [severe('pregnancy')],
    'FDA Drug Safety Communication, October 2020: avoid NSAIDs from 20 weeks',
  ),
  harmful(
    'Doxycycline at 30 weeks',
    pregnant(25, 30),
    [capsule('Doxycycline', '100 mg', 'BD', 7)],
    [severe('pregnancy')],
    'BNF, tetracyclines: not in the second and third trimester',
  ),
  harmful(
    'Streptomycin for tuberculosis in pregnancy',
    pregnant(28, 14, { conditions: ['Pulmonary tuberculosis'] }),
    [injection('Streptomycin', '750 mg', [750, 'mg'], 'intramuscular', 'OD', 56)],
    [severe('pregnancy')],
    'WHO treatment of tuberculosis guidelines 2010: streptomycin is ototoxic to the fetus',
  ),
  harmful(
    'Primaquine for vivax malaria in pregnancy',
    pregnant(23, 18, { conditions: ['Plasmodium vivax malaria'] }),
    [tablet('Primaquine', '15 mg', 'OD', 14)],
    [severe('pregnancy')],
    'National drug policy on malaria 2013: primaquine is contraindicated in pregnancy',
  ),
  harmful(
    'Codeine for the cough of a breastfeeding mother',
    breastfeeding(26),
    [syrup('Codeine phosphate', '15 mg/5 mL', 10, 'TDS', 5)],
    [severe('breastfeeding')],
    'MHRA Drug Safety Update, July 2013: codeine is contraindicated while breastfeeding',
  ),
];
