import { createContext, type ReactNode, useContext, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const ArrivalContext = createContext(false);

/**
 * Tracks whether the person has navigated since the page loaded. Until then the browser's own focus is right.
 * Redirects at start replace the entry and don't count.
 */
export function ArrivalProvider({ children }: { readonly children: ReactNode }) {
  const { key } = useLocation();
  const kind = useNavigationType();
  const [firstKey] = useState(key);
  const [navigated, setNavigated] = useState(false);
  if (!navigated && kind !== 'REPLACE' && key !== firstKey) setNavigated(true);
  return <ArrivalContext value={navigated}>{children}</ArrivalContext>;
}

export const useWasNavigated = (): boolean => useContext(ArrivalContext);
