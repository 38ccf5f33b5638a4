import { useLayoutEffect } from 'react';
import { useConsole } from '../console-context.tsx';

/** Sets the document title while an overlay is open, and restores it afterwards. */
export function useCoverTitle(title: string): void {
  const { config } = useConsole();
  useLayoutEffect(() => {
    const before = document.title;
    document.title = `${title} · ${config.product}`;
    return () => {
      document.title = before;
    };
  }, [title, config.product]);
}
