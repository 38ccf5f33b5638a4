import { createPrivateKey, createSecretKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ChartTheme, ChartTopic } from '@careline/core/internal/charts';
import { type JWTPayload, SignJWT } from 'jose';
import type { ChartsKind, ChartsSettings } from '../platform/config/charts-settings.ts';
import { SettingsError } from '../platform/config/config.ts';
import { readSecretFile } from '../platform/config/read-secret-file.ts';
import type { ChartAsk } from './chart-address.ts';

/** A charts service used in addition to the embedded one. */
export interface ExternalCharts {
  /** Returns the signed address of a topic, or undefined if the service does not have it. `now` is in unix seconds. */
  addressOf(ask: ChartAsk, now: number): Promise<string | undefined>;
}

interface Signing {
  readonly alg: string;
  readonly key: KeyObject;
}

const sign = (claims: JWTPayload, { alg, key }: Signing, { until }: ChartAsk, now: number): Promise<string> =>
  new SignJWT(claims)
    .setProtectedHeader({ alg, typ: 'JWT' })
    .setIssuedAt(now)
    .setExpirationTime(until)
    .sign(key);

type Draw = (
  settings: ChartsSettings,
  place: string,
  ask: ChartAsk,
  signing: Signing,
  now: number,
) => Promise<string>;

const METABASE_THEMES: Readonly<Record<ChartTheme, string>> = {
  light: '',
  dark: '&theme=night',
  contrast: '',
};

/**
 * Returns a static embedding address. The token names one dashboard or question and locks its parameters, so
 * that they cannot be changed in the address. `facility` must be a locked parameter.
 */
const metabase: Draw = async ({ url }, place, ask, signing, now) => {
  const [number = '', kind = 'dashboard'] = place.split('/').reverse();
  const claims = { resource: { [kind]: Number(number) }, params: { facility: ask.facilityId } };
  const token = await sign(claims, signing, ask, now);
  return `${url}/embed/${kind}/${token}#bordered=false&titled=true${METABASE_THEMES[ask.theme]}`;
};

/**
 * Uses `[auth.jwt]` with `url_login`. The token signs in a Grafana user of the facility. Grafana manages the
 * user's rights.
 */
const grafana: Draw = async ({ url }, place, ask, signing, now) => {
  const { organisationId, facilityId } = ask;
  const claims = { sub: `careline-${facilityId}`, organisation: organisationId, facility: facilityId };
  const token = await sign(claims, signing, ask, now);
  const address = new URL(`${url}/${place}`);
  // Grafana ignores `kiosk=` without a value.
  address.searchParams.set('kiosk', '1');
  address.searchParams.set('theme', ask.theme === 'dark' ? 'dark' : 'light');
  address.searchParams.set('var-facility', facilityId);
  address.searchParams.set('auth_token', token);
  return address.href;
};

/** Puts the whole request into one token. */
const signed: Draw = async (settings, place, ask, signing, now) => {
  const { organisationId, facilityId, topic, locale, theme, output, period } = ask;
  const claims = {
    aud: settings.url,
    sub: `careline-${facilityId}`,
    organisation: organisationId,
    facility: facilityId,
    topic,
    locale,
    theme,
    ...(period ? { period } : {}),
    print: output === 'print',
  };
  const address = new URL(`${settings.url}/${place}`);
  address.searchParams.set('token', await sign(claims, signing, ask, now));
  return address.href;
};

const DRAW: Readonly<Record<ChartsKind, Draw>> = { metabase, grafana, signed };

const FILE = 'CARELINE_CHARTS_SECRET_FILE';

/**
 * Reads an RSA or P-256 key, the types Grafana accepts.
 * Throws `SettingsError` with the setting's name and what to do.
 */
async function readPrivateKey(file: string): Promise<Signing> {
  const pem = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new SettingsError([`${FILE} names a file that cannot be read (${error.code}).`]);
  });
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'rsa') return { alg: 'RS256', key };
    if (key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return { alg: 'ES256', key };
  } catch {
    // Reported below.
  }
  throw new SettingsError([`${FILE} must name a private key for Grafana, RSA or P-256, as PEM.`]);
}

async function readSigning({ kind, secretFile }: ChartsSettings): Promise<Signing> {
  if (kind === 'grafana') return readPrivateKey(secretFile);
  const secret = await readSecretFile(secretFile, FILE);
  // RFC 7518, section 3.2: an HS256 key must be at least as long as its hash.
  if (secret.length < 32)
    throw new SettingsError([`${FILE} must contain at least 32 characters for ${kind}.`]);
  return { alg: 'HS256', key: createSecretKey(Buffer.from(secret)) };
}

const NONE: ExternalCharts = { addressOf: async () => undefined };

/**
 * Opens the configured charts service.
 * @throws SettingsError when the signing key cannot be read
 */
export async function openExternalCharts(settings: ChartsSettings | undefined): Promise<ExternalCharts> {
  if (!settings) return NONE;
  const signing = await readSigning(settings);
  const placeOf = (topic: ChartTopic) => settings.topics.get(topic);
  return {
    async addressOf(ask, now) {
      const place = placeOf(ask.topic);
      return place === undefined ? undefined : DRAW[settings.kind](settings, place, ask, signing, now);
    },
  };
}
