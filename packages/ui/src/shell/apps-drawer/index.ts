export { AppsDrawer, type AppsDrawerProps } from './apps-drawer.tsx';
