import { booleanAttribute, listAttribute, textAttribute } from '../attribute.ts';
import type { ElementSpec } from '../element-spec.ts';

/** `<careline-side-menu scopes="prohealth search hmCallInfo" path="/prohealth/searchByUhid">` */
export const sideMenu: ElementSpec = {
  tag: 'careline-side-menu',
  attributes: [
    listAttribute('scopes'),
    textAttribute('role-name'),
    textAttribute('path', '/'),
    textAttribute('base-path'),
    booleanAttribute('expanded'),
  ],
};
