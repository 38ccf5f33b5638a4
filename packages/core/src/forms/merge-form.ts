import { type FieldAt, fieldPath } from './definition/field-at.ts';
import { type FormDefinition, type FormSection, leafFields } from './definition/form-definition.ts';
import {
  type FieldValue,
  type FormValues,
  type RowValues,
  type SectionValues,
  sameValue,
  storedKeys,
  withValue,
} from './form-values.ts';

type Held = FieldValue | readonly RowValues[];

/** What two people changed in the same place: the form has what was entered here, and this is what the other one stored. */
export interface Overlap<Theirs extends Held = Held> {
  /** A field; of a repeated group, whose rows are one thing, its section and key. */
  readonly at: FieldAt;
  readonly theirs: Theirs;
  /** Unit and reason of their number. */
  readonly beside?: RowValues;
}

/** The version that two people began with, and what each of them made of it. */
export interface Three<T> {
  readonly base: T;
  readonly mine: T;
  readonly theirs: T;
}

export interface Merged<Values, Theirs extends Held = Held> {
  readonly values: Values;
  readonly overlaps: readonly Overlap<Theirs>[];
}

/** Keys that change together, the value's own first: half of a number with its unit is another number. */
export type Together = readonly string[];

const sameIn = (keys: Together, one: SectionValues, other: SectionValues): boolean =>
  keys.every((key) => sameValue(one[key] ?? '', other[key] ?? ''));

const copied = <Values extends SectionValues>(keys: Together, from: Values, into: Values): Values => ({
  ...into,
  ...Object.fromEntries(keys.map((key) => [key, from[key] ?? ''])),
});

/** Field by field: who alone changed something has it; where both did, mine stands and theirs is answered beside it. */
export function mergeFields<Values extends SectionValues>(
  fields: readonly Together[],
  { base, mine, theirs }: Three<Values>,
  at: Omit<FieldAt, 'key'>,
): Merged<Values, Values[string]> {
  let values = theirs;
  const overlaps: Overlap<Values[string]>[] = [];
  for (const keys of fields) {
    const [key = '', ...companions] = keys;
    if (sameIn(keys, base, mine) || sameIn(keys, mine, theirs)) continue;
    values = copied(keys, mine, values);
    if (sameIn(keys, base, theirs)) continue;
    const beside = companions.map((one) => [one, theirs[one] ?? ''] as const);
    overlaps.push({
      at: { ...at, key },
      theirs: (theirs[key] ?? '') as Values[string],
      ...(beside.length > 0 && { beside: Object.fromEntries(beside) as RowValues }),
    });
  }
  return { values, overlaps };
}

function placesIn({ fields, group }: FormSection): readonly Together[] {
  const own = leafFields(fields).map(storedKeys);
  return group ? [...own, [group.key]] : own;
}

/** What two people made of the same version of a form, in one. The rows of a group have no identity: they are one thing. */
export function mergeForm(
  form: FormDefinition,
  { base, mine, theirs }: Three<FormValues>,
): Merged<FormValues> {
  const merged = form.sections.map((section) => {
    const { key } = section;
    const three = { base: base[key] ?? {}, mine: mine[key] ?? {}, theirs: theirs[key] ?? {} };
    return [key, mergeFields(placesIn(section), three, { section: key })] as const;
  });
  return {
    values: { ...theirs, ...Object.fromEntries(merged.map(([key, { values }]) => [key, values])) },
    overlaps: merged.flatMap(([, { overlaps }]) => overlaps),
  };
}

/** A copy with theirs in the place of mine. */
export const withTheirs = (
  form: FormDefinition,
  values: FormValues,
  { at, theirs, beside = {} }: Overlap,
): FormValues =>
  Object.entries({ [at.key]: theirs, ...beside }).reduce(
    (all, [key, value]) => withValue(form, all, { ...at, key }, value as FieldValue),
    values,
  );

/** The paths of what differs from the version that a form was begun with. */
export function changedPaths(form: FormDefinition, values: FormValues, base: FormValues): readonly string[] {
  return form.sections.flatMap((section) => {
    const [now, then] = [values[section.key] ?? {}, base[section.key] ?? {}];
    return placesIn(section)
      .filter((keys) => !sameIn(keys, then, now))
      .map(([key = '']) => fieldPath({ section: section.key, key }));
  });
}
