import { parseArgs } from 'node:util';
import { isTimeZone } from '@careline/core/internal/administration';
import { visibleText } from '@careline/core/internal/http';
import { BUILT_SCOPES } from '@careline/core/internal/navigation';
import { hashPassword } from '../identity/provider/password/password.ts';
import type { Settings } from '../platform/config/config.ts';
import { runWork } from '../platform/database/work.ts';
import { addStaff, type NewStaff, StaffError } from './add-staff.ts';
import { type ChosenPassword, choosePassword } from './ask-password.ts';
import { databaseOf, withDatabase } from './command.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { STAFF_USAGE } from './usage/usage.ts';
import { isUsageError, wordsOf } from './usage-error.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function readArguments(argv: readonly string[]): NewStaff {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      facility: { type: 'string' },
      organisation: { type: 'string' },
      'time-zone': { type: 'string', default: 'Asia/Kolkata' },
      role: { type: 'string', multiple: true },
      scope: { type: 'string', multiple: true },
      'app-scope': { type: 'string', multiple: true, default: [] },
    },
  });
  const email = values.email?.trim().toLowerCase() ?? '';
  const name = visibleText(values.name ?? '').trim();
  const timeZone = values['time-zone'];
  if (!EMAIL.test(email)) throw new StaffError('--email must be an e-mail address.');
  if (!name) throw new StaffError("--name must be the person's name.");
  if (!isTimeZone(timeZone)) throw new StaffError('--time-zone must be an IANA zone such as Asia/Kolkata.');
  const { facility, organisation, role: roles = ['Admin'], scope: scopes = [...BUILT_SCOPES] } = values;
  const appScopes = values['app-scope'];
  return { email, name, facility, organisation, timeZone, roles, scopes, appScopes, passwordHash: undefined };
}

function report(staff: NewStaff, facility: string, chosen: ChosenPassword | undefined): void {
  console.log(`${staff.email} may now sign in at ${facility}: ${staff.scopes.join(', ')}.`);
  if (chosen?.made) console.log(`Password (shown only now): ${chosen.password}`);
}

async function add(argv: readonly string[], settings: Settings): Promise<number> {
  if (settings.demo) {
    throw new StaffError('Staff are real people, but this would be a demo folder: set CARELINE_DEMO=off.');
  }
  const wanted = readArguments(argv);
  const chosen = settings.embeddedProvider ? await choosePassword(wanted.email) : undefined;
  const passwordHash = chosen && (await hashPassword(chosen.password));
  const { facility } = await withDatabase(databaseOf(settings), (db) =>
    runWork(db, (tx) => addStaff(tx, { ...wanted, passwordHash })),
  );
  report(wanted, facility, chosen);
  return 0;
}

const COMMANDS = new Map([
  ['add', add],
  ['reset-second-factor', resetSecondFactor],
]);

/** Runs `staff add …` and `staff reset-second-factor …`. Returns the exit code. */
export async function runStaff(argv: readonly string[], settings: Settings): Promise<number> {
  const [command = '', ...rest] = argv;
  const run = COMMANDS.get(command);
  if (!run || rest.includes('--help')) {
    console.log(STAFF_USAGE);
    return command === '' || rest.includes('--help') ? 0 : 2;
  }
  try {
    return await run(rest, settings);
  } catch (error) {
    if (!isUsageError(error)) throw error;
    console.error(`${wordsOf(error)}\nnpm start -- staff ${command} --help says more.`);
    return 2;
  }
}
