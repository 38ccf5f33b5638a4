import { type AnswerOf, type HttpClient, HttpError } from '#http';
import { type EveryPageOptions, everyPage } from '#paging';
import type { Contact } from '../contact.ts';
import { type CallHistoryFilters, fitsPatient } from './call-history-filters.ts';
import { listCallLogs, MAX_CALL_PAGE } from './history.endpoints.ts';

type Page = AnswerOf<typeof listCallLogs>;

export interface CallHistoryPagesOptions extends Omit<EveryPageOptions<Page>, 'endpoint' | 'ask'> {
  readonly http: HttpClient;
  readonly filters: CallHistoryFilters;
}

/**
 * Yields all calls that match the filters, in order, page by page, for a file or paper. Each page is audited as an
 * export. Throws `HttpError`.
 */
export function callHistoryPages({ http, filters, ...rest }: CallHistoryPagesOptions): AsyncIterable<Page> {
  const query = { ...filters, export: 'true' as const, limit: String(MAX_CALL_PAGE) };
  return everyPage<Contact, Page>({
    ...rest,
    endpoint: listCallLogs.name,
    async ask(after, signal) {
      const page = await http.call(listCallLogs, { query: { ...query, after }, signal });
      if (!fitsPatient(page, filters)) {
        throw HttpError.unusable(listCallLogs);
      }
      return page;
    },
  });
}
