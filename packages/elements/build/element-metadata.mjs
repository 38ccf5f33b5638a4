// Writes metadata of the elements for editors, documentation tools and agents, derived from the element
// folders: the custom elements manifest, web-types (JetBrains), custom data (VS Code) and `llms.txt`.
// `write-published.mjs` adds them to the published files.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCommon, readElements } from './element-sources.mjs';
import { messageList } from './message-list.mjs';
import { RELEASE_VERSION } from './release-version.mjs';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));
const TOKENS = join(PACKAGE, '../ui/src/theme/tokens.css');

const SLOTS = {
  header: 'Content above the element.',
  footer: 'Content below the element.',
  loading: 'Content shown while the element loads.',
  error: 'Content shown if the element cannot load.',
};
const PARTS = {
  base: 'The whole element.',
  field: 'A text field with its label.',
  input: 'The input of the text field.',
  list: 'A list of results.',
  option: 'One option of the list.',
  'option-active': 'The option that Enter chooses.',
  button: 'A button.',
  'button-primary': 'The main button.',
  badge: 'A short label in a box.',
  dialog: 'A dialog.',
  empty: 'The message shown if there is no data.',
  error: 'The error message.',
  frame: 'The frame of `isolation="frame"`.',
};
const STATES = {
  ready: 'The element is drawn.',
  error: 'The element could not load.',
  offline: 'A request failed because there is no network.',
  'signed-out': 'The session has ended.',
  selected: 'Something is selected.',
  dirty: 'There are unsaved entries.',
};

/** The custom properties that style the elements, with their default values. */
export function lookProperties() {
  const found = new Map();
  for (const [, name, value] of readFileSync(TOKENS, 'utf8').matchAll(/^ +(--careline-[\w-]+): ([^;]+);/gm))
    if (!found.has(name)) found.set(name, value);
  return [...found].map(([name, value]) => ({ name, default: value }));
}

const named = (words) => Object.entries(words).map(([name, description]) => ({ name, description }));
const type = (text) => ({ type: { text } });

/** An attribute has the same type as its property. */
const attributeOf = (members) => (name) => {
  const member = members.find(({ attribute }) => attribute === name);
  return {
    name,
    fieldName: member?.name,
    description: member?.comment ?? '',
    ...type(member?.type ?? 'string'),
  };
};

const memberOf = ({ name, comment, isMethod, isReadOnly, parameters, type: text, attribute }, attributes) => {
  if (isMethod) {
    const given = parameters.map((one) => ({ name: one.name, optional: one.isOptional, ...type(one.type) }));
    return { kind: 'method', name, description: comment, parameters: given, return: type(text) };
  }
  const mirrored = attributes.includes(attribute) ? { attribute } : {};
  return { kind: 'field', name, description: comment, readonly: isReadOnly, ...type(text), ...mirrored };
};

/** Returns an element with the members that all elements share. */
function whole(element, common) {
  const attributes = [...element.attributes, ...common.attributes];
  const members = [...element.members, ...common.members];
  return { ...element, attributes, members, events: [...element.events, ...common.events] };
}

const declarationOf = (element) => ({
  kind: 'class',
  name: element.type,
  tagName: element.tag,
  customElement: true,
  description: element.comment,
  attributes: element.attributes.map(attributeOf(element.members)),
  members: element.members.map((member) => memberOf(member, element.attributes)),
  events: element.events.map(({ name, comment, type: text }) => ({
    name,
    description: comment,
    ...type(text),
  })),
  slots: [...element.slots, ...named(SLOTS)],
  cssParts: [...element.parts, ...named(PARTS)],
  cssStates: named(STATES),
  cssProperties: lookProperties(),
});

/** https://github.com/webcomponents/custom-elements-manifest, schema 1.0.0 (`cssStates` of 2.1.0). */
const manifestOf = (elements) => ({
  schemaVersion: '1.0.0',
  readme: 'README.md',
  modules: elements.map((element) => {
    const path = `define/${element.name}.js`;
    const declaration = { name: element.type, module: path };
    return {
      kind: 'javascript-module',
      path,
      declarations: [declarationOf(element)],
      exports: [{ kind: 'custom-element-definition', name: element.tag, declaration }],
    };
  }),
});

/** https://github.com/JetBrains/web-types */
const webTypesOf = (elements, { name, version }) => ({
  $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
  name,
  version,
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: elements.map(declarationOf).map((one) => ({
        name: one.tagName,
        description: one.description,
        attributes: one.attributes.map(({ name: attribute, description, type: { text } }) => ({
          name: attribute,
          description,
          value: { type: text },
        })),
        slots: one.slots,
        js: {
          properties: one.members
            .filter(({ kind, readonly }) => kind === 'field' && !readonly)
            .map(({ name: property, description, type: { text } }) => ({
              name: property,
              description,
              type: text,
            })),
          events: one.events.map(({ name: event, description }) => ({ name: event, description })),
        },
        css: {
          parts: one.cssParts,
          properties: one.cssProperties.map(({ name: property }) => ({ name: property })),
        },
      })),
    },
  },
});

/** https://github.com/microsoft/vscode-custom-data */
const htmlDataOf = (elements) => ({
  version: 1.1,
  tags: elements.map(declarationOf).map(({ tagName, description, attributes, events }) => ({
    name: tagName,
    description: {
      kind: 'markdown',
      value: [
        description,
        '',
        '**Events**',
        ...events.map((one) => `- \`${one.name}\`: ${one.description}`),
      ].join('\n'),
    },
    attributes: attributes.map(({ name, description: value, type: { text } }) => ({
      name,
      description: { kind: 'markdown', value },
      ...(text === 'boolean' ? { valueSet: 'v' } : {}),
    })),
  })),
});

const listed = (members, wordOf) => members.map((member) => `- \`${wordOf(member)}\`: ${member.comment}`);

const chapterOf = ({ name, tag, comment, attributes, members, events, slots }) => {
  const isAttribute = ({ attribute }) => attributes.includes(attribute);
  const given = ({ parameters }) =>
    parameters.map((one) => `${one.name}${one.isOptional ? '?' : ''}: ${one.type}`);
  const parts = [
    ['Attributes', listed(members.filter(isAttribute), (one) => `${one.attribute}: ${one.type}`)],
    [
      'Properties',
      listed(
        members.filter((one) => !one.isMethod && !isAttribute(one)),
        (one) => `${one.name}: ${one.type}${one.isReadOnly ? ', read only' : ''}`,
      ),
    ],
    [
      'Methods',
      listed(
        members.filter(({ isMethod }) => isMethod),
        (one) => `${one.name}(${given(one).join(', ')}): ${one.type}`,
      ),
    ],
    ['Slots', slots.map((one) => `- \`${one.name}\`: ${one.description}`)],
    ['Events', listed(events, (one) => `${one.name}: ${one.type}`)],
  ];
  const written = parts
    .filter(([, lines]) => lines.length > 0)
    .map(([head, lines]) => `### ${head}\n\n${lines.join('\n')}`);
  return [`## \`<${tag}>\``, comment, `\`import '@careline/elements/${name}'\``, ...written].join('\n\n');
};

/** For agents that write a page: all elements on one page of text (https://llmstxt.org). */
const llmsOf = (elements, common) => `# Careline elements

> Widgets of a clinical tele-consultation console as custom elements, for pages of any framework or none.

A page gives the elements a session: \`createSession({ services, getToken })\` of \`@careline/elements\`, where \`getToken({ audience,
reason, signal })\` resolves with \`{ token, expiresAt }\` (unix seconds) from the page's own backend. Set it as the property
\`session\` of an element, or once for all by \`configure({ session })\`. A token is never an attribute. Import an element's entry
before the page draws it. Ids in events are opaque; names of patients are behind functions such as \`getPatient()\`. React is a peer
(18.2 or 19) of all entries but \`@careline/elements/cdn/careline.js\`.

${elements.map(chapterOf).join('\n\n')}

## Every element

${listed(common.members, (one) => `${one.name}: ${one.type}`).join('\n')}
${listed(common.events, (one) => `${one.name}: ${one.type}`).join('\n')}

## Look

Slots: ${Object.keys(SLOTS).join(', ')}. Parts: ${Object.keys(PARTS).join(', ')}. States: ${Object.keys(STATES).join(', ')}. Custom
properties, set on the tag: ${lookProperties()
  .map(({ name }) => name)
  .join(', ')}.
`;

/** Returns every metadata file by its published name. */
export function elementMetadata() {
  const src = join(PACKAGE, 'src');
  const common = readCommon(src);
  const own = readElements(src);
  const elements = own.map((element) => whole(element, common));
  const { name } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
  const manifest = { name, version: RELEASE_VERSION };
  const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
  return {
    'custom-elements.json': json(manifestOf(elements)),
    'web-types.json': json(webTypesOf(elements, manifest)),
    'vscode.html-custom-data.json': json(htmlDataOf(elements)),
    'messages.json': json(messageList()),
    'llms.txt': llmsOf(own, common),
  };
}
