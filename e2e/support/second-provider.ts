import { createSign, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';

/** The provider's claims by login name, which is also the subject. */
type People = Record<string, { readonly email?: string; readonly email_verified?: boolean }>;

interface Key {
  readonly kid: string;
  readonly privateKey: KeyObject;
}

export interface SecondProvider {
  readonly issuer: string;
  readonly people: People;
  /** Sets whether later sign-ins get a refresh token. */
  giveRefreshTokens(given: boolean): void;
  /** Returns an ID token for Careline's client with extra claims, signed with the provider's key by default. */
  idToken(claims: Readonly<Record<string, unknown>>, key?: Key): string;
  /** Replaces all signing keys. */
  rotateKeys(): void;
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
}

export const SECOND_CLIENT = 'careline-at-second';

/** The part of `oidc-provider` used here; its types belong to the server's package. */
interface ProviderModule {
  readonly Provider: new (
    issuer: string,
    configuration: object,
  ) => {
    callback(): RequestListener;
    readonly Grant: new (facts: object) => { addOIDCScope(scopes: string): void; save(): Promise<string> };
  };
}

async function loadProvider(): Promise<ProviderModule> {
  const server = createRequire(new URL('../../packages/console/server/package.json', import.meta.url));
  return import(pathToFileURL(server.resolve('oidc-provider')).href);
}

const makeKey = (): Key => ({
  kid: randomUUID(),
  privateKey: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey,
});

/** Returns a key the provider does not have. */
export const strangeKey = (kid: string): Key => ({ ...makeKey(), kid });

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function signed(claims: object, { kid, privateKey }: Key): string {
  const text = `${part({ alg: 'RS256', kid })}.${part(claims)}`;
  return `${text}.${createSign('sha256').update(text).sign(privateKey, 'base64url')}`;
}

const SCOPES = ['openid', 'profile', 'email', 'access:appointments', 'offline_access'];

interface Grantable {
  readonly oidc: {
    readonly client: { readonly clientId: string };
    readonly session: { readonly accountId?: string };
    readonly provider: InstanceType<ProviderModule['Provider']>;
  };
}

/** Skips consent, as an organisation's provider does for its own applications. */
async function grantFor({ oidc: { client, session, provider } }: Grantable) {
  if (session.accountId === undefined) return undefined;
  const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId });
  grant.addOIDCScope(SCOPES.join(' '));
  await grant.save();
  return grant;
}

interface Shape {
  readonly origin: string;
  readonly people: People;
  readonly key: Key;
  readonly refreshTokens: () => boolean;
}

const configuration = ({ origin, people, key, refreshTokens }: Shape) => ({
  clients: [
    {
      client_id: SECOND_CLIENT,
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      redirect_uris: [`${origin}/auth/callback`, `${origin}/auth/silent`],
      post_logout_redirect_uris: [origin],
    },
  ],
  jwks: { keys: [{ ...key.privateKey.export({ format: 'jwk' }), kid: key.kid, alg: 'RS256', use: 'sig' }] },
  scopes: SCOPES,
  claims: { openid: ['sub'], email: ['email', 'email_verified'] },
  conformIdTokenClaims: false,
  cookies: { keys: ['a key of the second provider'] },
  clientBasedCORS: () => true,
  issueRefreshToken: async () => refreshTokens(),
  loadExistingGrant: grantFor,
  findAccount: (_: unknown, sub: string) => ({ accountId: sub, claims: () => ({ sub, ...people[sub] }) }),
});

/**
 * Starts a third-party OpenID provider: plain `oidc-provider`, with its own pages without passwords, on another port of
 * `host`. `localhost` is the console's site; with `127.0.0.1` browsers block its cookies in frames.
 */
export async function startSecondProvider(host: string, origin: string): Promise<SecondProvider> {
  const { Provider } = await loadProvider();
  const people: People = {};
  let refresh = false;
  let key = makeKey();
  let answer: RequestListener = () => {};
  const server = createServer((request, response) => answer(request, response));
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const issuer = `http://${host}:${port}`;
  const serve = () => {
    answer = new Provider(
      issuer,
      configuration({ origin, people, key, refreshTokens: () => refresh }),
    ).callback();
  };
  serve();
  return {
    issuer,
    people,
    giveRefreshTokens: (given) => {
      refresh = given;
    },
    idToken(claims, by = key) {
      const now = Math.floor(Date.now() / 1000);
      return signed({ iss: issuer, aud: SECOND_CLIENT, iat: now, exp: now + 300, ...claims }, by);
    },
    rotateKeys() {
      key = makeKey();
      serve();
    },
    goAway: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    comeBack: () => listen(port),
  };
}

export async function fillSecondLogin(page: Page, subject: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(subject);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
}
