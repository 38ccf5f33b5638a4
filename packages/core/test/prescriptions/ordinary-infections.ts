import { capsule, ordinary, sachet, tablet } from './case-lines.ts';
import { man, woman } from './case-patients.ts';
import type { OrdinaryCase } from './case-types.ts';

export const ORDINARY_INFECTIONS: readonly OrdinaryCase[] = [
  ordinary(
    'Viral fever',
    man(31, { weightKg: 68 }),
    [tablet('Dolo 650', '650 mg', 'TDS', 3, { reason: 'fever' }), sachet('ORS', '', 'BD', 2)],
    'ICMR Treatment Guidelines for Antimicrobial Use 2019: no antibiotic',
  ),
  ordinary(
    'Common cold',
    woman(27),
    [
      tablet('Cetirizine', '10 mg', 'HS', 5),
      tablet('Paracetamol', '500 mg', 'SOS', 3, { reason: 'fever or body ache' }),
    ],
    'ICMR Treatment Guidelines for Antimicrobial Use 2019: no antibiotic',
  ),
  ordinary(
    'Streptococcal pharyngitis',
    man(22),
    [capsule('Amoxicillin', '500 mg', 'BD', 10), tablet('Paracetamol', '650 mg', 'TDS', 3)],
    'IDSA guideline on pharyngitis 2012',
  ),
  ordinary(
    'Pharyngitis with penicillin allergy',
    woman(25, { allergies: ['Penicillin'] }),
    [tablet('Azithral', '500 mg', 'OD', 5)],
    'IDSA guideline on pharyngitis 2012',
  ),
  ordinary(
    'Acute bacterial sinusitis',
    man(36),
    [
      tablet('Augmentin 625 Duo', '500 mg + 125 mg', 'BD', 7, { meal: 'after' }),
      tablet('Levocetirizine', '5 mg', 'HS', 7),
    ],
    'IDSA guideline on rhinosinusitis 2012',
  ),
  ordinary(
    'Community-acquired pneumonia at home',
    man(48, { egfr: 90 }),
    [capsule('Amoxicillin', '500 mg', 'TDS', 5, { amount: 2 }), tablet('Azithromycin', '500 mg', 'OD', 3)],
    'ATS/IDSA guideline on community-acquired pneumonia 2019',
  ),
  ordinary(
    'Cystitis in a young woman',
    woman(26, { egfr: 105 }),
    [capsule('Nitrofurantoin', '100 mg', 'BD', 5, { meal: 'after' })],
    'ICMR Treatment Guidelines for Antimicrobial Use 2019',
  ),
  ordinary(
    'Cystitis: single dose of fosfomycin',
    woman(33, { egfr: 100 }),
    [sachet('Fosfomycin', '3 g', 'STAT', null)],
    'ICMR Treatment Guidelines for Antimicrobial Use 2019',
  ),
  ordinary(
    'Enteric fever',
    man(23, { weightKg: 62 }),
    [tablet('Azithromycin', '500 mg', 'OD', 7, { amount: 2 }), tablet('Paracetamol', '650 mg', 'TDS', 5)],
    'WHO AWaRe antibiotic book 2022',
  ),
  ordinary(
    'Enteric fever on cefixime',
    woman(28, { egfr: 100 }),
    [tablet('Zifi 200', '200 mg', 'BD', 14)],
    'ICMR Treatment Guidelines for Antimicrobial Use 2019',
  ),
  ordinary(
    'Acute gastroenteritis',
    man(34),
    [
      sachet('ORS', '', 'TDS', 3),
      tablet('Ondansetron', '4 mg', 'TDS', 2),
      capsule('Racecadotril', '100 mg', 'TDS', 3),
    ],
    'WHO treatment of diarrhoea 2005; BNF',
  ),
  ordinary(
    'Amoebic dysentery',
    man(40),
    [tablet('Metronidazole', '400 mg', 'TDS', 5, { amount: 2 })],
    'BNF, metronidazole: 800 mg three times a day',
  ),
  ordinary(
    'Vivax malaria in a man with normal G6PD',
    man(30, { weightKg: 65, conditions: ['Plasmodium vivax malaria', 'G6PD normal'] }),
    [tablet('Chloroquine', '250 mg', '4-0-0', 2), tablet('Primaquine', '15 mg', 'OD', 14, { meal: 'after' })],
    'National drug policy on malaria 2013',
  ),
  ordinary(
    'Dengue without warning signs',
    woman(35, { platelets: 110, conditions: ['Dengue fever'] }),
    [tablet('Paracetamol', '500 mg', 'QID', 3, { reason: 'fever' }), sachet('ORS', '', 'TDS', 3)],
    'WHO dengue guidelines 2009',
  ),
  ordinary(
    'Scrub typhus',
    man(42),
    [capsule('Doxycycline', '100 mg', 'BD', 7)],
    'ICMR guidelines on rickettsial diseases 2015',
  ),
  ordinary(
    'Prevention of leptospirosis in a flood',
    man(38),
    [capsule('Doxycycline', '100 mg', 'WEEKLY', 42, { amount: 2 })],
    'NCDC national guidelines on leptospirosis 2015',
  ),
  ordinary(
    'Cellulitis of the leg',
    man(52, { egfr: 88 }),
    [capsule('Cefalexin', '500 mg', 'QID', 7), tablet('Paracetamol', '650 mg', 'TDS', 3)],
    'IDSA guideline on skin and soft tissue infections 2014',
  ),
  ordinary(
    'Filariasis, single dose of the mass round',
    man(36),
    [
      tablet('Diethylcarbamazine', '100 mg', 'STAT', null, { amount: 3 }),
      tablet('Albendazole', '400 mg', 'STAT', null),
    ],
    'National programme for elimination of lymphatic filariasis',
  ),
];
