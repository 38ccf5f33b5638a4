/** Moves the clock of a page or a process. Runs in pages too, so it uses nothing from outside. */
export function shiftClock(milliseconds) {
  const Real = Date;
  const now = () => Real.now() + milliseconds;
  globalThis.Date = new Proxy(Real, {
    apply: () => new Real(now()).toString(),
    construct: (target, parts, made) => Reflect.construct(target, parts.length === 0 ? [now()] : parts, made),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}

// Applies to a server started with `--import` of this file, and to its workers.
const shift = Number(globalThis.process?.env.CARELINE_CLOCK_SHIFT_MS ?? 0);
if (shift !== 0) shiftClock(shift);
