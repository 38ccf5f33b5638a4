const LOCK = 'careline.renewal';

/** Without browser locks (plain http other than localhost), only this page's tasks take turns. */
let lastHere: Promise<unknown> = Promise.resolve();

function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const run = lastHere.then(task, task);
  lastHere = run.catch(() => undefined);
  return run;
}

/** Runs a sign-in task when no other one is running, in this tab or another. */
export function exclusively<T>(task: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager };
  return locks ? (locks.request(LOCK, task) as Promise<T>) : inTurn(task);
}
