import { type HttpClient, type MergedPatient, mergedPatient } from '@careline/core/internal/http';

/** Tells whoever shows a patient that their record was merged into another one. */
export interface MergedPatients {
  subscribe(listener: (merged: MergedPatient) => void): () => void;
}

/** A client that passes on where a patient is now when a call is refused for it; the refusal stays one. */
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
