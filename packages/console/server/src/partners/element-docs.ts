import { createHash } from 'node:crypto';
import { pageSnippet } from '@careline/core/internal/administration';
import type { App } from '../platform/http/app-context.ts';
import { escapeHtml, html } from '../platform/http/html.ts';
import { mountAt } from '../platform/http/mount-at.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { ELEMENTS_PATH, type ElementFiles, FOR_EVERY_PAGE } from './element-files.ts';
import { releaseNote } from './release-note.ts';

/** A page of the build's `docs.json`. The first page has an empty name. */
interface DocsPage {
  readonly name: string;
  readonly title: string;
  readonly html: string;
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
body { margin: 0 auto; padding: 16px 20px 80px; max-width: 80ch; color: light-dark(#17232b, #e6ecef); background: light-dark(#fff, #10161a); }
a { color: light-dark(#0c666d, #64c4cb); }
nav { display: flex; flex-wrap: wrap; gap: 4px 20px; padding-block: 12px; border-block-end: 1px solid light-dark(#d5dce1, #2e3a43); }
nav a[aria-current] { color: inherit; font-weight: 600; text-decoration: none; }
main nav { display: block; padding: 12px 16px; border: 1px solid light-dark(#d5dce1, #2e3a43); border-radius: 10px; line-height: 1.4; }
main nav p { margin: 0 0 8px; font-weight: 600; }
main nav ul { columns: 15em; margin: 0; padding: 0; list-style: none; }
main nav li { padding-block: 3px; break-inside: avoid; overflow-wrap: anywhere; }
@media (min-width: 1200px) {
  body { max-width: 116ch; }
  body > nav, main { margin-inline-start: 310px; }
  main nav { box-sizing: border-box; position: fixed; inset-block-start: 16px; inset-inline-start: max(20px, calc(50% - 58ch)); width: 290px; max-height: calc(100vh - 32px); overflow-y: auto; }
  main nav ul { columns: 1; }
}
h1, h2 { line-height: 1.25; overflow-wrap: anywhere; }
h2 { margin-block-start: 48px; }
pre, table { display: block; overflow-x: auto; max-width: 100%; }
pre, :not(pre) > code { background: light-dark(#f4f6f8, #192127); border-radius: 6px; }
pre { padding: 12px 16px; line-height: 1.45; }
code { font: 0.875em ui-monospace, monospace; }
:not(pre) > code { padding: 1px 4px; overflow-wrap: break-word; }
table { border-collapse: collapse; }
th, td { padding: 6px 12px; border: 1px solid light-dark(#d5dce1, #2e3a43); text-align: start; vertical-align: top; }
`;

/** Allows our own style sheet and nothing else. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The addresses of this server and of the sandbox next to it, if any. */
export interface DocsAddresses {
  readonly origin: string;
  readonly sandboxOrigin?: string | undefined;
}

interface ShownBuild {
  readonly build: string | undefined;
  /** Whether the build has archives to install with npm. */
  readonly hasArchives: boolean;
}

/** Example addresses in the texts, replaced with this server's and its sandbox's. */
const EXAMPLE = 'https://careline.example';
const EXAMPLE_SANDBOX = 'http://localhost:4401';

/** Matches a code block that needs the archives. */
const INSTALL = /<pre><code class="language-sh">(?:(?!<\/pre>)[\s\S])*\.tgz(?:(?!<\/pre>)[\s\S])*<\/pre>/g;
const NO_ARCHIVES =
  '<p><strong>This server has no archives yet.</strong> Ask its operator to run <code>npm run archives</code> once and to restart it. The install command then appears here.</p>';

const here = (
  text: string,
  { origin, sandboxOrigin = EXAMPLE_SANDBOX, build, hasArchives }: DocsAddresses & ShownBuild,
): string =>
  (hasArchives ? text : text.replace(INSTALL, NO_ARCHIVES))
    .replaceAll(`${EXAMPLE}${ELEMENTS_PATH}/{build}/`, (address) =>
      build === undefined ? address : address.replace('{build}', build),
    )
    .replaceAll(EXAMPLE, escapeHtml(origin))
    .replaceAll(EXAMPLE_SANDBOX, escapeHtml(sandboxOrigin));

function pageOf(page: DocsPage, pages: readonly DocsPage[], addresses: Parameters<typeof here>[1]): string {
  const links = pages.map(({ name, title }) => {
    const current = name === page.name ? ' aria-current="page"' : '';
    return `<a href="./${name}"${current}>${escapeHtml(title)}</a>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(page.title)} · Careline elements</title><style>${STYLE}</style></head>
<body><nav aria-label="Pages">${links.join('\n')}</nav><main>${here(page.html, addresses)}</main></body></html>
`;
}

async function pagesOf(files: ElementFiles, build: string, request: Request): Promise<readonly DocsPage[]> {
  const file = await files.answer(`${build}/docs.json`, new Request(request.url));
  if (!file?.ok) return [];
  const { pages } = (await file.json()) as { readonly pages: readonly DocsPage[] };
  return pages;
}

/** Returns the snippet of an unchanging build, with every script's integrity and with the search preloaded. */
async function namedSnippet(
  files: ElementFiles,
  origin: string,
  request: Request,
): Promise<string | undefined> {
  const note = releaseNote(files, origin);
  const file = await files.answer('/manifest.json', new Request(request.url));
  if (!note || !file?.ok) return undefined;
  const { address, importMap } = note;
  const { shell, session, views } = (await file.json()) as {
    readonly shell: readonly string[];
    readonly session: readonly string[];
    readonly views: Readonly<Record<string, readonly string[]>>;
  };
  const early = new Set([...shell, ...session, ...(views['careline-patient-search'] ?? [])]);
  const preload = (name: string) =>
    `<link rel="modulepreload" href="${address}${name}" integrity="${importMap.integrity[`${address}${name}`]}" crossorigin="anonymous" />`;
  const [, , ...rest] = pageSnippet({ elements: address, services: `${origin}/api` }).split('\n');
  const map = `<script type="importmap">\n${JSON.stringify(importMap, null, 2)}\n</script>`;
  return `${[map, ...[...early].map(preload), ...rest].join('\n')}\n`;
}

const missing = () =>
  new ProblemError('not-found', {
    detail: 'There is no such page about the elements.',
    action: `${ELEMENTS_PATH}/docs/ is the first of them.`,
  });

/** Mounts the developer docs of the current and earlier builds: `/elements/docs/` and `/elements/{build}/docs/`. */
export function mountElementDocs(app: App, files: ElementFiles, addresses: DocsAddresses): void {
  const show = async (request: Request, build: string, name: string) => {
    const pages = await pagesOf(files, build, request);
    const page = pages.find((one) => one.name === name);
    if (!page) throw missing();
    const id = build.slice(1) || files.release?.id;
    const archive = await files.answer(`${build}/careline-core.tgz`, new Request(request.url));
    const shown = { ...addresses, build: id, hasArchives: archive?.ok === true };
    return html(pageOf(page, pages, shown), 200, {
      'content-security-policy': POLICY,
      'cache-control': 'no-cache',
    });
  };
  for (const path of [`${ELEMENTS_PATH}/docs`, `${ELEMENTS_PATH}/:build{[0-9a-f]{12}}/docs`]) {
    const buildOf = (build: string | undefined) => (build === undefined ? '' : `/${build}`);
    mountAt(app, 'GET', path, (c) => c.redirect(`${new URL(c.req.url).pathname}/`, 308));
    mountAt(app, 'GET', `${path}/`, (c) => show(c.req.raw, buildOf(c.req.param('build')), ''));
    mountAt(app, 'GET', `${path}/:name`, (c) =>
      show(c.req.raw, buildOf(c.req.param('build')), c.req.param('name') ?? ''),
    );
  }
}

/** Mounts `snippet.html` of a build, as text to copy. */
export function mountSnippet(app: App, files: ElementFiles, origin: string): void {
  mountAt(app, 'GET', `${files.path}/snippet.html`, async (c) => {
    const snippet = await namedSnippet(files, origin, c.req.raw);
    if (snippet === undefined) throw missing();
    return c.text(snippet, 200, { 'cache-control': 'no-cache', ...FOR_EVERY_PAGE });
  });
}
