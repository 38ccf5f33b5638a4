import type { Live } from '@careline/core/internal/live';
import { createContext, type ReactNode, useContext } from 'react';

const LiveContext = createContext<Live | undefined>(undefined);

/** Lets the screens below follow live changes. Without it they poll at their own interval. */
export function LiveProvider({ value, children }: { readonly value: Live; readonly children: ReactNode }) {
  return <LiveContext value={value}>{children}</LiveContext>;
}

export const useLiveSource = (): Live | undefined => useContext(LiveContext);
