import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageSnippet } from '@careline/core/internal/administration';
import { DISPOSITIONS, dispositionLabel } from '@careline/core/internal/calls/outcome';
import { CHART_TOPICS, chartTopicLabel } from '@careline/core/internal/charts';
import { TOKEN_EXCHANGE } from '@careline/core/internal/identity';
import { PARTNER_SCOPES, scopeLabel } from '@careline/core/internal/navigation';
import { METRIC_TYPES, METRICS } from '@careline/core/internal/observations';
import { callTypeLabel, PROGRAMME_KEYS, PROGRAMMES } from '@careline/core/internal/programmes';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEVELOPMENT_PORTS } from '../packages/console/server/src/sandbox/sandbox-partner.ts';
import { servedPages } from '../packages/elements/build/write-docs.mjs';
import { ERROR_CODES } from '../packages/elements/src/view/error-code.ts';
import { ROOT } from './workspace-files.ts';

const HEAD = `# Keys of the elements

<!-- Written by scripts/embedding-docs.test.ts, run with --update. -->
Keys never change; new ones may be added. An element ignores an unknown key, and the user chooses instead.
`;

const table = (title: string, heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [
    `\n## ${title}\n`,
    ...[heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`),
    '',
  ].join('\n');

const code = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(' ');

const CALL_TYPES = [...new Set(PROGRAMME_KEYS.flatMap((key) => PROGRAMMES[key].callTypes))];

const PARTS = [
  table(
    'Programmes and their call types: `programme`, `call-type`',
    ['programme', 'label', 'call types'],
    PROGRAMME_KEYS.map((key) => [code([key]), PROGRAMMES[key].label, code(PROGRAMMES[key].callTypes)]),
  ),
  table(
    'Call types: `call-type`',
    ['type', 'label'],
    CALL_TYPES.map((key) => [code([key]), callTypeLabel(key)]),
  ),
  table(
    'Outcomes of a call: `disposition`',
    ['outcome', 'label', 'class'],
    DISPOSITIONS.map(({ key, outcome }) => [code([key]), dispositionLabel(key), code([outcome])]),
  ),
  table(
    'Charts: `topic`',
    ['topic', 'label'],
    CHART_TOPICS.map((key) => [code([key]), chartTopicLabel(key)]),
  ),
  table(
    'Readings: `metric`',
    ['metric', 'values'],
    METRIC_TYPES.map((key) => [code([key]), code(Object.keys(METRICS[key].values))]),
  ),
  table(
    'Scopes: `scope`',
    ['scope', 'opens'],
    PARTNER_SCOPES.map((key) => [code([key]), scopeLabel(key)]),
  ),
];

const pageOf = (path: string): string => readFileSync(join(ROOT, 'docs', path), 'utf8');
const START = pageOf('embedding.md');

it('the page of keys names the product’s keys', async () => {
  await expect(HEAD + PARTS.join('')).toMatchFileSnapshot(join(ROOT, 'docs/keys.md'));
});

it('the snippet of the docs is the one of settings and server', () => {
  const [, snippet] = /```html\n([\s\S]*?)\n```/.exec(START) ?? [];
  const addresses = {
    elements: 'https://careline.example/elements/',
    services: 'https://careline.example/api',
  };
  expect(snippet).toBe(pageSnippet(addresses));
});

it('a partner can read the start page in a minute', () => {
  expect(START.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
});

const SOURCES = ['packages/elements/src', 'packages/ui/src/http'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => readFileSync(join(ROOT, folder, name), 'utf8')),
);
/** Messages that browsers print themselves. */
const OF_BROWSERS = ['Cannot use import statement outside a module', 'blocked by CORS policy'];

it('every message of the troubleshooting page exists in the code', () => {
  const messages = [...pageOf('embedding/troubleshooting.md').matchAll(/^\| "([^"]+)" \|/gm)].map(
    ([, one = '']) => one,
  );
  expect(messages.length).toBeGreaterThan(15);
  const unknown = messages.filter(
    (one) => !OF_BROWSERS.includes(one) && !SOURCES.some((text) => text.includes(one)),
  );
  expect(unknown).toEqual([]);
});

it.each(Object.keys(ERROR_CODES))('the reference names the code %s', (name) => {
  expect(pageOf('embedding/reference.md')).toContain(`\`${name}\``);
});

const FINDINGS = /export type FindingCode =([\s\S]*?);/.exec(
  readFileSync(join(ROOT, 'packages/elements/src/doctor/examine-page.ts'), 'utf8'),
);
it.each([...(FINDINGS?.[1] ?? '').matchAll(/'([^']+)'/g)].map(([, name = '']) => name))(
  'the troubleshooting page covers doctor()’s finding: %s',
  (name) => {
    expect(pageOf('embedding/troubleshooting.md')).toContain(`\`${name}\``);
  },
);

it('the docs list the ports that the sandbox knows', () => {
  expect(pageOf('embedding/testing.md')).toContain(`on one of the ports ${DEVELOPMENT_PORTS.join(', ')}.`);
});

describe('the token route of the docs', () => {
  const [, route = ''] =
    /```js\n(\/\/ careline-token\.js\n[\s\S]*?)```/.exec(pageOf('embedding/sign-in.md')) ?? [];
  const GIVEN = { access_token: 'a-token', expires_in: 900, scope: 'search' };
  const REFUSED = { error: 'invalid_grant', error_description: 'Nobody is known by this subject.' };
  const PERSON = { email: 'coach@careline.example', signedInAt: 1_763_712_000 };

  /** Runs the example with a person and a response from Careline. */
  async function run(person: typeof PERSON | undefined, answer: Response | Error, site = 'same-origin') {
    const asked: { readonly url: string; readonly form: URLSearchParams; readonly headers: unknown }[] = [];
    vi.stubEnv('CARELINE_CLIENT_ID', 'an-id');
    vi.stubEnv('CARELINE_KEY', 'a-key');
    vi.stubGlobal(
      'fetch',
      async (url: string, { body, headers }: { body: URLSearchParams; headers: unknown }) => {
        asked.push({ url, form: body, headers });
        if (answer instanceof Error) throw answer;
        return answer;
      },
    );
    const written: { status?: number; body?: unknown } = {};
    const response = {
      writeHead(status: number) {
        written.status = status;
        return response;
      },
      end(body: string) {
        written.body = JSON.parse(body);
      },
    };
    const { answerToken } = await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(route)}`
    );
    await answerToken({ headers: { 'sec-fetch-site': site } }, response, person);
    return { ...written, asked };
  }
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });

  it('gives the page what getToken returns', async () => {
    const { status, body, asked } = await run(PERSON, Response.json(GIVEN));
    expect([status, body]).toEqual([200, { token: 'a-token', expires_in: 900 }]);
    const [{ url, form, headers } = { url: '', form: new URLSearchParams(), headers: {} }] = asked;
    expect(url).toBe('https://careline.example/api/tokenExchange');
    expect(headers).toEqual({ authorization: `Basic ${btoa('an-id:a-key')}` });
    expect(Object.fromEntries(form)).toEqual({
      grant_type: TOKEN_EXCHANGE.grantType,
      subject_token_type: TOKEN_EXCHANGE.staffSubject,
      subject_token: PERSON.email,
      auth_time: '1763712000',
      origin: 'https://intranet.example',
    });
  });

  it.each([
    ['a refusal of Careline', PERSON, Response.json(REFUSED, { status: 400 }), 502, REFUSED],
    ['no network', PERSON, new Error('no network'), 502, { error: 'Error: no network' }],
    ['nobody signed in', undefined, Response.json(GIVEN), 401, { error: 'nobody is signed in' }],
  ])('answers %s without a token', async (_, person, answer, status, body) => {
    expect(await run(person, answer)).toMatchObject({ status, body });
  });

  it('does not answer pages of another origin', async () => {
    expect(await run(PERSON, Response.json(GIVEN), 'cross-site')).toMatchObject({ status: 403, asked: [] });
  });
});

describe('the served docs', () => {
  const pages = servedPages();

  it('link only to headings that are served', () => {
    const anchors = new Map(
      pages.map(({ name, html }) => [name, [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)]),
    );
    const broken = pages.flatMap(({ name, html }) =>
      [...html.matchAll(/href="(?:\.\/([a-z-]*))?(?:#([^"]+))?"/g)]
        .filter(([, page = name, anchor]) => anchor !== undefined && !anchors.get(page)?.includes(anchor))
        .map(([link]) => `${name}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  it.each(pages.map(({ title, html }) => [title, html]))(
    'name no file and no command of the repository: %s',
    (_, html) => {
      expect(html).not.toMatch(/\b(?:packages|e2e|prove|scripts)\/|npx |npm run/);
      expect(html).not.toContain('<!--');
      expect(html.match(/<h1 /g)).toHaveLength(1);
    },
  );
});
