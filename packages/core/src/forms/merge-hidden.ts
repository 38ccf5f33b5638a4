import { fieldsAsked } from './definition/condition.ts';
import { type FieldAt, fieldPath } from './definition/field-at.ts';
import {
  type FormDefinition,
  type FormField,
  type FormSection,
  type LeafField,
  leafFields,
} from './definition/form-definition.ts';
import { visibleForm } from './definition/visible-form.ts';
import { type FormValues, isAnswered, type RowValues, rowsOf, storedKeys, withValue } from './form-values.ts';
import { type Merged, type Overlap, overlapOf, sameIn, type Three } from './merge-fields.ts';
import { type RowOrigin, rowsBecame } from './merge-rows.ts';

/** Origins of merged rows, by section. */
export type Origins = Readonly<Record<string, readonly RowOrigin[]>>;

type Side = 'mine' | 'theirs';

/** A field of the form, independent of rows. */
interface Named {
  readonly section: FormSection;
  readonly inRow: boolean;
  readonly field: LeafField;
  /** Fields that its conditions read, including indirect ones. */
  readonly asked: readonly { readonly section: string; readonly inRow: boolean; readonly key: string }[];
}

interface Asking {
  readonly field: LeafField;
  readonly when: readonly { readonly field: string; readonly section?: string }[];
}

function askingIn(fields: readonly FormField[], when: Asking['when']): readonly Asking[] {
  return fields.flatMap((field) =>
    field.control === 'conditional_logic'
      ? askingIn(field.fields, [...when, ...fieldsAsked(field.when)])
      : [{ field, when }],
  );
}

function namedIn(section: FormSection): readonly Named[] {
  const { key, fields, group } = section;
  const ofSection = section.when ? fieldsAsked(section.when) : [];
  const inGroup = new Set(leafFields(group?.fields ?? []).map((field) => field.key));
  const named = (asking: readonly Asking[], inRow: boolean) =>
    asking.map(({ field, when }) => ({
      section,
      inRow,
      field,
      asked: when.map((one) => ({
        section: one.section ?? key,
        inRow: inRow && one.section === undefined && inGroup.has(one.field),
        key: one.field,
      })),
    }));
  return [
    ...named(askingIn(fields, ofSection), false),
    ...named(askingIn(group?.fields ?? [], ofSection), true),
  ];
}

const nameOf = ({ section, inRow, key }: Named['asked'][number]): string => `${section} ${inRow} ${key}`;

/** Returns every field with those that decide whether it is shown, directly or indirectly. */
function namedFields(form: FormDefinition): readonly Named[] {
  const all = form.sections.flatMap(namedIn);
  const byName = new Map(
    all.map((one) => [nameOf({ section: one.section.key, inRow: one.inRow, key: one.field.key }), one]),
  );
  const closure = (asked: Named['asked'], seen: Set<string>): Named['asked'] =>
    asked.flatMap((one) => {
      const name = nameOf(one);
      if (seen.has(name)) return [];
      seen.add(name);
      return [one, ...closure(byName.get(name)?.asked ?? [], seen)];
    });
  return all.map((one) => ({ ...one, asked: closure(one.asked, new Set()) }));
}

const rowIn = (section: FormSection, values: FormValues, row: number | undefined): RowValues =>
  row === undefined
    ? ((values[section.key] ?? {}) as RowValues)
    : (rowsOf(section, values[section.key])[row] ?? {});

/** Returns the rows in which a field is shown and answered. */
function answeredRows(form: FormDefinition, values: FormValues, { section, inRow, field }: Named) {
  const shown = visibleForm(form, values).find((one) => one.section === section);
  const blocks = shown ? (inRow ? shown.rows : [shown.own]) : [];
  return new Set(
    blocks
      .filter((block) => block.fields.includes(field) && isAnswered([field], block.values))
      .map(({ row }) => row),
  );
}

/** Whether a side has an entry that the base does not have. */
function isEntered(
  form: FormDefinition,
  named: Named,
  row: number | undefined,
  { base, side }: { readonly base: FormValues; readonly side: FormValues },
): boolean {
  const { section, field } = named;
  const answered = answeredRows(form, base, named);
  const keys = storedKeys(field);
  const now = rowIn(section, side, row);
  if (row === undefined)
    return !answered.has(undefined) || !sameIn(keys, rowIn(section, base, undefined), now);
  const rows = [rowsOf(section, base[section.key]), rowsOf(section, side[section.key])] as const;
  const became = rowsBecame(leafFields(section.group?.fields ?? []).map(storedKeys), ...rows);
  const from = [...became].find(([, to]) => to === row)?.[0];
  return from === undefined || !answered.has(from) || !sameIn(keys, rows[0][from] ?? {}, now);
}

interface Lost {
  readonly named: Named;
  /** Row in the merged form, and row of the side that entered it. */
  readonly row: number | undefined;
  readonly own: number | undefined;
}

/** Returns an entry of one side that the merged form hides. */
function lostOf(
  form: FormDefinition,
  named: readonly Named[],
  {
    base,
    side,
    values,
    origins,
    of,
  }: { base: FormValues; side: FormValues; values: FormValues; origins: Origins; of: Side },
): readonly Lost[] {
  return named
    .filter(({ asked }) => asked.length > 0)
    .flatMap((one) => {
      const [before, after] = [answeredRows(form, side, one), answeredRows(form, values, one)];
      const places: readonly Omit<Lost, 'named'>[] = one.inRow
        ? (origins[one.section.key] ?? []).map((origin, row) => ({ row, own: origin[of] }))
        : [{ row: undefined, own: undefined }];
      return places
        .filter(
          ({ row, own }) => (one.inRow ? own !== undefined : true) && before.has(own) && !after.has(row),
        )
        .filter(({ own }) => isEntered(form, one, own, { base, side }))
        .map((place) => ({ named: one, ...place }));
    });
}

type Result = Merged<FormValues>;

/** Returns the hiding fields in which the sides differ, as overlaps. */
function contested(
  form: FormDefinition,
  lost: Lost & { readonly of: Side },
  three: Three<FormValues>,
  result: Result,
  origins: Origins,
): Result {
  const { mine, theirs } = three;
  let { values } = result;
  const overlaps = [...result.overlaps];
  for (const { section: key, inRow, key: field } of lost.named.asked) {
    const section = form.sections.find((one) => one.key === key);
    const leaf = leafFields((inRow ? section?.group?.fields : section?.fields) ?? []).find(
      (one) => one.key === field,
    );
    if (!section || !leaf) continue;
    const origin = inRow && lost.row !== undefined ? origins[key]?.[lost.row] : undefined;
    if (inRow && (origin?.mine === undefined || origin.theirs === undefined)) continue;
    const [own, other] = [rowIn(section, mine, origin?.mine), rowIn(section, theirs, origin?.theirs)];
    const keys = storedKeys(leaf);
    const now = rowIn(section, values, inRow ? lost.row : undefined);
    // Equal to the side that lost the entry: then something else hides it.
    if (sameIn(keys, own, other) || sameIn(keys, now, lost.of === 'mine' ? own : other)) continue;
    const at: Omit<FieldAt, 'key'> = {
      section: key,
      ...(inRow && lost.row !== undefined && { row: lost.row }),
    };
    for (const one of keys) values = withValue(form, values, { ...at, key: one }, own[one] ?? '');
    const overlap: Overlap = overlapOf(keys, other, at);
    if (!overlaps.some((known) => fieldPath(known.at) === fieldPath(overlap.at))) overlaps.push(overlap);
  }
  return { values, overlaps };
}

const forms = new WeakMap<FormDefinition, readonly Named[]>();

/** Limit for chains of conditions, each of which can hide another entry. */
const MAX_ROUNDS = 8;

/**
 * One user's entry can be hidden by another user's answer: no known allergies, and an allergy. The hiding answer then
 * becomes an overlap that someone has to resolve.
 */
export function withHidden(
  form: FormDefinition,
  three: Three<FormValues>,
  merged: Merged<FormValues>,
  origins: Origins,
): Merged<FormValues> {
  const named = forms.get(form) ?? namedFields(form);
  forms.set(form, named);
  let result = merged;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { base } = three;
    const before = result;
    for (const of of ['mine', 'theirs'] as const) {
      const { values } = result;
      const lost = lostOf(form, named, { base, side: three[of], values, origins, of });
      for (const one of lost) result = contested(form, { ...one, of }, three, result, origins);
    }
    if (result.values === before.values && result.overlaps.length === before.overlaps.length) break;
  }
  return result;
}
