import type { LookUp } from '@careline/core/internal/forms';
import { useContext, useEffect, useState } from 'react';
import type { Suggestion } from '../../../primitives/suggest-field/index.ts';
import { type LookedUp, LookUpsContext } from './look-ups.ts';

interface Found {
  readonly typed: string;
  /** Undefined if the table could not be loaded. */
  readonly suggestions: readonly Suggestion[] | undefined;
}

const NOTHING: readonly Suggestion[] = [];

const suggestionOf = ({ code, term }: LookedUp): Suggestion => ({ id: code, code, text: term });

/** Returns the matches for the typed text; none for empty text. Keeps the previous ones until the next arrive. */
export function useLookedUp(table: LookUp['table'], typed: string) {
  const find = useContext(LookUpsContext)[table];
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    if (!find || typed.trim() === '') return;
    let isCurrent = true;
    const set = (suggestions: Found['suggestions']) => {
      if (isCurrent) setFound({ typed, suggestions });
    };
    find(typed).then(
      (all) => set(all.map(suggestionOf)),
      () => set(undefined),
    );
    return () => {
      isCurrent = false;
    };
  }, [find, typed]);
  if (typed.trim() === '' || !found) return { suggestions: NOTHING, state: 'waiting' } as const;
  if (!found.suggestions) return { suggestions: NOTHING, state: 'missing' } as const;
  return { suggestions: found.suggestions, state: found.typed === typed ? 'found' : 'waiting' } as const;
}
