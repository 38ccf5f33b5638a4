import { type Endpoint, HttpError } from '#http';

/**
 * Lets through only an answer about this patient: a cache between client and server, or a mixed-up answer, must never
 * put one patient's data under another's name. Refused with the code `other-patient`.
 */
export function ofPatient<Answer extends { readonly vitaId: string }>(
  answer: Answer,
  vitaId: string,
  endpoint: Pick<Endpoint, 'name'>,
): Answer {
  if (answer.vitaId === vitaId) return answer;
  throw new HttpError({ failure: 'answer-invalid', endpoint: endpoint.name, code: 'other-patient' });
}

/** What a rejected call is told with; anything that is not an `HttpError` is an answer we could not read. */
export function failureOf(error: unknown, endpoint: Pick<Endpoint, 'name'>): HttpError {
  return error instanceof HttpError
    ? error
    : new HttpError({ failure: 'answer-invalid', endpoint: endpoint.name, cause: error });
}
