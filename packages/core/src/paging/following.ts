import { createLatest } from '#http';

/** Reads what is shown anew for changes that were made elsewhere, one reading at a time. */
export interface Following {
  /** A change was made; one that comes while something is being read that may be from before it is read after that. */
  follow(): Promise<void>;
  /** The list reads by itself, after every change so far. */
  overtake(): void;
  /** The list goes on from what is shown: changes that were not read yet are read after that. */
  interrupt(): void;
  /** The list has read: now what was not read yet is. */
  catchUp(): void;
}

export interface FollowingOptions<Change> {
  readonly endpoint: string;
  /** There is something that could be read anew. */
  readonly isShown: () => boolean;
  /** The list is reading by itself. */
  readonly isBusy: () => boolean;
  readonly read: (signal: AbortSignal) => Promise<Change>;
  readonly put: (change: Change) => void;
}

export function createFollowing<Change>(options: FollowingOptions<Change>): Following {
  const { endpoint, isShown, isBusy, read, put } = options;
  const latest = createLatest();
  let isFollowing = false;
  /** A change came that nothing has been read after. */
  let isBehind = false;

  async function follow(): Promise<void> {
    if (!isShown()) return;
    isBehind = true;
    if (isFollowing) return;
    isFollowing = true;
    while (isBehind && !isBusy()) {
      isBehind = false;
      const anew = await latest.ask(endpoint, read);
      if (anew?.value) put(anew.value);
    }
    isFollowing = false;
  }

  return {
    follow,
    overtake() {
      isBehind = false;
      latest.stop();
    },
    interrupt() {
      isBehind ||= isFollowing;
      latest.stop();
    },
    catchUp() {
      if (isBehind) void follow();
    },
  };
}
