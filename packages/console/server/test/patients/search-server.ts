import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import { openTokens } from '../../src/identity/tokens/tokens.ts';
import { createPartnerPages } from '../../src/partners/partner-pages.ts';
import { patientRoutes } from '../../src/patients/patients.routes.ts';
import { newId } from '../../src/platform/database/new-id.ts';
import type { Schema } from '../../src/platform/database/schema.ts';
import { createAfterAnswer } from '../../src/platform/http/after-answer.ts';
import { createLog } from '../../src/platform/http/log.ts';
import { createRateLimit } from '../../src/platform/http/rate-limit.ts';
import { createLiveStreams } from '../../src/platform/live/live-streams.ts';
import { mountRoutes } from '../../src/service/mount-services.ts';
import type { Clinic } from '../clinic.ts';

const ORIGIN = 'http://localhost';
const unlimited = () => createRateLimit(Number.MAX_SAFE_INTEGER, () => performance.now());
const now = () => Math.floor(Date.now() / 1000);

export interface SearchServer {
  /**
   * Calls `user/list` over a connection with the staff member's token. Returns the number of patients found.
   */
  search(by: string, text: string): Promise<number>;
  close(): Promise<void>;
}

/** Serves the patient endpoints with the full pipeline: token, rights, checks, transaction, audit. */
export async function startSearchServer(db: Kysely<Schema>, clinic: Clinic): Promise<SearchServer> {
  const { staffId, facilityId } = clinic;
  const scopes = ['prohealth', 'search'];
  await db.updateTable('staff').set({ scopes }).where('id', '=', staffId).execute();
  const sessionId = newId();
  const used = { first_used_at: now(), last_used_at: now(), browser: 'Firefox', system: 'Linux' };
  await db
    .insertInto('staff_session')
    .values({
      id: sessionId,
      staff_id: staffId,
      facility_id: facilityId,
      issuer: ORIGIN,
      session_key: sessionId,
      ...used,
    })
    .execute();
  const tokens = await openTokens(db, { origin: ORIGIN, rolesClaim: `${ORIGIN}/roles`, clientId: 'bench' });
  const facility = { facilityId, facilityName: 'North', timeZone: 'Asia/Kolkata' };
  const holder = { staffId, sessionId, email: 'asha@test.example', name: 'Asha Coach', roles: [], scopes };
  const { token } = await tokens.mintAccess({ ...holder, appScopes: [], facility }, now());
  const log = createLog('error', (line) => process.stderr.write(line));
  const app = new Hono<{ Bindings: HttpBindings }>();
  mountRoutes(app, patientRoutes, {
    db,
    tokens,
    log,
    now,
    afterAnswer: createAfterAnswer(log),
    pages: createPartnerPages(db, ORIGIN, () => performance.now()),
    limits: { reads: unlimited(), writes: unlimited(), uploads: unlimited() },
    scanUpload: async () => ({ result: 'unavailable' }),
    live: createLiveStreams({ db, log, now }),
  });
  const server = createServer(getRequestListener((request, env) => app.fetch(request, env)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return {
    async search(by, text) {
      const body = JSON.stringify({ by, text });
      const response = await fetch(`http://127.0.0.1:${port}/api/auth/user/list`, {
        method: 'POST',
        headers,
        body,
      });
      const answer = await response.text();
      if (!response.ok) throw new Error(`The search was not answered: ${answer}`);
      return (JSON.parse(answer) as { readonly data: readonly unknown[] }).data.length;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
