import { randomUUID } from 'node:crypto';
import { addTouchpoint } from '@careline/core/internal/calls';
import { listWork } from '@careline/core/internal/calls/worklist';
import { createHttpClient, type HttpClient, serviceBasesUnder } from '@careline/core/internal/http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEVICE } from '../../src/calls/telephony/telephony.ts';
import { NO_MESSAGING } from '../../src/messages/message-carrier.ts';
import { newId } from '../../src/platform/database/new-id.ts';
import { clinicalRoutesWith } from '../../src/service/clinical-routes.ts';
import { startTestServer, type TestServer } from '../test-server.ts';

let server: TestServer;
let http: HttpClient;

beforeAll(async () => {
  server = await startTestServer({ routes: clinicalRoutesWith(DEVICE, NO_MESSAGING) });
  const { token } = await server.addStaff();
  http = createHttpClient({
    bases: serviceBasesUnder(`${server.origin}/api`),
    origin: server.origin,
    fetch,
    accessToken: async () => token,
  });
});
afterAll(() => server.stop());

it('a stored request is in the next worklist, without a background run', async () => {
  const vitaId = await server.addPatient('Meena Iyer');
  const now = Math.floor(Date.now() / 1000);
  const contact = {
    id: newId(),
    vitaId,
    programme: 'ahc' as const,
    callType: 'ad-hoc' as const,
    startedAt: now,
    metaInfo: { updatedAt: now },
  };
  await http.call(addTouchpoint, { body: { contact }, idempotencyKey: randomUUID() });
  const { data } = await http.call(listWork, { query: {} });
  expect(data).toMatchObject([{ vitaId, kind: 'unfinished', contactId: contact.id }]);
});
