import { useSyncExternalStore } from 'react';
import { useConsole } from '../console-context.tsx';

/** Returns the address of the organisation's logo, or undefined if it has none. */
export function useHeaderLogo(): string | undefined {
  const { headerLogo } = useConsole();
  return useSyncExternalStore(headerLogo.subscribe, headerLogo.get);
}
