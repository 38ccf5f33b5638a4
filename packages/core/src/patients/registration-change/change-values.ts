import { type FormDefinition, type FormValues, initialValues, type RowValues } from '#forms';
import { CHANGED_LISTS, type ChangedList, type RegisteredPatient } from '#patients/registration';
import { type FieldPartSection, fieldPart, partsIn } from '../registration/field-parts.ts';
import { changeForm, ENTRY_KEY, SECTION_OF } from './change-form.ts';

type Texts = Readonly<Record<string, unknown>>;

/** Returns the row values of each list's entries. */
const ROW_OF: Readonly<Record<ChangedList, (entry: unknown) => Texts>> = {
  names: (entry) => entry as Texts,
  phones: (entry) => entry as Texts,
  emails: (entry) => ({ email: entry }),
  addresses: (entry) => entry as Texts,
  languages: (entry) => ({ language: entry }),
  nextOfKin: (entry) => entry as Texts,
};

/** Row fields of each list that can change. */
export const ROW_KEYS: Readonly<Record<ChangedList, readonly string[]>> = {
  names: ['use', 'given', 'family'],
  phones: ['value', 'use'],
  emails: ['email'],
  addresses: ['title', 'line', 'city', 'district', 'state', 'pin'],
  languages: ['language'],
  nextOfKin: ['name', 'relation', 'phone'],
};

/** Returns the initial rows of a list: one per stored entry. */
export function startRows(list: ChangedList, patient: RegisteredPatient): readonly RowValues[] {
  return patient[list].map((entry: unknown, index: number) => {
    const facts = ROW_OF[list](entry);
    const texts = ROW_KEYS[list].map((key) => [key, facts[key] == null ? '' : String(facts[key])]);
    return { ...Object.fromEntries(texts), [ENTRY_KEY]: String(index) };
  });
}

function birthValues({ birthDate }: RegisteredPatient): RowValues {
  const isWhole = birthDate?.length === 'YYYY-MM-DD'.length;
  const how = isWhole ? 'date' : birthDate === null ? '' : 'recorded';
  return { birthKnown: how, birthDate: isWhole ? (birthDate ?? '') : '' };
}

function pregnancyValues({ pregnancy }: RegisteredPatient): RowValues {
  const { lmp, cycleDays, scan } = pregnancy ?? {};
  return {
    over: false,
    lmp: lmp ?? '',
    cycleDays: cycleDays === undefined ? '' : String(cycleDays),
    scanned: scan !== undefined,
    scanOn: scan?.on ?? '',
    scanWeeks: scan ? String(scan.weeks) : '',
    scanDays: scan ? String(scan.days) : '',
  };
}

/** Returns the initial single-field values of a section. */
const partValues = (section: FieldPartSection, patient: RegisteredPatient): RowValues =>
  Object.fromEntries(partsIn(section).map((name) => [name, fieldPart(name).entered(patient[name])] as const));

/** Returns the initial form values: what is stored. */
export function changeValues(
  patient: RegisteredPatient,
  form: FormDefinition = changeForm(patient),
): FormValues {
  const untouched = initialValues(form);
  const lists = CHANGED_LISTS.map((list) => [SECTION_OF[list], { list: startRows(list, patient) }] as const);
  const own = {
    person: { ...untouched.person, ...birthValues(patient), ...partValues('person', patient) },
    uhid: partValues('uhid', patient),
    preferences: partValues('preferences', patient),
    ...(untouched.pregnancy && { pregnancy: { ...untouched.pregnancy, ...pregnancyValues(patient) } }),
  };
  return { ...untouched, ...Object.fromEntries(lists), ...own } as FormValues;
}
