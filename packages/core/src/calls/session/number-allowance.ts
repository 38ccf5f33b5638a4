import { createAttempts, type HttpClient, HttpError, ofPatient } from '#http';
import type { Patient } from '#patients';
import { allowNumber } from '../line/line.endpoints.ts';
import type { CallContext } from './call-context.ts';

export interface NumberAllowanceOptions {
  readonly http: HttpClient;
  readonly context: Pick<CallContext, 'vitaId'>;
  readonly newId: () => string;
}

export interface NumberAllowance {
  /** Allows calls to a stopped number; a retry is the same request. Throws `HttpError`. */
  allow(number: string, reason: string): Promise<Patient>;
}

export function createNumberAllowance({ http, context, newId }: NumberAllowanceOptions): NumberAllowance {
  const { vitaId } = context;
  const attempts = createAttempts<string>();
  return {
    async allow(number, reason) {
      const body = { vitaId, number, reason: reason.trim() };
      const idempotencyKey = attempts.of(JSON.stringify(body), newId);
      try {
        const answer = await http.call(allowNumber, { body, idempotencyKey });
        return ofPatient(ofPatient(answer, vitaId, allowNumber).data, vitaId, allowNumber);
      } catch (error) {
        throw HttpError.from(error, allowNumber);
      }
    },
  };
}
