import { languageOf, loadedLocales } from '@careline/ui/messages';
import { useLayoutEffect, useState } from 'react';

const isHere = (locale: string): boolean => loadedLocales.has(languageOf(locale));

/**
 * The locale to draw an element in: the wanted one as soon as its sentences are here, until then the one before, and
 * undefined while there was none. Where they do not come it stays, or is English, and `onMissing` is called.
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
