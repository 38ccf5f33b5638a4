import { createAttempts, type HttpClient, HttpError, ofPatient } from '#http';
import { manualMetaInfo } from '#metrics';
import type { CallTypeKey } from '#programmes';
import { addTouchpoint, dial } from '../begin.endpoints.ts';
import type { Contact, NewContact } from '../contact.ts';
import type { CallContext } from './call-context.ts';

export interface Begun {
  readonly contact: Contact;
  /** What to dial; null where the call was made elsewhere. */
  readonly tel: string | null;
  /** Who dials: `device`, `simulated`, `provider`; `elsewhere` for a call made on another phone. */
  readonly via: string;
}

/** How a call begins: dialled from here, or made on another phone. */
export type CallVia = 'dial' | 'elsewhere';

/** Why somebody is called outside the permitted hours; it stands in the audit. */
export interface CallEmergency {
  readonly reason: string;
}

/** What is said of a call before it begins. */
export interface CallOptions {
  readonly emergency?: CallEmergency | undefined;
  /** Which of the patient's numbers; without it the first that may be called. */
  readonly number?: string | undefined;
}

export interface CallBeginning {
  begin(via: CallVia, options?: CallOptions): Promise<Begun>;
}

interface Attempt {
  readonly via: CallVia;
  readonly key: string;
  readonly contact: NewContact;
  readonly emergency?: CallEmergency;
}

export interface CallBeginningOptions {
  readonly http: HttpClient;
  readonly context: CallContext;
  readonly callType: CallTypeKey;
  readonly now: () => number;
  readonly newId: () => string;
}

/**
 * Brings the contact into being, once. While it is not known whether the server heard an attempt, every further one is
 * that attempt again, with its id and its key; only a clear refusal makes room for a new one.
 */
export function createCallBeginning(options: CallBeginningOptions): CallBeginning {
  const { http, context, callType, now, newId } = options;
  const attempts = createAttempts<Attempt>();

  const newAttempt = (via: CallVia, { emergency, number }: CallOptions): Attempt => ({
    via,
    ...(emergency && { emergency }),
    key: newId(),
    contact: {
      id: newId(),
      vitaId: context.vitaId,
      programme: context.programName,
      callType,
      ...(number !== undefined && { number }),
      startedAt: Math.floor(now() / 1000),
      metaInfo: manualMetaInfo(now()),
    },
  });

  async function ask({ via, key, contact, emergency }: Attempt): Promise<Begun> {
    if (via === 'elsewhere') {
      const request = { body: { contact }, idempotencyKey: key };
      const answer = ofPatient(await http.call(addTouchpoint, request), context.vitaId, addTouchpoint);
      return { contact: ofPatient(answer.data, context.vitaId, addTouchpoint), tel: null, via };
    }
    const request = { body: { contact, ...(emergency && { emergency }) }, idempotencyKey: key };
    const answer = ofPatient(await http.call(dial, request), context.vitaId, dial);
    const { contact: born, tel, via: dialledBy } = answer.data;
    return { contact: ofPatient(born, context.vitaId, dial), tel, via: dialledBy };
  }

  return {
    async begin(via, options = {}) {
      // Another number is another call: the one before may have been begun.
      const attempt = attempts.of(options.number ?? '', () => newAttempt(via, options));
      try {
        return await ask(attempt);
      } catch (error) {
        if (HttpError.from(error, dial).isClearRefusal) attempts.settle();
        throw error;
      }
    },
  };
}
