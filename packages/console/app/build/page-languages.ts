import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ADDRESS = /url\("(?<address>[^"]+\.woff2)"\)/;

/** Returns the languages with a folder of catalogues in `src/languages`, after English. */
function languagesOf(root: string): readonly string[] {
  const folders = readdirSync(join(root, 'src/languages'), { withFileTypes: true });
  return ['en', ...folders.filter((entry) => entry.isDirectory()).map(({ name }) => name)];
}

/** Returns the link that preloads a language's font, or nothing if the language has no `src/fonts/<code>.css`. */
function fontLink(root: string, language: string): string {
  const sheet = join(root, `src/fonts/${language}.css`);
  if (!existsSync(sheet)) return '';
  const { address } = ADDRESS.exec(readFileSync(sheet, 'utf8'))?.groups ?? {};
  if (!address) throw new Error(`${sheet} names no .woff2 file`);
  return `<link rel="preload" as="font" type="font/woff2" crossorigin media="not all" data-font="${language}" href="/node_modules/${address}" />`;
}

/** Tells `public/appearance.js` the languages of the console and their fonts, before the first paint. */
export function pageLanguages(root: string): Plugin {
  return {
    name: 'careline:page-languages',
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        const languages = languagesOf(root);
        return html
          .replace('<html lang="en">', `<html lang="en" data-languages="${languages.join(' ')}">`)
          .replace('<!-- fonts -->', languages.map((language) => fontLink(root, language)).join(''));
      },
    },
  };
}
