import { randomUUID } from 'node:crypto';
import { MAX_REPORT_BYTES } from '@careline/core/internal/care';
import { MAX_PHOTO_BYTES } from '@careline/core/internal/patients';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clinicalRoutes } from '../../src/service/clinical-routes.ts';
import { aReport } from '../content/report-content.ts';
import { startTestServer, type TestServer, type TestStaff } from '../test-server.ts';

const UPLOAD = '/api/blob/upload';
const PDF = '%PDF-1.7\nHbA1c 7.1 %';
const NOW = Math.floor(Date.now() / 1000);

let server: TestServer;
let staff: TestStaff;
let vitaId: string;

beforeAll(async () => {
  server = await startTestServer({ routes: clinicalRoutes });
  staff = await server.addStaff();
  vitaId = await server.addPatient('Meena Iyer');
});
afterAll(() => server.stop());

const pdf = (text = PDF, type = 'application/pdf') => new Blob([text], { type });

function formOf(parts: Readonly<Record<string, string | Blob>>): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) form.set(name, part);
  return form;
}

const send = (body: FormData | string, headers: Readonly<Record<string, string>> = {}, to = server) =>
  to.fetch(UPLOAD, {
    method: 'POST',
    headers: { authorization: `Bearer ${staff.token}`, 'idempotency-key': randomUUID(), ...headers },
    body,
  });

const upload = (facts: object = {}, file: Blob = pdf(), headers: Readonly<Record<string, string>> = {}) => {
  const report = { ...aReport(vitaId, NOW), ...facts };
  return send(formOf({ data: JSON.stringify({ report }), file }), headers);
};

const open = (id: string) =>
  server.fetch(`/api/blob/report?vitaId=${vitaId}&id=${id}`, {
    headers: { authorization: `Bearer ${staff.token}` },
  });

describe('a file', () => {
  it('is uploaded with its type, and downloads to be saved and never run', async () => {
    const answer = await upload({ name: 'शुगर "मार्च".pdf' });
    const { data } = (await answer.json()) as { data: { id: string } };
    expect(data).toMatchObject({ vitaId, name: 'शुगर "मार्च".pdf', mediaType: 'application/pdf' });
    const file = await open(data.id);
    expect(await file.text()).toBe(PDF);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="____ _______.pdf"; filename*=UTF-8''${encodeURIComponent('शुगर "मार्च".pdf')}`,
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      vary: expect.stringContaining('Authorization'),
    });
  });

  it('that is sent again with its key is stored once, and another file under that key is refused', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const facts = { id: randomUUID() };
    const first = await (await upload(facts, pdf(), key)).json();
    expect(await (await upload(facts, pdf(), key)).json()).toEqual(first);
    const other = await upload(facts, pdf(`${PDF} changed`), key);
    expect(await other.json()).toMatchObject({ code: 'idempotency-key-reused' });
  });

  it.each([
    ['nothing in it', () => upload({}, pdf('')), 415, 'file-type-refused'],
    ['a program', () => upload({}, pdf('MZ\x90')), 415, 'file-type-refused'],
    ['a page', () => upload({}, pdf('<script>', 'text/html')), 415, 'file-type-refused'],
    [
      'a page that says it is a picture',
      () => upload({ name: 'a.jpg' }, pdf('<html>', 'image/jpeg')),
      415,
      'file-type-refused',
    ],
    ['the name of a program', () => upload({ name: 'report.exe' }), 415, 'file-type-refused'],
    [
      'too many bytes',
      () => upload({}, new Blob([PDF, new Uint8Array(MAX_REPORT_BYTES)], { type: 'application/pdf' })),
      413,
      'file-too-large',
    ],
    ['no name', () => upload({ name: ' ' }), 422, 'input-invalid'],
    ['a field nobody knows', () => upload({ admin: true }), 422, 'input-invalid'],
    ['an unknown patient', () => upload({ vitaId: randomUUID() }), 404, 'not-found'],
    [
      'JSON around it',
      () => send('{}', { 'content-type': 'application/json' }),
      415,
      'body-type-unsupported',
    ],
    [
      'a form that is none',
      () => send('x', { 'content-type': 'multipart/form-data; boundary=b' }),
      400,
      'body-malformed',
    ],
    [
      'a form without an end',
      () => send('--b\r\n', { 'content-type': 'multipart/form-data; boundary=b' }),
      400,
      'body-malformed',
    ],
    ['no boundary', () => send('x', { 'content-type': 'multipart/form-data' }), 415, 'body-type-unsupported'],
    ['no file', () => send(formOf({ data: '{}' })), 400, 'body-malformed'],
    ['a text for a file', () => send(formOf({ data: '{}', file: PDF })), 400, 'body-malformed'],
    ['a file for the JSON', () => send(formOf({ data: pdf(), file: pdf() })), 400, 'body-malformed'],
    ['a third part', () => send(formOf({ data: '{}', file: pdf(), more: 'x' })), 400, 'body-malformed'],
    ['half of JSON', () => send(formOf({ data: '{"report":', file: pdf() })), 400, 'body-malformed'],
    ['a key twice', () => send(formOf({ data: '{"a":1,"a":2}', file: pdf() })), 400, 'body-malformed'],
    [
      'NUL',
      () => send(formOf({ data: '{"report":{"name":"a\\u0000"}}', file: pdf() })),
      400,
      'body-malformed',
    ],
  ])('with %s is refused', async (_, ask, status, code) => {
    const answer = await ask();
    expect(await answer.json()).toMatchObject({ code });
    expect(answer.status).toBe(status);
  });

  it('is audited with its patient, accepted or refused', async () => {
    const uploaded = (await (await upload()).json()) as { data: { id: string } };
    await upload({}, pdf('MZ'));
    await open(uploaded.data.id);
    const rows = await server.db
      .selectFrom('audit')
      .select(['action', 'outcome', 'person_ids', 'details'])
      .where('action', 'in', ['report/upload', 'report'])
      .orderBy('id', 'desc')
      .limit(3)
      .execute();
    expect(rows).toMatchObject([
      { action: 'report', outcome: 'done', person_ids: [vitaId], details: { report: uploaded.data.id } },
      { action: 'report/upload', outcome: 'refused', details: { code: 'file-type-refused' } },
      { action: 'report/upload', outcome: 'done', person_ids: [vitaId] },
    ]);
    expect(server.logLines.join('')).not.toContain('HbA1c');
  });
});

describe('with a scanner that is down', () => {
  it('no file is accepted', async () => {
    const guarded = await startTestServer({
      routes: clinicalRoutes,
      environment: { CLAMAV_URL: 'tcp://127.0.0.1:1' },
    });
    try {
      const person = await guarded.addStaff();
      const report = aReport(await guarded.addPatient('Ravi Kumar'), NOW);
      const form = formOf({ data: JSON.stringify({ report }), file: pdf() });
      const answer = await send(form, { authorization: `Bearer ${person.token}` }, guarded);
      expect(await answer.json()).toMatchObject({ code: 'unavailable' });
    } finally {
      await guarded.stop();
    }
  });
});

describe('a photo', () => {
  const WEBP = Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1');
  let registrar: TestStaff;
  beforeAll(async () => {
    registrar = await server.addStaff({ scopes: ['prohealth', 'registration'] });
  });
  const set = (bytes: Uint8Array, type = 'image/webp', { token } = registrar) => {
    const file = new Blob([new Uint8Array(bytes)], { type });
    const body = formOf({ data: JSON.stringify({ vitaId }), file });
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
    return server.fetch('/api/auth/user/photo/set', { method: 'POST', headers, body });
  };

  it('is set by users who may change a registration, seen by readers of the patient, and not cached', async () => {
    expect((await set(WEBP, 'image/webp', staff)).status).toBe(403);
    expect((await set(WEBP)).status).toBe(200);
    const photo = await server.fetch(`/api/auth/user/photo?vitaId=${vitaId}`, {
      headers: { authorization: `Bearer ${staff.token}` },
    });
    expect(Buffer.from(await photo.arrayBuffer())).toEqual(WEBP);
    expect(Object.fromEntries(photo.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-store',
    });
  });

  it.each([
    ['a document', Buffer.from(PDF), 'application/pdf', 415, 'file-type-refused'],
    ['a document that says it is a picture', Buffer.from(PDF), 'image/webp', 415, 'file-type-refused'],
    [
      'too many bytes',
      Buffer.concat([WEBP, Buffer.alloc(MAX_PHOTO_BYTES)]),
      'image/webp',
      413,
      'file-too-large',
    ],
  ])('is refused: %s', async (_, bytes, type, status, code) => {
    const answer = await set(bytes, type);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([status, code]);
  });
});
