import { LABEL_LANGUAGES, TRANSLATIONS } from '@careline/core/internal/formatting';
import { applyAppearance } from '@careline/ui/theme';
import { afterEach, describe, expect, it } from 'vitest';
import script from '../../public/appearance.js?raw';
import { APPEARANCE_KEY, readAppearance } from './stored-appearance.ts';

const root = document.documentElement;

interface Look {
  readonly theme: string | undefined;
  readonly density: string | undefined;
  readonly lang: string;
}

/** No density attribute means comfortable. */
const look = (element: HTMLElement): Look => ({
  theme: element.dataset.theme,
  density: element.dataset.density === 'compact' ? 'compact' : undefined,
  lang: element.lang || 'en',
});

function bare(): void {
  delete root.dataset.theme;
  delete root.dataset.density;
  root.lang = 'en';
  root.dataset.languages = LABEL_LANGUAGES.join(' ');
}

afterEach(() => {
  localStorage.removeItem(APPEARANCE_KEY);
  bare();
});

describe('the page before its first paint', () => {
  it.each([
    ['nothing kept', null],
    ['dark', '{"theme":"dark"}'],
    ['the machine’s', '{"theme":"system","density":"comfortable","locale":"en"}'],
    ['high contrast, compact, Hindi', '{"theme":"contrast","density":"compact","locale":"hi"}'],
    ['with something unstored', '{"theme":"light","unstored":{"at":1,"what":["theme"]}}'],
    ['values of another version', '{"theme":"sepia","density":"huge","locale":"fr"}'],
    ['another program’s text', '[['],
    ['null', 'null'],
  ])('looks as the console will draw it: %s', (_, words) => {
    bare();
    if (words !== null) localStorage.setItem(APPEARANCE_KEY, words);
    new Function(script)();
    const early = look(root);
    bare();
    applyAppearance(root, readAppearance(words, 'en').choice);
    expect(early).toEqual(look(root));
  });
});

it('the build lists the languages of core: each has a folder', () => {
  const folders = Object.keys(import.meta.glob('../languages/*/index.ts')).map((path) =>
    path.split('/').at(-2),
  );
  expect(folders.sort()).toEqual(TRANSLATIONS.toSorted());
});
