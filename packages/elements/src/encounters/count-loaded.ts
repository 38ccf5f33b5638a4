import { listPatientEncounters } from '@careline/core/internal/encounters';
import type { AnswerOf, CallRequest, Endpoint, HttpClient } from '@careline/core/internal/http';
import type { ElementHandle } from '../shell/element-handle.ts';

/**
 * Reports to the page how many of the patient's encounters loaded: only the count, not the patient. `onLeftOut` receives
 * the number that another system has and that cannot be shown.
 */
export function countLoaded(
  http: HttpClient,
  element: ElementHandle,
  onLeftOut: (count: number) => void,
): HttpClient {
  return {
    async call<E extends Endpoint>(endpoint: E, request?: CallRequest<E>): Promise<AnswerOf<E>> {
      const answer = await http.call(endpoint, request);
      if (endpoint.name === listPatientEncounters.name) {
        const { data, leftOut = 0 } = answer as unknown as AnswerOf<typeof listPatientEncounters>;
        onLeftOut(leftOut);
        element.emit('careline-encounters-loaded', { count: data.length });
      }
      return answer;
    },
  };
}
