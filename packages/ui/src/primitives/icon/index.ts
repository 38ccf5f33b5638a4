export { Icon, type IconProps } from './icon.tsx';
export { ICON_PATHS, type IconName } from './icon-paths.ts';
