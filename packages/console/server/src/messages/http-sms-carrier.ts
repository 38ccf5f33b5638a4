import * as v from 'valibot';
import { type MessageCarrier, MessageRefusedError } from './message-carrier.ts';
import { referenceOf } from './message-reference.ts';

export interface HttpSmsOptions {
  /** Base address, without a slash at the end. */
  readonly url: string;
  readonly key: string;
  /** What the patient's phone shows, as registered with the networks; undefined: the provider decides. */
  readonly sender: string | undefined;
  /** Where it tells what becomes of a message. */
  readonly callback: string;
  readonly timeoutMs: number;
  readonly fetch: typeof fetch;
}

/** The provider was not reached, or not in a state to take anything: another time it may. */
class SmsDelayedError extends Error {
  override readonly name = 'SmsDelayedError';
  readonly code: string;
  constructor(code: string, options?: ErrorOptions) {
    super('The SMS was not taken', options);
    this.code = code;
  }
}

const MAX_ANSWER_CHARACTERS = 10_000;
const answerSchema = v.object({ id: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/)) });

const isOver = (status: number): boolean => status >= 500 || status === 408 || status === 429;
/** The key or the address is wrong: a matter of the settings, not of the message. */
const isSetUpWrong = (status: number): boolean => [401, 403, 404, 405].includes(status);

/** It took the message, so an answer that cannot be read costs its name alone. */
async function refOf(response: Response): Promise<{ ref?: string }> {
  const text = await response.text().catch(() => '');
  if (text.length > MAX_ANSWER_CHARACTERS) return {};
  try {
    return { ref: v.parse(answerSchema, JSON.parse(text)).id };
  } catch {
    return {};
  }
}

/** A provider by the protocol of the operations manual: JSON over HTTPS, with a key as the Bearer token. */
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
