import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exchangeIdentity } from '@careline/core/internal/identity';
import { serviceClient } from '../e2e/support/service.ts';
import {
  type OidcBrowser,
  openBrowser,
  signIn,
} from '../packages/console/server/test/identity/oidc-browser.ts';
import { command, type Environment } from './processes.ts';

export interface Member {
  readonly email: string;
  readonly password: string;
}

/** Adds staff to one clinic with the command a person would use; the first call creates the clinic. */
export async function addMembers(environment: Environment, count: number): Promise<readonly Member[]> {
  const members: Member[] = [];
  for (let index = 1; index <= count; index += 1) {
    const email = `member-${index}@staff.example`;
    const who = ['--email', email, '--name', `Member ${index}`, '--facility', 'Clinic'];
    const output = await command(environment, 'staff', 'add', ...who);
    members.push({ email, password: /shown only now\): (\S+)/.exec(output)?.[1] ?? '' });
  }
  // Proofs run at any hour.
  await command(environment, 'calling-hours', '--hours', '00:00-24:00', '--facility', 'Clinic');
  return members;
}

const NAMES = ['Ravi Kumar', 'Anita Sharma', 'Sunil Rao', 'Manju Iyer'];

const patientLine = (index: number): string =>
  JSON.stringify({
    source: 'proof',
    id: `p${index}`,
    name: [{ text: `${NAMES[index % NAMES.length]} ${index}` }],
    gender: 'female',
    birthDate: '1960-05-01',
    phone: [{ value: `98${String(10_000_000 + index)}` }],
  });

/** Imports fictitious patients into the clinic. */
export async function addPatients(environment: Environment, count: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'careline-patients-'));
  try {
    const lines = Array.from({ length: count }, (_, index) => patientLine(index));
    await writeFile(join(folder, 'patients.ndjson'), `${lines.join('\n')}\n`);
    await command(environment, 'import', folder, '--programme', 'ahc');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A signed-in person: their browser at the provider, and Careline's token. */
export interface SignedIn {
  readonly browser: OidcBrowser;
  readonly token: string;
}

export async function signMemberIn(origin: string, { email, password }: Member): Promise<SignedIn> {
  const browser = openBrowser(origin);
  const idToken = await signIn(browser, email, password);
  const { token } = await serviceClient(origin, '').call(exchangeIdentity, { body: { idToken } });
  return { browser, token };
}

/** Returns a new token without a password, like the silent renewal. Throws if the provider has no session. */
export async function renew(origin: string, { browser }: SignedIn): Promise<string> {
  const { back } = await browser.authorize({ prompt: 'none' });
  const code = back.get('code');
  if (!code) throw new Error(`The session is gone: ${back.get('error')}`);
  const { idToken } = await browser.redeem(code, `${origin}/auth/silent`);
  return (await serviceClient(origin, '').call(exchangeIdentity, { body: { idToken } })).token;
}
