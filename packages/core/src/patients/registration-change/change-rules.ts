import {
  type FieldProblem,
  type FormProblems,
  type FormValues,
  placeOfPath,
  sameValue,
  validateForm,
  valueAt,
} from '#forms';
import {
  CHANGED_LISTS,
  checkChange,
  type RegisteredPatient,
  type RegistrationDoubt,
  registrationDoubts,
} from '#patients/registration';
import { placeOf, textIn } from '../registration-form/form-reading.ts';
import { ruleProblem } from '../registration-form/registration-rules.ts';
import { changeForm, SECTION_OF } from './change-form.ts';
import { changeOfForm, entryOfRow, rowsIn } from './change-of-form.ts';
import { changeValues } from './change-values.ts';

/** Time of validation. */
export interface ChangeMoment {
  /** Calendar day of the facility, YYYY-MM-DD. */
  readonly today: string;
  /** Unix seconds. */
  readonly now: number;
}

const PLAIN: Readonly<Record<string, FieldProblem>> = {
  required: { code: 'missing' },
  'not-a-date': { code: 'not-a-date' },
  'not-an-email': { code: 'not-an-email' },
  'not-a-phone-number': { code: 'not-a-phone-number' },
};

const LETTER = /\p{L}/u;
const NAME_KEYS: readonly (readonly [list: 'names' | 'nextOfKin', keys: readonly string[]])[] = [
  ['names', ['given', 'family']],
  ['nextOfKin', ['name']],
];

/** Requires a letter in names, in any script. */
const nameProblems = (values: FormValues, patient: RegisteredPatient): [string, FieldProblem][] =>
  NAME_KEYS.flatMap(([list, keys]) =>
    rowsIn(values, patient, list).flatMap((row, index) =>
      keys.flatMap((key): [string, FieldProblem][] => {
        const name = textIn(row, key);
        const isName = name === undefined || LETTER.test(name);
        return isName ? [] : [[`${SECTION_OF[list]}.${index}.${key}`, ruleProblem('no-letter')]];
      }),
    ),
  );

/** Whether a field is unchanged. Its problems are then not the user's. */
function isAsStored(path: string, values: FormValues, patient: RegisteredPatient): boolean {
  const form = changeForm(patient);
  const start = changeValues(patient, form);
  const at = placeOfPath(path);
  if (at.row === undefined) return sameValue(valueAt(form, values, at), valueAt(form, start, at));
  const list = CHANGED_LISTS.find((one) => SECTION_OF[one] === at.section);
  const row = list && rowsIn(values, patient, list)[at.row];
  const place = row && entryOfRow(row);
  if (place === undefined) return false;
  return sameValue(valueAt(form, values, at), valueAt(form, start, { ...at, row: place }));
}

/** A patient must have a name. */
function noNameLeft(values: FormValues, patient: RegisteredPatient): [string, FieldProblem][] {
  const isNone = patient.names.length > 0 && rowsIn(values, patient, 'names').length === 0;
  return isNone ? [['name.list', { code: 'missing' }]] : [];
}

/** Returns everything that prevents saving, by `fieldPath`. Unchanged values are not validated. */
export function changeProblems(
  values: FormValues,
  patient: RegisteredPatient,
  { today, now }: ChangeMoment,
): FormProblems {
  const { change, places } = changeOfForm(values, patient, today);
  const own = checkChange(change, patient, today, now).problems.flatMap(
    ({ path, code }): [string, FieldProblem][] => {
      const place = placeOf(places, path);
      return place === undefined ? [] : [[place, PLAIN[code] ?? ruleProblem(code)]];
    },
  );
  const ofForm = [
    ...Object.entries(validateForm(changeForm(patient), values, { today })),
    ...nameProblems(values, patient),
  ].filter(([path]) => !isAsStored(path, values, patient));
  return Object.fromEntries([...ofForm, ...noNameLeft(values, patient), ...own].toReversed());
}

/** Returns doubtful changes, with their fields. */
export function changeDoubts(
  values: FormValues,
  patient: RegisteredPatient,
  { today, now }: ChangeMoment,
): readonly RegistrationDoubt[] {
  const { change, places } = changeOfForm(values, patient, today);
  const { parts } = checkChange(change, patient, today, now);
  return registrationDoubts(parts, today).flatMap((doubt) => {
    // Only doubts about changed values matter.
    const path = places.get(doubt.path);
    return path === undefined ? [] : [{ ...doubt, path }];
  });
}
