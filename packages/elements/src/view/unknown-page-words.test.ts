import { failureMessages } from '@careline/ui/http';
import { sentences as hindi } from '@careline/ui/locales/hi';
import { expect, it } from 'vitest';
import { unknownPageWords } from './unknown-page.ts';

it('match the views', () => {
  expect(unknownPageWords.en).toBe(failureMessages.en.originUnknown);
  const inHindi = hindi.find(({ name }) => name === failureMessages.name)?.sentences;
  expect(unknownPageWords.hi).toBe(inHindi?.originUnknown);
});
