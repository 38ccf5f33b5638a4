import type { AnswersOf } from '#forms';
import { anyOf, asked, choice, counted, date, line, rows, section, tick, when } from './fields.ts';

/** Dose units of prescriptions in India. */
const DOSE_UNITS = ['MG', 'MCG', 'G', 'ML', 'UNITS', 'TABLETS', 'DROPS', 'PUFFS', 'SACHETS'] as const;

const FREQUENCIES = [
  'ONCE_DAILY',
  'TWICE_DAILY',
  'THRICE_DAILY',
  'FOUR_TIMES_DAILY',
  'AT_BEDTIME',
  'ON_ALTERNATE_DAYS',
  'ONCE_WEEKLY',
  'ONCE_MONTHLY',
  'WHEN_NEEDED',
] as const;

const TAKES_ANY = { not: when('takesNone', true) } as const;

export const medications = section(
  'medications',
  [
    tick('takesNone'),
    asked('taking', TAKES_ANY, [
      choice('adherence', ['AS_PRESCRIBED', 'MISSES_SOMETIMES', 'MISSES_OFTEN', 'STOPPED']),
      asked('missing', when('adherence', 'MISSES_SOMETIMES', 'MISSES_OFTEN', 'STOPPED'), [
        anyOf('missedBecause', ['FORGETS', 'SIDE_EFFECTS', 'COST', 'NOT_AVAILABLE', 'FEELS_WELL', 'OTHER']),
      ]),
    ]),
  ],
  {
    // If no medicines are taken, the rows are neither validated nor stored.
    group: rows('medicines', 20, [
      asked('taken', TAKES_ANY, [
        line('name', { required: true, maxLength: 120 }),
        // Our own limits: from micrograms of thyroxine to units and millilitres.
        counted('dose', { min: 0.001, max: 10_000 }, { decimals: 3 }),
        choice('unit', DOSE_UNITS),
        choice('frequency', FREQUENCIES),
        date('since'),
      ]),
    ]),
  },
);

/** Categories of FHIR AllergyIntolerance, and the reaction. */
const ALLERGY_KINDS = ['MEDICINE', 'FOOD', 'ENVIRONMENT'] as const;

export const allergies = section('allergies', [
  anyOf('kinds', [...ALLERGY_KINDS, 'NONE']),
  asked('known', when('kinds', ...ALLERGY_KINDS), [
    line('substances', { required: true }),
    anyOf('reactions', ['RASH', 'SWELLING', 'BREATHLESSNESS', 'VOMITING', 'LOOSE_MOTIONS', 'OTHER']),
  ]),
]);

/** Current medicines, one per row, and how regularly they are taken. */
export type Medication = AnswersOf<typeof medications>;
