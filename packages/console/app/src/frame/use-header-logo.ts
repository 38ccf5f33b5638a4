import { useSyncExternalStore } from 'react';
import { useConsole } from '../console-context.tsx';

/** The address of the organisation's logo; undefined without one. */
export function useHeaderLogo(): string | undefined {
  const { headerLogo } = useConsole();
  return useSyncExternalStore(headerLogo.subscribe, headerLogo.get);
}
