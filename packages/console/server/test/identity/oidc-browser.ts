import { createHash, randomBytes } from 'node:crypto';

/** The cookies and redirects of a browser at the identity provider. */
export interface OidcBrowser {
  /** Sends a sign-in request. Returns the address of the login page, or the fragment of the redirect. */
  authorize(options?: { prompt?: string }): Promise<Arrival>;
  submit(
    loginPath: string,
    form: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<Response>;
  /** Follows redirects until a page answers or the client's address is reached. */
  follow(response: Response): Promise<Arrival>;
  /** `redirectUri` must be the one of the request; the callback's by default. */
  redeem(code: string, redirectUri?: string): Promise<{ readonly status: number; readonly idToken: string }>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(path: string, form: Record<string, string>): Promise<Response>;
}

export interface Arrival {
  /** Path and query of the last URL. */
  readonly path: string;
  readonly status: number;
  readonly html: string;
  /** The parameters in the fragment of the redirect to the client. */
  readonly back: URLSearchParams;
}

/** Signs in through the login page. Returns the ID token. */
export async function signIn(browser: OidcBrowser, email: string, password: string): Promise<string> {
  const page = await browser.authorize();
  const back = await browser.follow(await browser.submit(page.path, { email, password }));
  return (await browser.redeem(back.back.get('code') ?? '')).idToken;
}

export function openBrowser(origin: string, clientId = 'careline-console'): OidcBrowser {
  const cookies = new Map<string, { value: string; path: string }>();
  const verifier = randomBytes(32).toString('base64url');
  const callback = `${origin}/auth/callback`;

  const cookieHeader = (path: string) =>
    [...cookies]
      .filter(([, cookie]) => path.startsWith(cookie.path))
      .map(([name, cookie]) => `${name.split('|')[0]}=${cookie.value}`)
      .join('; ');

  function keep(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...facts] = line.split(';').map((one) => one.trim());
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      const fact = (key: string) =>
        facts.find((one) => one.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
      const path = fact('path') ?? '/';
      const gone = value === '' || Date.parse(fact('expires') ?? '') < Date.now();
      if (gone) cookies.delete(`${name}|${path}`);
      else cookies.set(`${name}|${path}`, { value, path });
    }
  }

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    const cookie = cookieHeader(path.split('?')[0] ?? '/');
    if (cookie) headers.set('cookie', cookie);
    const response = await fetch(`${origin}${path}`, { ...init, headers, redirect: 'manual' });
    keep(response);
    return response;
  }

  const form = (fields: Record<string, string>, headers: Record<string, string> = {}): RequestInit => ({
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin, 'sec-fetch-site': 'same-origin', ...headers },
  });

  async function follow(response: Response): Promise<Arrival> {
    let last = response;
    let path = new URL(response.url).pathname;
    for (let hops = 0; hops < 10; hops += 1) {
      const location = last.headers.get('location');
      if (!location)
        return { path, status: last.status, html: await last.text(), back: new URLSearchParams() };
      const next = new URL(location, origin);
      path = `${next.pathname}${next.search}`;
      if (next.pathname === '/' || next.pathname.startsWith('/auth/')) {
        return { path, status: last.status, html: '', back: new URLSearchParams(next.hash.slice(1)) };
      }
      last = await ask(path);
    }
    throw new Error('The provider redirects in a circle');
  }

  return {
    async authorize({ prompt } = {}) {
      const query = new URLSearchParams({
        client_id: clientId,
        response_type: 'code',
        response_mode: 'fragment',
        redirect_uri: prompt === 'none' ? `${origin}/auth/silent` : callback,
        scope: 'openid profile email access:appointments',
        state: 'a-state',
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        ...(prompt ? { prompt } : {}),
      });
      return follow(await ask(`/oidc/auth?${query}`));
    },
    submit: (loginPath, fields, headers) => ask(loginPath, form(fields, headers)),
    follow,
    async redeem(code, redirectUri = callback) {
      const fields = { grant_type: 'authorization_code', client_id: clientId, code, code_verifier: verifier };
      const response = await ask('/oidc/token', form({ ...fields, redirect_uri: redirectUri }));
      const answer = (await response.json()) as { id_token?: string };
      return { status: response.status, idToken: answer.id_token ?? '' };
    },
    get: (path, headers) => ask(path, { headers: headers ?? {} }),
    post: (path, fields) => ask(path, form(fields)),
  };
}
