import { capsule, injection, insulin, ordinary, pessary, tablet } from './case-lines.ts';
import { pregnant } from './case-patients.ts';
import type { OrdinaryCase } from './case-types.ts';

const ifa = () => tablet('Ferrous ascorbate + folic acid', '100 mg + 1.5 mg', 'OD', 30);
const calcium = () => tablet('Calcium carbonate + vitamin D3', '500 mg + 250 IU', 'BD', 30, { meal: 'with' });

export const ORDINARY_ANTENATAL: readonly OrdinaryCase[] = [
  ordinary(
    'First trimester: folic acid',
    pregnant(23, 7),
    [tablet('Folic acid', '400 mcg', 'OD', 30)],
    'WHO recommendations on antenatal care 2016',
  ),
  ordinary(
    'Second trimester: iron, folic acid and calcium',
    pregnant(24, 18, { weightKg: 52 }),
    [ifa(), calcium()],
    'Anemia Mukt Bharat guidelines 2018; National guidelines for calcium supplementation 2014',
  ),
  ordinary(
    'Moderate anaemia: iron twice a day',
    pregnant(22, 22, { conditions: ['Anaemia in pregnancy'] }),
    [
      tablet('Ferrous sulphate + folic acid', '60 mg + 0.5 mg', 'BD', 60),
      tablet('Vitamin C', '500 mg', 'OD', 60),
    ],
    'Anemia Mukt Bharat guidelines 2018',
  ),
  ordinary(
    'Deworming in the second trimester',
    pregnant(25, 16),
    [tablet('Albendazole', '400 mg', 'STAT', null)],
    'National guidelines for deworming in pregnancy 2014',
  ),
  ordinary(
    'Nausea and vomiting at 9 weeks',
    pregnant(26, 9, { conditions: ['Nausea and vomiting of pregnancy'] }),
    [tablet('Doxinate', '10 mg + 10 mg', 'HS', 14, { amount: 2 }), tablet('Folic acid', '5 mg', 'OD', 30)],
    'ACOG Practice Bulletin 189',
  ),
  ordinary(
    'Gestational hypertension on labetalol',
    pregnant(29, 30, { conditions: ['Gestational hypertension'] }),
    [tablet('Labetalol', '100 mg', 'BD', 14), ifa(), calcium()],
    'NICE NG133; FOGSI-GESTOSIS guideline on hypertension in pregnancy',
  ),
  ordinary(
    'Chronic hypertension on methyldopa and low-dose aspirin',
    pregnant(34, 14, { conditions: ['Chronic hypertension'] }),
    [
      tablet('Methyldopa', '250 mg', 'TDS', 30),
      tablet('Aspirin', '75 mg', 'HS', 120, { amount: 2, reason: 'prevention of pre-eclampsia' }),
    ],
    'NICE NG133: aspirin 75 to 150 mg from 12 weeks',
  ),
  ordinary(
    'Nifedipine retard at 33 weeks',
    pregnant(31, 33, { conditions: ['Gestational hypertension'] }),
    [tablet('Nifedipine retard', '20 mg', 'BD', 14), tablet('Labetalol', '200 mg', 'TDS', 14)],
    'NICE NG133; WHO 2018',
  ),
  ordinary(
    'Gestational diabetes on metformin',
    pregnant(30, 26, { egfr: 110, conditions: ['Gestational diabetes'] }),
    [tablet('Metformin', '500 mg', 'BD', 14, { meal: 'after' })],
    'MoHFW GDM guidelines 2018: metformin from 20 weeks',
  ),
  ordinary(
    'Gestational diabetes on insulin',
    pregnant(33, 28, { weightKg: 68, conditions: ['Gestational diabetes'] }),
    [insulin('Human Mixtard 30/70', 6, 'OD', 14, { meal: 'before' }), ifa(), calcium()],
    'MoHFW GDM guidelines 2018',
  ),
  ordinary(
    'Hypothyroidism in pregnancy',
    pregnant(27, 12, { conditions: ['Hypothyroidism'] }),
    [tablet('Levothyroxine', '75 mcg', 'OD', 30, { meal: 'empty-stomach' })],
    'American Thyroid Association guideline on pregnancy 2017',
  ),
  ordinary(
    'Bacteriuria at 20 weeks',
    pregnant(23, 20, { egfr: 110 }),
    [capsule('Nitrofurantoin', '100 mg', 'BD', 5, { meal: 'after' })],
    'NICE NG109: nitrofurantoin, not near term',
  ),
  ordinary(
    'Cystitis at 37 weeks',
    pregnant(24, 37, { egfr: 110 }),
    [capsule('Cefalexin', '500 mg', 'BD', 7)],
    'NICE NG109',
  ),
  ordinary(
    'Fever and sore throat',
    pregnant(28, 24),
    [
      tablet('Paracetamol', '650 mg', 'TDS', 3, { reason: 'fever' }),
      capsule('Amoxicillin', '500 mg', 'TDS', 7),
    ],
    'BNF, amoxicillin and paracetamol: not known to be harmful',
  ),
  ordinary(
    'Vaginal candidiasis',
    pregnant(25, 27),
    [pessary('Clotrimazole', '100 mg', 'HS', 7)],
    'CDC STI treatment guidelines 2021: topical azole for 7 days',
  ),
  ordinary(
    'Bacterial vaginosis',
    pregnant(26, 21),
    [tablet('Metronidazole', '400 mg', 'BD', 7)],
    'CDC STI treatment guidelines 2021; BNF',
  ),
  ordinary(
    'Heartburn in the third trimester',
    pregnant(29, 34),
    [tablet('Pantoprazole', '40 mg', 'OD', 14, { meal: 'before' }), ifa()],
    'ACG guideline on reflux disease 2022',
  ),
  ordinary(
    'Uncomplicated falciparum malaria in the second trimester',
    pregnant(21, 19, { weightKg: 50 }),
    [tablet('Artemether + lumefantrine', '80 mg + 480 mg', 'BD', 3)],
    'WHO guidelines for malaria 2022',
  ),
  ordinary(
    'Drug-sensitive tuberculosis in pregnancy',
    pregnant(24, 16, { weightKg: 52, conditions: ['Pulmonary tuberculosis'] }),
    [
      tablet(
        'Isoniazid + rifampicin + pyrazinamide + ethambutol',
        '75 mg + 150 mg + 400 mg + 275 mg',
        'OD',
        28,
        {
          amount: 4,
        },
      ),
      tablet('Pyridoxine', '10 mg', 'OD', 28),
    ],
    'NTEP guidelines: daily fixed-dose combinations are safe in pregnancy',
  ),
  ordinary(
    'HIV in pregnancy on the national first line',
    pregnant(26, 18, { egfr: 105, conditions: ['HIV infection'] }),
    [tablet('Tenofovir + lamivudine + dolutegravir', '300 mg + 300 mg + 50 mg', 'OD', 30)],
    'NACO National Guidelines for HIV Care and Treatment 2021',
  ),
  ordinary(
    'Anti-D at 28 weeks',
    pregnant(27, 28),
    [injection('Anti-D immunoglobulin', '300 mcg', [300, 'mcg'], 'intramuscular', 'STAT', null)],
    'ACOG Practice Bulletin 181',
  ),
  ordinary(
    'Threatened preterm labour: dexamethasone',
    pregnant(25, 31),
    [injection('Dexamethasone', '4 mg/mL', [6, 'mg'], 'intramuscular', 'BD', 2)],
    'GoI operational guidelines on antenatal corticosteroids 2014',
  ),
];
