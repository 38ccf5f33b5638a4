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

/** Where the parts of a registration were entered: the path of the part to the path of the field. */
export type FieldPlaces = ReadonlyMap<string, string>;

/** A row that was begun, and its place among the rows of the form. */
interface BegunRow {
  readonly row: RowValues;
  readonly index: number;
}

/** What the form says, section by section, while it is noted where each part of the registration was entered. */
export interface FormReading {
  /** The section's own answers; undefined while it is not asked. */
  own(section: string): RowValues | undefined;
  /** The rows of the section's group in which anything was answered. */
  rows(section: string): readonly BegunRow[];
  /** Notes that the part, such as `phones.0.value`, is this field. */
  note(part: string, section: string, key: string, row?: number): void;
  readonly places: FieldPlaces;
}

/** What a condition hides says nothing. */
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

/** Trimmed; undefined where nothing was answered. */
export const textIn = (row: RowValues | undefined, key: string): string | undefined =>
  enteredText(row?.[key]);

export const listIn = (row: RowValues | undefined, key: string): readonly string[] => enteredList(row?.[key]);

/** A whole number; undefined where there is none. */
export const numberIn = (row: RowValues | undefined, key: string): number | undefined => {
  const text = textIn(row, key);
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined;
};

/** One of a list of the form, which lets nothing else in. */
export const codeIn = <Code extends string>(row: RowValues | undefined, key: string): Code | undefined =>
  textIn(row, key) as Code | undefined;

type Known<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

/** Without the keys that have no value. */
export const known = <T extends object>(facts: T): Known<T> =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Known<T>;

/** The field of a part, or of the nearest part around it; undefined where the form does not ask for it. */
export function placeOf(places: FieldPlaces, part: string): string | undefined {
  const place = places.get(part);
  if (place !== undefined || !part.includes('.')) return place;
  return placeOf(places, part.slice(0, part.lastIndexOf('.')));
}
