import type { AgeUnit, RegistrationParts } from '#patients/registration';
import { FIELD_PART_NAMES, FIELD_PARTS, fieldPart } from '../registration/field-parts.ts';
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

/** The birth date, or the age where only that is known. */
export function birthOf(form: FormReading): RegistrationParts {
  const person = form.own('person');
  const isByAge = textIn(person, 'birthKnown') === 'age';
  form.note('birthDate', 'person', isByAge ? 'age' : 'birthDate');
  form.note('age', 'person', 'age');
  const value = numberIn(person, 'age');
  const unit = codeIn<AgeUnit>(person, 'ageIn') ?? 'years';
  return known({
    birthDate: textIn(person, 'birthDate'),
    age: value === undefined ? undefined : { value, unit },
  });
}

/** The parts that one field holds each. */
export function fieldPartsOf(form: FormReading): RegistrationParts {
  const entered = FIELD_PART_NAMES.map((name) => {
    const { section } = FIELD_PARTS[name];
    form.note(name, section, name);
    return [name, fieldPart(name).read(form.own(section)?.[name])] as const;
  });
  return known(Object.fromEntries(entered));
}
