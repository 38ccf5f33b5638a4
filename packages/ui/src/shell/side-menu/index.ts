export type { MenuCount } from './menu-count.tsx';
export { type MenuEntry, SideMenu, type SideMenuProps } from './side-menu.tsx';
