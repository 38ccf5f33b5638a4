import type { CaseSheetSection } from '../section.ts';
import type { CASE_SHEET_GROUPS, CaseSheetGroup, CaseSheetSectionKey } from '../section-key.ts';

/** Sections by key. */
export type SectionsByKey<Key extends CaseSheetSectionKey> = {
  readonly [Each in Key]: CaseSheetSection & { readonly key: Each };
};

/** Sections of a group; a missing one does not compile. */
export type SectionsOf<Group extends CaseSheetGroup> = SectionsByKey<
  (typeof CASE_SHEET_GROUPS)[Group][number]
>;
