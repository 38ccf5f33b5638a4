import { type ReactNode, useMemo, useState } from 'react';
import { linkThrough, type Navigation } from './navigation.ts';
import { NavigationProvider } from './navigation-context.tsx';

export interface MemoryNavigationProps {
  readonly initialPath?: string;
  /** Called before every change of the path. */
  readonly onGo?: (path: string) => void;
  readonly children: ReactNode;
}

/** Navigation kept in memory, for stories, tests and widgets on a page whose address is not ours. */
export function MemoryNavigation({ initialPath = '/', onGo, children }: MemoryNavigationProps) {
  const [path, setPath] = useState(initialPath);
  const navigation = useMemo<Navigation>(() => {
    const go = (next: string) => {
      onGo?.(next);
      setPath(next.split(/[?#]/)[0] ?? next);
    };
    return { path, go, link: (target) => linkThrough(go, target) };
  }, [path, onGo]);
  return <NavigationProvider navigation={navigation}>{children}</NavigationProvider>;
}
