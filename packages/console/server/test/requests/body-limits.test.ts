import { enterVisit } from '@careline/core/internal/encounters/video';
import { checkPaper } from '@careline/core/internal/prescriptions/checked-paper';
import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { mountingVisits } from '../../src/encounters/video/visit-request.ts';
import type { Schema } from '../../src/platform/database/schema.ts';
import type { App } from '../../src/platform/http/app-context.ts';
import { createLog } from '../../src/platform/http/log.ts';
import { pathOf } from '../../src/platform/http/mount-at.ts';
import { asProblem, problemResponse } from '../../src/platform/http/problem-response.ts';
import { recordOf } from '../../src/platform/http/request-record.ts';
import { mountPapers } from '../../src/prescriptions/mount-papers.ts';

const CHUNK_BYTES = 1_000;

function anApp(): App {
  const app: App = new Hono();
  const log = createLog('off', () => undefined);
  app.onError((error, c) =>
    problemResponse(asProblem(error, recordOf(c.env.incoming), log), recordOf(c.env.incoming)),
  );
  // Neither route uses the database before it has read the body.
  mountPapers(app, undefined as unknown as Kysely<Schema>);
  mountingVisits(app, () => 0)(enterVisit, () => Promise.reject(new Error('not reached')));
  return app;
}

/** A chunked body without a content length, and the number of bytes read. */
function chunked(bytes: number) {
  let read = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (read >= bytes) return controller.close();
        read += CHUNK_BYTES;
        controller.enqueue(new Uint8Array(CHUNK_BYTES).fill(0x20));
      },
    },
    { highWaterMark: 0 },
  );
  return { body, read: () => read };
}

describe('a body in chunks', () => {
  it.each([
    ['the check of a paper', pathOf(checkPaper), 2_000],
    ['a visit by video', pathOf(enterVisit), 200_000],
  ])('of %s is read only up to its limit', async (_, path, limit) => {
    const { body, read } = chunked(10 * limit);
    const response = await anApp().request(
      path,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        duplex: 'half',
      } as RequestInit,
      { incoming: { headers: {}, socket: { remoteAddress: '192.0.2.1' } } },
    );
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({
      code: 'body-too-large',
      detail: `The body has more than ${limit} bytes.`,
    });
    expect(read()).toBeLessThanOrEqual(limit + 2 * CHUNK_BYTES);
  });
});
