import type { FormProblems, VisibleBlock, VisibleSection } from '@careline/core/forms';
import type { FieldFaces, FieldNotes } from './form-field-props.ts';

/**
 * What is shown and what is wrong is worked out anew with every key, so both are compared by what they say; everything
 * else keeps its identity while it does not change.
 */
type Compared = {
  readonly problems: FormProblems;
  readonly notes: FieldNotes;
  readonly faces: FieldFaces;
};

const sameRest = (before: object, after: object, compared: readonly string[]): boolean => {
  const others = new Map<string, unknown>(Object.entries(after));
  const entries = Object.entries(before).filter(([key]) => !compared.includes(key));
  return entries.every(([key, value]) => others.get(key) === value);
};

const inSection = ({ problems, notes, faces }: Compared, section: string): string =>
  JSON.stringify(
    [problems, notes, faces].map((said) =>
      Object.entries(said).filter(([path]) => path.startsWith(`${section}.`)),
    ),
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
    inSection(before, path) === inSection(after, path) &&
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
    inSection(before, section.key) === inSection(after, section.key) &&
    sameRest(before, after, ['shown', 'problems', 'notes', 'faces'])
  );
}
