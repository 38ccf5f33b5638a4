// Prints the public declarations of a built package, to compare two versions. Lists the exports of each
// subpath, then every declaration they refer to, without comments.
import { createHash } from 'node:crypto';
import { join, sep } from 'node:path';
import ts from 'typescript';
import { publicSubpaths } from './public-subpaths.mjs';

const OPTIONS = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  skipLibCheck: true,
  noEmit: true,
  noLib: true,
  types: [],
};

/** Longer declarations, such as those of schemas, are named by their hash. */
const MAX_CHARACTERS = 2000;

const printer = ts.createPrinter({ removeComments: true });

function textOf(node) {
  const text = printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()).replace(/\s+/g, ' ');
  if (text.length <= MAX_CHARACTERS) return text;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return `${text.slice(0, 120)} … ${text.length} characters, ${hash}`;
}

/** Returns the statement of a declaration that an export or another declaration can refer to. */
const statementOf = (declaration) =>
  ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;

function collect(checker, dist) {
  const found = new Map();
  const isOurs = (node) => node.getSourceFile().fileName.startsWith(dist.replaceAll(sep, '/'));
  const resolved = (symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const add = (symbol) => {
    for (const declaration of resolved(symbol).declarations ?? []) {
      const isTopLevel = ts.isSourceFile(statementOf(declaration).parent ?? declaration);
      if (!isOurs(declaration) || !isTopLevel || found.has(declaration)) continue;
      found.set(declaration, textOf(statementOf(declaration)));
      visit(declaration);
    }
  };
  const visit = (node) => {
    const symbol = ts.isIdentifier(node) && checker.getSymbolAtLocation(node);
    if (symbol) add(symbol);
    ts.forEachChild(node, visit);
  };
  return { add, found };
}

/** Returns the report of the package in `dist`. */
export function apiReport(dist) {
  const typed = publicSubpaths(dist).filter(({ types }) => types);
  const program = ts.createProgram(
    typed.map(({ types }) => join(dist, types)),
    OPTIONS,
  );
  const checker = program.getTypeChecker();
  const { add, found } = collect(checker, dist);
  const lists = typed.map(({ subpath, types }) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(join(dist, types)));
    const exported = module ? checker.getExportsOfModule(module) : [];
    for (const symbol of exported) add(symbol);
    return `${subpath}: ${exported
      .map(({ name }) => name)
      .sort()
      .join(', ')}`.trimEnd();
  });
  const declarations = [...new Set(found.values())].sort();
  return `${[...lists.sort(), '', ...declarations].join('\n')}\n`;
}

/** Returns the lines that only one of two reports has. */
export function compareReports(before, after) {
  const [old, present] = [before, after].map((text) => text.split('\n'));
  const [isOld, isPresent] = [new Set(old), new Set(present)];
  return {
    removed: old.filter((line) => !isPresent.has(line)),
    added: present.filter((line) => !isOld.has(line)),
  };
}
