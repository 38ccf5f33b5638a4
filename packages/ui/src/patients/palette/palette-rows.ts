import type { PatientMatch } from '@careline/core/internal/patients';
import type { IconName } from '../../primitives/icon/index.ts';

/** A screen, or something to do. */
export interface PaletteEntry {
  /** Distinguishes it from every other one. */
  readonly key: string;
  readonly label: string;
  readonly icon: IconName;
  /** Words by which it is found too; they are not shown. */
  readonly also?: string;
  readonly onRun: () => void;
}

export type PaletteGroup = 'recents' | 'patients' | 'screens' | 'actions';

export type PaletteRow =
  | { readonly group: 'screens' | 'actions'; readonly key: string; readonly entry: PaletteEntry }
  | { readonly group: 'recents' | 'patients'; readonly key: string; readonly patient: PatientMatch };

const folded = (text: string): string => text.normalize('NFC').toLocaleLowerCase();

/** How well an entry fits: 0 where not every word of the text begins one of its own, 2 where its label begins with the text. */
function fitOf({ label, also = '' }: PaletteEntry, text: string): number {
  const sought = folded(text).trim();
  if (folded(label).startsWith(sought)) return 2;
  const words = folded(`${label} ${also}`).split(/\s+/);
  return sought.split(/\s+/).every((part) => words.some((word) => word.startsWith(part))) ? 1 : 0;
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
 * What the list shows. Screens and actions are known at once and stand before the patients, who come with the answer: what is at
 * the top does not move under a key that is on its way.
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
