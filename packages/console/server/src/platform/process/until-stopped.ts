const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
const INTERRUPTED = 130;

/**
 * Resolves at the first signal, or with the error when the database is lost. A second signal ends the process
 * immediately.
 */
export function untilStopped(lost: Promise<Error>): Promise<'signal' | Error> {
  return new Promise((resolve) => {
    let asked = false;
    const onSignal = () => {
      if (asked) process.exit(INTERRUPTED);
      asked = true;
      console.log('Stopping when running requests have finished. Press Ctrl+C again to stop at once.');
      resolve('signal');
    };
    for (const signal of SIGNALS) process.on(signal, onSignal);
    lost.then(resolve);
  });
}
