import type { GenderCode } from '#patients';
import type { AgeUnit, RegistrationParts } from '#patients/registration';
import { codeIn, type FormReading, known, numberIn, textIn } from './form-reading.ts';

type Names = NonNullable<RegistrationParts['names']>;

/** The name first entered is the one that is shown. */
export function namesOf(form: FormReading): Names {
  const first = form.own('name');
  for (const key of ['given', 'family']) form.note(`names.0.${key}`, 'name', key);
  const others = form.rows('name').map(({ row, index }, other): Names[number] => {
    for (const key of ['use', 'given', 'family']) form.note(`names.${other + 1}.${key}`, 'name', key, index);
    const family = textIn(row, 'family');
    return { ...known({ use: codeIn<'usual'>(row, 'use'), family }), given: textIn(row, 'given') ?? '' };
  });
  return [{ ...known({ family: textIn(first, 'family') }), given: textIn(first, 'given') ?? '' }, ...others];
}

/** Gender and birth date, or the age where only that is known. */
export function birthOf(form: FormReading): RegistrationParts {
  const person = form.own('person');
  const isTold = textIn(person, 'birthKnown') === 'age';
  form.note('birthDate', 'person', isTold ? 'age' : 'birthDate');
  form.note('age', 'person', 'age');
  form.note('gender', 'person', 'gender');
  const value = numberIn(person, 'age');
  const unit = codeIn<AgeUnit>(person, 'ageIn') ?? 'years';
  return known({
    gender: codeIn<GenderCode>(person, 'gender'),
    birthDate: textIn(person, 'birthDate'),
    age: value === undefined ? undefined : { value, unit },
  });
}

export function uhidOfForm(form: FormReading): RegistrationParts {
  form.note('uhid', 'uhid', 'uhid');
  return known({ uhid: textIn(form.own('uhid'), 'uhid') });
}
