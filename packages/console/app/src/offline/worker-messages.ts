/** What a page says to a worker. */
export type WorkerMessage =
  /** Take over now: the person asked for the new version. */
  | { readonly say: 'activate' }
  /** Files of older builds may go, if no other tab is open. */
  | { readonly say: 'remove-older' }
  /** Is this path a file of your build? The answer, a boolean, goes to the port. */
  | { readonly say: 'holds'; readonly path: string };

const WORDS: readonly unknown[] = ['activate', 'remove-older', 'holds'] satisfies WorkerMessage['say'][];

/** Anything may be posted to a worker; only our own words are heard. */
export function readWorkerMessage(data: unknown): WorkerMessage | undefined {
  const kind = (data as WorkerMessage | null)?.say;
  return WORDS.includes(kind) ? (data as WorkerMessage) : undefined;
}
