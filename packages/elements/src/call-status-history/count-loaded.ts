import { listCallLogs } from '@careline/core/internal/calls';
import type { AnswerOf, CallRequest, Endpoint, HttpClient, QueryOf } from '@careline/core/internal/http';
import type { ElementHandle } from '../shell/element-handle.ts';

/**
 * Tells the page how many calls came and how many there are: counts, never of whom. Pages of an export are none of the
 * list on the screen.
 */
export function countLoaded(http: HttpClient, element: ElementHandle): HttpClient {
  // Only a first page counts all; those that follow are of the same filters.
  let counted = 0;
  return {
    async call<E extends Endpoint>(endpoint: E, request?: CallRequest<E>): Promise<AnswerOf<E>> {
      const answer = await http.call(endpoint, request);
      const query = request?.query as QueryOf<typeof listCallLogs> | undefined;
      if (endpoint.name !== listCallLogs.name || query?.export) return answer;
      const { data, total } = answer as AnswerOf<typeof listCallLogs>;
      counted = total ?? counted;
      element.emit('careline-history-loaded', { count: data.length, total: counted });
      element.inside()?.report({ name: 'history', count: data.length });
      return answer;
    },
  };
}
