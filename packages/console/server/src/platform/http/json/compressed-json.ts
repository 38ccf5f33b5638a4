import { listWebhooks } from '@careline/core/internal/administration';
import { getChartAddress } from '@careline/core/internal/charts';
import { openVideo } from '@careline/core/internal/encounters/video';
import type { Endpoint } from '@careline/core/internal/http';
import { mintOpenToken, readDeviceSecret } from '@careline/core/internal/identity';
import type { AppContext } from '../app-context.ts';
import { compress, encodingFor } from '../files/content-encoding.ts';

/** Whose answers carry a token or a key, as the address of a webhook may: they are never compressed. */
const SECRET_ANSWERS = new Set(
  [mintOpenToken, readDeviceSecret, getChartAddress, openVideo, listWebhooks].map(({ name }) => name),
);

/** What was written goes back as it is: it may hold a key that was just made, and text of anybody's choice. */
export const isCompressed = ({ idempotent, name }: Endpoint): boolean =>
  !idempotent && !SECRET_ANSWERS.has(name);

/** A shorter answer fits one packet, so that compressing it saves no time. */
const SHORTEST_BYTES = 1024;
/** As fast as gzip, and smaller. */
const QUALITY = 4;

/**
 * A JSON answer, compressed for who takes that. Not for answers with a secret: where text of somebody else's choice stands
 * beside one, the length tells of it (BREACH).
 */
export async function compressedJson(c: AppContext, answer: object): Promise<Response> {
  const body = Buffer.from(JSON.stringify(answer));
  const encoding =
    body.length < SHORTEST_BYTES ? undefined : encodingFor(c.req.header('accept-encoding') ?? '');
  if (!encoding) return c.json(answer);
  return c.body(new Uint8Array(await compress(body, encoding, { quality: QUALITY })), 200, {
    'content-type': 'application/json',
    'content-encoding': encoding,
  });
}
