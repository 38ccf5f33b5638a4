interface Entry {
  readonly url: URL;
  readonly state: unknown;
}

/**
 * Returns the part of a window that the router and the guard for unsaved work use, with its history in memory.
 * If the frame's own history grew, the host page's Back button would move the frame.
 *
 * @param start a path with its query
 */
export function createMemoryPage(start: string, origin = location.origin): Window {
  let entries: Entry[] = [{ url: new URL(start, origin), state: null }];
  let at = 0;
  const events = new EventTarget();
  const here = () => entries[at] as Entry;
  const put = (state: unknown, url: string | URL | null | undefined): Entry => ({
    url: url ? new URL(url, here().url) : here().url,
    state,
  });
  const history = {
    get state() {
      return here().state;
    },
    get length() {
      return entries.length;
    },
    pushState(state: unknown, _: string, url?: string | URL | null) {
      entries = [...entries.slice(0, at + 1), put(state, url)];
      at += 1;
    },
    replaceState(state: unknown, _: string, url?: string | URL | null) {
      entries = entries.with(at, put(state, url));
    },
    /** Like the browser: a step outside the list does nothing; any other one is reported afterwards. */
    go(steps = 0) {
      if (steps === 0 || entries[at + steps] === undefined) return;
      queueMicrotask(() => {
        if (entries[at + steps] === undefined) return;
        at += steps;
        events.dispatchEvent(new PopStateEvent('popstate', { state: here().state }));
      });
    },
  };
  return {
    history,
    get location() {
      return here().url;
    },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  } as unknown as Window;
}
