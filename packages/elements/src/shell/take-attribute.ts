import { type AttributeSpec, attributeText, propertyName } from './attribute.ts';
import { stateOf } from './element-state.ts';

/** Applies an attribute's current value. */
export function takeAttribute(element: HTMLElement, attribute: AttributeSpec<unknown>): void {
  const { store } = stateOf(element);
  const property = propertyName(attribute.name);
  const text = attributeText(element, attribute);
  const value = text === null ? attribute.initial : attribute.parse(text);
  if (attribute.reflects && value === false) reflect(element, attribute.name, value);
  if (!Object.is(store.getState()[property], value)) store.setState({ [property]: value });
}

/** Like an input: true sets a bare attribute, a text sets its value, an empty value removes it. */
export function reflect(element: HTMLElement, attribute: string, value: unknown): void {
  if (value === undefined || value === null || value === false) element.removeAttribute(attribute);
  else element.setAttribute(attribute, value === true ? '' : String(value));
}
