/**
 * How an attribute becomes a property. An absent attribute is always the default: an element must not go on showing
 * what an attribute said that is gone (embedding a patient's old id would be worse than none).
 */
export interface AttributeSpec<Value> {
  /** Kebab case; the property is its camel case. */
  readonly name: string;
  readonly initial: Value;
  parse(text: string): Value;
  /** Setting the property sets the attribute, as `disabled` does; only for words that say nothing of a person. */
  readonly reflects?: true;
}

export const textAttribute = (name: string, initial = ''): AttributeSpec<string> => ({
  name,
  initial,
  parse: (text) => text,
});

/** Present is true, `"false"` is false. */
export const booleanAttribute = (name: string): AttributeSpec<boolean> => ({
  name,
  initial: false,
  parse: (text) => text !== 'false',
});

/** A word that the property writes into the attribute, as `name` of an input does. */
export const reflectedAttribute = (name: string): AttributeSpec<string> => ({
  ...textAttribute(name),
  reflects: true,
});

/**
 * As of an input: present is true, and the property sets the attribute. `"false"` is what a framework writes that met the tag
 * before it was defined: it is taken off, since the browser would hold such an element disabled for ever.
 */
export const stateAttribute = (name: string): AttributeSpec<boolean> => ({
  ...booleanAttribute(name),
  reflects: true,
});

/** A whole number from `least` to `most`; anything else is the default. */
export const numberAttribute = (
  name: string,
  { initial, least, most }: { readonly initial: number; readonly least: number; readonly most: number },
): AttributeSpec<number> => ({
  name,
  initial,
  parse(text) {
    const value = Number(text);
    return text.trim() !== '' && Number.isInteger(value) && value >= least && value <= most ? value : initial;
  },
});

/** Words between spaces or commas. */
export const listAttribute = (name: string): AttributeSpec<readonly string[]> => ({
  name,
  initial: [],
  parse: (text) => text.split(/[\s,]+/).filter((word) => word !== ''),
});

/**
 * `page-size`, and `pagesize`: what a framework writes for `pageSize` that met the tag before it was defined or draws on a
 * server. The first one goes before the other.
 */
export const spellingsOf = ({ name }: AttributeSpec<unknown>): readonly string[] =>
  name.includes('-') ? [name, name.replaceAll('-', '')] : [name];

/** What an attribute says in its first spelling that is there; null without any. */
export function attributeText(element: Element, attribute: AttributeSpec<unknown>): string | null {
  const spelling = spellingsOf(attribute).find((name) => element.hasAttribute(name));
  return spelling === undefined ? null : element.getAttribute(spelling);
}

/** `side-menu` → `sideMenu`. */
export function propertyName(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
