// Reads from `src/<name>/element.ts` the tag, attributes and types of each element, with their descriptions.
// Uses the TypeScript parser because comments and types are needed.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const upper = (word) => word.charAt(0).toUpperCase() + word.slice(1);
const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The folder is named like its element. It starts with `careline-` if a room already has the short name. */
const nameOf = (folder) => folder.replace(/^careline-/, '');

/** Returns the identifiers of the element in a folder. */
export const namesOf = (name) => ({
  tag: `careline-${name}`,
  spec: camel(name),
  view: `${camel(name)}View`,
  type: `${upper(camel(name))}Element`,
  eventsType: `${upper(camel(name))}Events`,
});

/** Parses the tags of a comment, such as `@slot brand - Your logo.` */
const taggedIn = (node, tagName) =>
  ts
    .getJSDocTags(node)
    .filter((tag) => tag.tagName.text === tagName)
    .map((tag) => /^([\w-]+) - (.*)$/s.exec(ts.getTextOfJSDocComment(tag.comment).replace(/\s+/g, ' ')))
    .map(([, name, description]) => ({ name, description }));

const parse = (text) => ts.createSourceFile('element.ts', text, ts.ScriptTarget.Latest, true);

const commentOf = (node) =>
  ts
    .getJSDocCommentsAndTags(node)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ')
    .replace(/\s+/g, ' ');

const interfaceOf = (source, name) =>
  source.statements.find((one) => ts.isInterfaceDeclaration(one) && one.name.text === name);

const constantOf = (source, name) =>
  source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((one) => one.name.getText() === name)?.initializer;

const initialOf = (object, name) =>
  object.properties.find((one) => one.name?.getText() === name)?.initializer;

const keysOf = (object) => (object ? object.properties.map(({ name }) => name.text) : []);

/** A member without a comment shares the comment before it. */
function withComments(members) {
  const comments = members.map(commentOf);
  return members.map((member, at) => ({
    member,
    comment: comments.slice(0, at + 1).findLast(Boolean) ?? '',
  }));
}

/** Prints a type on one line. */
const textOf = (type) => type?.getText().replace(/\s+/g, ' ') ?? 'void';

const parameterOf = ({ name, type, questionToken }) => ({
  name: name.text,
  type: textOf(type),
  isOptional: questionToken !== undefined,
});

const memberOf = ({ member, comment }) => ({
  name: member.name.text,
  comment,
  isMethod: ts.isMethodSignature(member),
  isReadOnly: member.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ReadonlyKeyword) ?? false,
  given: ts.isMethodSignature(member) ? member.parameters.map(({ name }) => name.text) : [],
  parameters: ts.isMethodSignature(member) ? member.parameters.map(parameterOf) : [],
  type: textOf(member.type),
});

/** Returns the names in an event's detail, from an inline type or an interface in the same file. */
function detailOf(type, source) {
  const [detail] = type.typeArguments ?? [];
  if (!detail || detail.kind === ts.SyntaxKind.LiteralType) return [];
  const { members } = ts.isTypeLiteralNode(detail) ? detail : (interfaceOf(source, detail.getText()) ?? {});
  return (members ?? []).map(({ name }) => name.text);
}

/** Returns the events of an interface by name, in order. */
function eventsIn(source, name) {
  const found = interfaceOf(source, name);
  if (!found) throw new Error(`has no interface ${name}`);
  return withComments([...found.members]).map(({ member, comment }) => ({
    name: member.name.text,
    comment,
    detail: detailOf(member.type, source),
    type: textOf(member.type).replace(/^Question</, 'CustomEvent<'),
    isQuestion: member.type.typeName?.getText() === 'Question',
  }));
}

/** Returns the names in a list of attributes, as in `[textAttribute('from')]`. */
const attributesIn = (list) => list.elements.map((call) => call.arguments[0].text);

/** Returns the types that the file exports or re-exports. */
const exportedTypes = (source) =>
  source.statements.flatMap((one) => {
    if (ts.isExportDeclaration(one)) return one.exportClause.elements.map(({ name }) => name.text);
    if (!ts.isInterfaceDeclaration(one) && !ts.isTypeAliasDeclaration(one)) return [];
    const isExported = one.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    return isExported ? [one.name.text] : [];
  });

const difference = (some, others) => some.filter((one) => !others.includes(one));

/** Compares the members in the element's type with those in its spec. Returns the differences. */
function checkMembers({ members, attributes, readOnly, methods, properties, isField }) {
  const named = (wanted) => members.filter(wanted).map(({ name }) => name);
  const settable = named(({ isMethod, isReadOnly }) => !isMethod && !isReadOnly);
  const carriedOut = [...attributes.map(camel), ...properties, ...(isField ? ['value'] : [])];
  const faults = [
    ...difference(settable, carriedOut).map(
      (name) => `${name} is neither an attribute nor a property of the spec`,
    ),
    ...difference(carriedOut, settable).map((name) => `${name} is missing in the type`),
    ...difference(
      [...readOnly, ...methods],
      named(() => true),
    ).map((name) => `${name} is missing in the type`),
  ];
  // Form-related members are the same for every field and come from the shell.
  const own = isField ? [] : named(({ isMethod, isReadOnly }) => isMethod || isReadOnly);
  faults.push(...difference(own, [...readOnly, ...methods]).map((name) => `${name} is missing in the spec`));
  if (faults.length > 0) throw new Error(faults.join('; '));
}

/** Parses the text of an `element.ts`. Throws if its parts do not agree. */
export function readElement(folder, text) {
  const name = nameOf(folder);
  const source = parse(text);
  const names = namesOf(name);
  const type = interfaceOf(source, names.type);
  const spec = constantOf(source, names.spec);
  if (!type) throw new Error(`has no interface ${names.type}`);
  if (!spec) throw new Error(`has no constant ${names.spec}`);
  const tag = initialOf(spec, 'tag').text;
  if (tag !== names.tag) throw new Error(`is the element ${names.tag} by its folder, and ${tag} by its spec`);
  const members = withComments([...type.members]).map(memberOf);
  const attributes = attributesIn(initialOf(spec, 'attributes'));
  const isField = initialOf(spec, 'field') !== undefined;
  const [properties, readOnly, methods] = ['properties', 'readOnly', 'methods'].map((key) =>
    keysOf(initialOf(spec, key)),
  );
  checkMembers({ members, attributes, readOnly, methods, properties, isField });
  return {
    ...names,
    name,
    folder,
    slots: taggedIn(type, 'slot'),
    parts: taggedIn(type, 'csspart'),
    comment: commentOf(type),
    needsSession: initialOf(spec, 'needsSession') !== undefined,
    attributes: isField ? [...attributes, 'value'] : attributes,
    members: members.map((member) => ({ ...member, attribute: kebab(member.name) })),
    events: eventsIn(source, names.eventsType),
    types: difference(exportedTypes(source), [names.eventsType]),
  };
}

/** Parses all element folders of `src`, in alphabetical order. */
export function readElements(src) {
  return readdirSync(src)
    .filter((name) => existsSync(join(src, name, 'element.ts')))
    .sort()
    .map((name) => {
      try {
        return readElement(name, readFileSync(join(src, name, 'element.ts'), 'utf8'));
      } catch (error) {
        throw new Error(`${name}/element.ts ${error.message}`, { cause: error });
      }
    });
}

/** Attributes, properties, methods and events that every element has. */
export function readCommon(src) {
  const read = (path) => parse(readFileSync(join(src, path), 'utf8'));
  const members = withComments([
    ...interfaceOf(read('shell/careline-element.ts'), 'CarelineElement').members,
  ]);
  return {
    attributes: attributesIn(constantOf(read('shell/element-spec.ts'), 'COMMON')),
    members: members.map(memberOf).map((member) => ({ ...member, attribute: kebab(member.name) })),
    events: eventsIn(read('view/common-events.ts'), 'CommonEvents'),
  };
}
