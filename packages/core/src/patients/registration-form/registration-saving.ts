import { createAttempts, type HttpClient, ofPatient } from '#http';
import type { PreparedSave } from '#outbox';
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
  /** What was sent last, or is to be sent now. */
  prepared(): PreparedSave | undefined;
  /** The id the patient has, or will have. */
  readonly vitaId: string;
}

export interface RegistrationSavingOptions {
  readonly http: HttpClient;
  /** Makes a UUID. */
  readonly newId: () => string;
  /** The id the patient will have; a new one without it. */
  readonly vitaId?: string;
}

export interface PreparedSaving extends RegistrationSaving {
  /** Goes on with a save that was begun on an earlier page. */
  restore(before: PreparedSave | undefined): void;
}

export function createRegistrationSaving(
  { http, newId, vitaId = newId() }: RegistrationSavingOptions,
  /** Told before the first try of a content, and waited for: whoever keeps drafts keeps its key. */
  beforeSend: () => Promise<void>,
): PreparedSaving {
  const attempts = createAttempts<PreparedSave>();
  return {
    vitaId,
    prepared: attempts.last,
    restore(before) {
      if (before) attempts.restore(before.content, before);
      else attempts.settle();
    },
    async save(registration, notDuplicateOf) {
      const body = { ...registration, vitaId, notDuplicateOf };
      const content = JSON.stringify(body);
      const { idempotencyKey } = attempts.of(content, () => ({ content, idempotencyKey: newId() }));
      await beforeSend();
      const answer = await http.call(registerPatient, { body, idempotencyKey });
      return ofPatient(ofPatient(answer, vitaId, registerPatient).data, vitaId, registerPatient);
    },
  };
}
