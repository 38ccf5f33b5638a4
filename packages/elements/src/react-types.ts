import type { HTMLAttributes, Ref } from 'react';
import type { CarelineTagNameMap, TagName } from './catalogue/catalogue.ts';
import type { ElementAttributes, ElementListeners, ElementProperties } from './element-types.ts';

/** What React accepts for a tag: its properties, attributes and listeners, and the common ones. */
type Intrinsic = {
  [Tag in TagName]: Omit<HTMLAttributes<CarelineTagNameMap[Tag]>, keyof ElementProperties<Tag>> &
    ElementProperties<Tag> &
    Omit<ElementAttributes<Tag>, keyof ElementProperties<Tag>> &
    ElementListeners<Tag> & {
      readonly ref?: Ref<CarelineTagNameMap[Tag]>;
      readonly key?: string | number | null;
    };
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Intrinsic {}
  }
}
