import { languageOf, loadedLocales } from '@careline/ui/messages';
import { useLayoutEffect, useState } from 'react';

const isHere = (locale: string): boolean => loadedLocales.has(languageOf(locale));

/**
 * Returns the locale to draw in: the wanted one once its messages load, until then the previous one, or undefined if
 * there was none. If they can't load, it stays or becomes English, and `onMissing` is called.
 */
export function useDrawnLocale(
  wanted: string,
  load: (locale: string) => Promise<void>,
  onMissing: () => void,
): string | undefined {
  const [drawn, setDrawn] = useState(() => (isHere(wanted) ? wanted : undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is told is told once for each locale that is wanted
  useLayoutEffect(() => {
    if (isHere(wanted)) {
      setDrawn(wanted);
      return;
    }
    let isWanted = true;
    load(wanted).then(
      () => isWanted && setDrawn(wanted),
      () => {
        if (!isWanted) return;
        setDrawn((before) => before ?? 'en');
        onMissing();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [wanted, load]);
  return drawn;
}
