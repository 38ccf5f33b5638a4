import type { CaseSheetSection } from '@careline/core/internal/case-sheets';
import { codedLabel } from '@careline/core/internal/formatting';
import type { OwnFormLabels } from '../../messages/index.ts';

const made = new WeakMap<CaseSheetSection, OwnFormLabels>();

/** Returns the labels of a section's form. Stable per section, so that the form does not render again. */
export function sheetLabels(section: CaseSheetSection): OwnFormLabels {
  const known =
    made.get(section) ?? ((key, locale) => codedLabel(section.words, key, locale, '') || undefined);
  made.set(section, known);
  return known;
}
