import {
  type FormValues,
  fieldPath,
  isAnswered,
  type LeafField,
  type RowValues,
  type VisibleBlock,
  visibleForm,
} from '#forms';
import { enteredList, enteredText } from '../registration/field-parts.ts';
import { REGISTRATION_FORM } from './registration-form.ts';

/** Maps paths of the registration to paths of form fields. */
export type FieldPlaces = ReadonlyMap<string, string>;

/** A row with any answer, and its index. */
interface BegunRow {
  readonly row: RowValues;
  readonly index: number;
}

/** Reads form values by section, and records the field of each value of the registration. */
export interface FormReading {
  /** Returns the section's answers; undefined if it is hidden. */
  own(section: string): RowValues | undefined;
  /** Returns the answered rows of the section's group. */
  rows(section: string): readonly BegunRow[];
  /** Records the field of a value such as `phones.0.value`. */
  note(part: string, section: string, key: string, row?: number): void;
  readonly places: FieldPlaces;
}

/** Returns the shown answers of a block. */
function answersOf({ fields, values }: VisibleBlock): RowValues {
  const entries = fields.map(({ key }) => [key, values[key] ?? ''] as const);
  return Object.fromEntries(entries) as RowValues;
}

const isBegun = ({ fields, values }: VisibleBlock): boolean => isAnswered(fields as LeafField[], values);

export function readForm(values: FormValues): FormReading {
  const places = new Map<string, string>();
  const shown = new Map(visibleForm(REGISTRATION_FORM, values).map((one) => [one.section.key, one]));
  return {
    places,
    own(section) {
      const block = shown.get(section)?.own;
      return block && answersOf(block);
    },
    rows(section) {
      const rows = shown.get(section)?.rows ?? [];
      return rows.flatMap((block, index) => (isBegun(block) ? [{ row: answersOf(block), index }] : []));
    },
    note: (part, section, key, row) => void places.set(part, fieldPath({ section, row, key })),
  };
}

/** Returns trimmed text; undefined if empty. */
export const textIn = (row: RowValues | undefined, key: string): string | undefined =>
  enteredText(row?.[key]);

export const listIn = (row: RowValues | undefined, key: string): readonly string[] => enteredList(row?.[key]);

/** Returns a whole number; undefined if there is none. */
export const numberIn = (row: RowValues | undefined, key: string): number | undefined => {
  const text = textIn(row, key);
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined;
};

/** Returns a choice; the form only allows values of the list. */
export const codeIn = <Code extends string>(row: RowValues | undefined, key: string): Code | undefined =>
  textIn(row, key) as Code | undefined;

type Known<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

/** Removes keys without a value. */
export const known = <T extends object>(facts: T): Known<T> =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Known<T>;

/** Returns the field of a path or of its nearest parent; undefined if the form has none. */
export function placeOf(places: FieldPlaces, part: string): string | undefined {
  const place = places.get(part);
  if (place !== undefined || !part.includes('.')) return place;
  return placeOf(places, part.slice(0, part.lastIndexOf('.')));
}
