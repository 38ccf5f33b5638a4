import type { HttpClient, HttpError } from '@careline/core/internal/http';
import { getPreference, type TagDefinition, tagDefinitions } from '@careline/core/internal/preferences';
import { useQuery } from '../http/index.ts';

export interface TagDefinitions {
  readonly phase: 'loading' | 'ready' | 'failed';
  /** In order, including archived ones; empty until loaded. */
  readonly tags: readonly TagDefinition[];
  readonly error: HttpError | undefined;
  readonly retry: () => void;
}

const NONE: readonly TagDefinition[] = [];

export function useTagDefinitions(http: HttpClient, isAsked = true): TagDefinitions {
  const { state, retry } = useQuery<readonly TagDefinition[]>(
    [http],
    async (signal) => tagDefinitions(await http.call(getPreference, { query: { type: 'TAGS' }, signal })),
    { isAsked },
  );
  return {
    phase: state.phase,
    tags: state.phase === 'ready' ? state.value : NONE,
    error: state.phase === 'failed' ? state.error : undefined,
    retry,
  };
}
