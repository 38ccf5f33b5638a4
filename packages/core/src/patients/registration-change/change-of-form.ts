import {
  type FormValues,
  fieldPath,
  isAnswered,
  leafFields,
  type RowValues,
  rowsOf,
  sameValue,
} from '#forms';
import {
  CHANGED_LISTS,
  type ChangedList,
  type ChangedParts,
  datePregnancy,
  type PregnancyFacts,
  type RegisteredPatient,
} from '#patients/registration';
import { FIELD_PART_NAMES, FIELD_PARTS, fieldPart } from '../registration/field-parts.ts';
import { type FieldPlaces, known, numberIn, textIn } from '../registration-form/form-reading.ts';
import { partlyKnownBirth } from '../registration-form/person-parts.ts';
import { changeForm, ENTRY_KEY, SECTION_OF } from './change-form.ts';
import { changeValues, ROW_KEYS, startRows } from './change-values.ts';

/** A patient's changes, with the fields in which they were entered. */
export interface EnteredChange {
  readonly change: ChangedParts;
  /** Path of each changed value, such as `phones.1.value`, to the path of its field. */
  readonly places: FieldPlaces;
}

/** Properties that can be removed. All others always have a value. */
const TAKEN_AWAY = new Set(['family', 'line', 'city', 'district', 'state', 'pin', 'phone']);

/** Returns the contract property of a row's field. Entries that are plain text have none. */
const memberOf = (list: ChangedList, key: string): string | undefined =>
  list === 'emails' || list === 'languages' ? undefined : key;

export const rowsIn = (
  values: FormValues,
  patient: RegisteredPatient,
  list: ChangedList,
): readonly RowValues[] => {
  const section = changeForm(patient).sections.find(({ key }) => key === SECTION_OF[list]);
  return section ? rowsOf(section, values[section.key]) : [];
};

const fieldsOf = (patient: RegisteredPatient, list: ChangedList) =>
  leafFields(
    changeForm(patient).sections.find(({ key }) => key === SECTION_OF[list])?.group?.fields ?? [],
  ).filter(({ key }) => key !== ENTRY_KEY);

/** Returns the number of a row's stored entry; undefined for a new row. */
export const entryOfRow = (row: RowValues): number | undefined => numberIn(row, ENTRY_KEY);

function changedKeys(list: ChangedList, row: RowValues, start: RowValues | undefined): readonly string[] {
  if (!start) return ROW_KEYS[list].filter((key) => textIn(row, key) !== undefined);
  return ROW_KEYS[list].filter((key) => (textIn(row, key) ?? '') !== (textIn(start, key) ?? ''));
}

function entryOf(list: ChangedList, row: RowValues, start: RowValues | undefined): unknown {
  const keys = changedKeys(list, row, start);
  const place = start === undefined ? undefined : entryOfRow(row);
  const [only = ''] = ROW_KEYS[list];
  if (memberOf(list, only) === undefined) return keys.length > 0 ? textIn(row, only) : { of: place };
  const named = keys.map((key) => [key, textIn(row, key) ?? (TAKEN_AWAY.has(key) ? null : undefined)]);
  return known({ of: place, ...Object.fromEntries(named) });
}

/** Returns the changes of a list; undefined if nothing changed. */
function listChange(
  list: ChangedList,
  values: FormValues,
  patient: RegisteredPatient,
  places: Map<string, string>,
): unknown {
  const starts = startRows(list, patient);
  const fields = fieldsOf(patient, list);
  const section = SECTION_OF[list];
  const entries = rowsIn(values, patient, list).flatMap((row, index) => {
    const place = entryOfRow(row);
    const start = place === undefined ? undefined : starts[place];
    return isAnswered(fields, row) || (start && changedKeys(list, row, start).length === 0)
      ? [{ row, index, start }]
      : [];
  });
  const isSame = ({ row, start }: (typeof entries)[number], position: number) =>
    start !== undefined && entryOfRow(row) === position && changedKeys(list, row, start).length === 0;
  if (entries.length === starts.length && entries.every(isSame)) return undefined;
  places.set(list, fieldPath({ section, key: 'list' }));
  entries.forEach(({ row, index, start }, position) => {
    for (const key of start ? changedKeys(list, row, start) : ROW_KEYS[list]) {
      const member = memberOf(list, key);
      const part = member === undefined ? `${list}.${position}` : `${list}.${position}.${member}`;
      places.set(part, fieldPath({ section, row: index, key }));
    }
  });
  return entries.map(({ row, start }) => entryOf(list, row, start));
}

/** Returns the changed fields of a section. */
function touched(section: string, values: FormValues, start: FormValues): readonly string[] {
  const [now, then] = [values[section] ?? {}, start[section] ?? {}];
  return Object.keys({ ...then, ...now }).filter((key) => !sameValue(now[key] ?? '', then[key] ?? ''));
}

const rowOf = (values: FormValues, section: string): RowValues => (values[section] ?? {}) as RowValues;

function birthChange(values: FormValues, start: FormValues, places: Map<string, string>): object {
  const keys = touched('person', values, start);
  const person = rowOf(values, 'person');
  for (const key of keys) places.set(key, `person.${key}`);
  if (keys.includes('birthKnown')) places.set('birthDate', 'person.birthDate');
  const isBirth = keys.some((key) =>
    ['birthKnown', 'birthDate', 'birthYear', 'birthMonth', 'age', 'ageIn'].includes(key),
  );
  if (!isBirth) return {};
  const how = textIn(person, 'birthKnown');
  const value = how === 'age' ? numberIn(person, 'age') : undefined;
  const unit = textIn(person, 'ageIn') ?? 'years';
  places.set('age', 'person.age');
  if (how === 'age') places.set('birthDate', 'person.age');
  if (how === 'part') places.set('birthDate', 'person.birthYear');
  return known({
    birthDate:
      how === 'part' ? partlyKnownBirth(person) : how === 'date' ? textIn(person, 'birthDate') : undefined,
    age: value === undefined ? undefined : { value, unit },
  });
}

function pregnancyChange(
  values: FormValues,
  start: FormValues,
  today: string,
  places: Map<string, string>,
): object {
  if (touched('pregnancy', values, start).length === 0) return {};
  const row = rowOf(values, 'pregnancy');
  for (const key of ['lmp', 'cycleDays']) places.set(`pregnancy.${key}`, `pregnancy.${key}`);
  for (const [part, key] of [
    ['on', 'scanOn'],
    ['weeks', 'scanWeeks'],
    ['days', 'scanDays'],
  ] as const)
    places.set(`pregnancy.scan.${part}`, `pregnancy.${key}`);
  places.set('pregnancy', 'pregnancy.lmp');
  if (row.over === true) return { pregnancy: null };
  const [on, weeks, days] = [textIn(row, 'scanOn'), numberIn(row, 'scanWeeks'), numberIn(row, 'scanDays')];
  const isScanned = row.scanned === true && on !== undefined && weeks !== undefined && days !== undefined;
  const facts: PregnancyFacts = known({
    lmp: textIn(row, 'lmp'),
    cycleDays: numberIn(row, 'cycleDays'),
    scan: isScanned ? { on, weeks, days } : undefined,
  });
  return { pregnancy: { ...facts, edd: datePregnancy(facts, today)?.edd ?? '' } };
}

/** Returns the changes of single-field values. */
function fieldPartChange(values: FormValues, start: FormValues, places: Map<string, string>): object {
  const changed = FIELD_PART_NAMES.filter((name) => {
    const { section } = FIELD_PARTS[name];
    return touched(section, values, start).includes(name);
  });
  return known(
    Object.fromEntries(
      changed.map((name) => {
        const { section } = FIELD_PARTS[name];
        places.set(name, fieldPath({ section, key: name }));
        return [name, fieldPart(name).read(rowOf(values, section)[name])] as const;
      }),
    ),
  );
}

/**
 * Returns the changes that a form makes to a patient. Unchanged values are left out.
 * @param today calendar day of the facility, YYYY-MM-DD
 */
export function changeOfForm(values: FormValues, patient: RegisteredPatient, today: string): EnteredChange {
  const start = changeValues(patient);
  const places = new Map<string, string>();
  const lists = CHANGED_LISTS.flatMap((list) => {
    const own = listChange(list, values, patient, places);
    return own === undefined ? [] : [[list, own]];
  });
  const change = {
    ...Object.fromEntries(lists),
    ...birthChange(values, start, places),
    ...pregnancyChange(values, start, today, places),
    ...fieldPartChange(values, start, places),
  } as ChangedParts;
  return { change, places };
}
