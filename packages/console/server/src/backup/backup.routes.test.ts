import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { embedded } from '../../test/databases.ts';
import { startTestServer, type TestServer } from '../../test/test-server.ts';
import { openDatabase } from '../platform/database/database.ts';
import { importAuthorization } from '../platform/process/command-secret.ts';
import { mountBackup } from './backup.routes.ts';
import { makeCopyFolder } from './folder-copy.ts';

const SECRET = 'a-secret-of-this-run';

let server: TestServer;
beforeAll(async () => {
  const deps = {
    secret: SECRET,
    get db() {
      return server.db;
    },
    get dataFolder() {
      return server.settings.dataFolder;
    },
  };
  server = await startTestServer({ kind: embedded, routes: [], mounts: [(app) => mountBackup(app, deps)] });
});
afterAll(() => server?.stop());

const ask = (to: string, headers: Record<string, string> = { authorization: importAuthorization(SECRET) }) =>
  server.fetch(`/api/backup/copy?to=${encodeURIComponent(to)}`, { method: 'POST', headers });

it.each([
  ['no secret', 'copy-0123456789abcdef', {}, 401, 'token-missing'],
  ['another secret', 'copy-0123456789abcdef', { authorization: 'Import no' }, 401, 'token-invalid'],
  ['a bearer token', 'copy-0123456789abcdef', { authorization: 'Bearer a.b.c' }, 401, 'token-invalid'],
  ['a folder that nobody made', 'copy-0123456789abcdef', undefined, 422, 'input-invalid'],
  ['a way out of the data folder', '../copy-0123456789abcdef', undefined, 422, 'input-invalid'],
  ['the database itself', 'database', undefined, 422, 'input-invalid'],
])('refuses %s', async (_, to, headers, status, code) => {
  const response = await ask(to, headers);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ code });
});

it('copies a database that opens with everything confirmed, and records it in the audit', async () => {
  const vitaId = await server.addPatient('Meena Iyer');
  const copy = await makeCopyFolder(server.settings.dataFolder);
  expect((await ask(copy.name)).status).toBe(204);
  const later = await server.addPatient('Somebody Later');
  const { db, close } = await openDatabase({ dataFolder: copy.path });
  const people = await db.selectFrom('person').select('id').execute();
  expect(people.map(({ id }) => id)).toContain(vitaId);
  expect(people.map(({ id }) => id)).not.toContain(later);
  expect(await db.selectFrom('audit').select(['action', 'organisation_id']).execute()).toEqual([
    { action: 'backup', organisation_id: server.organisationId },
  ]);
  await close();
  await copy.remove();
});

it('removes copies left by a killed backup, and none that is in use', async () => {
  const { dataFolder } = server.settings;
  await mkdir(join(dataFolder, 'copy-00000000000000aa'));
  const [first, second] = [await makeCopyFolder(dataFolder), await makeCopyFolder(dataFolder)];
  const copies = (await readdir(dataFolder)).filter((name) => name.startsWith('copy-'));
  expect(copies.sort()).toEqual([first.name, second.name].sort());
  await first.remove();
  await second.remove();
});
