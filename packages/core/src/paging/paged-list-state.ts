import type { HttpError } from '#http';

/** A page in a service's response. */
export interface Page<Row> {
  readonly data: readonly Row[];
  /** Key of the next page; null at the end. */
  readonly next: string | null;
}

export interface PagedListOptions<Filters, Row, About, Answer extends Page<Row>> {
  /** Name of the endpoint, for errors about unusable responses. */
  readonly endpoint: string;
  /** Filters before any are applied. */
  readonly none: Filters;
  readonly nothing: About;
  /** Requests the page after a key, or the first one. */
  ask(filters: Filters, after: string | undefined, signal: AbortSignal): Promise<Answer>;
  /** `before` is the value of earlier pages; undefined for the first page. */
  about(answer: Answer, before: About | undefined): About;
  /** Returns a key that is equal for equal filters. */
  keyOf(filters: Filters): string;
  idOf(row: Row): unknown;
  /** Whether a changed row still matches the filters; true by default. */
  belongs?(row: Row, filters: Filters): boolean;
  /** Whether a page belongs to the filters. Otherwise all of it is refused. */
  fits?(answer: Answer, filters: Filters): boolean;
}

export interface PagedListState<Filters, Row, About> {
  readonly filters: Filters;
  readonly phase: PagedListPhase;
  /** In the service's order, and only for `filters`: other filters clear them. */
  readonly rows: readonly Row[];
  /** Totals from the latest page. */
  readonly about: About;
  /** Key of the next page; null at the end. */
  readonly next: string | null;
  readonly work: PagedListWork | undefined;
  /** With phase `found` or `none`: the failed work. Rows stay as before. */
  readonly failedWork: PagedListWork | undefined;
  readonly error: HttpError | undefined;
  /** Whether it was reloaded from the top because the service could not read the key of the next page. */
  readonly restarted?: boolean;
}

type PagedListPhase = 'idle' | 'loading' | 'found' | 'none' | 'failed';

/** Work while rows are shown: loading the next page, or the first one again. */
type PagedListWork = 'more' | 'refresh';
