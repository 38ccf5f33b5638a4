import { listCallLogs } from '@careline/core/calls';
import type { AnswerOf, CallRequest, Endpoint, HttpClient } from '@careline/core/http';
import type { ElementHandle } from '../element-handle.ts';

/** Tells the page how many calls came and how many there are: counts, never of whom. */
export function countLoaded(http: HttpClient, element: ElementHandle): HttpClient {
  return {
    async call<E extends Endpoint>(endpoint: E, request?: CallRequest<E>): Promise<AnswerOf<E>> {
      const answer = await http.call(endpoint, request);
      if (endpoint.name !== listCallLogs.name) return answer;
      const { data, total } = answer as AnswerOf<typeof listCallLogs>;
      element.emit('careline-history-loaded', { count: data.length, total });
      element.inside()?.tell({ name: 'history', count: data.length });
      return answer;
    },
  };
}
