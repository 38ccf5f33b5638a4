import type { AnswerOf, CallRequest, Endpoint, HttpClient } from '@careline/core/internal/http';
import { listPatients } from '@careline/core/internal/patients';
import type { ElementHandle } from '../shell/element-handle.ts';

/** Reports each search and its results to the page: lengths and counts, never the text. */
export function countSearches(http: HttpClient, element: ElementHandle, limit: number): HttpClient {
  return {
    async call<E extends Endpoint>(endpoint: E, request?: CallRequest<E>): Promise<AnswerOf<E>> {
      if (endpoint.name !== listPatients.name) return http.call(endpoint, request);
      const asked = { ...(request?.body as { readonly text: string }), limit };
      const began = performance.now();
      element.emit('careline-search', { length: asked.text.length });
      const answer = await http.call(endpoint, { ...request, body: asked } as unknown as CallRequest<E>);
      const facts = {
        count: (answer as AnswerOf<typeof listPatients>).data.length,
        ms: Math.round(performance.now() - began),
      };
      element.emit('careline-results', facts);
      element.inside()?.report({ name: 'results', ...facts });
      return answer;
    },
  };
}
