// Finds core exports that the product does not use: no screen of ui or the console, no element, no server
// route, and nothing in core that one of these uses. Sources are parsed; uses in tests and stories do not
// count.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

const CORE = 'packages/core';
const CONSUMERS = [
  'packages/ui/src',
  'packages/elements/src',
  'packages/console/app/src',
  'packages/console/server/src',
];

const isSource = (name) => /\.tsx?$/.test(name) && !/\.(test|stories|fuzz\.test)\.tsx?$/.test(name);

const sourcesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((name) => join(folder, name));

const parse = (file) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false);

const specifierOf = ({ moduleSpecifier }) =>
  moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : undefined;

/** Returns every identifier in a node except property names. */
function identifiersIn(node, found = new Set()) {
  if (ts.isIdentifier(node)) found.add(node.text);
  else if (ts.isPropertyAccessExpression(node)) identifiersIn(node.expression, found);
  else if (ts.isPropertyAssignment(node)) {
    if (ts.isComputedPropertyName(node.name)) identifiersIn(node.name, found);
    identifiersIn(node.initializer, found);
  } else ts.forEachChild(node, (child) => void identifiersIn(child, found));
  return found;
}

/** Returns the specifiers of a node's dynamic imports. */
function loadedBy(node, found = []) {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    found.push(node.arguments[0]?.text);
  ts.forEachChild(node, (child) => void loadedBy(child, found));
  return found;
}

/** Returns the names that a declaration creates. */
function declaredIn(statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => [...identifiersIn(name)]);
  return statement.name && ts.isIdentifier(statement.name) ? [statement.name.text] : [];
}

/** Returns the declarations, imports and exports of a module, by name. */
function moduleOf(source) {
  const declared = new Map();
  const imported = new Map();
  const exported = new Map();
  const stars = [];
  for (const statement of source.statements) {
    const from = specifierOf(statement);
    if (ts.isImportDeclaration(statement)) {
      const bindings = statement.importClause?.namedBindings;
      if (bindings && ts.isNamedImports(bindings))
        for (const { name, propertyName } of bindings.elements)
          imported.set(name.text, { from, name: (propertyName ?? name).text });
    } else if (ts.isExportDeclaration(statement)) {
      const clause = statement.exportClause;
      if (!clause) stars.push(from);
      else if (ts.isNamedExports(clause))
        for (const { name, propertyName } of clause.elements)
          exported.set(name.text, { from, name: (propertyName ?? name).text });
    } else {
      const names = declaredIn(statement);
      const uses = { names: identifiersIn(statement), loads: loadedBy(statement) };
      for (const name of names) declared.set(name, uses);
      const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
      if (isExported) for (const name of names) exported.set(name, { name });
    }
  }
  return { declared, imported, exported, stars };
}

/** Returns the core names that a source imports: `{ subpath, names }`. No names means all. */
function takenBy(source) {
  const taken = [];
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const [, subpath] = /^@careline\/core\/internal\/(.+)$/.exec(specifierOf(node) ?? '') ?? [];
      const bindings = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause;
      if (subpath)
        taken.push({
          subpath,
          names: bindings?.elements?.map(({ name, propertyName }) => (propertyName ?? name).text),
        });
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [, subpath] = /^@careline\/core\/internal\/(.+)$/.exec(node.arguments[0]?.text ?? '') ?? [];
      // The importing source shows which names it uses.
      if (subpath) taken.push({ subpath, names: [...identifiersIn(source)] });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return taken;
}

/** Returns the unused exports as `subpath name`. `publicNames` has the names of each subpath. */
export function unusedNames(root, publicNames) {
  const inCore = (path) => join(root, CORE, path);
  const doorOf = (room) => inCore(`src/${room}/index.ts`);
  const modules = new Map(sourcesIn(inCore('src')).map((file) => [file, moduleOf(parse(file))]));
  const fileOf = (from, file) =>
    from === undefined
      ? file
      : from.startsWith('#')
        ? inCore(`src/${from.slice(1)}/index.ts`)
        : from.startsWith('.')
          ? join(dirname(file), from)
          : undefined;

  /** Finds the declaration of an export. */
  function declarationOf(file, name) {
    const found = modules.get(file);
    if (!found) return undefined;
    const own = found.exported.get(name);
    if (own?.from !== undefined) return declarationOf(fileOf(own.from, file), own.name);
    if (own) return localOf(file, own.name);
    for (const star of found.stars) {
      const through = declarationOf(fileOf(star, file), name);
      if (through) return through;
    }
    return undefined;
  }

  /** Finds the declaration of a name used in a module. */
  function localOf(file, name) {
    const { declared, imported } = modules.get(file);
    if (declared.has(name)) return { file, name };
    const brought = imported.get(name);
    return brought && declarationOf(fileOf(brought.from, file), brought.name);
  }

  const reached = new Set();
  const waiting = [];
  const reach = (declaration) => {
    if (!declaration) return;
    const key = `${declaration.file}\n${declaration.name}`;
    if (reached.has(key)) return;
    reached.add(key);
    waiting.push(declaration);
  };
  for (const folder of CONSUMERS)
    for (const file of sourcesIn(join(root, folder)))
      for (const { subpath, names } of takenBy(parse(file)))
        for (const name of names ?? publicNames[subpath] ?? []) reach(declarationOf(doorOf(subpath), name));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { file, name: own } = next;
    const { names, loads } = modules.get(file).declared.get(own);
    for (const name of names) reach(localOf(file, name));
    for (const from of loads) {
      const loaded = fileOf(from, file);
      for (const name of modules.get(loaded)?.exported.keys() ?? []) reach(declarationOf(loaded, name));
    }
  }

  return Object.entries(publicNames).flatMap(([subpath, names]) =>
    names.flatMap((name) => {
      const declaration = declarationOf(doorOf(subpath), name);
      if (!declaration) throw new Error(`${subpath} exports ${name}, which was found nowhere`);
      return reached.has(`${declaration.file}\n${declaration.name}`)
        ? []
        : [{ subpath, name, file: relative(root, declaration.file) }];
    }),
  );
}
