import type { Live } from '@careline/core/internal/live';
import { createContext, type ReactNode, useContext } from 'react';

const LiveContext = createContext<Live | undefined>(undefined);

/** Screens below follow what changes elsewhere; without one they ask as often as they think fit. */
export function LiveProvider({ value, children }: { readonly value: Live; readonly children: ReactNode }) {
  return <LiveContext value={value}>{children}</LiveContext>;
}

export const useLiveSource = (): Live | undefined => useContext(LiveContext);
