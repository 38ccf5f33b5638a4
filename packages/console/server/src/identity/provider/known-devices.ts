import { createHash } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Settings } from '../../platform/config/config.ts';
import { newId } from '../../platform/database/new-id.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { openSealNamed } from '../../platform/database/seal.ts';
import type { AppContext } from '../../platform/http/app-context.ts';

const DEVICE_COOKIE = 'careline_device';

const deviceSchema = v.object({
  id: v.string(),
  /** Hashes of the e-mail addresses that signed in on it, newest first. */
  people: v.array(v.string()),
  /** Unix seconds. */
  until: v.number(),
});

/** A browser in which someone has signed in before. */
export type KnownDevice = v.InferOutput<typeof deviceSchema>;

const LIFE_SECONDS = 180 * 86_400;
/** Maximum colleagues who share a computer. */
const MAX_PEOPLE = 30;
const PURPOSE = 'known device';
const HASH_LENGTH = 22;

const openDeviceSeal = (db: Kysely<Schema>) => openSealNamed(db, 'known-device-key');
const hashOf = (email: string) =>
  createHash('sha256').update(email).digest('base64url').slice(0, HASH_LENGTH);

/** Returns the device from the request's cookie, or undefined if the cookie is invalid or too old. */
export async function readDevice(
  c: AppContext,
  db: Kysely<Schema>,
  now: number,
): Promise<KnownDevice | undefined> {
  const sealed = getCookie(c, DEVICE_COOKIE);
  if (sealed === undefined) return undefined;
  const text = (await openDeviceSeal(db)).open(sealed, PURPOSE);
  if (text === undefined) return undefined;
  const device = v.parse(deviceSchema, JSON.parse(text));
  return device.until > now ? device : undefined;
}

/** Sets the cookie after a sign-in. It only proves that this address has signed in here before. */
export async function rememberDevice(
  c: AppContext,
  { db, settings }: { readonly db: Kysely<Schema>; readonly settings: Settings },
  email: string,
  now: number,
): Promise<void> {
  const before = await readDevice(c, db, now);
  const person = hashOf(email);
  const others = before?.people.filter((one) => one !== person) ?? [];
  const device: KnownDevice = {
    id: before?.id ?? newId(),
    people: [person, ...others].slice(0, MAX_PEOPLE),
    until: now + LIFE_SECONDS,
  };
  setCookie(c, DEVICE_COOKIE, (await openDeviceSeal(db)).close(JSON.stringify(device), PURPOSE), {
    path: '/login',
    httpOnly: true,
    sameSite: 'Lax',
    secure: settings.origin.startsWith('https:'),
    maxAge: LIFE_SECONDS,
  });
}

/**
 * Returns the key under which an address's failures are counted.
 * A device on which it has signed in before has a separate count, so that strangers cannot lock it out by guessing
 * elsewhere (OWASP, device cookies).
 */
export const countedAs = (email: string, device: KnownDevice | undefined): string =>
  device?.people.includes(hashOf(email)) ? `${email} ${device.id}` : email;
