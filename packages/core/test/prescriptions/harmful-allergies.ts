import { capsule, harmful, important, severe, tablet } from './case-lines.ts';
import { man, woman } from './case-patients.ts';
import type { HarmfulCase } from './case-types.ts';

/** Medicines that a recorded allergy forbids, and duplicates. */
export const HARMFUL_BY_ALLERGY_OR_TWICE: readonly HarmfulCase[] = [
  harmful(
    'Augmentin for a patient who is allergic to Augmentin',
    man(35, { allergies: ['allergic to Augmentin'] }),
    [tablet('Augmentin 625 Duo', '625 mg', 'BD', 5)],
    [severe('allergy')],
    'BNF, penicillins: contraindicated after hypersensitivity',
  ),
  harmful(
    'Amoxicillin after anaphylaxis to penicillin',
    woman(29, { allergies: ['Penicillin - anaphylaxis'] }),
    [capsule('Mox', '500 mg', 'TDS', 5)],
    [severe('allergy')],
    'BNF, penicillins: contraindicated after hypersensitivity',
  ),
  harmful(
    'Co-trimoxazole with an allergy to sulpha drugs',
    woman(44, { egfr: 90, allergies: ['sulpha drugs'] }),
    [tablet('Bactrim DS', '160 mg + 800 mg', 'BD', 5)],
    [severe('allergy')],
    'FDA label, co-trimoxazole: contraindicated with hypersensitivity to sulfonamides',
  ),
  harmful(
    'Combiflam with an allergy to Brufen',
    man(30, { allergies: ['Brufen'] }),
    [tablet('Combiflam', '', 'TDS', 3)],
    [severe('allergy')],
    'BNF, NSAIDs: contraindicated after hypersensitivity to any NSAID',
  ),
  harmful(
    'Diclofenac after an asthma attack from aspirin',
    woman(38, { allergies: ['Aspirin - asthma attack'] }),
    [tablet('Diclofenac', '50 mg', 'BD', 3)],
    [severe('allergy')],
    'BNF, NSAIDs: contraindicated where aspirin or any NSAID has caused asthma',
  ),
  harmful(
    'Enalapril after angioedema from ramipril',
    man(53, { egfr: 84, potassium: 4.2, allergies: ['Ramipril - angioedema'], conditions: ['Hypertension'] }),
    [tablet('Enalapril', '5 mg', 'OD', 30)],
    [severe('allergy')],
    'FDA label, enalapril: contraindicated after angioedema with an ACE inhibitor',
  ),
  harmful(
    'An allergy that cannot be read: white tablet from the village doctor',
    man(47, { allergies: ['some white tablet for fever, whole body rash'] }),
    [tablet('Paracetamol', '500 mg', 'TDS', 3)],
    [important('allergy-unread')],
    'NICE CG183, drug allergy: clarify and document the medicine before prescribing',
  ),
  harmful(
    'Paracetamol under two names, 6 g a day together',
    woman(33, { weightKg: 58 }),
    [tablet('Dolo 650', '650 mg', 'QID', 5), tablet('Crocin Advance', '500 mg', 'TDS', 5, { amount: 2 })],
    [severe(['duplicate', 'dose'], 1, 0)],
    'BNF, paracetamol: at most 4 g a day',
  ),
  harmful(
    'Rivaroxaban while enoxaparin continues',
    man(69, {
      egfr: 75,
      weightKg: 70,
      current: ['Enoxaparin 60 mg SC BD'],
      conditions: ['Deep vein thrombosis'],
    }),
    [tablet('Rivaroxaban', '15 mg', 'BD', 21)],
    [severe(['duplicate', 'interaction'])],
    'EMA product information, rivaroxaban: contraindicated with other anticoagulants',
  ),
  harmful(
    'Telmisartan alone and again in a combination',
    man(57, { egfr: 80, potassium: 4.2, conditions: ['Hypertension'] }),
    [tablet('Telma 40', '40 mg', 'OD', 30), tablet('Telma-AM', '40 mg + 5 mg', 'OD', 30)],
    [important('duplicate', 1, 0)],
    'NICE NG5, medicines optimisation: find and stop duplicated medicines',
  ),
];
