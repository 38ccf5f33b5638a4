import { listWebhooks } from '@careline/core/internal/administration';
import { getBill } from '@careline/core/internal/billing';
import { getChartAddress } from '@careline/core/internal/charts';
import { openVideo } from '@careline/core/internal/encounters/video';
import type { Endpoint } from '@careline/core/internal/http';
import { mintOpenToken, readDeviceSecret } from '@careline/core/internal/identity';
import type { AppContext } from '../app-context.ts';
import { compress, encodingFor } from '../files/content-encoding.ts';

/**
 * Endpoints whose answers contain a token, a key or a secret address, such as that of a webhook or of a payment. They are never compressed.
 */
const SECRET_ANSWERS = new Set(
  [mintOpenToken, readDeviceSecret, getChartAddress, openVideo, listWebhooks, getBill].map(
    ({ name }) => name,
  ),
);

/** Answers of writes are not compressed: they may contain a new key next to text that the caller chose. */
export const isCompressed = ({ idempotent, name }: Endpoint): boolean =>
  !idempotent && !SECRET_ANSWERS.has(name);

/** A shorter answer fits into one packet, so compressing it saves no time. */
const SHORTEST_BYTES = 1024;
/** As fast as gzip, with smaller output. */
const QUALITY = 4;

/**
 * Returns a JSON answer, compressed if the client accepts that.
 * Not for answers with a secret: next to text that an attacker chose, the compressed length reveals it (BREACH).
 */
export async function compressedJson(
  c: AppContext,
  answer: object,
  type = 'application/json',
): Promise<Response> {
  const body = Buffer.from(JSON.stringify(answer));
  const encoding =
    body.length < SHORTEST_BYTES ? undefined : encodingFor(c.req.header('accept-encoding') ?? '');
  if (!encoding) return c.body(new Uint8Array(body), 200, { 'content-type': type });
  return c.body(new Uint8Array(await compress(body, encoding, { quality: QUALITY })), 200, {
    'content-type': type,
    'content-encoding': encoding,
  });
}
