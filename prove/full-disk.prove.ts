import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../bench/seeded.ts';
import { freePort } from '../e2e/support/free-port.ts';
import { serviceClient } from '../e2e/support/service.ts';
import { isDiskFull } from '../packages/console/server/src/platform/database/database-errors.ts';
import { startEmbeddedWorker } from '../packages/console/server/src/platform/database/embedded/embedded-worker.ts';
import {
  createPersistence,
  type Entered,
  enterOne,
  insisting,
  somePatients,
  storedOnce,
} from './call-logs.ts';
import { command, type Environment, type ServerProcess, startProcess } from './processes.ts';
import { seed } from './proof.ts';
import { addMembers, addPatients, signMemberIn } from './real-clinic.ts';
import { mountSmallDisk } from './small-disk.ts';
import { type Answers, watchedFetch } from './watched-fetch.ts';

const MB = 1024 * 1024;
const LOGS = 20;

const disk = mountSmallDisk(320);
if (!disk) console.log('SKIPPED on a full disk: this user may not mount a small file system.');
afterAll(() => disk?.remove());

describe.runIf(disk)(`on a full disk (seed ${seed})`, () => {
  const random = seededRandom(seed);
  const persistence = createPersistence(random);
  const answers: Answers = { refused: 0, wrong: [], lost: 0 };
  const entered: Entered[] = [];
  let environment: Environment;
  let server: ServerProcess;
  let origin: string;
  let token: string;
  let patients: readonly string[];

  beforeAll(async () => {
    const port = await freePort();
    origin = `http://localhost:${port}`;
    environment = {
      PORT: String(port),
      CARELINE_DEMO: 'off',
      CARELINE_ORIGIN: origin,
      CARELINE_DATA: join(disk?.folder ?? '', 'data'),
    };
    const [member] = await addMembers(environment, 1);
    await addPatients(environment, 4);
    server = await startProcess(environment);
    ({ token } = await signMemberIn(origin, member ?? { email: '', password: '' }));
    patients = await somePatients(client());
  }, 600_000);
  afterAll(() => server?.stop());

  const client = () => insisting(serviceClient(origin, token, watchedFetch(answers)), persistence);
  const ready = async () => {
    const response = await fetch(`${origin}/health/ready`);
    return { status: response.status, body: (await response.json()) as { status: string; disk: unknown } };
  };
  async function until(status: number): Promise<void> {
    while ((await ready()).status !== status) await wait(100);
  }
  async function save(logs: number): Promise<void> {
    for (let log = 0; log < logs; log += 1) {
      const vitaId = patients[log % patients.length] ?? '';
      entered.push(await enterOne(client(), vitaId, { random, ...persistence }));
    }
  }

  it('refuses saves with an explanation, continues by itself when there is space, and loses nothing', async () => {
    await save(LOGS);
    await disk?.fill(20 * MB);
    await until(503);
    expect((await ready()).body).toMatchObject({ status: 'unavailable', disk: { state: 'full' } });
    const refused = answers.refused;
    const waiting = save(LOGS);
    while (answers.refused < refused + 2) await wait(50);
    await disk?.makeRoom();
    await waiting;
    await until(200);
    expect(server.exits()).toBe(0);
    for (const one of entered) await storedOnce(client(), one);
    expect(answers).toMatchObject({ wrong: [], lost: 0 });
  });

  it('says at the start what to do, and starts when it is done', async () => {
    await server.stop();
    await disk?.fill(0);
    await expect(startProcess(environment)).rejects.toThrow(
      /The disk with .* is full.* Make room and start again/s,
    );
    await disk?.makeRoom();
    server = await startProcess(environment);
    for (const one of entered) await storedOnce(client(), one);
    expect(await command(environment, 'verify')).toContain('No damage found in any table or index');
  });

  it('keeps every confirmed row when the disk fills up during a save', async () => {
    await server.stop();
    const database = join(environment.CARELINE_DATA ?? '', 'database');
    // Without the check for free disk space.
    const blind = await startEmbeddedWorker(database);
    await disk?.fill(24 * MB);
    let confirmed = 0;
    const insert = async () => {
      for (;;) {
        const rows = `select 'row-${confirmed}-' || g, repeat('x', 1000) from generate_series(1, 100) g`;
        await blind.query(`insert into secret (name, value) ${rows}`, []);
        confirmed += 1;
      }
    };
    expect(isDiskFull(await insert().catch((error) => error))).toBe(true);
    await blind.close();
    await disk?.makeRoom();
    const again = await startEmbeddedWorker(database);
    const { rows } = await again.query("select count(*) as count from secret where name like 'row-%'", []);
    await again.close();
    // The unconfirmed save may be there, but only as a whole.
    expect([confirmed * 100, (confirmed + 1) * 100]).toContain((rows[0] as { count: number }).count);
    expect(await command(environment, 'verify')).toContain('No damage found in any table or index');
    server = await startProcess(environment);
  });
});
