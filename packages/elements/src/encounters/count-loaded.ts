import { type listEncounters, listPatientEncounters } from '@careline/core/internal/encounters';
import type { AnswerOf, CallRequest, Endpoint, HttpClient } from '@careline/core/internal/http';
import type { ElementHandle } from '../shell/element-handle.ts';

/** Reports to the page how many of the patient's encounters loaded: only the count, not the patient. */
export function countLoaded(http: HttpClient, element: ElementHandle): HttpClient {
  return {
    async call<E extends Endpoint>(endpoint: E, request?: CallRequest<E>): Promise<AnswerOf<E>> {
      const answer = await http.call(endpoint, request);
      if (endpoint.name === listPatientEncounters.name) {
        const { data } = answer as unknown as AnswerOf<typeof listEncounters>;
        element.emit('careline-encounters-loaded', { count: data.length });
      }
      return answer;
    },
  };
}
