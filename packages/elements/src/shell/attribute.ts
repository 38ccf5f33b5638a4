/**
 * How an attribute becomes a property. A removed attribute always means the default: an element must not keep showing
 * an old value (for a patient's id that would be worse than showing none).
 */
export interface AttributeSpec<Value> {
  /** Kebab case; the property is in camel case. */
  readonly name: string;
  readonly initial: Value;
  parse(text: string): Value;
  /**
   * Setting the property sets the attribute, as with `disabled`. Only for values that reveal nothing about a person.
   */
  readonly reflects?: true;
}

export const textAttribute = (name: string, initial = ''): AttributeSpec<string> => ({
  name,
  initial,
  parse: (text) => text,
});

/** True if present, except that `"false"` is false. */
export const booleanAttribute = (name: string): AttributeSpec<boolean> => ({
  name,
  initial: false,
  parse: (text) => text !== 'false',
});

/** A text whose property is written to the attribute, like the `name` of an input. */
export const reflectedAttribute = (name: string): AttributeSpec<string> => ({
  ...textAttribute(name),
  reflects: true,
});

/**
 * A boolean like an input's: true if present, and the property sets the attribute. `"false"`, which frameworks write
 * before the tag is defined, is removed, because the browser would treat such an element as disabled for ever.
 */
export const stateAttribute = (name: string): AttributeSpec<boolean> => ({
  ...booleanAttribute(name),
  reflects: true,
});

/** A whole number from `least`, at least 1, to `most`; anything else gives the default. */
export const numberAttribute = (
  name: string,
  { initial, least, most }: { readonly initial: number; readonly least: number; readonly most: number },
): AttributeSpec<number> => ({
  name,
  initial,
  parse(text) {
    const value = Number(text);
    return Number.isInteger(value) && value >= least && value <= most ? value : initial;
  },
});

/** Words separated by spaces or commas. */
export const listAttribute = (name: string): AttributeSpec<readonly string[]> => ({
  name,
  initial: [],
  parse: (text) => text.split(/[\s,]+/).filter((word) => word !== ''),
});

/**
 * Returns `page-size` and `pagesize`, in order of precedence. Frameworks write the second for `pageSize` on a server,
 * or before the tag is defined.
 */
export const spellingsOf = ({ name }: AttributeSpec<unknown>): readonly string[] =>
  name.includes('-') ? [name, name.replaceAll('-', '')] : [name];

/** Returns the attribute's value in its first spelling present, or null. */
export function attributeText(element: Element, attribute: AttributeSpec<unknown>): string | null {
  const spelling = spellingsOf(attribute).find((name) => element.hasAttribute(name));
  return spelling === undefined ? null : element.getAttribute(spelling);
}

/** `side-menu` → `sideMenu`. */
export function propertyName(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
