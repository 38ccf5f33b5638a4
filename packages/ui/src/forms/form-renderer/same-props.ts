import {
  type FormProblems,
  fieldPath,
  storedKeys,
  type VisibleBlock,
  type VisibleSection,
} from '@careline/core/forms';
import type { FieldFaces, FieldNotes, FormFieldProps } from './form-field-props.ts';

/**
 * What is shown and what is wrong is worked out anew with every key, so both are compared by what they say; everything
 * else keeps its identity while it does not change.
 */
type Compared = {
  readonly problems: FormProblems;
  readonly notes: FieldNotes;
  readonly faces: FieldFaces;
};

const sameRest = (before: object, after: object, compared: readonly string[]): boolean =>
  Object.entries(before).every(([key, value]) => compared.includes(key) || value === Reflect.get(after, key));

const hasSameContent = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

type ComparedValue = Compared[keyof Compared];

const inSection = (compared: ComparedValue, section: string) =>
  Object.entries(compared).filter(([path]) => path.startsWith(`${section}.`));

/** A form whose store keeps what did not change is compared at a glance. */
const sameInSection = (before: Compared, after: Compared, section: string): boolean =>
  (['problems', 'notes', 'faces'] as const).every(
    (part) =>
      before[part] === after[part] ||
      hasSameContent(inSection(before[part], section), inSection(after[part], section)),
  );

const sameBlock = (one: VisibleBlock, other: VisibleBlock): boolean =>
  one.values === other.values &&
  one.row === other.row &&
  one.fields.length === other.fields.length &&
  one.fields.every((field, index) => field === other.fields[index]);

type BlockLike = Compared & { readonly section: string; readonly block: VisibleBlock };

/** Whether the fields of a section or of a row would be drawn as they are. */
export function sameBlockProps(before: BlockLike, after: BlockLike): boolean {
  const { section } = before;
  const path = before.block.row === undefined ? section : `${section}.${before.block.row}`;
  return (
    sameBlock(before.block, after.block) &&
    sameInSection(before, after, path) &&
    sameRest(before, after, ['block', 'problems', 'notes', 'faces'])
  );
}

type SectionLike = Compared & { readonly shown: VisibleSection };

/** Whether a whole section would be drawn as it is. */
export function sameSectionProps(before: SectionLike, after: SectionLike): boolean {
  const { section, own, rows } = before.shown;
  return (
    section === after.shown.section &&
    sameBlock(own, after.shown.own) &&
    rows.length === after.shown.rows.length &&
    rows.every((row, index) => sameBlock(row, after.shown.rows[index] ?? own)) &&
    sameInSection(before, after, section.key) &&
    sameRest(before, after, ['shown', 'problems', 'notes', 'faces'])
  );
}

/** Whether a field would be drawn as it is: what is typed into its neighbours does not change it. */
export function sameFieldProps(before: FormFieldProps, after: FormFieldProps): boolean {
  return (
    storedKeys(after.field).every((key) => before.values[key] === after.values[key]) &&
    fieldPath(before.at) === fieldPath(after.at) &&
    hasSameContent(before.problem, after.problem) &&
    hasSameContent(before.face, after.face) &&
    sameRest(before, after, ['values', 'at', 'problem', 'face'])
  );
}
