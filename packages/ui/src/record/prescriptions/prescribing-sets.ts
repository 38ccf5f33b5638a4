import type { HttpClient } from '@careline/core/internal/http';
import {
  type FavouritePrescription,
  favouritePrescriptions,
} from '@careline/core/internal/preferences/templates';
import {
  isSameDiagnosis,
  isSameSet,
  type SetDiagnosis,
  type SetLine,
  type WrittenDiagnosis,
} from '@careline/core/internal/prescriptions';
import { newId } from '../../http/index.ts';
import { useFavourites, useTemplates } from '../../preferences/index.ts';

/** Medicines that are added together: the user's favourite, or a template of the organisation. */
export interface PrescribingSet {
  readonly id: string;
  readonly name: string;
  readonly of: 'favourite' | 'template';
  readonly lines: readonly SetLine[];
  readonly diagnosis?: SetDiagnosis | undefined;
}

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
    /** Returns the favourite with exactly these lines. */
    same: (lines: readonly SetLine[]) => entries.find((one) => isSameSet(one.lines, lines)),
    save(name: string, lines: readonly SetLine[], diagnosis?: SetDiagnosis) {
      const id = newId();
      return change(`save ${name} ${keyOf(lines)} ${diagnosis?.term ?? ''}`, (all) => [
        ...all,
        { id, name, lines: [...lines], ...(diagnosis && { diagnosis }) },
      ]);
    },
    rename: (id: string, name: string) =>
      change(`rename ${id} ${name}`, (all) => all.map((one) => (one.id === id ? { ...one, name } : one))),
    setDiagnosis: (id: string, diagnosis?: SetDiagnosis) =>
      change(`diagnosis ${id} ${diagnosis?.term ?? ''}`, (all) =>
        all.map(({ diagnosis: before, ...one }) => {
          const next = one.id === id ? diagnosis : before;
          return { ...one, ...(next && { diagnosis: next }) };
        }),
      ),
    remove: (id: string) => change(`remove ${id}`, (all) => all.filter((one) => one.id !== id)),
  };
}

export type FavouritePrescriptions = ReturnType<typeof useFavouritePrescriptions>;

/**
 * Returns the sets that can be added at once. Favourites for the encounter's diagnoses come first, then the doctor's
 * other favourites, then the organisation's templates.
 */
export function usePrescribingSets(
  favourites: FavouritePrescriptions,
  enrolled: readonly string[],
  diagnoses: readonly WrittenDiagnosis[],
): readonly PrescribingSet[] {
  const templates = useTemplates('PRESCRIPTION_TEMPLATES', enrolled);
  const isForEncounter = ({ diagnosis }: Pick<PrescribingSet, 'diagnosis'>): boolean =>
    diagnosis !== undefined && diagnoses.some((one) => isSameDiagnosis(diagnosis, one));
  const own = favourites.entries.map((one) => ({ ...one, of: 'favourite' as const }));
  return [
    ...own.filter(isForEncounter),
    ...own.filter((one) => !isForEncounter(one)),
    ...templates.map(({ id, title, lines }) => ({ id, name: title, of: 'template' as const, lines })),
  ];
}
