import { useCallback, useEffect, useRef, useState } from 'react';

/** After this many milliseconds, say that it is slow and offer to cancel. */
const SLOW_MS = 8_000;

type Step<Failure> =
  | { readonly at: 'rest' }
  | { readonly at: 'work'; readonly slow: boolean }
  | { readonly at: 'failure'; readonly failure: Failure };

export interface Slowly<Failure> {
  readonly step: Step<Failure>;
  readonly run: () => void;
  /** Cancels and resets; later results are ignored. */
  readonly cancel: () => void;
}

/** Runs a network task the person waits for: it reports slowness, can be cancelled, and keeps the error. */
export function useSlowly<Failure>(
  work: (signal: AbortSignal) => Promise<void>,
  failureOf: (error: unknown) => Failure,
): Slowly<Failure> {
  const [step, setStep] = useState<Step<Failure>>({ at: 'rest' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    if (step.at !== 'work' || step.slow) return;
    const timer = setTimeout(() => setStep({ at: 'work', slow: true }), SLOW_MS);
    return () => clearTimeout(timer);
  }, [step]);

  function run() {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    setStep({ at: 'work', slow: false });
    const settle = (next: Step<Failure>) => {
      if (running.current === mine && !mine.signal.aborted) setStep(next);
    };
    work(mine.signal).then(
      () => settle({ at: 'rest' }),
      (error: unknown) => settle({ at: 'failure', failure: failureOf(error) }),
    );
  }

  const cancel = useCallback(() => {
    running.current?.abort();
    setStep({ at: 'rest' });
  }, []);
  return { step, run, cancel };
}
