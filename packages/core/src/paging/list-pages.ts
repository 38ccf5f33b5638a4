import { HttpError } from '#http';
import type { Page, PagedListOptions, PagedListState } from './paged-list-state.ts';

/** State of a list that is idle and has not failed. */
export const QUIET = { work: undefined, failedWork: undefined, error: undefined, restarted: false };

/** Maximum pages of a long list that are reloaded after a change elsewhere. */
const FOLLOWED_PAGES = 4;

/** Joins two pages without duplicates: a row may have moved between them. */
function joined<Row>(
  rows: readonly Row[],
  page: readonly Row[],
  idOf: (row: Row) => unknown,
): readonly Row[] {
  const known = new Set(rows.map(idOf));
  return [...rows, ...page.filter((row) => !known.has(idOf(row)) && known.add(idOf(row)))];
}

/** Requests pages of a list and derives the list's state from them. */
export interface ListPages<Filters, Row, About, Answer extends Page<Row>> {
  /** Requests the page after a key, or the first one. Rejects if it is for other filters. */
  ask(filters: Filters, after: string | undefined, signal: AbortSignal): Promise<Answer>;
  first(answer: Answer): Partial<PagedListState<Filters, Row, About>>;
  next(
    answer: Answer,
    before: PagedListState<Filters, Row, About>,
  ): Partial<PagedListState<Filters, Row, About>>;
  /** Reloads the visible pages; later rows stay as they are. */
  reload(
    before: PagedListState<Filters, Row, About>,
    signal: AbortSignal,
  ): Promise<Partial<PagedListState<Filters, Row, About>>>;
}

export function listPages<Filters, Row, About, Answer extends Page<Row>>(
  options: PagedListOptions<Filters, Row, About, Answer>,
): ListPages<Filters, Row, About, Answer> {
  type State = PagedListState<Filters, Row, About>;
  const { about: aboutOf, idOf } = options;

  const whole = (rows: readonly Row[], about: About, next: string | null): Partial<State> => ({
    phase: rows.length > 0 ? 'found' : 'none',
    rows,
    about,
    next,
    ...QUIET,
  });

  async function ask(filters: Filters, after: string | undefined, signal: AbortSignal): Promise<Answer> {
    const answer = await options.ask(filters, after, signal);
    if (options.fits && !options.fits(answer, filters)) throw HttpError.unusable(options.endpoint);
    return answer;
  }

  return {
    ask,
    first: (answer) => whole(joined([], answer.data, idOf), aboutOf(answer, undefined), answer.next),
    next: (answer, { rows, about }) => ({
      rows: joined(rows, answer.data, idOf),
      next: answer.next,
      about: aboutOf(answer, about),
      work: undefined,
    }),
    async reload(before, signal) {
      let rows: readonly Row[] = [];
      let about: About | undefined;
      let next: string | undefined;
      for (let pages = 0; pages < FOLLOWED_PAGES; pages += 1) {
        const answer = await ask(before.filters, next, signal);
        rows = joined(rows, answer.data, idOf);
        about = aboutOf(answer, about);
        next = answer.next ?? undefined;
        if (next === undefined || rows.length >= before.rows.length) return whole(rows, about, answer.next);
      }
      return { rows: joined(rows, before.rows.slice(rows.length), idOf), ...QUIET };
    },
  };
}
