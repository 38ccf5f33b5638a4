import { createContext, type ReactNode, useContext } from 'react';
import type { AppUpdate } from './app-update.ts';

const UpdateContext = createContext<AppUpdate | undefined>(undefined);

export function UpdateProvider({
  value,
  children,
}: {
  readonly value: AppUpdate;
  readonly children: ReactNode;
}) {
  return <UpdateContext value={value}>{children}</UpdateContext>;
}

/** Returns undefined if the page has no versions, as in a test. */
export const useAppUpdate = (): AppUpdate | undefined => useContext(UpdateContext);
