const LOCK = 'careline.renewal';

/** Where the browser has no locks (plain http elsewhere than localhost), tasks of this page at least take turns. */
let lastHere: Promise<unknown> = Promise.resolve();

function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const run = lastHere.then(task, task);
  lastHere = run.catch(() => undefined);
  return run;
}

/** Runs a task of the sign-in once no other one runs, in this tab or another. */
export function exclusively<T>(task: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager };
  return locks ? (locks.request(LOCK, task) as Promise<T>) : inTurn(task);
}
