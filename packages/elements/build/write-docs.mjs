// Writes `docs.json` of a build: the pages for partner developers, which the server serves with the files they
// describe. The texts come from the repository's `docs`. Links to pages that are not served become plain text,
// and references to repository files as evidence are removed, since these readers do not have the repository.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Marked } from 'marked';

const DOCS = join(dirname(fileURLToPath(import.meta.url)), '../../../docs');

/**
 * The pages in order: name in the URL (empty for the first), file, title, and the heading if it differs from
 * the file's.
 */
const PAGES = [
  { name: '', file: 'embedding.md', title: 'Start' },
  { name: 'sign-in', file: 'embedding/sign-in.md', title: 'Sign-in' },
  { name: 'hosts', file: 'hosts.md', title: 'Your kind of page' },
  { name: 'forms', file: 'embedding/forms.md', title: 'Forms' },
  { name: 'fhir-source', file: 'embedding/fhir-source.md', title: 'Patients of another system' },
  { name: 'several-elements', file: 'embedding/several-elements.md', title: 'Several elements' },
  { name: 'events', file: 'embedding/events.md', title: 'Events' },
  { name: 'theming', file: 'embedding/theming.md', title: 'Themes and languages' },
  { name: 'accessibility', file: 'embedding/accessibility.md', title: 'Accessibility' },
  { name: 'offline', file: 'embedding/offline.md', title: 'Offline and clocks' },
  { name: 'policies', file: 'embedding/policies.md', title: 'Policies and networks' },
  { name: 'packages', file: 'embedding/packages.md', title: 'Packages and versions' },
  { name: 'upgrading', file: 'embedding/upgrading.md', title: 'Upgrading' },
  { name: 'testing', file: 'embedding/testing.md', title: 'Sandbox and tests' },
  { name: 'webhooks', file: 'embedding/webhooks.md', title: 'Webhooks' },
  { name: 'elements', file: 'embedding/reference.md', title: 'Reference' },
  { name: 'troubleshooting', file: 'embedding/troubleshooting.md', title: 'Troubleshooting' },
  { name: 'keys', file: 'keys.md', title: 'Keys' },
  { name: 'host-page', file: 'threat-model/host-page.md', title: 'Security', heading: 'Security' },
];

/** The anchor that GitHub makes of a heading. */
export const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

const PROOFS = /(?::|,)? `(?:packages|e2e|prove|scripts|bench)\/[^`]+`/g;

function textOf({ file, heading }) {
  const text = readFileSync(join(DOCS, file), 'utf8')
    .replace(/<!--[\s\S]*?-->\n?/g, '')
    .replace(PROOFS, '');
  return heading === undefined ? text : text.replace(/^# .*$/m, `# ${heading}`);
}

const HEADING = /^(#+) (.*)$/gm;
const headingsOf = (text) =>
  [...text.replace(/```[\s\S]*?```/g, '').matchAll(HEADING)].map(([, marks, words]) => ({
    depth: marks.length,
    words,
    anchor: anchorOf(words),
  }));

/** Returns the URL of a link's target, as seen from any page, or undefined if it is not served. */
function servedAddress(href, from, pages) {
  if (/^[a-z]+:/.test(href)) return href;
  const [to, anchor] = href.split('#');
  const path = to.replace(/^(?:\.\.?\/)+/, '');
  const ofFile = pages.filter(({ file }) => (path === '' ? file === from.file : file.endsWith(path)));
  if (anchor === undefined) return ofFile[0] && `./${ofFile[0].name}`;
  const page = ofFile.find(({ headings }) => headings.some((one) => one.anchor === anchor));
  if (page === undefined) return undefined;
  return page === from ? `#${anchor}` : `./${page.name}#${anchor}`;
}

const rendererOf = (page, pages) => ({
  heading({ tokens, depth, text }) {
    return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
  },
  link({ href, tokens }) {
    const words = this.parser.parseInline(tokens);
    const address = servedAddress(href, page, pages);
    return address === undefined ? words : `<a href="${address}">${words}</a>`;
  },
});

/** The table of contents of a page; empty if there is only one section. */
function contentsOf({ headings }, marked) {
  const chapters = headings.filter(({ depth }) => depth === 2);
  if (chapters.length < 3) return '';
  const items = chapters.map(
    ({ anchor, words }) => `<li><a href="#${anchor}">${marked.parseInline(words)}</a></li>`,
  );
  return `<nav aria-labelledby="contents"><p id="contents">On this page</p><ul>${items.join('')}</ul></nav>\n`;
}

/** Returns every page as the server shows it: `{ name, title, html }`. */
export function servedPages() {
  const pages = PAGES.map((page) => ({ ...page, text: textOf(page) })).map((page) => ({
    ...page,
    headings: headingsOf(page.text),
  }));
  return pages.map((page) => {
    const marked = new Marked({ renderer: rendererOf(page, pages) });
    const html = marked.parse(page.text).replace('</h1>\n', `</h1>\n${contentsOf(page, marked)}`);
    return { name: page.name, title: page.title, html };
  });
}

/** Writes `docs.json` into the folder of a build. */
export function writeDocs(folder) {
  writeFileSync(join(folder, 'docs.json'), `${JSON.stringify({ pages: servedPages() })}\n`);
}
