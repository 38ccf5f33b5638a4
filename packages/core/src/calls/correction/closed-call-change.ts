import { type BodyOf, createAttempts, type HttpClient, HttpError, ofPatient } from '#http';
import { manualMetaInfo } from '#metrics';
import type { updateTouchpoint, withdrawCallLog } from '../call-saves.endpoints.ts';
import type { Contact } from '../contact.ts';

type ChangeEndpoint = typeof updateTouchpoint | typeof withdrawCallLog;

export interface ClosedCallOptions {
  readonly http: HttpClient;
  readonly contact: Contact;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
}

/** The request without patient, reason and base version. */
type ChangeFacts<E extends ChangeEndpoint> = Omit<
  BodyOf<E>,
  'contactId' | 'vitaId' | 'reason' | 'followsStatus' | 'statusId' | 'metaInfo'
>;

/**
 * Creates a change of a closed call that is not a new log version. Saved once; a retry with the same facts and reason
 * is the same request. Throws `HttpError`.
 */
export function createClosedCallChange<E extends ChangeEndpoint>(
  endpoint: E,
  { http, contact, now, newId }: ClosedCallOptions,
): (facts: ChangeFacts<E>, reason: string) => Promise<Contact> {
  const attempts = createAttempts<{ readonly key: string; readonly statusId: string; readonly at: number }>();
  const { id: contactId, vitaId, status } = contact;
  return async (facts, given) => {
    const reason = given.trim();
    const make = () => ({ key: newId(), statusId: newId(), at: now() });
    const { key, statusId, at } = attempts.of(JSON.stringify([facts, reason]), make);
    const followsStatus = status.id;
    const body = {
      ...facts,
      contactId,
      vitaId,
      reason,
      followsStatus,
      statusId,
      metaInfo: manualMetaInfo(at),
    };
    try {
      const answer = await http.call<ChangeEndpoint>(endpoint, { body, idempotencyKey: key });
      return ofPatient(answer, vitaId, endpoint).data;
    } catch (error) {
      throw HttpError.from(error, endpoint);
    }
  };
}
