import * as v from 'valibot';
import { ProblemError } from '../platform/http/problem-error.ts';
import type { PaymentProvider } from './payment-provider.ts';

export interface HttpPaymentOptions {
  /** Base URL without a trailing slash. */
  readonly url: string;
  readonly key: string;
  /** URL to which the provider reports what happens on a link. */
  readonly callback: string;
  readonly timeoutMs: number;
  readonly fetch: typeof fetch;
}

const MAX_ANSWER_CHARACTERS = 10_000;
const answerSchema = v.object({
  url: v.pipe(v.string(), v.url(), v.startsWith('https://'), v.maxLength(2000)),
});

const unavailable = (cause?: unknown): ProblemError =>
  Object.assign(
    new ProblemError('unavailable', {
      title: 'The payment provider does not answer',
      detail: 'The payment provider did not make a link.',
      action: 'Try again, or take the payment another way.',
    }),
    { cause },
  );

/** Returns a provider for the protocol in the operations manual: JSON over HTTPS, with the key as Bearer token. */
export function createHttpPaymentProvider(options: HttpPaymentOptions): PaymentProvider {
  const { url, key, callback, timeoutMs } = options;
  return {
    via: 'provider',
    async createLink({ reference, amount, currency, expiresAt }) {
      const response = await options
        .fetch(`${url}/links`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${key}`,
            'content-type': 'application/json',
            'idempotency-key': reference,
          },
          body: JSON.stringify({ reference, amount, currency, expiresAt, callback }),
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
        })
        .catch((cause) => {
          throw unavailable(cause);
        });
      if (!response.ok) {
        await response.body?.cancel();
        throw unavailable();
      }
      const text = await response.text().catch((cause) => {
        throw unavailable(cause);
      });
      try {
        if (text.length > MAX_ANSWER_CHARACTERS) throw unavailable();
        return { url: v.parse(answerSchema, JSON.parse(text)).url };
      } catch (cause) {
        throw unavailable(cause);
      }
    },
  };
}
