import { createLatest } from '#http';

/** Reloads a visible list after changes made elsewhere, one request at a time. */
export interface Following {
  /** Reports a change. If a pending request may predate it, the list is loaded again afterwards. */
  follow(): Promise<void>;
  /** The list starts its own load, which covers all changes so far. */
  overtake(): void;
  /** The list loads more rows. Pending changes are loaded afterwards. */
  interrupt(): void;
  /** The list has finished loading: loads pending changes. */
  catchUp(): void;
}

export interface FollowingOptions<Change> {
  readonly endpoint: string;
  /** Whether anything is shown that can be reloaded. */
  readonly isShown: () => boolean;
  /** Whether the list is loading. */
  readonly isBusy: () => boolean;
  readonly read: (signal: AbortSignal) => Promise<Change>;
  readonly put: (change: Change) => void;
}

export function createFollowing<Change>(options: FollowingOptions<Change>): Following {
  const { endpoint, isShown, isBusy, read, put } = options;
  const latest = createLatest();
  let isFollowing = false;
  /** Whether there is a change that has not been loaded. */
  let isBehind = false;

  async function follow(): Promise<void> {
    if (!isShown()) return;
    isBehind = true;
    if (isFollowing) return;
    isFollowing = true;
    while (isBehind && !isBusy()) {
      isBehind = false;
      const reloaded = await latest.ask(endpoint, read);
      if (reloaded?.value) put(reloaded.value);
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
