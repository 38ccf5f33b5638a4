import type { PatientMatch } from '@careline/core/internal/patients';
import type { IconName } from '../../primitives/icon/index.ts';

export interface PaletteEntry {
  readonly key: string;
  readonly label: string;
  readonly icon: IconName;
  /** Extra search words that are not shown. */
  readonly also?: string;
  readonly onRun: () => void;
}

export type PaletteGroup = 'recents' | 'patients' | 'screens' | 'actions';

export type PaletteRow =
  | { readonly group: 'screens' | 'actions'; readonly key: string; readonly entry: PaletteEntry }
  | { readonly group: 'recents' | 'patients'; readonly key: string; readonly patient: PatientMatch };

const folded = (text: string): string => text.normalize('NFC').toLocaleLowerCase();

/** Scores a match: 0 if a word of the text starts no word of the entry, 2 if the label starts with the text. */
function fitOf({ label, also = '' }: PaletteEntry, text: string): number {
  const searchText = folded(text).trim();
  if (folded(label).startsWith(searchText)) return 2;
  const words = folded(`${label} ${also}`).split(/\s+/);
  return searchText.split(/\s+/).every((part) => words.some((word) => word.startsWith(part))) ? 1 : 0;
}

export interface PaletteContent {
  readonly text: string;
  readonly screens: readonly PaletteEntry[];
  readonly actions: readonly PaletteEntry[];
  readonly recents: readonly PatientMatch[];
  readonly found: readonly PatientMatch[];
}

function entryRows(
  group: 'screens' | 'actions',
  entries: readonly PaletteEntry[],
  text: string,
): PaletteRow[] {
  const fitting = entries.map((entry) => ({ entry, fit: fitOf(entry, text) })).filter(({ fit }) => fit > 0);
  return fitting
    .sort((one, other) => other.fit - one.fit)
    .map(({ entry }) => ({ group, key: `${group} ${entry.key}`, entry }));
}

const patientRows = (group: 'recents' | 'patients', patients: readonly PatientMatch[]): PaletteRow[] =>
  patients.map((patient) => ({ group, key: `${group} ${patient.vitaId}`, patient }));

/**
 * Returns the rows of the list. Screens and actions are known at once and come before the patients, which arrive later,
 * so the top rows do not move while someone is about to press Enter.
 */
export function paletteRows({
  text,
  screens,
  actions,
  recents,
  found,
}: PaletteContent): readonly PaletteRow[] {
  const empty = text.trim() === '';
  return [
    ...(empty ? patientRows('recents', recents) : []),
    ...entryRows('screens', screens, text),
    ...entryRows('actions', actions, text),
    ...(empty ? [] : patientRows('patients', found)),
  ];
}
