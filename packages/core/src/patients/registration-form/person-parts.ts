import type { RowValues } from '#forms';
import type { AgeUnit, RegistrationParts } from '#patients/registration';
import { FIELD_PART_NAMES, FIELD_PARTS, fieldPart } from '../registration/field-parts.ts';
import { codeIn, type FormReading, known, numberIn, textIn } from './form-reading.ts';

type Names = NonNullable<RegistrationParts['names']>;

/** Returns the names; the first one is the display name. */
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

/** Returns YYYY or YYYY-MM of a birth; undefined without a year. */
export function partlyKnownBirth(row: RowValues | undefined): string | undefined {
  const [year, month] = [numberIn(row, 'birthYear'), numberIn(row, 'birthMonth')];
  if (year === undefined) return undefined;
  return [String(year), ...(month === undefined ? [] : [String(month).padStart(2, '0')])].join('-');
}

/** Returns the birth date, as far as it is known, or the age. */
export function birthOf(form: FormReading): RegistrationParts {
  const person = form.own('person');
  const how = textIn(person, 'birthKnown');
  form.note('birthDate', 'person', how === 'age' ? 'age' : how === 'part' ? 'birthYear' : 'birthDate');
  form.note('age', 'person', 'age');
  const value = numberIn(person, 'age');
  const unit = codeIn<AgeUnit>(person, 'ageIn') ?? 'years';
  return known({
    birthDate: how === 'part' ? partlyKnownBirth(person) : textIn(person, 'birthDate'),
    age: value === undefined ? undefined : { value, unit },
  });
}

/** Returns the values of single fields. */
export function fieldPartsOf(form: FormReading): RegistrationParts {
  const entered = FIELD_PART_NAMES.map((name) => {
    const { section } = FIELD_PARTS[name];
    form.note(name, section, name);
    return [name, fieldPart(name).read(form.own(section)?.[name])] as const;
  });
  return known(Object.fromEntries(entered));
}
