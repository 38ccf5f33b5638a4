import type { CaseSheetSection } from './section.ts';
import type { SheetVersion } from './version.ts';

/**
 * Returns the versions that a new version continues. A section about one visit starts empty in the next visit,
 * so only versions of the same encounter count; without an encounter, and for all other sections, every version does.
 */
export const continuedVersions = <Version extends Pick<SheetVersion, 'encounterId'>>(
  { ofVisit = false }: Pick<CaseSheetSection, 'ofVisit'>,
  newest: readonly Version[],
  encounterId: string | null | undefined,
): readonly Version[] =>
  ofVisit && encounterId ? newest.filter((version) => version.encounterId === encounterId) : newest;
