import type { AppContext } from './app-context.ts';
import { errorFacts, type Log } from './log.ts';

/** Work that starts after its request is answered, so that it does not delay the answer. */
export interface AfterAnswer {
  run(c: AppContext, name: string, work: () => Promise<void>): void;
  /** Resolves when no such work is running. */
  settled(): Promise<void>;
}

export function createAfterAnswer(log: Log): AfterAnswer {
  const underWay = new Set<Promise<void>>();
  return {
    run(c, name, work) {
      const task = new Promise<void>((resolve) => c.env.outgoing.once('close', () => resolve()))
        .then(work)
        .catch((error) => log.error(`${name}-failed`, errorFacts(error)))
        .finally(() => underWay.delete(task));
      underWay.add(task);
    },
    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
