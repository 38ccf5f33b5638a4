// Marks what a core module creates while loading (schemas, endpoints, tables) as pure, so that a host's bundler
// can drop what is not used. This is safe because loading core has no side effects (`sideEffects: false`).
import { readFile } from 'node:fs/promises';
import ts from 'typescript';

/** Returns the positions of calls that run while the module loads. */
function callsWhileLoading(source) {
  const found = new Set();
  const visit = (node) => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) found.add(node.getStart(source));
    ts.forEachChild(node, visit);
  };
  for (const statement of source.statements.filter(ts.isVariableStatement))
    for (const { initializer } of statement.declarationList.declarations) if (initializer) visit(initializer);
  return [...found].sort((one, other) => other - one);
}

export function markPure(text) {
  const source = ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest, true);
  return callsWhileLoading(source).reduce(
    (marked, at) => `${marked.slice(0, at)}/* @__PURE__ */ ${marked.slice(at)}`,
    text,
  );
}

/** A plug-in for tsup. */
export const pureConstants = {
  name: 'careline-pure-constants',
  setup(build) {
    build.onLoad({ filter: /[\\/]core[\\/]src[\\/].*\.ts$/ }, async ({ path }) => ({
      contents: markPure(await readFile(path, 'utf8')),
      loader: 'ts',
    }));
  },
};
