import { capsule, ordinary, tablet } from './case-lines.ts';
import { man, woman } from './case-patients.ts';
import type { OrdinaryCase } from './case-types.ts';

const FOUR = 'Isoniazid + rifampicin + pyrazinamide + ethambutol';
const FOUR_STRENGTH = '75 mg + 150 mg + 400 mg + 275 mg';

/** Tuberculosis, leprosy, HIV and sexually transmitted infections. */
export const ORDINARY_TUBERCULOSIS: readonly OrdinaryCase[] = [
  ordinary(
    'Intensive phase at 55 kg',
    man(34, { weightKg: 55, alt: 0.8, egfr: 100, conditions: ['Pulmonary tuberculosis'] }),
    [tablet(FOUR, FOUR_STRENGTH, 'OD', 56, { amount: 4 }), tablet('Pyridoxine', '10 mg', 'OD', 56)],
    'NTEP daily regimen: 4 tablets from 50 to 64 kg',
  ),
  ordinary(
    'Intensive phase at 42 kg',
    woman(28, { weightKg: 42, alt: 0.7, egfr: 105, conditions: ['Pulmonary tuberculosis'] }),
    [tablet(FOUR, FOUR_STRENGTH, 'OD', 56, { amount: 3 })],
    'NTEP daily regimen: 3 tablets from 35 to 49 kg',
  ),
  ordinary(
    'Continuation phase at 58 kg',
    man(45, { weightKg: 58, alt: 1.1, egfr: 94, conditions: ['Pulmonary tuberculosis'] }),
    [tablet('Isoniazid + rifampicin + ethambutol', '75 mg + 150 mg + 275 mg', 'OD', 112, { amount: 4 })],
    'NTEP daily regimen: 4 tablets from 50 to 64 kg',
  ),
  ordinary(
    'Preventive treatment with isoniazid',
    woman(31, { weightKg: 54, alt: 0.6 }),
    [tablet('Isoniazid', '300 mg', 'OD', 180), tablet('Pyridoxine', '10 mg', 'OD', 180)],
    'Guidelines for programmatic management of TB preventive treatment in India 2021',
  ),
  ordinary(
    'HIV on the national first line',
    man(37, { egfr: 98, conditions: ['HIV infection'] }),
    [tablet('Tenofovir + lamivudine + dolutegravir', '300 mg + 300 mg + 50 mg', 'OD', 90)],
    'NACO National Guidelines for HIV Care and Treatment 2021',
  ),
  ordinary(
    'Multibacillary leprosy: the monthly supervised dose and the daily part',
    man(41, { weightKg: 58, alt: 0.9, conditions: ['Lepromatous leprosy'] }),
    [
      capsule('Rifampicin', '600 mg', 'MONTHLY', 336),
      tablet('Dapsone', '100 mg', 'OD', 336),
      capsule('Clofazimine', '50 mg', 'OD', 336),
    ],
    'National Leprosy Eradication Programme, multidrug therapy',
  ),
  ordinary(
    'Urethral discharge: kit 1',
    man(27),
    [tablet('Cefixime', '400 mg', 'STAT', null), tablet('Azithromycin', '1 g', 'STAT', null)],
    'NACO national guidelines on STI and RTI, kit 1',
  ),
  ordinary(
    'Genital herpes, first episode',
    man(29, { egfr: 105 }),
    [tablet('Aciclovir', '400 mg', 'TDS', 7)],
    'CDC STI treatment guidelines 2021',
  ),
];
