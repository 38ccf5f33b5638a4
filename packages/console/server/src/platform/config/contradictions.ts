import { readChartPlaces } from './charts-settings.ts';
import type { Environment } from './environment.ts';
import { isLoopback } from './web-address.ts';

/** Returns faults in the charts service's address and topics. */
function chartFaults(env: Environment): string[] {
  const { CARELINE_CHARTS_URL: url, CARELINE_CHARTS_KIND: kind, CARELINE_CHARTS_TOPICS: topics } = env;
  const places = kind && topics ? readChartPlaces(topics, kind) : undefined;
  const own = env.CARELINE_ORIGIN ?? `http://localhost:${env.PORT}`;
  return [
    ...(typeof places === 'string' ? [places] : []),
    // The service's pages run scripts in a frame. On our own origin they would have our pages' rights.
    ...(url && new URL(url).origin === new URL(own).origin
      ? ['CARELINE_CHARTS_URL must be on another origin than Careline.']
      : []),
  ];
}

/** Settings that must be set together for each provider. */
const PROVIDERS = [
  {
    kind: 'a telephony provider',
    needed: ['CARELINE_TELEPHONY_URL', 'CARELINE_TELEPHONY_KEY_FILE', 'CARELINE_TELEPHONY_SECRET_FILE'],
    parts: 'address, key and secret',
  },
  {
    kind: 'a payment provider',
    needed: ['CARELINE_PAYMENTS_URL', 'CARELINE_PAYMENTS_KEY_FILE', 'CARELINE_PAYMENTS_SECRET_FILE'],
    parts: 'address, key and secret',
  },
  {
    kind: 'a provider of SMS',
    needed: ['CARELINE_SMS_URL', 'CARELINE_SMS_KEY_FILE', 'CARELINE_SMS_SECRET_FILE'],
    parts: 'address, key and secret',
  },
  {
    kind: 'a charts service',
    needed: [
      'CARELINE_CHARTS_URL',
      'CARELINE_CHARTS_KIND',
      'CARELINE_CHARTS_SECRET_FILE',
      'CARELINE_CHARTS_TOPICS',
    ],
    parts: 'address, kind, secret and topics',
  },
  {
    kind: 'a provider of video calls',
    needed: ['CARELINE_VIDEO_URL', 'CARELINE_VIDEO_SECRET_FILE'],
    parts: 'address and secret',
  },
] as const;

/** A relay requires credentials, and credentials are useless without a relay. */
function relayFaults({
  CARELINE_VIDEO_ICE: ice = [],
  CARELINE_VIDEO_TURN_SECRET_FILE: file,
}: Environment): string[] {
  const hasRelay = ice.some((address) => address.startsWith('turn'));
  if (hasRelay === (file !== undefined)) return [];
  return hasRelay
    ? ['CARELINE_VIDEO_TURN_SECRET_FILE must be set too: a TURN server needs its secret.']
    : ['CARELINE_VIDEO_ICE must name a TURN server too: the secret is for one.'];
}

const providerContradictions = (env: Environment): string[] =>
  PROVIDERS.flatMap(({ kind, needed, parts }) => {
    const missing = needed.filter((name) => env[name] === undefined);
    if (missing.length === 0 || missing.length === needed.length) return [];
    return [`${missing.join(' and ')} must be set too: ${kind} needs ${parts}.`];
  });

/** Returns settings that contradict each other, each with a remedy. */
export function contradictions(env: Environment, serving: boolean): string[] {
  const problems: string[] = [];
  const real = env.DATABASE_URL ?? env.OIDC_ISSUER;
  const demo = env.CARELINE_DEMO ?? (real === undefined ? 'on' : 'off');
  if (demo === 'on' && real !== undefined) {
    problems.push('CARELINE_DEMO=on makes demo people; leave it out with DATABASE_URL or OIDC_ISSUER.');
  }
  for (const name of ['OIDC_CHANGE_PASSWORD_URL', 'OIDC_ACCOUNT_URL'] as const) {
    if (env[name] === undefined || env.OIDC_ISSUER !== undefined) continue;
    problems.push(`${name} belongs to OIDC_ISSUER: the embedded provider has its own.`);
  }
  if (serving && demo === 'off' && env.CARELINE_ORIGIN === undefined) {
    problems.push(
      'CARELINE_ORIGIN is missing: set it to the address people open, as in https://careline.example',
    );
  }
  if (demo === 'on' && env.CARELINE_ORIGIN && !isLoopback(new URL(env.CARELINE_ORIGIN).hostname)) {
    problems.push('CARELINE_ORIGIN is public, but there are demo accounts: set CARELINE_DEMO=off as well.');
  }
  if (demo === 'on' && env.CARELINE_HOST && !isLoopback(env.CARELINE_HOST)) {
    problems.push('CARELINE_HOST opens the demo accounts to the network: set CARELINE_DEMO=off as well.');
  }
  if (demo === 'on' && env.CARELINE_TELEPHONY_URL !== undefined) {
    problems.push(
      'CARELINE_TELEPHONY_URL would call the fictional numbers of the demo: set CARELINE_DEMO=off as well.',
    );
  }
  if (demo === 'on' && env.CARELINE_SMS_URL !== undefined) {
    problems.push(
      'CARELINE_SMS_URL would send messages to the fictional numbers of the demo: set CARELINE_DEMO=off as well.',
    );
  }
  if (demo === 'on' && env.CARELINE_PAYMENTS_URL !== undefined) {
    problems.push(
      'CARELINE_PAYMENTS_URL would ask the fictional patients of the demo for money: set CARELINE_DEMO=off as well.',
    );
  }
  return [...problems, ...providerContradictions(env), ...chartFaults(env), ...relayFaults(env)];
}
