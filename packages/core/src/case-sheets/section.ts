import type { PersonContext } from '#clinical';
import type { CodedLabels } from '#formatting';
import type { FormDefinition } from '#forms';
import type { CASE_SHEET_GROUPS } from '#record';
import type { CaseSheetGroup, CaseSheetSectionKey } from './section-key.ts';

/** Facts about the patient of a sheet. */
export type CaseSheetPerson = Pick<PersonContext, 'sex' | 'age'>;

/** A section of a case sheet: its form, labels and source. */
export interface CaseSheetSection {
  readonly key: CaseSheetSectionKey;
  /**
   * `case-sheet/oral@1`: the version increases when a key or option changes its meaning. Forms with measured values
   * include the hand-over of critical ones.
   */
  readonly form: FormDefinition;
  /** Labels by the form's keys, `caseSheet.ORAL.…`, which are unique. */
  readonly words: CodedLabels<string>;
  /** Textbook, national form or guideline. */
  readonly source: string;
  /** Restricts the section to some patients. If the sex is unknown, every section applies. */
  readonly asksOf?: (person: CaseSheetPerson) => boolean;
  /** Whether it is about one visit, such as its complaint. It then starts empty in the next one. */
  readonly ofVisit?: boolean;
}

/** Whether the patient is not known to be male. */
export const mayBeFemale = ({ sex }: CaseSheetPerson): boolean => sex?.toLowerCase() !== 'male';

/** Whether the patient is not known to be female. */
export const mayBeMale = ({ sex }: CaseSheetPerson): boolean => sex?.toLowerCase() !== 'female';

/** Sections by key, each under its own. */
export type SectionsByKey<Key extends CaseSheetSectionKey> = {
  readonly [Each in Key]: CaseSheetSection & { readonly key: Each };
};

/** The sections of a group, none forgotten. */
export type SectionsOf<Group extends CaseSheetGroup> = SectionsByKey<
  (typeof CASE_SHEET_GROUPS)[Group][number]
>;
