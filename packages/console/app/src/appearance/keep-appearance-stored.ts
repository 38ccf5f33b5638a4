import { LABEL_LANGUAGES } from '@careline/core/internal/formatting';
import { type HttpClient, HttpError } from '@careline/core/internal/http';
import {
  type AccountChoice,
  accountChoice,
  getPreference,
  updateAccountChoice,
} from '@careline/core/internal/preferences';
import type { Appearance } from '@careline/ui/theme';
import type { AppearanceStore } from './appearance.ts';
import type { AppearancePart, Unstored } from './stored-appearance.ts';

export interface KeepStoredOptions {
  readonly store: AppearanceStore;
  readonly http: HttpClient;
  readonly person: string;
  /** Reports when the connection returns. */
  readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  /** Receives the person's stored choices once they are read. */
  readonly onRead?: (choice: AccountChoice) => void;
}

const FIRST_WAIT_MS = 15_000;
const LONGEST_WAIT_MS = 300_000;

/** A refusal, such as from a server that does not know this preference, will not change; other errors may pass. */
function isWorthRetrying(error: unknown): boolean {
  const status = error instanceof HttpError ? (error.status ?? 0) : 0;
  return status < 400 || status >= 500 || status === 401 || status === 408 || status === 429;
}

/** Returns the given parts as the preference service expects them, without a locale it does not know. */
function preferenceInfo(choice: Appearance, what: readonly AppearancePart[]) {
  const locale = LABEL_LANGUAGES.find((known) => known === choice.locale);
  return {
    ...(what.includes('theme') && { theme: choice.theme }),
    ...(what.includes('density') && { density: choice.density }),
    ...(what.includes('locale') && locale && { locale }),
  };
}

/**
 * Reads the person's stored choices once and saves every later one. Returns a function that stops.
 * A choice takes effect in this browser at once. Failed reads and saves are retried, sooner when the connection
 * returns.
 */
export function keepAppearanceStored({ store, http, person, page, onRead }: KeepStoredOptions): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  let isRead = false;
  let isWorking = false;
  let refused: Unstored | 'read' | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT_MS;

  async function read(): Promise<void> {
    const before = store.unstored();
    const answer = await http.call(getPreference, { query: { type: 'ACCOUNT_INFO' }, signal });
    if (signal.aborted) return;
    isRead = true;
    const choice = accountChoice(answer);
    store.settle(choice, person, store.unstored() !== before);
    onRead?.(choice);
  }

  async function save(mark: Unstored): Promise<void> {
    const body = { type: 'ACCOUNT_INFO', preferenceInfo: preferenceInfo(store.get(), mark.what) } as const;
    const { code } = await http.call(updateAccountChoice, { body, signal });
    if (code !== 1) throw new Error(`the preference service answered code ${code}`);
    store.stored(mark);
  }

  /** Returns the next job. Choices are never sent before the stored ones are known. */
  function next(): Unstored | 'read' | undefined {
    const job = isRead ? store.unstored() : 'read';
    return job === refused ? undefined : job;
  }

  function later(job: Unstored | 'read', error: unknown): void {
    if (!isWorthRetrying(error)) {
      refused = job;
      return;
    }
    timer = setTimeout(() => void work(), wait);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    clearTimeout(timer);
    for (let job = next(); job !== undefined && !signal.aborted; job = next()) {
      try {
        await (job === 'read' ? read() : save(job));
        wait = FIRST_WAIT_MS;
      } catch (error) {
        if (!signal.aborted) later(job, error);
        break;
      }
    }
    isWorking = false;
  }

  const onChange = () => void work();
  const onOnline = () => void work();
  store.belongsTo(person);
  const unsubscribe = store.subscribe(onChange);
  page.addEventListener('online', onOnline);
  void work();
  return () => {
    leaving.abort();
    clearTimeout(timer);
    unsubscribe();
    page.removeEventListener('online', onOnline);
    store.belongsTo(undefined);
  };
}
