import { booleanAttribute, listAttribute, textAttribute } from '../shell/attribute.ts';
import type { CarelineElement, Question } from '../shell/careline-element.ts';
import type { ElementSpec } from '../shell/element-spec.ts';

/** `careline-side-menu`: the console's menu, for a page that shows its areas. */
export interface SideMenuElement extends CarelineElement {
  /** The person's scopes; areas and entries outside of them are hidden. */
  scopes: readonly string[];
  /** The person's first role, shown at the top. */
  roleName: string;
  /** The page's present path, which selects the item. */
  path: string;
  /** Prefix of every link, for a console below a path of your page. */
  basePath: string;
  /** Shows labels next to the icons. */
  expanded: boolean;
}

export interface SideMenuEvents {
  /** Before a link is followed; cancel it if your page has its own router. */
  'careline-menu-select': Question<{ readonly link: string }>;
  /** The person opened or closed it. The property has the same value. */
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
