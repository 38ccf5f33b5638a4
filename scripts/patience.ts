/** How long a test waits for what it expects. A slow, busy machine needs a minute for what takes a second here. */
export const PATIENCE_MS = 90_000;

/** Ends a test or hook that hangs, and only that: a wait that fails names what it waited for long before. */
export const HANG_MS = 20 * 60_000;

/** A first start makes the demo people. The wait ends at once when the process does. */
export const START_LIMIT_MS = 10 * 60_000;
