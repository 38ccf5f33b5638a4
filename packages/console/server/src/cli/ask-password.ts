import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { passwordFault } from '../identity/provider/password/password-rules.ts';
import { RESET_MESSAGES } from '../identity/provider/reset/reset-messages.ts';

export interface ChosenPassword {
  readonly password: string;
  /** Generated here, so it has to be shown once. */
  readonly made: boolean;
}

/** Asks without echoing the input. */
async function ask(question: string): Promise<string> {
  process.stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}

/** Applies the same rules and messages as a password reset. */
function faultOf(password: string, email: string): string | undefined {
  const fault = passwordFault(password, email);
  return fault && RESET_MESSAGES.en.faults[fault];
}

/** Returns a password typed twice, or a random one without a terminal. `email` is lower case. */
export async function choosePassword(email: string): Promise<ChosenPassword> {
  if (!process.stdin.isTTY) return { password: randomBytes(15).toString('base64url'), made: true };
  for (;;) {
    const password = await ask('Password: ');
    const fault =
      faultOf(password, email) ??
      ((await ask('Again:    ')) === password ? undefined : 'The passwords do not match.');
    if (!fault) return { password, made: false };
    console.log(fault);
  }
}
