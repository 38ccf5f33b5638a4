import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { refreshStatistics } from '../platform/database/upkeep/refresh-statistics.ts';
import type { App, AppContext } from '../platform/http/app-context.ts';
import { mountAt } from '../platform/http/mount-at.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { recordOf } from '../platform/http/request-record.ts';
import { holdsSecret } from '../platform/process/command-secret.ts';
import { IMPORT_KINDS, type ImportKind } from './batch-result.ts';
import { otherFormat } from './files/other-formats.ts';
import { importBatch } from './import-batch.ts';
import { findPlace, type ImportPlace, ImportPlaceError } from './import-place.ts';
import { DECISIONS, decideHeld, type HeldDecision, listHeld, NotHeldError } from './patients/held-persons.ts';

export interface ImportDeps {
  readonly db: Kysely<Schema>;
  /** From `writeImportSecret`. */
  readonly secret: string;
}

/** A batch has half a megabyte, but a single line may have a whole one. */
const MAX_BYTES = 4 * 1024 * 1024;
const MAX_LINES = 5000;
const NDJSON = /^application\/x-ndjson\s*(;\s*charset="?utf-?8"?\s*)?$/i;

const tooLarge = () =>
  new ProblemError('body-too-large', {
    detail: `A batch has at most ${MAX_BYTES} bytes and ${MAX_LINES} lines.`,
    action: 'Send smaller batches.',
    headers: { connection: 'close' },
  });

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BYTES) throw tooLarge();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let size = 0;
  let text = '';
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength;
      if (size > MAX_BYTES) throw tooLarge();
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    throw new ProblemError('body-malformed', {
      detail: 'The body is not UTF-8, or was cut short.',
      action: 'Send lines of JSON in UTF-8.',
    });
  }
}

const MAX_LOOKED_AT = 4096;

function refuseOtherFormat(text: string): void {
  const format = otherFormat(text.slice(0, MAX_LOOKED_AT).split(/[\r\n]+/));
  if (format === undefined) return;
  throw new ProblemError('body-type-unsupported', { detail: `This cannot be imported: ${format}.` });
}

function linesOf(text: string): string[] {
  refuseOtherFormat(text);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length > MAX_LINES) throw tooLarge();
  return lines;
}

function authorise(c: AppContext, secret: string): void {
  const header = c.req.header('authorization');
  if (holdsSecret(header, secret)) return;
  throw new ProblemError(header === undefined ? 'token-missing' : 'token-invalid', {
    detail: 'Imports need the secret that the running server wrote into its data folder.',
    action: 'Use `npm start -- import` with the same CARELINE_DATA as the server.',
  });
}

async function placeOf(c: AppContext, db: Kysely<Schema>): Promise<ImportPlace> {
  try {
    return await findPlace(db, { facility: c.req.query('facility'), programme: c.req.query('programme') });
  } catch (error) {
    if (!(error instanceof ImportPlaceError)) throw error;
    throw new ProblemError('input-invalid', { detail: error.message });
  }
}

async function answer(c: AppContext, kind: ImportKind, { db, secret }: ImportDeps): Promise<Response> {
  const record = recordOf(c.env.incoming);
  record.route = `import/${kind}`;
  authorise(c, secret);
  if (!NDJSON.test(c.req.header('content-type') ?? '')) {
    throw new ProblemError('body-type-unsupported', { action: 'Send Content-Type: application/x-ndjson.' });
  }
  const place = await placeOf(c, db);
  const lines = linesOf(await readText(c.req.raw));
  const result = await importBatch(db, { kind, lines, place, requestId: record.id });
  const { taken, kept, there, refused } = result;
  record.rows = { taken, kept, there, refused: refused.length };
  return c.json({ facility: place.facilityName, ...result });
}

async function finish(c: AppContext, { db, secret }: ImportDeps): Promise<Response> {
  recordOf(c.env.incoming).route = 'import/finish';
  authorise(c, secret);
  await refreshStatistics(db);
  return c.body(null, 204);
}

async function held(c: AppContext, { db, secret }: ImportDeps): Promise<Response> {
  const record = recordOf(c.env.incoming);
  record.route = 'import/held';
  authorise(c, secret);
  return c.json({ held: await listHeld(db, { requestId: record.id }) });
}

async function decide(c: AppContext, how: HeldDecision, { db, secret }: ImportDeps): Promise<Response> {
  const record = recordOf(c.env.incoming);
  record.route = `import/held/${how}`;
  authorise(c, secret);
  const { id = '', programme } = c.req.query();
  try {
    return c.json(await decideHeld(db, { requestId: record.id, id, how, programme }));
  } catch (error) {
    if (error instanceof NotHeldError) throw new ProblemError('not-found', { detail: error.message });
    if (error instanceof ImportPlaceError) throw new ProblemError('input-invalid', { detail: error.message });
    throw error;
  }
}

/**
 * Mounts the endpoints for the command that imports into a running server. `POST
 * /api/import/{kind}?facility=&programme=` takes lines of JSON, and `POST /api/import/finish` follows the last ones.
 * Repeating a batch adds nothing. `POST /api/import/held` returns waiting rows, and `POST
 * /api/import/held/{decision}?id=` decides about one.
 */
export function mountImport(app: App, deps: ImportDeps): void {
  mountAt(app, 'POST', '/api/import/finish', (c) => finish(c, deps));
  mountAt(app, 'POST', '/api/import/held', (c) => held(c, deps));
  for (const how of Object.keys(DECISIONS) as HeldDecision[]) {
    mountAt(app, 'POST', `/api/import/held/${how}`, (c) => decide(c, how, deps));
  }
  for (const kind of IMPORT_KINDS) mountAt(app, 'POST', `/api/import/${kind}`, (c) => answer(c, kind, deps));
}
