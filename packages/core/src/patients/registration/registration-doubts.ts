import { TERM_DAYS } from '#clinical';
import { isIndianMobile, normalisePhone } from '#patients';
import { yearsOn } from './birth-date.ts';
import { birthDateOf } from './check-registration.ts';
import { PREGNANCY_AGES, UNLIKELY_AGE_YEARS } from './limits.ts';
import { statesOfPin } from './pin-code.ts';
import { datePregnancy } from './pregnancy-dating.ts';
import type { RegistrationParts } from './registration.ts';

type RegistrationDoubtCode =
  | 'born-today'
  | 'unlikely-age'
  | 'digits-in-name'
  | 'no-phone'
  /** A mobile number that does not start like an Indian one. */
  | 'not-a-mobile'
  /** Next of kin has the patient's number. */
  | 'same-phone'
  /** The PIN code is not in this state; `expected` is the likeliest. */
  | 'state-differs'
  | 'unlikely-pregnancy-age'
  | 'not-female'
  /** The scan changed the due date, because it differs by more than the dating rule allows. */
  | 'redated'
  /** From 28 weeks, a difference may mean a small baby. */
  | 'redated-late'
  | 'overdue';

/** A possible but unlikely value. It needs one confirmation and is never refused. */
export interface RegistrationDoubt {
  readonly path: string;
  readonly code: RegistrationDoubtCode;
  readonly expected?: string;
}

const at = (path: string, code: RegistrationDoubtCode, when: boolean | undefined): RegistrationDoubt[] =>
  when ? [{ path, code }] : [];

function personDoubts(parts: RegistrationParts, today: string): RegistrationDoubt[] {
  const born = birthDateOf(parts, today);
  const years = born === undefined ? undefined : yearsOn(born, today);
  const path = parts.age ? 'age' : 'birthDate';
  return [
    ...(parts.names ?? []).flatMap(({ given, family = '' }, index) =>
      at(`names.${index}.given`, 'digits-in-name', /\p{N}/u.test(given + family)),
    ),
    ...at('birthDate', 'born-today', parts.birthDate === today),
    ...at(path, 'unlikely-age', years !== undefined && years > UNLIKELY_AGE_YEARS),
  ];
}

function contactDoubts({ phones, nextOfKin, addresses }: RegistrationParts): RegistrationDoubt[] {
  const own = new Set((phones ?? []).map(({ value }) => normalisePhone(value)));
  return [
    ...at('phones', 'no-phone', phones?.length === 0),
    ...(phones ?? []).flatMap(({ value, use = 'mobile' }, index) =>
      at(`phones.${index}.value`, 'not-a-mobile', use === 'mobile' && isIndianMobile(value) === false),
    ),
    ...(nextOfKin ?? []).flatMap(({ phone }, index) => {
      const number = phone === undefined ? undefined : normalisePhone(phone);
      return at(`nextOfKin.${index}.phone`, 'same-phone', number !== undefined && own.has(number));
    }),
    ...(addresses ?? []).flatMap(({ pin, state }, index): RegistrationDoubt[] => {
      const states: readonly string[] = pin === undefined ? [] : statesOfPin(pin);
      const [expected] = states;
      if (expected === undefined || state === undefined || states.includes(state)) return [];
      return [{ path: `addresses.${index}.state`, code: 'state-differs', expected }];
    }),
  ];
}

function pregnancyDoubts(parts: RegistrationParts, today: string): RegistrationDoubt[] {
  const { pregnancy, gender } = parts;
  if (!pregnancy) return [];
  const born = birthDateOf(parts, today);
  const years = born === undefined ? undefined : yearsOn(born, today);
  const unlikely = years !== undefined && (years < PREGNANCY_AGES.min || years > PREGNANCY_AGES.max);
  const dating = datePregnancy(pregnancy, today);
  return [
    ...at('gender', 'not-female', gender !== undefined && gender !== 'FEMALE'),
    ...at('pregnancy', 'unlikely-pregnancy-age', unlikely),
    ...at('pregnancy.edd', dating?.withCare ? 'redated-late' : 'redated', dating?.redated),
    ...at('pregnancy.edd', 'overdue', dating && dating.days > TERM_DAYS + 14),
  ];
}

/** Returns the doubtful values of a registration. */
export function registrationDoubts(parts: RegistrationParts, today: string): readonly RegistrationDoubt[] {
  return [...personDoubts(parts, today), ...contactDoubts(parts), ...pregnancyDoubts(parts, today)];
}
