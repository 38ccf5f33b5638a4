import { type HttpClient, HttpError } from '@careline/core/http';
import { getProfile, type UserProfile } from '@careline/core/identity';
import { useEffect, useState } from 'react';

export type StaffState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly error: HttpError }
  /** The services answer, and name nobody. */
  | { readonly phase: 'nobody' }
  | { readonly phase: 'known'; readonly profile: UserProfile };

const LOADING: StaffState = { phase: 'loading' };

/** Whoever logs calls is a person: an answer without one is no failure that trying again would mend. */
function stateOf({ data }: { readonly data: UserProfile }): StaffState {
  return data.sub === '' || data.resourceId === '' ? { phase: 'nobody' } : { phase: 'known', profile: data };
}

function failureOf(error: unknown): StaffState {
  const known = HttpError.from(error, getProfile);
  return known.failure === 'answer-invalid' ? { phase: 'nobody' } : { phase: 'failed', error: known };
}

/** Whose token the session has, read once for each client; `retry` reads again. */
export function useStaff(http: HttpClient): { readonly staff: StaffState; readonly retry: () => void } {
  const [staff, setStaff] = useState(LOADING);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn is another try
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const become = (state: StaffState) => signal.aborted || setStaff(state);
    setStaff(LOADING);
    http.call(getProfile, { signal }).then(
      (answer) => become(stateOf(answer)),
      (error: unknown) => become(failureOf(error)),
    );
    return () => left.abort();
  }, [http, turn]);
  return { staff, retry: () => setTurn((before) => before + 1) };
}
