import { type FieldProblem, type FormProblems, type FormValues, fieldPath, validateForm } from '#forms';
import {
  checkRegistrationParts,
  type RegistrationDoubt,
  type RegistrationProblem,
  registrationDoubts,
} from '#patients/registration';
import { placeOf, readForm, textIn } from './form-reading.ts';
import { REGISTRATION_FORM } from './registration-form.ts';
import { registrationParts } from './registration-parts.ts';

/** Time of validation and time of consent. */
export interface RegistrationMoment {
  /** Calendar day of the facility, YYYY-MM-DD. */
  readonly today: string;
  /** Unix seconds. */
  readonly now: number;
  /** Unix seconds. */
  readonly agreedAt: number;
}

export const ruleProblem = (code: string): FieldProblem => ({
  code: 'rule',
  rule: `registration.rule.${code}`,
});

const PLAIN: Readonly<Record<string, FieldProblem>> = {
  required: { code: 'missing' },
  'not-a-date': { code: 'not-a-date' },
  'not-an-email': { code: 'not-an-email' },
  'not-a-phone-number': { code: 'not-a-phone-number' },
};

const problemOf = ({ code }: RegistrationProblem): FieldProblem => PLAIN[code] ?? ruleProblem(code);

const LETTER = /\p{L}/u;

/** Requires a letter in names, in any script. A number in the wrong field has none. */
function nameProblems(values: FormValues): [string, FieldProblem][] {
  const form = readForm(values);
  const places = [
    { row: form.own('name'), section: 'name', keys: ['given', 'family'] },
    ...form.rows('name').map((one) => ({ ...one, section: 'name', keys: ['given', 'family'] })),
    ...form.rows('nextOfKin').map((one) => ({ ...one, section: 'nextOfKin', keys: ['name'] })),
    { row: form.own('consent'), section: 'consent', keys: ['guardianName'] },
  ];
  return places.flatMap(({ row, section, keys, ...at }) =>
    keys.flatMap((key): [string, FieldProblem][] => {
      const name = textIn(row, key);
      if (name === undefined || LETTER.test(name)) return [];
      return [
        [fieldPath({ section, row: 'index' in at ? at.index : undefined, key }), ruleProblem('no-letter')],
      ];
    }),
  );
}

function consentProblem(values: FormValues): [string, FieldProblem][] {
  return values.consent?.agreed === true ? [] : [['consent.agreed', ruleProblem('not-agreed')]];
}

/**
 * Returns everything that prevents saving, by `fieldPath`: form rules first, then registration rules, which the server
 * checks too. The first problem of a field counts.
 */
export function registrationProblems(values: FormValues, moment: RegistrationMoment): FormProblems {
  const { parts, places } = registrationParts(values, moment.today, moment.agreedAt);
  const own = checkRegistrationParts(parts, moment.today, moment.now).flatMap(
    (problem): [string, FieldProblem][] => {
      const place = placeOf(places, problem.path);
      return place === undefined ? [] : [[place, problemOf(problem)]];
    },
  );
  const all = [
    ...Object.entries(validateForm(REGISTRATION_FORM, values, { today: moment.today })),
    ...nameProblems(values),
    ...own,
    ...consentProblem(values),
  ];
  return Object.fromEntries(all.toReversed());
}

/** Returns doubtful values, with their fields. */
export function formDoubts(values: FormValues, moment: RegistrationMoment): readonly RegistrationDoubt[] {
  const { parts, places } = registrationParts(values, moment.today, moment.agreedAt);
  return registrationDoubts(parts, moment.today).flatMap((doubt) => {
    const path = placeOf(places, doubt.path);
    return path === undefined ? [] : [{ ...doubt, path }];
  });
}
