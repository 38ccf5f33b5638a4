export { guardFocus } from './guard-focus.ts';
export { MemoryNavigation, type MemoryNavigationProps } from './memory-navigation.tsx';
export {
  type GoOptions,
  type LinkClick,
  type LinkProps,
  linkThrough,
  type Navigation,
} from './navigation.ts';
export { NavigationProvider, type NavigationProviderProps, useNavigation } from './navigation-context.tsx';
export { useLeaveWarning } from './use-leave-warning.ts';
