import { type HttpClient, HttpError } from '#http';
import { type RegisteredPatient, type Registration, registerPatient } from '#patients/registration';

/** The patients that were shown as possibly the same, and why this is somebody else. */
export interface NotDuplicateOf {
  readonly vitaIds: string[];
  readonly reason: string;
}

export interface RegistrationSaving {
  /**
   * Stores the patient. The same content has the same key at every try, and every content the same patient's id, so
   * that a try whose answer was lost makes nobody twice.
   */
  save(registration: Registration, notDuplicateOf: NotDuplicateOf | undefined): Promise<RegisteredPatient>;
  /** The id the patient has, or will have. */
  readonly vitaId: string;
}

export interface RegistrationSavingOptions {
  readonly http: HttpClient;
  /** Makes a UUID. */
  readonly newId: () => string;
}

export function createRegistrationSaving({ http, newId }: RegistrationSavingOptions): RegistrationSaving {
  const vitaId = newId();
  let prepared = { content: '', idempotencyKey: '' };
  return {
    vitaId,
    async save(registration, notDuplicateOf) {
      const body = { ...registration, vitaId, notDuplicateOf };
      const content = JSON.stringify(body);
      if (prepared.content !== content) prepared = { content, idempotencyKey: newId() };
      const answer = await http.call(registerPatient, { body, idempotencyKey: prepared.idempotencyKey });
      if (answer.vitaId === vitaId && answer.data.vitaId === vitaId) return answer.data;
      // An answer about somebody else is no answer.
      throw new HttpError({ failure: 'answer-invalid', endpoint: registerPatient.name, status: 200 });
    },
  };
}
