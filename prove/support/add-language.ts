import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { ROOT, workspaceFiles } from '../../scripts/workspace-files.ts';
import type { TreeCopy } from './tree-copy.ts';

/** Signs around every text of the added language. */
export const [OPENING, CLOSING] = ['⟦', '⟧'];

const LIST = 'packages/core/src/formatting/languages/index.ts';
const HINDI_FILE = /^(packages\/.+\/src\/(?:languages|locales)\/)hi(\/[\w-]+\.ts)$/;

/** Properties that name things instead of showing them: a component, a kind of step, a call. */
const NAMES = new Set(['name', 'kind', 'callType', 'programmes']);

const isName = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node.parent) &&
  (node.parent.name === node || (ts.isIdentifier(node.parent.name) && NAMES.has(node.parent.name.text)));

const isText = (node: ts.Node): boolean =>
  (ts.isStringLiteral(node) || ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node)) &&
  !ts.isImportDeclaration(node.parent) &&
  !ts.isLiteralTypeNode(node.parent) &&
  !isName(node);

/** Returns a catalogue with a sign before and after each of its texts. Placeholders stay as they are. */
export function marked(source: string): string {
  const file = ts.createSourceFile('catalogue.ts', source, ts.ScriptTarget.Latest, true);
  const places: number[] = [];
  const visit = (node: ts.Node): void => {
    if (!isText(node)) ts.forEachChild(node, visit);
    // An empty text shows nothing, so it has no signs either.
    else if (node.getWidth(file) > 2) places.push(node.getStart(file) + 1, node.getEnd() - 1);
  };
  visit(file);
  const signs = places.map((at, index) => ({ at, sign: index % 2 === 0 ? OPENING : CLOSING }));
  return signs.reduceRight((text, { at, sign }) => text.slice(0, at) + sign + text.slice(at), source);
}

/** Adds a language to a copy of the workspace: a marked copy of each Hindi file, and a row of the list. */
export function addLanguage(copy: TreeCopy, code: string): void {
  for (const file of workspaceFiles()) {
    const path = relative(ROOT, file);
    const [, folder, name] = HINDI_FILE.exec(path) ?? [];
    if (folder) copy.add(`${folder}${code}${name}`, marked(readFileSync(join(copy.root, path), 'utf8')));
  }
  copy.edit(LIST, (text) =>
    text.replace(
      '\n} as const satisfies',
      `\n  ${code}: { name: '${OPENING}${code}${CLOSING}', direction: 'ltr' },\n} as const satisfies`,
    ),
  );
}

/** Returns the folders that a language has in the copy. */
export const languageFolders = (copy: TreeCopy, code: string): readonly string[] =>
  [...new Set(copy.changed().map(dirname))].filter((folder) => folder.endsWith(`/${code}`));
