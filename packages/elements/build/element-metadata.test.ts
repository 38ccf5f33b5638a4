import { describe, expect, it } from 'vitest';
import { callInfoElementMessages } from '../src/call-info/call-info.messages.ts';
import { SPECS, TAG_NAMES } from '../src/catalogue/catalogue.ts';
import { attributesOf } from '../src/shell/element-spec.ts';
import { elementMetadata, lookProperties } from './element-metadata.mjs';

const files = elementMetadata();
const json = (name: string) => JSON.parse(files[name] ?? '');
const names = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name).sort();
const attributeNames = (tag: (typeof TAG_NAMES)[number]) => {
  const { field } = SPECS[tag];
  return [...names(attributesOf(SPECS[tag])), ...(field ? ['value'] : [])].sort();
};

describe.each(TAG_NAMES)('%s', (tag) => {
  it('is described with all its attributes, everywhere', () => {
    const modules: readonly { readonly declarations: readonly { readonly tagName: string }[] }[] =
      json('custom-elements.json').modules;
    const declared = modules
      .flatMap(({ declarations }) => declarations)
      .find(({ tagName }) => tagName === tag);
    const ofJetBrains = json('web-types.json').contributions.html.elements;
    const ofCode = json('vscode.html-custom-data.json').tags;
    for (const one of [
      declared,
      ...[ofJetBrains, ofCode].map((all) => all.find(({ name }: { name: string }) => name === tag)),
    ]) {
      expect(names(one.attributes)).toEqual(attributeNames(tag));
      expect(one.attributes.filter((attribute: { description: unknown }) => !attribute.description)).toEqual(
        [],
      );
    }
    expect(declared).toMatchObject({ customElement: true, events: expect.any(Array) });
    expect(files['llms.txt']).toContain(`## \`<${tag}>\``);
  });
});

it('names the sentences that a page may replace', () => {
  const messages = json('messages.json');
  expect(messages['patient-search']).toHaveProperty('noneTitle');
  expect(messages['element-call-info']).toMatchObject(callInfoElementMessages.en);
  expect(
    Object.values(messages).filter((component) => Object.keys(component as object).length === 0),
  ).toEqual([]);
});

it('has its custom properties, each once', () => {
  const found = names(lookProperties());
  expect(found).toContain('--careline-color-accent');
  expect(new Set(found).size).toBe(found.length);
});
