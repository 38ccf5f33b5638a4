const LOCK = 'careline.renewal';

/** Runs a task once no other tab runs one. Pages without locks (plain http elsewhere than localhost) just run it. */
export function exclusively<T>(task: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return task();
  return locks.request(LOCK, task) as Promise<T>;
}
