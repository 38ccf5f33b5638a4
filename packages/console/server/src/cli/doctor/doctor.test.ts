import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from '../../../test/databases.ts';
import { type Bouncer, pgbouncerProgram, startBouncer } from '../../../test/postgres/pgbouncer.ts';
import { judgeClock, judgeConnections, judgeReplication } from './database-checks.ts';
import type { Finding } from './finding.ts';
import { checkAddress, checkNode, judgeDisk } from './machine-checks.ts';
import { checkMail, judgeCertificate } from './network-checks.ts';
import { examine, runDoctor } from './run-doctor.ts';

const MEBIBYTE = 1024 * 1024;
const DAY_MS = 86_400_000;
const standby = { reads: false, required: '', standbys: 0, synchronous: 0 };

it.each<readonly [string, Finding, Finding['verdict'], string]>([
  ['Node of today', checkNode('22.11.0'), 'ok', 'Node 22.11.0'],
  ['the oldest Node', checkNode('20.19.0'), 'ok', 'Node 20.19.0'],
  ['a Node before it', checkNode('20.18.3'), 'fail', 'too old'],
  ['a demo', checkAddress({ demo: true, origin: 'http://localhost:4400' }), 'warn', 'A demo'],
  [
    'an address with TLS',
    checkAddress({ demo: false, origin: 'https://c.example' }),
    'ok',
    'https://c.example',
  ],
  [
    'an address without TLS',
    checkAddress({ demo: false, origin: 'http://c.example' }),
    'warn',
    'without TLS',
  ],
  ['much room', judgeDisk('/d', { state: 'ok', freeBytes: 900 * MEBIBYTE }), 'ok', '900 MB free'],
  ['little room', judgeDisk('/d', { state: 'low', freeBytes: 200 * MEBIBYTE }), 'warn', '200 MB free'],
  ['no room', judgeDisk('/d', { state: 'full', freeBytes: 10 * MEBIBYTE }), 'fail', '10 MB free'],
  ['no folder', judgeDisk('/d', undefined), 'warn', 'does not exist yet'],
  ['clocks together', judgeClock(0.4), 'ok', '0.4 s'],
  ['clocks somewhat apart', judgeClock(-5), 'warn', '5.0 s'],
  ['clocks far apart', judgeClock(61), 'fail', '61.0 s'],
  ['sessions enough', judgeConnections({ most: 97, open: 20 }, 4, 10), 'ok', '4 processes may open 40'],
  ['more sessions than there are', judgeConnections({ most: 97, open: 20 }, 10, 10), 'fail', 'may open 100'],
  ['a standby', judgeReplication({ ...standby, reads: true }, 1), 'fail', 'read-only'],
  ['no standby', judgeReplication(standby, 1), 'ok', 'No standby'],
  ['two standbys', judgeReplication({ ...standby, standbys: 2, synchronous: 1 }, 2), 'ok', '2 standbys, 1'],
  ['several servers without a standby', judgeReplication(standby, 2), 'warn', 'no standby is connected'],
  [
    'saves that wait for a standby',
    judgeReplication({ ...standby, required: 'one' }, 1),
    'fail',
    'Saves wait',
  ],
  ['a certificate', judgeCertificate('c.example', 60 * DAY_MS, 0), 'ok', '60 days'],
  ['a certificate that ends soon', judgeCertificate('c.example', 3 * DAY_MS, 0), 'warn', '3 days'],
  ['a certificate that ended', judgeCertificate('c.example', 0, 2 * DAY_MS), 'fail', 'expired 2 days ago'],
])('%s', (_, finding, verdict, words) => {
  expect(finding.verdict).toBe(verdict);
  expect(finding.words).toContain(words);
  expect(finding.todo === undefined).toBe(verdict === 'ok');
});

describe('the mail server', () => {
  let server: Server;
  let greeting = '220 mail.example ESMTP\r\n';
  const url = (): string => `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  beforeAll(async () => {
    server = createServer((socket) => {
      socket.end(greeting);
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    server.close();
  });

  it.each([
    ['that greets', '220 mail.example ESMTP\r\n', 'ok'],
    ['that is busy', '421 too many\r\n', 'fail'],
  ])('%s', async (_, words, verdict) => {
    greeting = words;
    expect(await checkMail({ smtpUrl: url(), mailFolder: undefined })).toMatchObject({ verdict });
  });

  it('that is missing, and none', async () => {
    expect(await checkMail({ smtpUrl: 'smtp://127.0.0.1:9', mailFolder: undefined })).toMatchObject({
      verdict: 'fail',
    });
    expect(await checkMail({ smtpUrl: undefined, mailFolder: '/d/outbox' })).toMatchObject({
      verdict: 'warn',
      words: 'No mail server: mails wait in /d/outbox',
    });
  });
});

describe('with invalid settings', () => {
  it('doctor names the error and exits with 1', async () => {
    const lines: string[] = [];
    expect(await runDoctor([], { PORT: 'http' }, (line) => lines.push(line))).toBe(1);
    expect(lines.join('\n')).toMatch(/^fail {2}settings .*\n.*PORT must be/m);
  });

  it('a secret that cannot be read, or that others can read, is named', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'careline-doctor-'));
    const open = join(folder, 'key');
    await writeFile(open, 'a-key-of-enough-letters');
    await chmod(open, 0o644);
    const findings = await examine({
      CARELINE_DEMO: 'off',
      CARELINE_ORIGIN: 'http://localhost:4400',
      CARELINE_DATA: folder,
      CARELINE_SMS_URL: 'https://sms.example/v1',
      CARELINE_SMS_KEY_FILE: open,
      CARELINE_SMS_SECRET_FILE: join(folder, 'none'),
    });
    expect(findings.filter(({ check }) => check === 'secrets').map(({ verdict }) => verdict)).toEqual([
      'warn',
      'fail',
    ]);
    expect(findings.find(({ check }) => check === 'tables')).toMatchObject({
      verdict: 'warn',
      words: 'There are none yet',
    });
    await rm(folder, { recursive: true, force: true });
  });
});

const program = pgbouncerProgram();

describe.each(databases.filter(({ kind }) => kind === 'server'))('on a $kind', ({ open }) => {
  let database: TestDatabase;
  let url: string;
  let bouncer: Bouncer | undefined;
  beforeAll(async () => {
    database = await open();
    url = (database.settings as { databaseUrl: string }).databaseUrl;
    if (program) bouncer = await startBouncer(program, url);
  });
  afterAll(async () => {
    await bouncer?.stop();
    await database.remove();
  });
  const of = async (databaseUrl: string, check: string) =>
    (await examine({ DATABASE_URL: databaseUrl, CARELINE_ORIGIN: 'http://localhost:4400' })).find(
      (finding) => finding.check === check,
    );

  it('every check of the database is ok', async () => {
    const findings = await examine({ DATABASE_URL: url, CARELINE_ORIGIN: 'http://localhost:4400' });
    const database = ['tables', 'grants', 'clock', 'pooler', 'sessions', 'replication', 'processes'];
    const verdicts = database.map((check) => findings.find((one) => one.check === check)?.verdict);
    expect(verdicts).toEqual(database.map(() => 'ok'));
  });

  it.runIf(program)('a pooler is named', async () => {
    expect((await of(bouncer?.databaseUrl ?? '', 'pooler'))?.words).toContain('One is in between');
  });

  it('a server that is down is a finding', async () => {
    expect(await of('postgresql://127.0.0.1:9/careline', 'database')).toMatchObject({ verdict: 'fail' });
  });
});
