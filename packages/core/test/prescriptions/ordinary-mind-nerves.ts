import { ordinary, tablet } from './case-lines.ts';
import { man, woman } from './case-patients.ts';
import type { OrdinaryCase } from './case-types.ts';

export const ORDINARY_MIND_NERVES: readonly OrdinaryCase[] = [
  ordinary(
    'Depression',
    woman(39, { sodium: 139, conditions: ['Depression'] }),
    [tablet('Escitalopram', '10 mg', 'OD', 30)],
    'NICE NG222; WHO mhGAP 2023',
  ),
  ordinary(
    'Depression with poor sleep',
    man(47, { conditions: ['Depression'] }),
    [tablet('Mirtazapine', '15 mg', 'HS', 30)],
    'NICE NG222',
  ),
  ordinary(
    'Generalised anxiety',
    woman(34, { conditions: ['Generalised anxiety disorder'] }),
    [tablet('Sertraline', '50 mg', 'OD', 30), tablet('Clonazepam', '0.25 mg', 'HS', 10)],
    'NICE CG113',
  ),
  ordinary(
    'Epilepsy of a man on carbamazepine',
    man(26, { sodium: 140, conditions: ['Epilepsy'] }),
    [tablet('Tegrital CR', '200 mg', 'BD', 60)],
    'NICE NG217',
  ),
  ordinary(
    'Epilepsy of a woman on levetiracetam, with folic acid',
    woman(24, { egfr: 110, conditions: ['Epilepsy'] }),
    [tablet('Levetiracetam', '500 mg', 'BD', 60), tablet('Folic acid', '5 mg', 'OD', 60)],
    'NICE NG217',
  ),
  ordinary(
    'Migraine attack',
    woman(30),
    [
      tablet('Naproxen', '500 mg', 'SOS', 10, { reason: 'migraine', meal: 'after' }),
      tablet('Domperidone', '10 mg', 'SOS', 10, { reason: 'nausea' }),
    ],
    'BASH national headache management system 2019',
  ),
  ordinary(
    'Prevention of migraine',
    woman(32, { conditions: ['Migraine'] }),
    [tablet('Propranolol', '40 mg', 'BD', 60)],
    'NICE CG150',
  ),
  ordinary(
    "Parkinson's disease",
    man(67, { conditions: ["Parkinson's disease"] }),
    [tablet('Syndopa 110', '100 mg + 10 mg', 'TDS', 30)],
    'NICE NG71',
  ),
  ordinary(
    'Schizophrenia',
    man(29, { conditions: ['Schizophrenia'] }),
    [tablet('Risperidone', '2 mg', 'HS', 30), tablet('Trihexyphenidyl', '2 mg', 'OD', 30)],
    'WHO mhGAP 2023',
  ),
  ordinary(
    'Vertigo',
    woman(52),
    [tablet('Betahistine', '16 mg', 'TDS', 14, { meal: 'after' })],
    'BNF, betahistine',
  ),
];
