import type { CarelineEventMap, CarelineTagNameMap } from './catalogue/catalogue.ts';
import type { CarelineElement } from './shell/careline-element.ts';

export type * from './catalogue/catalogue.ts';
export type { CarelineElement } from './shell/careline-element.ts';

declare global {
  interface HTMLElementTagNameMap extends CarelineTagNameMap {}
  interface GlobalEventHandlersEventMap extends CarelineEventMap {}
}

/** What React 19 takes for a tag: its own attributes and our properties. */
type Properties<Element extends CarelineElement> = Omit<Partial<Element>, keyof HTMLElement> &
  React.HTMLAttributes<Element> & { readonly ref?: React.Ref<Element> };

type Intrinsic = { [Tag in keyof CarelineTagNameMap]: Properties<CarelineTagNameMap[Tag]> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Intrinsic {}
  }
}
