import { BackupError } from '../backup/backup-format.ts';
import { DemoMixError } from '../demo/demo-folder.ts';
import { runImport } from '../import/run-import.ts';
import { loadLanguages } from '../languages/load-languages.ts';
import { readSettings, SettingsError } from '../platform/config/config.ts';
import { DatabaseOpenError } from '../platform/database/database-errors.ts';
import { FolderInUseError } from '../platform/database/embedded/folder-lock.ts';
import { PortBusyError, PortRefusedError } from '../platform/process/require-free-port.ts';
import { runServer } from '../service/run-server.ts';
import { runAudit } from './audit.ts';
import { runBackup } from './backup.ts';
import { runCallingHours } from './calling-hours.ts';
import { runConsent } from './consent.ts';
import { databaseWords } from './database-words.ts';
import { runDoctor } from './doctor/run-doctor.ts';
import { runErase } from './erase.ts';
import { runExport } from './export.ts';
import { runFacility } from './facility.ts';
import { runJudge } from './judge.ts';
import { runKeys } from './keys.ts';
import { runMigrate } from './migrate.ts';
import { runOrganisation } from './organisation.ts';
import { runRestore } from './restore.ts';
import { runSandbox } from './sandbox.ts';
import { runSlots } from './slots.ts';
import { runStaff } from './staff.ts';
import { USAGE } from './usage/usage.ts';
import { runVerify } from './verify.ts';

type Environment = NodeJS.ProcessEnv;

/** Exit codes: 1 failed, 2 wrong usage, 3 folder in use, 4 port in use. */
const EXPECTED: readonly (readonly [new (...facts: never[]) => Error, number])[] = [
  [SettingsError, 2],
  [DemoMixError, 2],
  [FolderInUseError, 3],
  [PortBusyError, 4],
  [PortRefusedError, 4],
  [DatabaseOpenError, 1],
  [BackupError, 1],
];

async function dispatch([command, ...rest]: readonly string[], environment: Environment): Promise<number> {
  if (command === undefined) return runServer(readSettings(environment));
  if (command === 'sandbox') return runSandbox(rest, environment);
  if (command === 'doctor') return runDoctor(rest, environment);
  const settings = () => readSettings(environment, { serving: false });
  if (command === 'import') return runImport(rest, settings());
  if (command === 'export') return runExport(rest, settings());
  if (command === 'backup') return runBackup(rest, settings());
  if (command === 'restore') return runRestore(rest, settings());
  if (command === 'verify') return runVerify(rest, settings());
  if (command === 'migrate') return runMigrate(rest, settings());
  if (command === 'judge') return runJudge(rest, settings());
  if (command === 'audit') return runAudit(rest, settings());
  if (command === 'keys') return runKeys(rest, settings());
  if (command === 'consent') return runConsent(rest, settings());
  if (command === 'erase') return runErase(rest, settings());
  if (command === 'calling-hours') return runCallingHours(rest, settings());
  if (command === 'facility') return runFacility(rest, settings());
  if (command === 'organisation') return runOrganisation(rest, settings());
  if (command === 'slots') return runSlots(rest, settings());
  if (command === 'staff') return runStaff(rest, settings());
  const asked = command === '--help' || command === '-h' || command === 'help';
  if (!asked) console.error(`There is no command "${command}".\n`);
  console.log(USAGE);
  return asked ? 0 : 2;
}

/**
 * Runs a command line and returns the exit code.
 * Prints errors that the user can fix as a sentence, without a stack.
 */
export async function main(argv: readonly string[], environment: Environment): Promise<number> {
  try {
    await loadLanguages();
    return await dispatch(argv, environment);
  } catch (error) {
    const [, code] = EXPECTED.find(([kind]) => error instanceof kind) ?? [];
    if (code !== undefined && error instanceof Error) {
      console.error(error.message);
      return code;
    }
    const words = databaseWords(error);
    if (words === undefined) throw error;
    console.error(words);
    return 1;
  }
}
