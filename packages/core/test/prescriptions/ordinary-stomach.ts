import { capsule, ordinary, sachet, syrup, tablet } from './case-lines.ts';
import { man, woman } from './case-patients.ts';
import type { OrdinaryCase } from './case-types.ts';

export const ORDINARY_STOMACH: readonly OrdinaryCase[] = [
  ordinary(
    'Reflux disease',
    man(39),
    [tablet('Pan 40', '40 mg', 'OD', 28, { meal: 'before' })],
    'ACG guideline on reflux disease 2022',
  ),
  ordinary(
    'Reflux with bloating',
    woman(44, { egfr: 95 }),
    [capsule('Rabeprazole + domperidone SR', '20 mg + 30 mg', 'OD', 14, { meal: 'before' })],
    'MHRA Drug Safety Update, May 2014: domperidone at most 30 mg a day',
  ),
  ordinary(
    'Heartburn now and then',
    man(29),
    [syrup('Gelusil', '', 10, 'SOS', 7, { reason: 'heartburn' })],
    'BNF, antacids',
  ),
  ordinary(
    'Eradication of Helicobacter pylori for 14 days',
    man(46, { egfr: 98 }),
    [
      tablet('Pantoprazole', '40 mg', 'BD', 14, { meal: 'before' }),
      capsule('Amoxicillin', '500 mg', 'BD', 14, { amount: 2 }),
      tablet('Clarithromycin', '500 mg', 'BD', 14),
    ],
    'Maastricht VI/Florence consensus 2022',
  ),
  ordinary(
    'Constipation',
    woman(58),
    [syrup('Lactulose', '10 g/15 mL', 15, 'HS', 14)],
    'BNF, lactulose: 15 mL twice a day to start',
  ),
  ordinary(
    'Constipation with ispaghula and bisacodyl',
    man(62),
    [sachet('Ispaghula husk', '3.5 g', 'HS', 14), tablet('Dulcolax', '5 mg', 'HS', 5)],
    'BNF, ispaghula and bisacodyl',
  ),
  ordinary(
    'Irritable bowel with cramps',
    woman(32),
    [tablet('Mebeverine', '135 mg', 'TDS', 28, { meal: 'before' })],
    'BNF, mebeverine',
  ),
  ordinary(
    'Colic',
    man(35),
    [tablet('Cyclopam', '', 'SOS', 3, { reason: 'stomach cramps' })],
    'BNF, dicycloverine',
  ),
  ordinary(
    'Piles',
    man(43),
    [tablet('Daflon', '500 mg', 'BD', 14, { amount: 1 }), sachet('Ispaghula husk', '3.5 g', 'HS', 14)],
    'Association of Colon and Rectal Surgeons of India guideline on haemorrhoids 2016',
  ),
  ordinary(
    'Ulcerative colitis, mild',
    woman(36, { egfr: 100 }),
    [tablet('Mesalazine', '800 mg', 'TDS', 56)],
    'ECCO guideline on ulcerative colitis 2022',
  ),
  ordinary(
    'Worms in an adult',
    woman(30),
    [tablet('Zentel', '400 mg', 'STAT', null)],
    'WHO preventive chemotherapy guideline 2017',
  ),
  ordinary(
    'Hepatic encephalopathy in cirrhosis, prevention',
    man(54, { egfr: 82, potassium: 4.2, conditions: ['Cirrhosis of the liver', 'Hepatic encephalopathy'] }),
    [syrup('Lactulose', '10 g/15 mL', 30, 'TDS', 30), tablet('Rifaximin', '550 mg', 'BD', 30)],
    'AASLD/EASL guideline on hepatic encephalopathy 2014',
  ),
  ordinary(
    'Ascites in cirrhosis',
    man(51, { egfr: 85, potassium: 4.0, sodium: 137, conditions: ['Cirrhosis of the liver', 'Ascites'] }),
    [tablet('Aldactone', '100 mg', 'OD', 30), tablet('Furosemide', '40 mg', 'OD', 30)],
    'AASLD guidance on ascites 2021',
  ),
];
