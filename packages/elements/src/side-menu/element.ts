import { booleanAttribute, listAttribute, textAttribute } from '../shell/attribute.ts';
import type { CarelineElement, Question } from '../shell/careline-element.ts';
import type { ElementSpec } from '../shell/element-spec.ts';

/** `careline-side-menu`: the console's menu, for a page that shows its areas. */
export interface SideMenuElement extends CarelineElement {
  /** What the person may see: areas and entries outside of it are left out. */
  scopes: readonly string[];
  /** The first role of the person, shown at its head. */
  roleName: string;
  /** The address the page shows now: it decides which item is selected. */
  path: string;
  /** Put before every link, for a console that lies below a path of the page. */
  basePath: string;
  /** It shows the labels beside the icons. */
  expanded: boolean;
}

export interface SideMenuEvents {
  /** Before a link is followed; a page with a router of its own cancels it. */
  'careline-menu-select': Question<{ readonly link: string }>;
  /** The person opened or closed it; the property says the same. */
  'careline-menu-toggled': CustomEvent<{ readonly expanded: boolean }>;
}

/** `<careline-side-menu scopes="prohealth search hmCallInfo" path="/prohealth/searchByUhid">` */
export const sideMenu: ElementSpec = {
  tag: 'careline-side-menu',
  load: () => import('./side-menu.view.tsx'),
  attributes: [
    listAttribute('scopes'),
    textAttribute('role-name'),
    textAttribute('path', '/'),
    textAttribute('base-path'),
    booleanAttribute('expanded'),
  ],
};
