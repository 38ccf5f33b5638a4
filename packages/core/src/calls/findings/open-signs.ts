import type { AnswerOf, HttpClient } from '#http';
import type { AlertState } from '#metrics';
import { createPagedList, type PagedList, type PagedListState } from '#paging';
import { listOpenSigns, type OpenSign } from './open-signs.endpoints.ts';

interface Filters {
  readonly state: AlertState;
}

export type OpenSignsState = PagedListState<Filters, OpenSign, null>;

export type OpenSigns = PagedList<Filters, OpenSign, null>;

/** Returns the calls and scores of a sign's episode, newest first; of an older server, the sign alone. */
export const reportsOfSign = (sign: OpenSign): readonly OpenSign[] => sign.episode?.reports ?? [sign];

/** Returns the signs of the whole episode, each once. */
export const signsOfEpisode = ({ signs, episode }: Pick<OpenSign, 'signs' | 'episode'>): OpenSign['signs'] =>
  episode?.signs ?? signs;

/** Whether the row stands for its episode. Older servers have one report per row. */
const isNewestOfEpisode = ({ id, episode }: OpenSign): boolean => episode === undefined || episode.id === id;

type Answer = AnswerOf<typeof listOpenSigns>;

/** Creates the paged list of danger signs: each episode once, as its newest report. */
export function createOpenSigns({ http }: { readonly http: HttpClient }): OpenSigns {
  /** Loads until a page has an episode or is the last: a page may have only reports of earlier pages' episodes. */
  async function search({ state }: Filters, after: string | undefined, signal: AbortSignal): Promise<Answer> {
    const page = await http.call(listOpenSigns, { query: { state, after }, signal });
    const answer = { ...page, data: page.data.filter(isNewestOfEpisode) };
    const goesOn = answer.data.length === 0 && answer.next !== null && answer.next !== after;
    return goesOn && !signal.aborted ? search({ state }, answer.next ?? undefined, signal) : answer;
  }

  return createPagedList<Filters, OpenSign, null, Answer>({
    endpoint: listOpenSigns.name,
    none: { state: 'open' },
    nothing: null,
    ask: search,
    about: () => null,
    keyOf: ({ state }) => state,
    idOf: ({ id }) => id,
    // Signs without contact stay open.
    belongs: ({ settled }, { state }) => state !== 'open' || settled === null,
  });
}
