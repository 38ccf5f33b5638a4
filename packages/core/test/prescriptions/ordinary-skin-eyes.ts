import { capsule, cream, earDrops, eyeDrops, gel, lotion, ointment, ordinary, tablet } from './case-lines.ts';
import { man, woman } from './case-patients.ts';
import type { OrdinaryCase } from './case-types.ts';

export const ORDINARY_SKIN_EYES: readonly OrdinaryCase[] = [
  ordinary(
    'Ringworm of the body',
    man(29, { alt: 0.7 }),
    [cream('Luliconazole', '1 %', 'OD', 14), capsule('Itraconazole', '100 mg', 'BD', 14, { meal: 'after' })],
    'ECTODERM India consensus on dermatophytosis 2020',
  ),
  ordinary(
    'Pityriasis versicolor',
    woman(23),
    [lotion('Ketoconazole', '2 %', 'OD', 5)],
    'BNF, ketoconazole shampoo',
  ),
  ordinary(
    'Scabies in an adult',
    man(33),
    [cream('Permethrin', '5 %', 'WEEKLY', 8), tablet('Levocetirizine', '5 mg', 'HS', 7)],
    'BNF, permethrin: twice, a week apart',
  ),
  ordinary(
    'Scabies treated by mouth',
    man(40, { weightKg: 60 }),
    [tablet('Ivermectin', '12 mg', 'STAT', null)],
    'WHO: ivermectin 200 micrograms/kg',
  ),
  ordinary(
    'Impetigo',
    woman(20),
    [ointment('Mupirocin', '2 %', 'TDS', 7)],
    'IDSA guideline on skin and soft tissue infections 2014',
  ),
  ordinary(
    'Moderate acne in a man',
    man(19),
    [
      gel('Adapalene + benzoyl peroxide', '0.1 % + 2.5 %', 'HS', 60),
      capsule('Doxycycline', '100 mg', 'OD', 60),
    ],
    'AAD guideline on acne 2024',
  ),
  ordinary(
    'Hand eczema',
    woman(35),
    [ointment('Mometasone', '0.1 %', 'OD', 14), tablet('Cetirizine', '10 mg', 'HS', 7)],
    'BNF, mometasone',
  ),
  ordinary(
    'Shingles',
    man(58, { egfr: 90 }),
    [tablet('Valaciclovir', '1 g', 'TDS', 7), tablet('Paracetamol', '650 mg', 'TDS', 7)],
    'FDA label, valaciclovir',
  ),
  ordinary(
    'Bacterial conjunctivitis',
    woman(31),
    [eyeDrops('Moxifloxacin', '0.5 %', 1, 'TDS', 7)],
    'FDA label, moxifloxacin eye drops',
  ),
  ordinary(
    'Glaucoma',
    man(63, { conditions: ['Open-angle glaucoma'] }),
    [eyeDrops('Latanoprost', '0.005 %', 1, 'HS', 30), eyeDrops('Timolol', '0.5 %', 1, 'BD', 30)],
    'European Glaucoma Society guideline 2020',
  ),
  ordinary(
    'Otitis externa',
    man(27),
    [earDrops('Ciprofloxacin + dexamethasone', '0.3 % + 0.1 %', 4, 'BD', 7)],
    'AAO-HNS guideline on otitis externa 2014',
  ),
];
