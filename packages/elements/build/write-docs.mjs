// The pages for developers of partners, as the server shows them beside the files they are about: `docs.json` of a build. The
// texts are those of the repository's `docs`; what they link to and is not served stays words.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Marked } from 'marked';

const DOCS = join(dirname(fileURLToPath(import.meta.url)), '../../../docs');

/** The name of each page in its address, the first one's empty, and the file it is. */
const PAGES = {
  '': 'embedding.md',
  hosts: 'hosts.md',
  keys: 'keys.md',
  'host-page': 'threat-model/host-page.md',
};

/** As a repository's page makes it of a heading. */
export const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

/** The address of what a link of the texts leads to, seen from any page; undefined for what is not served. */
function servedAddress(href) {
  if (/^(?:[a-z]+:|#)/.test(href)) return href;
  const [file, anchor] = href.split('#');
  const page = Object.entries(PAGES).find(([, path]) => path.endsWith(file));
  return page && `./${page[0]}${anchor ? `#${anchor}` : ''}`;
}

const renderer = {
  heading({ tokens, depth, text }) {
    return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
  },
  link({ href, tokens }) {
    const words = this.parser.parseInline(tokens);
    const address = servedAddress(href);
    return address === undefined ? words : `<a href="${address}">${words}</a>`;
  },
};

const TITLE = /^# (.*)$/m;

function readPage([name, file]) {
  const text = readFileSync(join(DOCS, file), 'utf8').replace(/<!--[\s\S]*?-->\n?/g, '');
  const html = new Marked({ renderer }).parse(text);
  return { name, title: TITLE.exec(text)[1], html };
}

/** Writes `docs.json` into the folder of a build. */
export function writeDocs(folder) {
  const pages = Object.entries(PAGES).map(readPage);
  writeFileSync(join(folder, 'docs.json'), `${JSON.stringify({ pages })}\n`);
}
