import { HttpError } from './http-error.ts';

/**
 * Accepts only a response about this patient, because a faulty cache must never show one patient's data under another
 * name. Refuses with the code `other-patient`.
 */
export function ofPatient<Answer extends { readonly vitaId: string }>(
  answer: Answer,
  vitaId: string,
  endpoint: { readonly name: string },
): Answer {
  if (answer.vitaId === vitaId) return answer;
  throw new HttpError({ failure: 'answer-invalid', endpoint: endpoint.name, code: 'other-patient' });
}
