import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../identity-provider/password.ts';

export interface ChosenPassword {
  readonly password: string;
  /** Made here, so it has to be shown once. */
  readonly made: boolean;
}

/** Asks without showing what is typed. */
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

function faultOf(password: string): string | undefined {
  if (password.length < MIN_PASSWORD_LENGTH) return `At least ${MIN_PASSWORD_LENGTH} characters, please.`;
  return password.length > MAX_PASSWORD_LENGTH
    ? `At most ${MAX_PASSWORD_LENGTH} characters, please.`
    : undefined;
}

/** A password from the terminal, typed twice; without a terminal a random one. */
export async function choosePassword(): Promise<ChosenPassword> {
  if (!process.stdin.isTTY) return { password: randomBytes(15).toString('base64url'), made: true };
  for (;;) {
    const password = await ask('Password: ');
    const fault =
      faultOf(password) ?? ((await ask('Again:    ')) === password ? undefined : 'The two differ.');
    if (!fault) return { password, made: false };
    console.log(fault);
  }
}
