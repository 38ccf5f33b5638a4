import { createLatest, type HttpClient } from '#http';
import { listDuplicates } from '#patients/registration';
import type { DuplicateQuestion } from './duplicate-question.ts';
import { type DuplicatesFound, NO_DUPLICATES } from './registration-state.ts';

export interface LookUpOptions {
  readonly http: HttpClient;
  readonly signal: AbortSignal;
  /** Returns the current question; undefined if there is not enough data. */
  readonly question: () => DuplicateQuestion | undefined;
  /** `others`: different people than those shown before. */
  readonly set: (found: DuplicatesFound, others: boolean) => void;
}

/** Searches once for the current form values and waits for the response; `again` forces a new search. */
export type LookUp = (again: boolean) => Promise<void>;

/**
 * Creates the search for duplicates. A newer question cancels the earlier one, whose response is never shown. A failed
 * question is repeated next time.
 */
export function createLookUp({ http, signal, question, set }: LookUpOptions): LookUp {
  let asked = '';
  let shown = '';
  const latest = createLatest();
  let answer = Promise.resolve();

  async function ask(body: DuplicateQuestion): Promise<void> {
    set({ ...NO_DUPLICATES, phase: 'looking' }, false);
    const found = await latest.ask(listDuplicates, (own) =>
      http.call(listDuplicates, { body, signal: AbortSignal.any([signal, own]) }),
    );
    if (found?.value) {
      const { data, elsewhere } = found.value;
      const people = data.map(({ vitaId }) => vitaId).join(' ');
      set({ phase: 'ready', list: data, elsewhere, error: undefined }, people !== shown);
      shown = people;
    } else if (found?.error && !signal.aborted) {
      asked = '';
      set({ ...NO_DUPLICATES, phase: 'failed', error: found.error }, false);
    }
  }

  return (again) => {
    const body = question();
    const key = body ? JSON.stringify(body) : '';
    if (key === asked && !again) return answer;
    asked = key;
    latest.stop();
    if (body) answer = ask(body);
    else set(NO_DUPLICATES, false);
    return answer;
  };
}
