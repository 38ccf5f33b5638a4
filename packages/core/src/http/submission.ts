import { createStore, type StoreApi } from 'zustand/vanilla';
import { HttpError } from './http-error.ts';

/** State that attempts of the same content share. */
export interface Attempts<Made> {
  /**
   * Returns the request for this content, with ids, times and key of the first attempt. Every retry is identical,
   * because the server may have received the first.
   */
  of(content: string, make: () => Made): Made;
  /** Returns the current request; undefined if there is none or it is settled. */
  last(): Made | undefined;
  /** Continues a request of an earlier page. */
  restore(content: string, made: Made): void;
  /** Ends the request: the next attempt of the same content is a new one. */
  settle(): void;
}

/** Tracks the attempts of one content. Another content replaces it. */
export function createAttempts<Made>(): Attempts<Made> {
  let latest: { readonly content: string; readonly made: Made } | undefined;
  return {
    of(content, make) {
      if (latest?.content !== content) latest = { content, made: make() };
      return latest.made;
    },
    last: () => latest?.made,
    restore(content, made) {
      latest = { content, made };
    },
    settle() {
      latest = undefined;
    },
  };
}

/** Returns a function that runs the work at most once at a time. Concurrent callers share the result. */
export function onceAtATime<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let underWay: Promise<Result> | undefined;
  return () => {
    underWay ??= work().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

/** Ids of one submission, the same for every attempt. */
export interface SubmissionIds {
  readonly id: string;
  readonly key: string;
  /** Time of the first attempt, unix seconds: retries with the same key must be identical. */
  readonly at: number;
}

export interface SubmissionState {
  readonly busy: boolean;
  /** Why the last attempt failed. */
  readonly error: HttpError | undefined;
}

/** The server's response to a stored submission. */
export interface Submitted<Answer> {
  readonly answer: Answer;
}

export interface Submission {
  readonly store: StoreApi<SubmissionState>;
  /**
   * Submits once, however often it is triggered. Equal `content` means the same submission, with the same id and key.
   * Undefined if it was not stored or another attempt is pending. Never rejects.
   */
  submit<Answer>(
    content: string,
    send: (ids: SubmissionIds) => Promise<Answer>,
  ): Promise<Submitted<Answer> | undefined>;
  /** Hides the failure. Another attempt is still the same submission. */
  forget(): void;
}

export interface SubmissionOptions {
  readonly newId: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const AT_REST: SubmissionState = { busy: false, error: undefined };

/** Creates a submission, one at a time. */
export function createSubmission({ newId, now }: SubmissionOptions): Submission {
  const store = createStore<SubmissionState>(() => AT_REST);
  const attempts = createAttempts<SubmissionIds>();
  return {
    store,
    forget: () => store.setState({ error: undefined }),
    async submit(content, send) {
      if (store.getState().busy) return undefined;
      store.setState({ busy: true, error: undefined });
      const newIds = () => ({ id: newId(), key: newId(), at: Math.floor(now() / 1000) });
      try {
        const answer = await send(attempts.of(content, newIds));
        attempts.settle();
        store.setState(AT_REST);
        return { answer };
      } catch (error) {
        store.setState({ busy: false, error: HttpError.from(error, 'submission') });
        return undefined;
      }
    },
  };
}
