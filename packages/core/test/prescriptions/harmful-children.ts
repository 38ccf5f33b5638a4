import { capsule, harmful, important, injection, oralDrops, severe, syrup, tablet } from './case-lines.ts';
import { boy, girl, infant, newborn } from './case-patients.ts';
import type { HarmfulCase } from './case-types.ts';

/** Medicines that are forbidden at the child's age, and doses too high for its weight. */
export const HARMFUL_FOR_CHILDREN: readonly HarmfulCase[] = [
  harmful(
    'Tramadol, codeine, doxycycline and aspirin for a child of two',
    boy(2, 12),
    [
      capsule('Tramadol', '50 mg', 'BD', 5),
      syrup('Codeine phosphate', '15 mg/5 mL', 5, 'TDS', 5),
      capsule('Doxycycline', '100 mg', 'OD', 7),
      tablet('Aspirin', '150 mg', 'TDS', 5, { reason: 'fever' }),
    ],
    [severe(['age', 'dose'], 0), severe(['age', 'dose'], 1), important('age', 2), severe('age', 3)],
    'FDA 2017: no codeine or tramadol under 12 years; BNFC, doxycycline and aspirin (Reye syndrome)',
  ),
  harmful(
    'Paracetamol 500 mg for an infant of 6 kg',
    infant(4, 6),
    [syrup('Paracetamol', '250 mg/5 mL', 10, 'QID', 3)],
    [severe(['dose', 'weight'])],
    'BNFC, paracetamol: 60 mg for 3 to 5 months; WHO, 10 to 15 mg/kg a dose',
  ),
  harmful(
    'Ibuprofen 25 mg/kg a dose',
    infant(9, 8),
    [syrup('Ibugesic', '100 mg/5 mL', 10, 'TDS', 3)],
    [severe(['dose', 'weight'])],
    'BNFC, ibuprofen: at most 30 mg/kg a day',
  ),
  harmful(
    'Nimesulide for a child of five',
    girl(5, 18),
    [syrup('Nimesulide', '50 mg/5 mL', 5, 'BD', 3, { reason: 'fever' })],
    [severe('age')],
    'Ministry of Health notification, February 2011: nimesulide is prohibited under 12 years',
  ),
  harmful(
    'Loperamide for a child of one year',
    boy(1, 9),
    [capsule('Loperamide', '2 mg', 'TDS', 3, { reason: 'diarrhoea' })],
    [severe(['age', 'dose'])],
    'FDA label, loperamide: contraindicated under 2 years',
  ),
  harmful(
    'Promethazine at 14 months',
    infant(14, 10),
    [syrup('Phenergan', '5 mg/5 mL', 5, 'BD', 5)],
    [severe('age')],
    'FDA boxed warning: promethazine is contraindicated under 2 years',
  ),
  harmful(
    'Chlorphenamine with phenylephrine drops at two years',
    girl(2, 11),
    [oralDrops('Chlorpheniramine + phenylephrine', '2 mg + 5 mg/mL', 1, 'TDS', 5)],
    [important(['age', 'dose'])],
    'CDSCO 2023: chlorpheniramine with phenylephrine is not for children under 4 years',
  ),
  harmful(
    'Ceftriaxone and intravenous calcium for a newborn',
    newborn(5, 3),
    [
      injection('Ceftriaxone', '250 mg', [150, 'mg'], 'intravenous', 'BD', 5),
      injection('Calcium gluconate', '100 mg/mL', [6, 'mL'], 'intravenous', 'QID', 2),
    ],
    [severe(['interaction', 'age'], 0, 1)],
    'FDA label, ceftriaxone: contraindicated in newborns who need intravenous calcium',
  ),
  harmful(
    'Chloramphenicol 100 mg/kg a day at three days of age',
    newborn(3, 3),
    [injection('Chloramphenicol', '1 g', [75, 'mg'], 'intravenous', 'QID', 7)],
    [severe(['age', 'dose', 'weight'])],
    'FDA label, chloramphenicol: gray baby syndrome, 25 mg/kg a day in newborns',
  ),
  harmful(
    'Gentamicin 80 mg twice a day for a newborn of 2.5 kg',
    newborn(4, 2.5),
    [injection('Gentamicin', '40 mg/mL', [80, 'mg'], 'intramuscular', 'BD', 7)],
    [severe(['dose', 'weight', 'age'])],
    'WHO Pocket Book of Hospital Care for Children 2013: 3 to 5 mg/kg once a day in the first week',
  ),
  harmful(
    'Ondansetron 8 mg three times a day for a child of 10 kg',
    boy(1, 10),
    [tablet('Emeset', '8 mg', 'TDS', 2)],
    [severe(['dose', 'weight'])],
    'Freedman, N Engl J Med 2006: 2 mg for 8 to 15 kg in gastroenteritis',
  ),
  harmful(
    'Metoclopramide at eight months',
    infant(8, 8),
    [syrup('Metoclopramide', '5 mg/5 mL', 2, 'TDS', 3)],
    [severe('age')],
    'EMA 2013, MHRA August 2013: metoclopramide is contraindicated under 1 year',
  ),
  harmful(
    'Amoxicillin 225 mg/kg a day',
    boy(2, 10),
    [syrup('Amoxicillin', '250 mg/5 mL', 15, 'TDS', 5)],
    [severe(['dose', 'weight'])],
    'WHO AWaRe antibiotic book 2022: 80 to 90 mg/kg a day',
  ),
  harmful(
    'Adult digoxin tablet for an infant',
    infant(10, 8.5, { conditions: ['Heart failure', 'Ventricular septal defect'] }),
    [tablet('Lanoxin', '0.25 mg', 'BD', 30)],
    [severe(['dose', 'weight', 'age'])],
    'WHO Pocket Book of Hospital Care for Children 2013: 5 micrograms/kg twice a day',
  ),
];
