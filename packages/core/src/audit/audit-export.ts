import { type AnswerOf, type HttpClient, HttpError } from '#http';
import { type AuditEvent, listAudit, MAX_AUDIT_PAGE } from './audit.endpoints.ts';
import type { AuditFilters } from './audit-filters.ts';

export interface AuditExportOptions {
  readonly http: HttpClient;
  readonly filters: AuditFilters;
  /** Cancels; the promise then rejects with the `HttpError` of a cancelled call. */
  readonly signal: AbortSignal;
  /** Called after every page with the rows that are there so far. */
  readonly onRows?: (count: number) => void;
  /** Waits before a page is asked for again, until then or until cancelled. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Where a server asks for a wait and names no time. */
const USUAL_WAIT_MS = 5_000;

const onTimer = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

type Page = AnswerOf<typeof listAudit>;

/** A page; a long export meets the limit of requests a minute, and then goes on when the server says so. */
async function readPage(options: AuditExportOptions, after: string | undefined): Promise<Page> {
  const { http, filters, signal, pause = onTimer } = options;
  const query = { ...filters, export: 'true' as const, limit: String(MAX_AUDIT_PAGE), after };
  try {
    return await http.call(listAudit, { query, signal });
  } catch (error) {
    if (!(error instanceof HttpError) || error.code !== 'rate-limited') throw error;
    await pause(error.retryAfterMs ?? USUAL_WAIT_MS, signal);
    return readPage(options, after);
  }
}

/**
 * Every row that fits the filters, newest first: the rows of the list, paged through to its end. What is added meanwhile,
 * such as the rows these requests leave themselves, is newer than the first page and not in it. Throws `HttpError`.
 */
export async function readWholeAudit(options: AuditExportOptions): Promise<readonly AuditEvent[]> {
  const rows: AuditEvent[] = [];
  let after: string | undefined;
  do {
    const { data, next } = await readPage(options, after);
    // A server that names the same place again would never come to an end.
    if (next !== null && next === after) {
      throw new HttpError({ failure: 'answer-invalid', endpoint: listAudit.name });
    }
    rows.push(...data);
    options.onRows?.(rows.length);
    after = next ?? undefined;
  } while (after !== undefined);
  return rows;
}
