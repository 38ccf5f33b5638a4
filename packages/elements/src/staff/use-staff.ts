import type { HttpClient, HttpError } from '@careline/core/internal/http';
import { getProfile, type UserProfile } from '@careline/core/internal/identity';
import { useQuery } from '@careline/ui/http';

export type StaffState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly error: HttpError }
  /** The services answer, and name nobody. */
  | { readonly phase: 'nobody' }
  | { readonly phase: 'known'; readonly profile: UserProfile };

/** Whoever logs calls is a person: an answer without one is no failure that trying again would mend. */
function stateOf({ data }: { readonly data: UserProfile }): StaffState {
  return data.sub === '' || data.resourceId === '' ? { phase: 'nobody' } : { phase: 'known', profile: data };
}

/** Whose token the session has, read once for each client; `retry` reads again. */
export function useStaff(http: HttpClient): { readonly staff: StaffState; readonly retry: () => void } {
  const { state, retry } = useQuery(
    [http],
    async (signal) => stateOf(await http.call(getProfile, { signal })),
    {
      endpoint: getProfile.name,
    },
  );
  if (state.phase === 'ready') return { staff: state.value, retry };
  const isNobody = state.phase === 'failed' && state.error.failure === 'answer-invalid';
  return { staff: isNobody ? { phase: 'nobody' } : state, retry };
}
