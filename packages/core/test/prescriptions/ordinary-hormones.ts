import { capsule, ordinary, sachet, tablet } from './case-lines.ts';
import { man, woman } from './case-patients.ts';
import type { OrdinaryCase } from './case-types.ts';

export const ORDINARY_HORMONES: readonly OrdinaryCase[] = [
  ordinary(
    'Hypothyroidism',
    woman(37, { conditions: ['Hypothyroidism'] }),
    [tablet('Thyronorm', '50 mcg', 'OD', 90, { meal: 'empty-stomach' })],
    'American Thyroid Association guideline 2014',
  ),
  ordinary(
    'Hypothyroidism after surgery, full replacement',
    man(45, { weightKg: 75, conditions: ['Postsurgical hypothyroidism'] }),
    [tablet('Eltroxin', '125 mcg', 'OD', 90, { meal: 'empty-stomach' })],
    'American Thyroid Association guideline 2014: 1.6 micrograms/kg',
  ),
  ordinary(
    'Hypothyroidism in an elderly man with heart disease: low start',
    man(74, { egfr: 64, conditions: ['Hypothyroidism', 'Ischaemic heart disease'] }),
    [tablet('Thyronorm', '25 mcg', 'OD', 45, { meal: 'empty-stomach' })],
    'American Thyroid Association guideline 2014',
  ),
  ordinary(
    "Graves' disease",
    woman(34, { conditions: ["Graves' disease"] }),
    [tablet('Carbimazole', '10 mg', 'BD', 30), tablet('Propranolol', '20 mg', 'TDS', 14)],
    'American Thyroid Association guideline on hyperthyroidism 2016',
  ),
  ordinary(
    'Vitamin D deficiency',
    woman(42),
    [sachet('Cholecalciferol', '60000 IU', 'WEEKLY', 56)],
    'Endocrine Society guideline 2011',
  ),
  ordinary(
    'Vitamin B12 deficiency',
    man(39),
    [tablet('Methylcobalamin', '1500 mcg', 'OD', 60)],
    'BSH guideline on cobalamin and folate 2014',
  ),
  ordinary(
    'Iron deficiency',
    woman(29, { conditions: ['Iron deficiency anaemia'] }),
    [capsule('Ferrous fumarate + folic acid', '152 mg + 0.75 mg', 'BD', 60)],
    'WHO; BSG guideline on iron deficiency anaemia 2021',
  ),
  ordinary(
    'Adrenal insufficiency',
    woman(41, { conditions: ["Addison's disease"] }),
    [tablet('Hydrocortisone', '10 mg', '1-0.5-0.5', 30), tablet('Fludrocortisone', '100 mcg', 'OD', 30)],
    'Endocrine Society guideline on adrenal insufficiency 2016',
  ),
  ordinary(
    'Acute gout',
    man(50, { egfr: 86, conditions: ['Acute gout'] }),
    [tablet('Colchicine', '0.5 mg', 'BD', 5), tablet('Naproxen', '500 mg', 'BD', 5, { meal: 'after' })],
    'ACR guideline on gout 2020',
  ),
  ordinary(
    'Gout between attacks',
    man(55, { egfr: 80, conditions: ['Gout'] }),
    [tablet('Zyloric', '100 mg', 'OD', 30)],
    'ACR guideline on gout 2020',
  ),
];
