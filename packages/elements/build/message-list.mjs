// Writes the published `messages.json`: every English sentence of the elements, by component and key. Pages
// look up the key of a sentence here to replace it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const SOURCES = ['../src', '../../ui/src'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
const ENGLISH = /\.messages\.ts$|[\\/]form-labels[\w-]*\.ts$/;

const isText = (node) => ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node);

/** Returns a sentence or its plural forms, or undefined if it is built at run time. */
function sentenceOf(node) {
  if (isText(node)) return node.text;
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  return Object.fromEntries(node.properties.map((one) => [one.name.text, one.initializer.text]));
}

const sentencesOf = (object) =>
  Object.fromEntries(
    object.properties
      .filter(ts.isPropertyAssignment)
      .map(({ name, initializer }) => [name.text, sentenceOf(initializer)])
      .filter(([, sentence]) => sentence !== undefined),
  );

/** Returns the components of a source: each `defineMessages('name', { … })`. */
function componentsIn(text) {
  const found = [];
  const visit = (node) => {
    const [name, object] = ts.isCallExpression(node) ? node.arguments : [];
    if (
      name &&
      object &&
      node.expression.getText() === 'defineMessages' &&
      ts.isObjectLiteralExpression(object)
    )
      found.push([name.text, sentencesOf(object)]);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('messages.ts', text, ts.ScriptTarget.Latest, true));
  return found;
}

/** Returns all components by name. */
export function messageList() {
  const files = SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => ENGLISH.test(path))
      .map((path) => join(folder, path)),
  );
  const components = files.flatMap((path) => componentsIn(readFileSync(path, 'utf8')));
  return Object.fromEntries(components.sort(([one], [other]) => one.localeCompare(other)));
}
