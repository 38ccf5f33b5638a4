import type { PersonContext } from '#clinical';
import type { CodedLabels } from '#formatting';
import type { FormDefinition } from '#forms';
import type { CASE_SHEET_GROUPS } from '#record';
import type { CaseSheetGroup, CaseSheetSectionKey } from './section-key.ts';

/** What is known of the person a sheet is about. */
export type CaseSheetPerson = Pick<PersonContext, 'sex' | 'age'>;

/** A section of a case sheet: its form, its words and where both come from. */
export interface CaseSheetSection {
  readonly key: CaseSheetSectionKey;
  /**
   * `case-sheet/oral@1`: the version grows when a key or an option changes its meaning. A form with measured values also asks
   * who was told of a critical one.
   */
  readonly form: FormDefinition;
  /** By the form's label keys, `caseSheet.ORAL.…`: no other section has the same ones. */
  readonly words: CodedLabels<string>;
  /** Textbook, national form or guideline. */
  readonly source: string;
  /** Whom it suits, where that is not everybody; somebody whose sex is not known may be asked everything. */
  readonly asksOf?: (person: CaseSheetPerson) => boolean;
}

/** Somebody who is not known to be male. */
export const mayBeFemale = ({ sex }: CaseSheetPerson): boolean => sex?.toLowerCase() !== 'male';

/** Somebody who is not known to be female. */
export const mayBeMale = ({ sex }: CaseSheetPerson): boolean => sex?.toLowerCase() !== 'female';

/** Sections by key, each under its own. */
export type SectionsByKey<Key extends CaseSheetSectionKey> = {
  readonly [Each in Key]: CaseSheetSection & { readonly key: Each };
};

/** The sections of a group, none forgotten. */
export type SectionsOf<Group extends CaseSheetGroup> = SectionsByKey<
  (typeof CASE_SHEET_GROUPS)[Group][number]
>;
