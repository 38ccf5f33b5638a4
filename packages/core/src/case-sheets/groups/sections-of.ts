import type { CaseSheetSection } from '../section.ts';
import type { CASE_SHEET_GROUPS, CaseSheetGroup, CaseSheetSectionKey } from '../section-key.ts';

/** Sections by key, each under its own. */
export type SectionsByKey<Key extends CaseSheetSectionKey> = {
  readonly [Each in Key]: CaseSheetSection & { readonly key: Each };
};

/** The sections of a group, none forgotten. */
export type SectionsOf<Group extends CaseSheetGroup> = SectionsByKey<
  (typeof CASE_SHEET_GROUPS)[Group][number]
>;
