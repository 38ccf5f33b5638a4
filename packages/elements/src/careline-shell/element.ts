import { stateAttribute } from '../shell/attribute.ts';
import type { CarelineElement } from '../shell/careline-element.ts';
import type { ElementSpec } from '../shell/element-spec.ts';

/**
 * `careline-shell`: the frame of an application, for a page that puts its own content and our elements into it. It has its own box and
 * no other: what it covers, scrolls and folds is inside of it.
 *
 * @slot brand - At the beginning of the bar: a name, a logo.
 * @slot account - At its end: who is signed in, and what they may do about it.
 * @slot menu - Beside the content, such as `careline-side-menu`; over it, behind a button, where the element is narrow.
 * @slot main - The content, without a name too; it scrolls where the element has a height of its own.
 * @csspart topbar - The bar.
 * @csspart sidebar - What holds the menu.
 * @csspart content - What holds the content.
 */
export interface ShellElement extends CarelineElement {
  /** Where the element is narrow: the menu is over the content. The person changes it too. */
  menuOpen: boolean;
  /** Without the menu, with what stands in its slot. */
  hideMenu: boolean;
  /** Without the bar; the button of the menu stays where the element is narrow. */
  hideTopbar: boolean;
}

export interface ShellEvents {
  /** The person opened or closed the menu of a narrow shell; the property says the same. */
  'careline-menu-change': CustomEvent<{ readonly open: boolean }>;
}

/** `<careline-shell><b slot="brand">Lakeview</b><careline-side-menu slot="menu">…</careline-side-menu><main>…</main></careline-shell>` */
export const shell: ElementSpec = {
  tag: 'careline-shell',
  load: () => import('./shell.view.ts'),
  attributes: [stateAttribute('menu-open'), stateAttribute('hide-menu'), stateAttribute('hide-topbar')],
  holdsContent: true,
};
