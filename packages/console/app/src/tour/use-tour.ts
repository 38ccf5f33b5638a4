import { type MenuItem, PATHS } from '@careline/core/internal/navigation';
import { type AccountChoice, updateAccountChoice } from '@careline/core/internal/preferences';
import { useEffect, useState } from 'react';
import { useConsole } from '../console-context.tsx';

/** Returns whether a day begins on this page: nobody is in the middle of entering anything there. */
export const beginsADay = (path: string, menu: readonly MenuItem[]): boolean =>
  path === PATHS.programmeArea || path === PATHS.today || path === menu[0]?.link;

export interface TourOptions {
  /** The person's settings on the server; undefined until read. */
  readonly stored: AccountChoice | undefined;
  /** Whether the open page is one where a day begins. */
  readonly isBeginning: boolean;
}

export interface Tour {
  /** `asked`: the person opened it again. */
  readonly shown: 'once' | 'asked' | undefined;
  readonly ask: () => void;
  readonly close: () => void;
}

/** Shows the tour once per person, on whichever device they sign in first, and again on request. */
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
    // If this is not saved, the tour shows once more at the next sign-in; nothing else depends on it.
    http.call(updateAccountChoice, { body }).catch(() => undefined);
  }, [begins, http]);
  // A person who moves on to work has seen enough of it.
  if (shown === 'once' && !isBeginning) setShown(undefined);
  return { shown, ask: () => setShown('asked'), close: () => setShown(undefined) };
}
