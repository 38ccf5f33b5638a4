import { type AttributeSpec, numberAttribute, textAttribute } from './attribute.ts';
import type { Properties } from './element-state.ts';
import type { LoadLookUp } from './field/check-value.ts';
import type { FieldWords } from './field/field.ts';
import type { LoadDraw } from './mounting.ts';

/** What the shell needs to know about an element; the code that draws it loads later, with React. */
export interface ElementSpec {
  readonly tag: `careline-${string}`;
  /** Loads React and the view, in a separate file. */
  readonly load: LoadDraw;
  /** Its own attributes, without those common to all elements. */
  readonly attributes: readonly AttributeSpec<unknown>[];
  /** Initial values of properties without attributes: objects and functions. */
  readonly properties?: Properties;
  /** Initial values of properties that only the view sets and the page reads. */
  readonly readOnly?: Properties;
  /** The page's children are its content, visible before the view loads. */
  readonly holdsContent?: true;
  /** It shows data from the services and needs a session. */
  readonly needsSession?: true;
  /** It is always a frame of Careline's origin, so `isolation` has no effect. */
  readonly isFrame?: true;
  /** Methods the view implements, and what each returns while it can't. */
  readonly methods?: Readonly<Record<string, false | null>>;
  /** Texts of a text field shown before the view loads; such an element takes part in forms. */
  readonly field?: FieldWords;
  /** What the field chooses; used in event names. */
  readonly noun?: string;
  /** Loads the lookup for values the page sets. */
  readonly loadLookUp?: LoadLookUp;
}

const COMMON: readonly AttributeSpec<unknown>[] = [
  textAttribute('theme'),
  textAttribute('density'),
  textAttribute('lang'),
  textAttribute('dir'),
  textAttribute('locale'),
  textAttribute('session-key'),
  textAttribute('isolation'),
  numberAttribute('heading-level', { initial: 2, least: 1, most: 6 }),
];

export const attributesOf = (spec: ElementSpec): readonly AttributeSpec<unknown>[] => [
  ...COMMON,
  ...spec.attributes,
];
