import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PortalCookie } from '../../e2e/host-pages/portal.ts';
import { onPath } from '../../scripts/find-chromium.mjs';
import { type BidiConnection, connectBidi } from './bidi-connection.ts';
import { type Engine, type EnginePage, LANGUAGE, VIEWPORT } from './engine.ts';
import { pressing, typing } from './keys.ts';
import { ended, lineOf, start } from './started-program.ts';

/** Returns FIREFOX, or one on PATH. A `FIREFOX` that does not exist is an error, because it was set explicitly. */
function findFirefox(): string | undefined {
  const asked = process.env.FIREFOX;
  if (asked && !existsSync(asked)) throw new Error(`FIREFOX names ${asked}, which does not exist.`);
  return asked ?? onPath(['firefox', 'firefox-esr', 'firefox.exe']);
}

const PREFERENCES = {
  'intl.accept_languages': LANGUAGE,
  'browser.shell.checkDefaultBrowser': false,
  'app.update.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
};

interface Evaluated {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

interface Tree {
  readonly contexts: readonly { readonly children: readonly { readonly context: string }[] }[];
}

/** Returns a tab or one of its frames. Keys go to the tab's focus, which may be in a frame. */
const pageOf = (bidi: BidiConnection, context: string): EnginePage => ({
  async goto(url) {
    await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
  },
  async evaluate(expression) {
    const answer = await bidi.send<Evaluated>('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
    });
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text);
    return answer.result?.value ?? '';
  },
  async type(text) {
    await bidi.send('input.performActions', { context, actions: typing(text) });
  },
  async press(key) {
    await bidi.send('input.performActions', { context, actions: pressing(key) });
  },
  async frame() {
    const { contexts } = await bidi.send<Tree>('browsingContext.getTree', { root: context });
    const inner = contexts[0]?.children[0];
    if (!inner) throw new Error('The page has no frame.');
    return pageOf(bidi, inner.context);
  },
  async picture() {
    const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context });
    return Buffer.from(data, 'base64');
  },
  async close() {
    await bidi.send('browsingContext.close', { context });
  },
});

async function newPage(bidi: BidiConnection): Promise<EnginePage> {
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', { type: 'tab' });
  await bidi.send('browsingContext.setViewport', { context, viewport: VIEWPORT });
  return pageOf(bidi, context);
}

async function addCookie(bidi: BidiConnection, { name, value, url, ...rest }: PortalCookie): Promise<void> {
  const { hostname: domain } = new URL(url);
  const sameSite = rest.sameSite.toLowerCase();
  const cookie = { name, value: { type: 'string', value }, domain, httpOnly: rest.httpOnly, sameSite };
  await bidi.send('storage.setCookie', { cookie });
}

/** An official Firefox build, driven by WebDriver BiDi. */
export const FIREFOX: Engine = {
  name: 'Firefox',
  missing: async () => (findFirefox() ? undefined : 'set FIREFOX to one or install firefox (firefox-esr)'),
  async open() {
    const profile = mkdtempSync(join(tmpdir(), 'careline-firefox-'));
    const lines = Object.entries(PREFERENCES).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    writeFileSync(join(profile, 'user.js'), lines.join('\n'));
    const flags = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
    const program = start(findFirefox(), flags, ['ignore', 'ignore', 'pipe']);
    const [, address] = await lineOf(program.stderr, /WebDriver BiDi listening on (ws:\S+)/);
    const bidi = await connectBidi(`${address}/session`);
    const { capabilities } = await bidi.send<{ capabilities: { browserVersion: string } }>('session.new', {
      capabilities: {},
    });
    return {
      version: capabilities.browserVersion,
      newPage: () => newPage(bidi),
      async addCookies(cookies) {
        for (const cookie of cookies) await addCookie(bidi, cookie);
      },
      async close() {
        await bidi.send('browser.close', {});
        await ended(program);
        rmSync(profile, { recursive: true, force: true });
      },
    };
  },
};
