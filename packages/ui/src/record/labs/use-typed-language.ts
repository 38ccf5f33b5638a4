import { languageOfLetters, type TranslatedLanguage } from '@careline/core/internal/formatting';
import { loadLanguage } from '@careline/core/internal/languages';
import { useEffect, useState } from 'react';

/**
 * Loads the labels of the language whose letters were typed, which may not be the screen's, and returns it once they
 * are here: names are then found in it too. While they can't be loaded, returns undefined; the next letter tries again.
 */
export function useTypedLanguage(typed: string, load = loadLanguage): TranslatedLanguage | undefined {
  const [loaded, setLoaded] = useState<TranslatedLanguage>();
  useEffect(() => {
    const language = languageOfLetters(typed);
    if (language === undefined || language === loaded) return undefined;
    let isCurrent = true;
    load(language).then(
      () => isCurrent && setLoaded(language),
      () => isCurrent && setLoaded(undefined),
    );
    return () => {
      isCurrent = false;
    };
  }, [typed, loaded, load]);
  return loaded;
}
