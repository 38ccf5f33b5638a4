/**
 * How long a test waits for an expected result. A slow, busy machine can take a minute for what takes a second
 * here.
 */
export const PATIENCE_MS = 90_000;

declare module 'vitest' {
  /** `provide` in vitest.config.ts passes the patience to tests in browsers. */
  interface ProvidedContext {
    readonly patienceMs: number;
  }
}

/** Stops only a test or hook that hangs: a failing wait reports what it waited for long before this. */
export const HANG_MS = 20 * 60_000;

/** The first start creates the demo patients. The wait ends as soon as the process exits. */
export const START_LIMIT_MS = 10 * 60_000;
