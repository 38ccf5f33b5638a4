import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/test-server.ts';
import {
  type ImportSecret,
  importAuthorization,
  writeImportSecret,
} from '../platform/process/command-secret.ts';
import { mountImport } from './import.routes.ts';
import { openServerTarget } from './server-target.ts';

const PATIENT =
  '{"source":"s","id":"1","name":[{"text":"Asha Patil"}],"birthDate":"1950","phone":[{"value":"6400000001"}]}';
const READING =
  '{"source":"s","id":"9","patient":"1","code":"8867-4","value":72,"unit":"/min","effectiveDateTime":"2009"}';

const IN_FIRST = { facility: 'First Clinic' };

let server: TestServer;
let secret: ImportSecret;
beforeAll(async () => {
  const deps = {
    get db() {
      return server.db;
    },
    get secret() {
      return secret.value;
    },
  };
  server = await startTestServer({ routes: [], mounts: [(app) => mountImport(app, deps)] });
  secret = await writeImportSecret(server.settings.dataFolder);
});
afterAll(() => server?.stop());

const post = (path: string, init: { body?: string | Uint8Array; headers?: Record<string, string> } = {}) =>
  server.fetch(`/api/import/${path}`, {
    method: 'POST',
    body: init.body ?? PATIENT,
    headers: {
      authorization: importAuthorization(secret.value),
      'content-type': 'application/x-ndjson',
      ...init.headers,
    },
  });

describe('importing into a running server', () => {
  it.each([
    ['another secret', 'patients', { headers: { authorization: 'Import no' } }, 401, 'token-invalid'],
    ['a bearer token', 'patients', { headers: { authorization: 'Bearer a.b.c' } }, 401, 'token-invalid'],
    [
      'another content type',
      'patients',
      { headers: { 'content-type': 'application/json' } },
      415,
      'body-type-unsupported',
    ],
    ['HL7 v2', 'patients', { body: 'MSH|^~\\&|LAB|CLINIC\rPID|1\r' }, 415, 'body-type-unsupported'],
    ['CSV', 'readings', { body: 'patient,code\np1,2339-0\n' }, 415, 'body-type-unsupported'],
    ['a facility that is not there', 'patients?facility=Nowhere', {}, 422, 'input-invalid'],
    ['a programme that is not there', 'patients?programme=none', {}, 422, 'input-invalid'],
    ['bytes that are no UTF-8', 'patients', { body: new Uint8Array([0x7b, 0xff]) }, 400, 'body-malformed'],
    ['five megabytes', 'patients', { body: 'x'.repeat(5_000_000) }, 413, 'body-too-large'],
    ['too many lines', 'patients', { body: '{}\n'.repeat(5001) }, 413, 'body-too-large'],
    ['a kind that is not imported', 'claims', {}, 404, 'not-found'],
  ])('refuses %s', async (_label, path, init, status, code) => {
    const response = await post(path, init);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
    expect(await response.json()).toMatchObject({ code, status });
  });

  it('refuses a request without the secret, and other methods', async () => {
    const headers = { 'content-type': 'application/x-ndjson' };
    const naked = await server.fetch('/api/import/patients', { method: 'POST', body: PATIENT, headers });
    expect(naked.status).toBe(401);
    const read = await server.fetch('/api/import/patients');
    expect(read.status).toBe(405);
    expect(read.headers.get('allow')).toBe('POST');
  });

  it('imports lines and reports each result; repeating adds nothing', async () => {
    const first = await post('patients?facility=first%20clinic', { body: `${PATIENT}\n\n{"broken"\n` });
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(await first.json()).toMatchObject({
      facility: 'First Clinic',
      taken: 1,
      there: 0,
      refused: [{ index: 1, reason: 'not-json' }],
    });
    expect(await (await post('patients?facility=First%20Clinic')).json()).toMatchObject({
      taken: 0,
      there: 1,
    });
  });

  it('logs neither names nor the secret', () => {
    expect(server.logLines.some((line) => line.includes('import/patients'))).toBe(true);
    expect(server.logLines.join('')).not.toMatch(/Asha|Patil|64000/);
    expect(server.logLines.join('')).not.toContain(secret.value);
  });
});

describe('the command against a running server', () => {
  it('hides its secret from other users of the machine', async () => {
    const { mode } = await stat(join(server.settings.dataFolder, 'import-secret'));
    expect(mode & 0o777).toBe(0o600);
  });

  it('sends lines with the secret of the folder', async () => {
    const target = await openServerTarget(server.settings.dataFolder, server.origin, IN_FIRST);
    expect(target.description).toContain('First Clinic');
    expect(await target.send('patients', [PATIENT])).toMatchObject({ taken: 0, there: 1 });
    expect(await target.send('readings', [READING])).toMatchObject({ taken: 1, there: 0, refused: [] });
    await expect(target.finish()).resolves.toBeUndefined();
  });

  it('decides about waiting rows with the secret of the folder', async () => {
    const target = await openServerTarget(server.settings.dataFolder, server.origin, IN_FIRST);
    const first = PATIENT.replace('"id":"1"', '"id":"2","gender":"female"');
    const other = first.replace('Asha Patil', 'Ravi Kumar').replace('1950', '1988').replace('female', 'male');
    await target.send('patients', [first]);
    const { held = [] } = await target.send('patients', [other]);
    expect(held).toMatchObject([{ index: 0, reason: 'same-id-other-person' }]);
    const [row] = await target.held();
    expect(row).toMatchObject({ id: held[0]?.detail, arrived: { name: 'Ravi Kumar' }, rows: 0 });
    expect(await target.decide(row?.id ?? '', 'take')).toMatchObject({ id: row?.id });
    await expect(target.decide(row?.id ?? '', 'take')).rejects.toThrow(/waits for a decision/);
    expect(await target.held()).toEqual([]);
    const naked = await server.fetch('/api/import/held', { method: 'POST' });
    expect(naked.status).toBe(401);
  });

  it.each([
    [
      'a facility that is not there',
      { facility: 'Nowhere' },
      /There is no open facility "Nowhere"\. There are: .*First Clinic/,
    ],
    ['a programme that is not there', { programme: 'none' }, /There is no programme "none"/],
  ])('says before the first line what does not exist: %s', async (_label, wanted, message) => {
    await expect(openServerTarget(server.settings.dataFolder, server.origin, wanted)).rejects.toThrow(
      message,
    );
  });

  it('says what to do when the secret cannot be read or the server is gone', async () => {
    const open = (folder: string, origin: string) => openServerTarget(folder, origin, {});
    await expect(open(join(server.settings.dataFolder, 'elsewhere'), server.origin)).rejects.toThrow(
      /cannot be read/,
    );
    const nobody = 'http://127.0.0.1:47149';
    await expect(open(server.settings.dataFolder, nobody)).rejects.toThrow(
      /The server at .* no longer answers/,
    );
  });
});
