import { useLayoutEffect } from 'react';
import { useConsole } from '../console-context.tsx';

/** The document's title while something is laid over a page, which has its own back afterwards. */
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
