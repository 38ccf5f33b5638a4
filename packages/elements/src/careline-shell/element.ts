import { stateAttribute } from '../shell/attribute.ts';
import type { CarelineElement } from '../shell/careline-element.ts';
import type { ElementSpec } from '../shell/element-spec.ts';

/**
 * `careline-shell`: the frame of an application, for a page that puts its own content and our elements into it. It has its own box and
 * no other: what it covers, scrolls and folds is inside of it.
 *
 * @slot brand - At the start of the bar: a name, a logo.
 * @slot account - At the end of the bar: the user and their account menu.
 * @slot menu - Next to the content, such as `careline-side-menu`. In a narrow element it opens over the content with a button.
 * @slot main - The content, also without a slot name. It scrolls if the element has a height.
 * @csspart topbar - The bar.
 * @csspart sidebar - The container of the menu.
 * @csspart content - The container of the content.
 */
export interface ShellElement extends CarelineElement {
  /** In a narrow element, opens the menu over the content. The person can change it. */
  menuOpen: boolean;
  /** Hides the menu and the content of its slot. */
  hideMenu: boolean;
  /** Hides the bar; a narrow element keeps its menu button. */
  hideTopbar: boolean;
}

export interface ShellEvents {
  /** The person opened or closed the menu of a narrow shell. The property has the same value. */
  'careline-menu-change': CustomEvent<{ readonly open: boolean }>;
}

/** `<careline-shell><b slot="brand">Lakeview</b><careline-side-menu slot="menu">…</careline-side-menu><main>…</main></careline-shell>` */
export const shell: ElementSpec = {
  tag: 'careline-shell',
  load: () => import('./shell.view.ts'),
  attributes: [stateAttribute('menu-open'), stateAttribute('hide-menu'), stateAttribute('hide-topbar')],
  holdsContent: true,
};
