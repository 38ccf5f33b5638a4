import { LABEL_LANGUAGES, type LabelLocale, languageName } from '@careline/core/internal/formatting';
import { h } from './dom.ts';

/** Returns a button for each language but the current one, in its own words. */
export const languageButtons = (
  current: LabelLocale,
  choose: (language: LabelLocale) => void,
): readonly HTMLElement[] =>
  LABEL_LANGUAGES.filter((language) => language !== current).map((language) =>
    h(
      'button',
      { class: 'link', attrs: { type: 'button', lang: language }, onClick: () => choose(language) },
      languageName(language),
    ),
  );
