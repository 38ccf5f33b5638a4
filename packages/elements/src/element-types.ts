import type {
  CarelineEventMap,
  CarelineTagEventMap,
  CarelineTagNameMap,
  TagName,
} from './catalogue/catalogue.ts';
import type { CommonEvents } from './view/common-events.ts';

export type * from './catalogue/catalogue.ts';
export type { CarelineElement, ElementFormatters, ElementMessages } from './shell/careline-element.ts';

declare global {
  interface HTMLElementTagNameMap extends CarelineTagNameMap {}
  interface GlobalEventHandlersEventMap extends CarelineEventMap {}
}

/** The tags of `defineAll({ suffix })`: `interface HTMLElementTagNameMap extends SuffixedTagNameMap<'v2'> {}`. */
export type SuffixedTagNameMap<Suffix extends string> = {
  [Tag in TagName as `${Tag}-${Suffix}`]: CarelineTagNameMap[Tag];
};

/** An element's events by name, including those common to all elements. */
export type ElementEvents<Tag extends TagName> = CommonEvents & CarelineTagEventMap[Tag];

type Settable<Element> = {
  [Key in keyof Element as Key extends keyof HTMLElement
    ? never
    : Element[Key] extends (...given: never[]) => unknown
      ? never
      : Key]?: Element[Key];
};

/** The properties of an element that a page may set. */
export type ElementProperties<Tag extends TagName> = Settable<Omit<CarelineTagNameMap[Tag], never>>;

type Kebab<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${Kebab<Rest>}`
    : `-${Lowercase<First>}${Kebab<Rest>}`
  : '';

type AttributeText<Value> = Value extends boolean
  ? Value | '' | 'true' | 'false'
  : Value | `${Value & number}`;

/** The same as attributes, under their HTML names; objects and functions are properties only. */
export type ElementAttributes<Tag extends TagName> = {
  [Key in keyof ElementProperties<Tag> & string as NonNullable<ElementProperties<Tag>[Key]> extends
    | string
    | number
    | boolean
    ? Kebab<Key>
    : never]?: AttributeText<ElementProperties<Tag>[Key]>;
};

/** An element's listeners: a prefix and the event's name, such as `oncareline-ready`. */
export type ElementListeners<Tag extends TagName, Prefix extends string = 'on'> = {
  [Name in keyof ElementEvents<Tag> & string as `${Prefix}${Name}`]?: (
    event: ElementEvents<Tag>[Name],
  ) => void;
};
