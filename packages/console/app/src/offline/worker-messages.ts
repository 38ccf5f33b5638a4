export type WorkerMessage =
  /** Activate now: the person accepted the new version. */
  | { readonly say: 'activate' }
  /** Remove older builds' files if no other tab is open. */
  | { readonly say: 'remove-older' }
  /** Asks whether this path is a file of the worker's build. The answer, a boolean, goes to the port. */
  | { readonly say: 'holds'; readonly path: string };

const WORDS: readonly unknown[] = ['activate', 'remove-older', 'holds'] satisfies WorkerMessage['say'][];

/** Returns a known message, or undefined: anything may be posted to a worker. */
export function readWorkerMessage(data: unknown): WorkerMessage | undefined {
  const kind = (data as WorkerMessage | null)?.say;
  return WORDS.includes(kind) ? (data as WorkerMessage) : undefined;
}
