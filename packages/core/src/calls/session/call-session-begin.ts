import { createAttempts, type HttpClient, HttpError, ofPatient } from '#http';
import { manualMetaInfo } from '#metrics';
import type { FormOutbox } from '#outbox';
import type { Patient } from '#patients';
import type { CallTypeKey } from '#programmes';
import { addTouchpoint, dial } from '../begin.endpoints.ts';
import type { Contact, NewContact } from '../contact.ts';
import type { CallContext } from './call-context.ts';

interface Begun {
  readonly contact: Contact;
  /** What to dial; null where the call was made elsewhere. */
  readonly tel: string | null;
  /** Who dials: `device`, `simulated`, `provider`; `elsewhere` for a call made on another phone. */
  readonly via: string;
  /** The server has not heard of it: that it began waits on the device, before what is saved of it. */
  readonly unheard: boolean;
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

/** No answer came: no network, or a server that is away. */
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
  /** Where the beginning waits of a call made elsewhere that the server cannot hear of now; without it such a call fails. */
  readonly outbox?: FormOutbox;
}

/**
 * Brings the contact into being, once. While it is not known whether the server heard an attempt, every further one is
 * that attempt again, with its id and its key; only a clear refusal makes room for a new one.
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

  /** The contact as it will be stored, until the server says how it is. */
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
   * The person called by themselves and the server cannot hear of it now: that waits on the device, and what is saved of the
   * call goes after it. A try that was lost before may have been heard: it is the same call, under the same id. Whether another
   * one is open is no question any more, and another question has another key.
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
      // Another number is another call: the one before may have been begun.
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
