import type { HttpClient } from '@careline/core/http';
import { type FavouritePrescription, favouritePrescriptions } from '@careline/core/preferences/templates';
import { isSameSet, type SetLine } from '@careline/core/prescriptions';
import { newId } from '../../http/index.ts';
import { useFavourites, useTemplates } from '../../preferences/index.ts';

/** Medicines that are added at once: a favourite of one's own, or a template of the organisation. */
export interface PrescribingSet {
  readonly id: string;
  readonly name: string;
  readonly of: 'favourite' | 'template';
  readonly lines: readonly SetLine[];
}

/** The favourites of the person among prescriptions. */
export function useFavouritePrescriptions(http: HttpClient) {
  const { entries, areRead, busy, error, forget, change } = useFavourites<FavouritePrescription>(
    http,
    favouritePrescriptions,
  );
  const keyOf = (lines: readonly SetLine[]) => JSON.stringify(lines);
  return {
    entries,
    areRead,
    busy,
    error,
    forget,
    /** The favourite that prescribes just this. */
    same: (lines: readonly SetLine[]) => entries.find((one) => isSameSet(one.lines, lines)),
    save(name: string, lines: readonly SetLine[]) {
      const id = newId();
      return change(`save ${name} ${keyOf(lines)}`, (all) => [...all, { id, name, lines: [...lines] }]);
    },
    rename: (id: string, name: string) =>
      change(`rename ${id} ${name}`, (all) => all.map((one) => (one.id === id ? { ...one, name } : one))),
    remove: (id: string) => change(`remove ${id}`, (all) => all.filter((one) => one.id !== id)),
  };
}

export type FavouritePrescriptions = ReturnType<typeof useFavouritePrescriptions>;

/** What can be added at once: one's favourites before the organisation's templates. */
export function usePrescribingSets(
  favourites: FavouritePrescriptions,
  enrolled: readonly string[],
): readonly PrescribingSet[] {
  const templates = useTemplates('PRESCRIPTION_TEMPLATES', enrolled);
  return [
    ...favourites.entries.map((one) => ({ ...one, of: 'favourite' as const })),
    ...templates.map(({ id, title, lines }) => ({ id, name: title, of: 'template' as const, lines })),
  ];
}
