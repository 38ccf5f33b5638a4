import { HttpError } from './http-error.ts';

/**
 * Lets through only an answer about this patient: a cache between client and server, or a mixed-up answer, must never
 * put one patient's data under another's name. Refused with the code `other-patient`.
 */
export function ofPatient<Answer extends { readonly vitaId: string }>(
  answer: Answer,
  vitaId: string,
  endpoint: { readonly name: string },
): Answer {
  if (answer.vitaId === vitaId) return answer;
  throw new HttpError({ failure: 'answer-invalid', endpoint: endpoint.name, code: 'other-patient' });
}
