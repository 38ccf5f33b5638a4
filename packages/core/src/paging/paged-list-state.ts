import type { HttpError } from '#http';

/** What a service answers for one page. */
export interface Page<Row> {
  readonly data: readonly Row[];
  /** Where the next page begins, or null when everything is here. */
  readonly next: string | null;
}

export interface PagedListOptions<Filters, Row, About, Answer extends Page<Row>> {
  /** The name of the endpoint, for an answer that cannot be used. */
  readonly endpoint: string;
  /** The filters before any are shown. */
  readonly none: Filters;
  readonly nothing: About;
  /** Asks for the page after a key, or for the first one. */
  ask(filters: Filters, after: string | undefined, signal: AbortSignal): Promise<Answer>;
  /** `before` is what the pages before this one said; undefined for a first page. */
  about(answer: Answer, before: About | undefined): About;
  /** Two sets of filters with one key ask the same question. */
  keyOf(filters: Filters): string;
  idOf(row: Row): unknown;
  /** Whether a row that was changed is still of these filters; it is where this is left out. */
  belongs?(row: Row, filters: Filters): boolean;
  /** Whether a page is of these filters and nothing else; one that is not is refused whole. */
  fits?(answer: Answer, filters: Filters): boolean;
}

export interface PagedListState<Filters, Row, About> {
  readonly filters: Filters;
  readonly phase: PagedListPhase;
  /** In the service's order, and only ever of `filters`: other filters empty them. */
  readonly rows: readonly Row[];
  /** What the latest page says of the whole list. */
  readonly about: About;
  /** Where the next page begins, or null when everything is here. */
  readonly next: string | null;
  readonly work: PagedListWork | undefined;
  /** With phase `found` or `none`: the work that failed; what is shown is as it was before. */
  readonly failedWork: PagedListWork | undefined;
  readonly error: HttpError | undefined;
}

type PagedListPhase = 'idle' | 'loading' | 'found' | 'none' | 'failed';

/** Work beside what is shown: the next page, or the first one anew. */
type PagedListWork = 'more' | 'refresh';
