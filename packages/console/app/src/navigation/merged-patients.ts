import { type HttpClient, type MergedPatient, mergedPatient } from '@careline/core/internal/http';

/** Notifies subscribers that a patient's record was merged into another. */
export interface MergedPatients {
  subscribe(listener: (merged: MergedPatient) => void): () => void;
}

/** Returns a client that reports merges when a call fails because of one. The call still fails. */
export function watchingMerges(http: HttpClient): {
  readonly http: HttpClient;
  readonly merged: MergedPatients;
} {
  const listeners = new Set<(merged: MergedPatient) => void>();
  const call = ((endpoint, request) =>
    http.call(endpoint, request).catch((error: unknown) => {
      const merged = mergedPatient(error);
      if (merged) for (const listener of listeners) listener(merged);
      throw error;
    })) as HttpClient['call'];
  return {
    http: { ...http, call },
    merged: {
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
  };
}
