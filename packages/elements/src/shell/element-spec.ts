import { type AttributeSpec, numberAttribute, textAttribute } from './attribute.ts';
import type { Properties } from './element-state.ts';
import type { LoadLookUp } from './field/check-value.ts';
import type { FieldWords } from './field/field.ts';
import type { LoadDraw } from './mounting.ts';

/** What the shell has to know of an element; how it is drawn comes later, with React. */
export interface ElementSpec {
  readonly tag: `careline-${string}`;
  /** Brings React and what draws it: a file of its own. */
  readonly load: LoadDraw;
  /** Its own attributes; those every element has are added. */
  readonly attributes: readonly AttributeSpec<unknown>[];
  /** Properties that no attribute mirrors: objects and functions. Their initial values. */
  readonly properties?: Properties;
  /** Properties that only the view sets: the page reads them. Their initial values. */
  readonly readOnly?: Properties;
  /** What the page puts into it is its content: that is seen before its view is here. */
  readonly holdsContent?: true;
  /** It shows data of the services and is nothing without a session. */
  readonly needsSession?: true;
  /** It is a frame of Careline's origin by itself: `isolation` makes no other one of it. */
  readonly isFrame?: true;
  /** Methods that the view carries out, and what each answers while it cannot. */
  readonly methods?: Readonly<Record<string, false | null>>;
  /** Words of the text field that stands there before the view does; such an element takes part in forms. */
  readonly field?: FieldWords;
  /** What is chosen in the field: it names the events of a choice. */
  readonly noun?: string;
  /** Brings what finds whose a value is that the page sets. */
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
