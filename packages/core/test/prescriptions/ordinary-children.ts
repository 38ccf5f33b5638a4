import { cream, nasalDrops, oralDrops, ordinary, sachet, syrup, tablet } from './case-lines.ts';
import { boy, girl, infant } from './case-patients.ts';
import type { OrdinaryCase } from './case-types.ts';

export const ORDINARY_CHILDREN: readonly OrdinaryCase[] = [
  ordinary(
    'Fever at two years and 12 kg',
    boy(2, 12),
    [syrup('Calpol 120', '120 mg/5 mL', 7, 'QID', 3, { reason: 'fever' })],
    'WHO: paracetamol 10 to 15 mg/kg a dose',
  ),
  ordinary(
    'Fever at five years and 18 kg',
    girl(5, 18),
    [syrup('Crocin DS', '240 mg/5 mL', 5, 'QID', 3, { reason: 'fever' })],
    'WHO: paracetamol 10 to 15 mg/kg a dose',
  ),
  ordinary(
    'Fever in an infant of 7 kg',
    infant(6, 7),
    [oralDrops('Paracetamol drops', '100 mg/mL', 1, 'TDS', 2, { reason: 'fever' })],
    'WHO: paracetamol 10 to 15 mg/kg a dose',
  ),
  ordinary(
    'Ibuprofen at 14 kg',
    boy(3, 14),
    [syrup('Ibugesic', '100 mg/5 mL', 5, 'TDS', 2, { reason: 'fever', meal: 'after' })],
    'BNFC, ibuprofen: 100 mg three times a day from 1 to 3 years',
  ),
  ordinary(
    'Diarrhoea without dehydration',
    infant(14, 9.5),
    [sachet('ORS', '', 'TDS', 3), syrup('Zinc sulphate', '20 mg/5 mL', 5, 'OD', 14)],
    'IMNCI: ORS and zinc 20 mg for 14 days',
  ),
  ordinary(
    'Diarrhoea in an infant under six months',
    infant(4, 6),
    [sachet('ORS', '', 'BD', 2), tablet('Zinc sulphate dispersible', '20 mg', 'OD', 14, { amount: 0.5 })],
    'IMNCI: zinc 10 mg under 6 months',
  ),
  ordinary(
    'Fast-breathing pneumonia at 9 kg',
    infant(11, 9),
    [tablet('Amoxicillin dispersible', '250 mg', 'BD', 5)],
    'IMNCI; WHO 2014: amoxicillin 250 mg twice a day from 4 to under 10 kg',
  ),
  ordinary(
    'Fast-breathing pneumonia at 12 kg',
    girl(2, 12),
    [syrup('Amoxicillin', '250 mg/5 mL', 10, 'BD', 5)],
    'IMNCI; WHO 2014: amoxicillin 500 mg twice a day from 10 to under 14 kg',
  ),
  ordinary(
    'Otitis media',
    boy(4, 16),
    [
      syrup('Augmentin DDS', '400 mg + 57 mg/5 mL', 5, 'BD', 7),
      syrup('Paracetamol', '250 mg/5 mL', 4, 'TDS', 3),
    ],
    'IAP standard treatment guidelines 2022, otitis media',
  ),
  ordinary(
    'Enteric fever at 20 kg',
    girl(6, 20),
    [syrup('Cefixime', '100 mg/5 mL', 10, 'BD', 14), syrup('Paracetamol', '250 mg/5 mL', 5, 'QID', 5)],
    'IAP guideline on enteric fever 2022: cefixime 20 mg/kg a day',
  ),
  ordinary(
    'Enteric fever on azithromycin at 15 kg',
    boy(4, 15),
    [syrup('Azithromycin', '200 mg/5 mL', 7.5, 'OD', 7)],
    'WHO AWaRe antibiotic book 2022: azithromycin 20 mg/kg once a day',
  ),
  ordinary(
    'Urinary tract infection at 13 kg',
    girl(3, 13),
    [syrup('Cefixime', '50 mg/5 mL', 5, 'BD', 7)],
    'ISPN guideline on urinary tract infection 2023: cefixime 8 to 10 mg/kg a day',
  ),
  ordinary(
    'Allergic rhinitis at seven years',
    boy(7, 22),
    [syrup('Cetirizine', '5 mg/5 mL', 5, 'BD', 10), nasalDrops('Saline', '0.65 %', 2, 'TDS', 7)],
    'BNFC, cetirizine: 5 mg twice a day from 6 to 11 years',
  ),
  ordinary(
    'Vomiting in gastroenteritis at 12 kg',
    girl(2, 12),
    [syrup('Emeset', '2 mg/5 mL', 5, 'STAT', null), sachet('ORS', '', 'TDS', 2)],
    'Freedman, N Engl J Med 2006: ondansetron 2 mg for 8 to 15 kg',
  ),
  ordinary(
    'Deworming at 18 months',
    infant(18, 10),
    [syrup('Albendazole', '200 mg/5 mL', 5, 'STAT', null)],
    'National Deworming Day guidelines: 200 mg from 1 to 2 years',
  ),
  ordinary(
    'Deworming at school',
    boy(9, 26),
    [tablet('Albendazole', '400 mg', 'STAT', null)],
    'National Deworming Day guidelines: 400 mg from 2 to 19 years',
  ),
  ordinary(
    'Iron twice a week at two years',
    girl(2, 11),
    [syrup('Iron and folic acid', '20 mg + 100 mcg/mL', 1, 'WEEKLY', 90, { instructions: 'twice a week' })],
    'Anemia Mukt Bharat guidelines 2018',
  ),
  ordinary(
    'Anaemia at 10 kg: iron by weight',
    infant(20, 10, { conditions: ['Iron deficiency anaemia'] }),
    [oralDrops('Tonoferon', '25 mg/mL', 1.2, 'OD', 60)],
    'Anemia Mukt Bharat guidelines 2018: 3 mg/kg a day',
  ),
  ordinary(
    'Vitamin D for a breastfed infant',
    infant(2, 5),
    [oralDrops('Vitamin D3', '400 IU/mL', 1, 'OD', 90)],
    'IAP guideline on vitamin D 2022: 400 units a day',
  ),
  ordinary(
    'Vitamin A in measles',
    boy(3, 13, { conditions: ['Measles'] }),
    [syrup('Vitamin A', '100000 IU/mL', 2, 'OD', 2)],
    'WHO measles guidance 2020: 200,000 units a day for two days from 12 months',
  ),
  ordinary(
    'Scabies at six years',
    girl(6, 19),
    [cream('Permethrin', '5 %', 'STAT', null), syrup('Hydroxyzine', '10 mg/5 mL', 5, 'HS', 7)],
    'WHO Model List of Essential Medicines for Children; BNFC, permethrin and hydroxyzine',
  ),
];
