/**
 * How an attribute becomes a property. An absent attribute is always the default: an element must not go on showing
 * what an attribute said that is gone (embedding a patient's old id would be worse than none).
 */
export interface AttributeSpec<Value> {
  /** Kebab case; the property is its camel case. */
  readonly name: string;
  readonly initial: Value;
  parse(text: string): Value;
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

/** Words between spaces or commas. */
export const listAttribute = (name: string): AttributeSpec<readonly string[]> => ({
  name,
  initial: [],
  parse: (text) => text.split(/[\s,]+/).filter((word) => word !== ''),
});

/** `side-menu` → `sideMenu`. */
export function propertyName(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
