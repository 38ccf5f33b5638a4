import type { AnswersOf, Condition } from '#forms';
import { asked, choice, counted, date, line, measured, rows, section, when, yesNo } from '../fields.ts';
import { PREGNANCY_SIGN_ACTS } from '../sign-acts.ts';
import { signsAndAction } from './danger-signs.ts';
import { MAX_BABIES, WEEKS_AT_BIRTH } from './limits.ts';

const BIRTH_PLACES = ['GOVERNMENT_HOSPITAL', 'PRIVATE_HOSPITAL', 'HEALTH_CENTRE', 'HOME'] as const;
const MODES = ['NORMAL_DELIVERY', 'ASSISTED_DELIVERY', 'PLANNED_LSCS', 'EMERGENCY_LSCS'] as const;
const NO_LIVING_BABY = ['STILLBIRTH', 'BABY_DIED'] as const;

const facts = [
  date('date'),
  choice('mode', MODES),
  choice('place', [...BIRTH_PLACES, 'ON_THE_WAY']),
  counted('weeks', WEEKS_AT_BIRTH),
  choice('outcome', ['BABY_LIVES', ...NO_LIVING_BABY]),
] as const;

/** Around the due date: the birth, or preparations and problems. */
export const deliveryDetails = section('deliveryDetails', [
  yesNo('delivered'),
  asked('birth', when('delivered', 'YES'), facts),
  asked('stillPregnant', when('delivered', 'NO'), [
    choice('plannedPlace', BIRTH_PLACES),
    yesNo('transportArranged'),
  ]),
  // Asked until the birth is reported.
  asked('perhapsPregnant', { not: when('delivered', 'YES') }, [
    // Labour pains are expected at the end of a pregnancy; the other signs never are.
    ...signsAndAction('signs', {
      kind: 'PREGNANCY_SIGN',
      acts: PREGNANCY_SIGN_ACTS,
      waiting: ['LABOUR_PAINS'],
    }),
  ]),
]);

/** On pregnancy calls: whether the pregnancy is over, which decides what else is asked. */
export const deliverySection = section('deliveryDetails', [
  yesNo('delivered'),
  asked('birth', when('delivered', 'YES'), facts),
]);

/** After the birth: the same facts, without the question whether it happened. */
export const deliveryDetailsAfterBirth = section('deliveryDetails', facts);

export const HAS_DELIVERED: Condition = { section: 'deliveryDetails', field: 'delivered', is: ['YES'] };

/** Until the birth is reported. */
export const NOT_DELIVERED: Condition = { not: HAS_DELIVERED };

/** Mothers who lost the child are not asked about feeding. True until a loss is reported. */
export const BABY_MAY_LIVE: Condition = {
  not: { section: 'deliveryDetails', field: 'outcome', is: NO_LIVING_BABY },
};

/** One row per child. Birth weight was measured earlier, so it is not a reading. */
export const baby = section('baby', [], {
  group: rows('babies', MAX_BABIES, [
    choice('sex', ['GIRL', 'BOY', 'SEX_NOT_CLEAR']),
    measured('birthWeight', 'birthWeight', { decimals: 3 }),
    yesNo('criedAtOnce'),
    yesNo('nicu'),
    asked('inNicu', when('nicu', 'YES'), [counted('nicuDays', { min: 0, max: 365 }), line('nicuReason')]),
  ]),
});

export type Baby = AnswersOf<typeof baby>;
