import { createHash, randomUUID } from 'node:crypto';
import { importCalendar } from '@careline/core/internal/encounters/availability';
import { createHttpClient, serviceBasesUnder } from '@careline/core/internal/http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropUnattachedReports } from '../../src/record/reports.ts';
import { clinicalRoutes } from '../../src/service/clinical-routes.ts';
import { aReport } from '../content/report-content.ts';
import { startTestServer, type TestServer, type TestStaff } from '../test-server.ts';

const now = Math.floor(Date.now() / 1000);
const PIECE_BYTES = 128 * 1024;

let server: TestServer;
let staff: TestStaff;
let vitaId: string;

beforeAll(async () => {
  server = await startTestServer({ routes: clinicalRoutes });
  staff = await server.addStaff({ scopes: ['prohealth', 'search', 'hmCallInfo', 'my_encounters'] });
  vitaId = await server.addPatient('Meena Iyer');
});
afterAll(() => server.stop());

const bytesOf = (length: number, fill: number) => {
  const bytes = Buffer.alloc(length, fill);
  bytes.write('%PDF-1.7');
  return bytes;
};

function upload(id: string, bytes: Uint8Array, key: string = randomUUID()) {
  const form = new FormData();
  form.set('data', JSON.stringify({ report: { ...aReport(vitaId, now), id } }));
  form.set('file', new Blob([bytes as Uint8Array<ArrayBuffer>]));
  const headers = { authorization: `Bearer ${staff.token}`, 'idempotency-key': key };
  return server.fetch('/api/blob/upload', { method: 'POST', headers, body: form });
}

const open = (id: string) =>
  server.fetch(`/api/blob/report?vitaId=${vitaId}&id=${id}`, {
    headers: { authorization: `Bearer ${staff.token}` },
  });
const positions = async (id: string) =>
  (
    await server.db
      .selectFrom('report_piece')
      .select('position')
      .where('report_id', '=', id)
      .orderBy('position')
      .execute()
  ).map(({ position }) => position);

/** Uploads the first chunks and stops. */
async function brokenOff(id: string, bytes: Buffer, pieces: number) {
  await server.db
    .insertInto('report')
    .values({
      id,
      organisation_id: server.organisationId,
      facility_id: server.facilityId,
      person_id: vitaId,
      name: 'scan.pdf',
      media_type: 'application/pdf',
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      pending: true,
      author_id: staff.staffId,
      source: 'manual',
      created_at: now,
      updated_at: now,
    })
    .execute();
  for (let position = 0; position < pieces; position += 1) {
    const piece = bytes.subarray(position * PIECE_BYTES, (position + 1) * PIECE_BYTES);
    await server.db.insertInto('report_piece').values({ report_id: id, position, bytes: piece }).execute();
  }
}

describe('a file that is uploaded in pieces', () => {
  const bytes = bytesOf(3 * PIECE_BYTES + 17, 7);

  it('is complete once it is stored', async () => {
    const id = randomUUID();
    expect((await upload(id, bytes)).status).toBe(200);
    expect(await positions(id)).toEqual([0, 1, 2, 3]);
    expect(Buffer.from(await (await open(id)).arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('resumes where it was interrupted', async () => {
    const id = randomUUID();
    await brokenOff(id, bytes, 2);
    expect((await open(id)).status).toBe(404);
    expect((await upload(id, bytes)).status).toBe(200);
    expect(Buffer.from(await (await open(id)).arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('does not resume with another file under the same id', async () => {
    const id = randomUUID();
    await brokenOff(id, bytes, 2);
    expect((await upload(id, bytesOf(bytes.length, 8))).status).toBe(409);
    expect(await positions(id)).toEqual([0, 1]);
  });

  it('is stored once under two keys at once, and gets the same answer for the same key', async () => {
    const id = randomUUID();
    const key = randomUUID();
    const statuses = (await Promise.all([upload(id, bytes, key), upload(id, bytes)])).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([200, 409]);
    expect(await positions(id)).toEqual([0, 1, 2, 3]);
    const other = randomUUID();
    const first = await (await upload(other, bytes, key.replace(/^./, 'f'))).json();
    expect(await (await upload(other, bytes, key.replace(/^./, 'f'))).json()).toEqual(first);
  });

  it('is deleted a day after it was interrupted', async () => {
    const id = randomUUID();
    await brokenOff(id, bytes, 1);
    await dropUnattachedReports(server.db, now + 86_000);
    expect(await positions(id)).toEqual([0]);
    await dropUnattachedReports(server.db, now + 86_500);
    expect(await positions(id)).toEqual([]);
  });

  it('stores nothing about a patient of another facility', async () => {
    const elsewhere = await server.addPatient('Asha Rao', [server.otherFacilityId]);
    const id = randomUUID();
    const form = new FormData();
    form.set('data', JSON.stringify({ report: { ...aReport(elsewhere, now), id } }));
    form.set('file', new Blob([bytes]));
    const headers = { authorization: `Bearer ${staff.token}`, 'idempotency-key': randomUUID() };
    const response = await server.fetch('/api/blob/upload', { method: 'POST', headers, body: form });
    expect(response.status).toBe(404);
    expect(await positions(id)).toEqual([]);
  });
});

describe('a calendar that is imported in batches', () => {
  const DAY = 86_400;
  const textOf = (at: number) => `${new Date(at * 1000).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
  const calendarOf = (events: readonly number[], shift = 0) =>
    [
      'BEGIN:VCALENDAR',
      ...events.flatMap((event) => [
        'BEGIN:VEVENT',
        `UID:event-${event}`,
        `DTSTART:${textOf(now + DAY + event * 3600 + shift)}`,
        `DTEND:${textOf(now + DAY + event * 3600 + shift + 1800)}`,
        'END:VEVENT',
      ]),
      'END:VCALENDAR',
    ].join('\r\n');
  const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

  async function take(calendar: string, replaceAll = false, idempotencyKey: string = randomUUID()) {
    const http = createHttpClient({
      bases: serviceBasesUnder(`${server.origin}/api`),
      origin: server.origin,
      fetch,
      accessToken: async () => staff.token,
    });
    const body = { careProviderId: staff.staffId, calendar, replaceAll };
    return (await http.call(importCalendar, { body, idempotencyKey })).report;
  }
  const stored = async () =>
    (
      await server.db
        .selectFrom('care_provider_exception')
        .select('starts_at')
        .where('care_provider_id', '=', staff.staffId)
        .orderBy('starts_at')
        .execute()
    ).map(({ starts_at }) => starts_at);

  it('has all its times, and the same ones when it is sent again', async () => {
    expect(await take(calendarOf(numbers(0, 450)))).toMatchObject({ events: 450, times: 450, removed: 0 });
    expect(await stored()).toHaveLength(450);
    expect(await take(calendarOf(numbers(0, 450)))).toMatchObject({ times: 450, removed: 450 });
    expect(await stored()).toHaveLength(450);
  });

  it('replaces its own events, and with `replaceAll` removes those that it does not name', async () => {
    const moved = calendarOf(numbers(0, 10), 600);
    expect(await take(moved)).toMatchObject({ times: 10, removed: 10 });
    expect(await stored()).toHaveLength(450);
    expect(await take(moved, true)).toMatchObject({ times: 10, removed: 450 });
    expect(await stored()).toEqual(numbers(0, 10).map((event) => now + DAY + event * 3600 + 600));
  });

  it('is not imported again by a repeat of its save', async () => {
    const key = randomUUID();
    const report = await take(calendarOf(numbers(0, 5)), true, key);
    await take(calendarOf(numbers(20, 22)), true);
    expect(await take(calendarOf(numbers(0, 5)), true, key)).toEqual(report);
    expect(await stored()).toEqual(numbers(20, 22).map((event) => now + DAY + event * 3600));
  });
});
