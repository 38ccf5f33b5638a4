import { createStore, type StoreApi } from 'zustand/vanilla';
import { HttpError } from './http-error.ts';

/** What tries of one content share. */
export interface Attempts<Made> {
  /**
   * What is sent for this content: made at its first try, with ids, times and key, and the same to the letter at each
   * further one, because it is not known whether the server heard the first.
   */
  of(content: string, make: () => Made): Made;
  /** What was made last; undefined where nothing was, or it is settled. */
  last(): Made | undefined;
  /** Goes on with what was made on an earlier page. */
  restore(content: string, made: Made): void;
  /** The server has answered: the next try of the same content is another one. */
  settle(): void;
}

/** One content on its way to the server, however often it is tried; another content takes its place. */
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

/** Work that is under way once at most: whoever asks meanwhile gets what that comes to. */
export function onceAtATime<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let underWay: Promise<Result> | undefined;
  return () => {
    underWay ??= work().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}

/** Ids of one thing that is sent: the same for every try of it. */
export interface SubmissionIds {
  readonly id: string;
  readonly key: string;
  /** When it was first tried, unix seconds: a repeat under the same key has to be the same to the letter. */
  readonly at: number;
}

export interface SubmissionState {
  readonly busy: boolean;
  /** Why the last try failed. */
  readonly error: HttpError | undefined;
}

/** The server has it; what it answered. */
export interface Submitted<Answer> {
  readonly answer: Answer;
}

export interface Submission {
  readonly store: StoreApi<SubmissionState>;
  /**
   * Sends something, once however often it is pressed. `content` tells tries of one thing from another thing: while it
   * stays the same, id and key do. Undefined where it is not stored, or another try is under way. Never rejects.
   */
  submit<Answer>(
    content: string,
    send: (ids: SubmissionIds) => Promise<Answer>,
  ): Promise<Submitted<Answer> | undefined>;
  /** The failure is not shown any more; a further try is the same one nevertheless. */
  forget(): void;
}

export interface SubmissionOptions {
  readonly newId: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const AT_REST: SubmissionState = { busy: false, error: undefined };

/** One thing at a time on its way to the server. */
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
