import * as v from 'valibot';
import { type CallProvider, LineError } from './telephony.ts';

export interface HttpProviderOptions {
  /** Base URL without a trailing slash. */
  readonly url: string;
  readonly key: string;
  /** The number shown to the patient. If undefined, the provider decides. */
  readonly callerId: string | undefined;
  /** URL to which the provider sends call events. */
  readonly callback: string;
  readonly timeoutMs: number;
  readonly fetch: typeof fetch;
}

const MAX_ANSWER_CHARACTERS = 10_000;
const answerSchema = v.object({ id: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,200}$/)) });

const isOver = (status: number): boolean => status >= 500 || status === 408 || status === 429;

/** Creates a client for the provider protocol in the operations manual: JSON over HTTPS with a Bearer key. */
export function createHttpProvider(options: HttpProviderOptions): CallProvider {
  const { url, key, callerId, callback, timeoutMs } = options;

  async function post(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
    const response = await options
      .fetch(`${url}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      .catch((cause) => {
        throw new LineError('provider-unreachable', { cause });
      });
    if (response.ok) return response;
    await response.body?.cancel();
    throw new LineError(isOver(response.status) ? 'provider-unreachable' : 'provider-refused');
  }

  /**
   * Returns the provider's call id.
   * Throws `LineError` with `unknown` for an unreadable response: the phone may be ringing.
   */
  async function refOf(response: Response): Promise<string> {
    try {
      const text = await response.text();
      if (text.length > MAX_ANSWER_CHARACTERS) throw new RangeError('The answer is too long');
      return v.parse(answerSchema, JSON.parse(text)).id;
    } catch (cause) {
      throw new LineError('unknown', { cause });
    }
  }

  return {
    async connect({ reference, number, agent, callerId: own = callerId }) {
      const body = { reference, to: number, agent, callback, ...(own && { callerId: own }) };
      return refOf(await post('/calls', body, { 'idempotency-key': reference }));
    },
    async hangUp(ref) {
      const response = await post(`/calls/${encodeURIComponent(ref)}/hangup`, {});
      await response.body?.cancel();
    },
  };
}
