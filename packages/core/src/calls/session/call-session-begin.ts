import { createAttempts, type HttpClient, HttpError, ofPatient } from '#http';
import { manualMetaInfo } from '#metrics';
import type { Patient } from '#patients';
import type { CallTypeKey } from '#programmes';
import { addTouchpoint, dial } from '../begin.endpoints.ts';
import type { Contact, NewContact } from '../contact.ts';
import type { CallOutbox } from '../unsent/call-session-queue.ts';
import type { CallContext } from './call-context.ts';

interface Begun {
  readonly contact: Contact;
  /** Number to dial; null if the call was made elsewhere. */
  readonly tel: string | null;
  /** Who dials: `device`, `simulated`, `provider`; `elsewhere` for a call on another phone. */
  readonly via: string;
  /** The server does not know the call yet. Its start is queued on the device, before its saves. */
  readonly unheard: boolean;
}

/** How a call starts: dialled here, or made on another phone. */
export type CallVia = 'dial' | 'elsewhere';

/** Reason for a call outside permitted hours (audited). */
export interface CallEmergency {
  readonly reason: string;
}

/** Options before a call starts. */
export interface CallOptions {
  readonly emergency?: CallEmergency | undefined;
  /** One of the patient's numbers; by default the first that may be called. */
  readonly number?: string | undefined;
}

export interface CallBeginning {
  begin(via: CallVia, options?: CallOptions): Promise<Begun>;
}

/** Whether there was no response: no network, or the server is down. */
const isUnheard = ({ failure }: HttpError): boolean => failure === 'unreachable' || failure === 'timeout';

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
  /** Queue for the start of a call made elsewhere while the server is unreachable; without it such a call fails. */
  readonly outbox?: CallOutbox;
}

/**
 * Creates the contact, once.
 * While it is unknown whether the server received an attempt, every retry has the same id and key. Only a clear
 * refusal allows a new attempt.
 */
export function createCallBeginning(
  options: CallBeginningOptions & { readonly patient: () => Patient | undefined },
): CallBeginning {
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
      const request = { body: { contact, unlessOpen: true }, idempotencyKey: key };
      const answer = ofPatient(await http.call(addTouchpoint, request), context.vitaId, addTouchpoint);
      return {
        contact: ofPatient(answer.data, context.vitaId, addTouchpoint),
        tel: null,
        via,
        unheard: false,
      };
    }
    const request = { body: { contact, ...(emergency && { emergency }) }, idempotencyKey: key };
    const answer = ofPatient(await http.call(dial, request), context.vitaId, dial);
    const { contact: born, tel, via: dialledBy } = answer.data;
    return { contact: ofPatient(born, context.vitaId, dial), tel, via: dialledBy, unheard: false };
  }

  /** Returns the contact as it will be stored, until the server responds. */
  function ownContact({ id, startedAt }: NewContact, { appUserInfo, uhid }: Patient): Contact {
    const author = { id: context.providerId, name: context.providerName };
    const metaInfo = { ...manualMetaInfo(startedAt * 1000), createdAt: startedAt };
    const nothing = { disposition: null, detail: null, note: null, nextCallAt: null, endedAt: null };
    return {
      id,
      vitaId: context.vitaId,
      patient: { name: appUserInfo.name, uhid },
      facilityId: context.facilityId,
      programme: context.programName,
      callType,
      direction: 'outbound',
      attempt: 1,
      startedAt,
      author,
      status: { id, status: 'dialling', ...nothing, author, metaInfo },
      logVersion: null,
      metaInfo,
    };
  }

  /**
   * Queues the start of a call made elsewhere while the server is unreachable; its saves follow it.
   * An earlier lost attempt may have arrived, so the id stays the same. The check for another open call is dropped,
   * and a changed request needs another key.
   */
  async function wait({ via, contact }: Attempt): Promise<Begun | undefined> {
    const patient = options.patient();
    if (!options.outbox || !patient) return undefined;
    const waiting = await options.outbox.enqueue(addTouchpoint, {
      body: { contact },
      patient: context.vitaId,
      ...(via === 'elsewhere' && { maybeStored: true }),
    });
    if (waiting.result !== 'queued') return undefined;
    attempts.settle();
    return { contact: ownContact(contact, patient), tel: null, via: 'elsewhere', unheard: true };
  }

  return {
    async begin(via, options = {}) {
      // Another number is another call: the earlier one may have started.
      const attempt = attempts.of(options.number ?? '', () => newAttempt(via, options));
      try {
        return await ask(attempt);
      } catch (error) {
        const failure = HttpError.from(error, dial);
        if (failure.isClearRefusal) attempts.settle();
        const waiting =
          via === 'elsewhere' && isUnheard(failure) && (await wait(attempt).catch(() => undefined));
        if (waiting) return waiting;
        throw error;
      }
    },
  };
}
