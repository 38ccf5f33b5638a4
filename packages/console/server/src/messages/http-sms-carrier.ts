import * as v from 'valibot';
import { type MessageCarrier, MessageRefusedError } from './message-carrier.ts';
import { referenceOf } from './message-reference.ts';

export interface HttpSmsOptions {
  /** Base URL without a trailing slash. */
  readonly url: string;
  readonly key: string;
  /** The sender shown on the patient's phone, as registered with the networks. Undefined: the provider decides. */
  readonly sender: string | undefined;
  /** URL to which the provider reports the status of a message. */
  readonly callback: string;
  readonly timeoutMs: number;
  readonly fetch: typeof fetch;
}

/** The provider was not reached or cannot accept messages now. A retry may succeed. */
class SmsDelayedError extends Error {
  override readonly name = 'SmsDelayedError';
  readonly code: string;
  constructor(code: string, options?: ErrorOptions) {
    super('The SMS was not accepted', options);
    this.code = code;
  }
}

const MAX_ANSWER_CHARACTERS = 10_000;
const answerSchema = v.object({ id: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/)) });

const isOver = (status: number): boolean => status >= 500 || status === 408 || status === 429;
/** Statuses that mean a wrong key or URL: a fault in the settings, not in the message. */
const isSetUpWrong = (status: number): boolean => [401, 403, 404, 405].includes(status);

/** The provider accepted the message, so an unreadable answer only loses its reference. */
async function refOf(response: Response): Promise<{ ref?: string }> {
  const text = await response.text().catch(() => '');
  if (text.length > MAX_ANSWER_CHARACTERS) return {};
  try {
    return { ref: v.parse(answerSchema, JSON.parse(text)).id };
  } catch {
    return {};
  }
}

/** Returns a carrier for the protocol in the operations manual: JSON over HTTPS, with the key as Bearer token. */
export function createHttpSmsCarrier(options: HttpSmsOptions): MessageCarrier {
  const { url, key, sender, callback, timeoutMs } = options;

  async function post(body: object, idempotencyKey: string): Promise<Response> {
    return options
      .fetch(`${url}/messages`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          'idempotency-key': idempotencyKey,
        },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      .catch((cause) => {
        throw new SmsDelayedError('EUNREACHABLE', { cause });
      });
  }

  return {
    via: 'provider',
    async carry({ id, round, recipient: to, body: text, template, parameters, locale }) {
      const reference = referenceOf({ id, round });
      const wanted = { reference, to, text, template, parameters, locale, callback };
      const response = await post({ ...wanted, ...(sender && { sender }) }, reference);
      if (response.ok) return { state: 'sent', ...(await refOf(response)) };
      await response.body?.cancel();
      const { status } = response;
      if (isOver(status) || isSetUpWrong(status)) throw new SmsDelayedError(`EHTTP-${status}`);
      throw new MessageRefusedError(status === 422 ? 'address-invalid' : 'refused');
    },
  };
}
