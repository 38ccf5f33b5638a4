import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { PortalCookie } from '../../e2e/host-pages/portal.ts';
import { freePort } from '../../e2e/support/free-port.ts';
import { onPath } from '../../scripts/find-chromium.mjs';
import { type Engine, type EnginePage, VIEWPORT } from './engine.ts';
import { pressing, typing } from './keys.ts';
import { end, lineOf, start } from './started-program.ts';

const DRIVERS = ['WebKitWebDriver', 'WPEWebDriver'];
const DISPLAYS = ['Xvfb'];

/** https://www.w3.org/TR/webdriver2/: commands over HTTP. A browser error is thrown with its own message. */
type Send = <Result>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<Result>;

const sender =
  (origin: string): Send =>
  async <Result>(method: string, path: string, body: unknown = {}) => {
    const headers = { 'content-type': 'application/json' };
    const sent = method === 'POST' ? { headers, body: JSON.stringify(body) } : {};
    const answer = await fetch(`${origin}${path}`, { method, ...sent });
    const { value } = (await answer.json()) as { value: Result & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };

/** Results are one string: the driver's own serialisation breaks on properties a page adds to `Object.prototype`. */
const ASYNC = (expression: string): string => `const done = arguments[arguments.length - 1];
Promise.resolve(${expression}).then((value) => done('=' + value), (error) => done('!' + error));`;

/** An element reference of the driver. */
type Reference = Readonly<Record<string, string>>;

/** Finds a page's first frame, including in open shadow roots. */
const FRAME = `const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
return [document, ...roots].map((root) => root.querySelector('iframe')).find(Boolean) ?? null;`;

/** Returns the browser's only window, or a frame in it. */
function pageOf(send: Send, inner?: Reference): EnginePage {
  const stepIn = async (): Promise<void> => {
    await send('POST', '/frame', { id: null });
    if (inner) await send('POST', '/frame', { id: inner });
  };
  return {
    async goto(url) {
      await send('POST', '/frame', { id: null });
      await send('POST', '/url', { url });
    },
    async evaluate(expression) {
      await stepIn();
      const answer = await send<string>('POST', '/execute/async', { script: ASYNC(expression), args: [] });
      if (answer.startsWith('!')) throw new Error(answer.slice(1));
      return answer.slice(1);
    },
    async type(text) {
      await send('POST', '/actions', { actions: typing(text) });
    },
    async press(key) {
      await send('POST', '/actions', { actions: pressing(key) });
    },
    async frame() {
      const found = await send<Reference | null>('POST', '/execute/sync', { script: FRAME, args: [] });
      if (!found) throw new Error('The page has no frame.');
      // A script of another origin can't take the focus before the person has clicked in its frame.
      await send('POST', `/element/${Object.values(found)[0]}/click`);
      return pageOf(send, found);
    },
    async picture() {
      return Buffer.from(await send<string>('GET', '/screenshot'), 'base64');
    },
    async close() {
      await send('POST', '/url', { url: 'about:blank' });
    },
  };
}

/** The driver only sets cookies for the open page. */
async function addCookie(send: Send, { url, ...cookie }: PortalCookie): Promise<void> {
  await send('POST', '/url', { url });
  await send('POST', '/cookie', { cookie: { ...cookie, path: '/' } });
}

/** Opens a virtual display, because WebKit needs a window even in tests. */
async function openDisplay(): Promise<{ readonly name: string; readonly program?: ChildProcess }> {
  const own = process.env.DISPLAY;
  if (own) return { name: own };
  const screen = `${VIEWPORT.width + 100}x${VIEWPORT.height + 200}x24`;
  const flags = ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'];
  const program = start(onPath(DISPLAYS), flags, ['ignore', 'ignore', 'ignore', 'pipe']);
  const [number] = await lineOf(program.stdio[3], /^\d+$/);
  return { name: `:${number}`, program };
}

async function ready(send: Send): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) {
    const status = await send<{ ready: boolean }>('GET', '/status').catch(() => undefined);
    if (status?.ready) return;
    await wait(100);
  }
  throw new Error('The driver of WebKit did not become ready.');
}

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

/** Safari's engine as GTK ships it, in its small reference browser, driven by WebDriver. */
export const WEBKIT: Engine = {
  name: 'WebKit',
  async missing() {
    const driver = onPath(DRIVERS) ? [] : ['webkit2gtk-driver'];
    const display = process.env.DISPLAY || onPath(DISPLAYS) ? [] : ['xvfb'];
    const packages = [...driver, ...display];
    return packages.length > 0 ? `install ${packages.join(' and ')}` : undefined;
  },
  async open() {
    const display = await openDisplay();
    const port = await freePort();
    const env = { ...process.env, DISPLAY: display.name };
    const driver = start(onPath(DRIVERS), [`--port=${port}`], 'ignore', env);
    const origin = `http://127.0.0.1:${port}`;
    await ready(sender(origin));
    const { sessionId, capabilities } = await sender(origin)<Session>('POST', '/session', {
      capabilities: { alwaysMatch: {} },
    });
    const send = sender(`${origin}/session/${sessionId}`);
    await send('POST', '/timeouts', { script: 60_000 });
    await send('POST', '/window/rect', { x: 0, y: 0, ...VIEWPORT });
    return {
      version: capabilities.browserVersion,
      newPage: async () => pageOf(send),
      async addCookies(cookies) {
        for (const cookie of cookies) await addCookie(send, cookie);
      },
      async close() {
        await send('DELETE', '');
        await end(driver);
        if (display.program) await end(display.program);
      },
    };
  },
};
