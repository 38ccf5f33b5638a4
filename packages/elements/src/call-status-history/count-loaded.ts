import { listCallLogs } from '@careline/core/internal/calls';
import type { AnswerOf, CallRequest, Endpoint, HttpClient, QueryOf } from '@careline/core/internal/http';
import type { ElementHandle } from '../shell/element-handle.ts';

/**
 * Reports to the page how many calls loaded and how many exist, without patients. Export pages are not counted.
 */
export function countLoaded(http: HttpClient, element: ElementHandle): HttpClient {
  // Only the first page has the total; later ones use the same filters.
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
