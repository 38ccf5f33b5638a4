import { type MenuItem, PATHS } from '@careline/core/internal/navigation';
import { type AccountChoice, updateAccountChoice } from '@careline/core/internal/preferences';
import { useEffect, useState } from 'react';
import { useConsole } from '../console-context.tsx';

/** The pages where a day begins: nothing is in the middle of being entered there. */
export const beginsADay = (path: string, menu: readonly MenuItem[]): boolean =>
  path === PATHS.programmeArea || path === PATHS.today || path === menu[0]?.link;

export interface TourOptions {
  /** What the server holds of the person; undefined until it is read. */
  readonly stored: AccountChoice | undefined;
  /** Whether the page that is open is one where a day begins. */
  readonly isBeginning: boolean;
}

export interface Tour {
  /** `asked`: the person wants to see it again. */
  readonly shown: 'once' | 'asked' | undefined;
  readonly ask: () => void;
  readonly close: () => void;
}

/** Once for each person, on whichever device they sign in first, and again whenever they ask for it. */
export function useTour({ stored, isBeginning }: TourOptions): Tour {
  const { http } = useConsole();
  const [shown, setShown] = useState<'once' | 'asked'>();
  const [isOver, setOver] = useState(false);
  const isNew = stored !== undefined && stored.tour === undefined;
  const begins = isNew && isBeginning && !isOver && shown === undefined;
  useEffect(() => {
    if (!begins) return;
    setShown('once');
    setOver(true);
    const body = { type: 'ACCOUNT_INFO', preferenceInfo: { tour: 'shown' } } as const;
    // What could not be written down is shown once more at the next sign-in; nothing else depends on it.
    http.call(updateAccountChoice, { body }).catch(() => undefined);
  }, [begins, http]);
  // Whoever goes on to work has seen enough of it.
  if (shown === 'once' && !isBeginning) setShown(undefined);
  return { shown, ask: () => setShown('asked'), close: () => setShown(undefined) };
}
