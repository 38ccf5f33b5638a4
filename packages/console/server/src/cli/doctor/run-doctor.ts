import { type OpenPlace, openAsIs } from '../../backup/open-as-is.ts';
import { readSettings, type Settings, SettingsError } from '../../platform/config/config.ts';
import { FolderInUseError } from '../../platform/database/embedded/folder-lock.ts';
import { readServerAddresses } from '../../platform/database/server/server-addresses.ts';
import { RELEASE_VERSION } from '../../platform/release-version.ts';
import {
  checkClock,
  checkConnections,
  checkGrants,
  checkPooler,
  checkProcesses,
  checkReplication,
  checkServerVersion,
  checkTables,
} from './database-checks.ts';
import { type Finding, fail, linesOf, ok } from './finding.ts';
import { checkAddress, checkDisk, checkNode, checkSecretFiles } from './machine-checks.ts';
import { checkCertificate, checkMail } from './network-checks.ts';

type Print = (line: string) => void;

const DOCTOR_USAGE = `Checks settings, versions, database, rights, clock, disk, mail, replication and certificates, and suggests what to do.

  npm start -- doctor

Run it with the settings of the server. It changes nothing and can run while servers are running.
Exit code: 0 no problems or only warnings, 1 problems found, 2 wrong arguments.
`;

const failed = (check: string, error: unknown): Finding =>
  fail(check, error instanceof Error ? error.message : String(error), 'Fix this, then run doctor again.');

const guarded = (check: string, look: () => Promise<Finding>): Promise<Finding> =>
  look().catch((error) => failed(check, error));

async function databaseFindings({ db }: OpenPlace, settings: Settings): Promise<readonly Finding[]> {
  const { databaseUrl, poolSize } = settings;
  const findings = [await guarded('tables', () => checkTables(db))];
  if (databaseUrl === undefined) return findings;
  const hosts = readServerAddresses(databaseUrl)?.urls ?? ([databaseUrl] as const);
  for (const [check, look] of [
    ['versions', () => checkServerVersion(db)],
    ['grants', () => checkGrants(db)],
    ['clock', () => checkClock(db)],
    ['pooler', () => checkPooler(hosts[0])],
    ['sessions', () => checkConnections(db, poolSize)],
    ['replication', () => checkReplication(db, hosts.length)],
    ['processes', () => checkProcesses(db, RELEASE_VERSION)],
  ] as const) {
    findings.push(await guarded(check, look));
  }
  return findings;
}

async function lookAtDatabase(settings: Settings): Promise<readonly Finding[]> {
  let place: OpenPlace;
  try {
    place = await openAsIs(settings);
  } catch (error) {
    if (error instanceof FolderInUseError)
      return [ok('database', 'A server is using the data folder; stop it to check the tables')];
    return [failed('database', error)];
  }
  try {
    return await databaseFindings(place, settings);
  } finally {
    await place.close();
  }
}

/** Returns the findings for these settings and everything they refer to. */
export async function examine(environment: NodeJS.ProcessEnv): Promise<readonly Finding[]> {
  const versions = checkNode(process.versions.node);
  let settings: Settings;
  try {
    settings = readSettings(environment);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return [versions, fail('settings', error.message, 'npm start -- --help lists every setting.')];
  }
  const disk = settings.mailFolder === undefined ? [] : [await checkDisk(settings)];
  const certificate = await checkCertificate(settings);
  return [
    versions,
    checkAddress(settings),
    ...(await checkSecretFiles(settings)),
    ...disk,
    ...(await lookAtDatabase(settings)),
    await checkMail(settings),
    ...(certificate ? [certificate] : []),
  ];
}

/** Runs `doctor`. Returns the exit code: 1 if something is wrong. */
export async function runDoctor(
  argv: readonly string[],
  environment: NodeJS.ProcessEnv,
  print: Print = console.log,
): Promise<number> {
  if (argv.length > 0) {
    print(DOCTOR_USAGE);
    return argv.includes('--help') ? 0 : 2;
  }
  const findings = await examine(environment);
  for (const line of findings.flatMap(linesOf)) print(line);
  return findings.some(({ verdict }) => verdict === 'fail') ? 1 : 0;
}
