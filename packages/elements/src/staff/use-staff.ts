import type { HttpClient, HttpError } from '@careline/core/internal/http';
import { getProfile, type UserProfile } from '@careline/core/internal/identity';
import { useQuery } from '@careline/ui/http';

export type StaffState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly error: HttpError }
  /** The services answered without a person. */
  | { readonly phase: 'nobody' }
  | { readonly phase: 'known'; readonly profile: UserProfile };

/** A call is always logged by a person; retrying would not fix a profile without one. */
function stateOf({ data }: { readonly data: UserProfile }): StaffState {
  return data.sub === '' || data.resourceId === '' ? { phase: 'nobody' } : { phase: 'known', profile: data };
}

/** Returns the staff member of the session's token, read once per client; `retry` reads again. */
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
