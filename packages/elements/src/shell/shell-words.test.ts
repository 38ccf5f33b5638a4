import { expect, it } from 'vitest';
import { elementErrorHindi } from '../locales/elements.messages.hi.ts';
import { messages } from '../view/element-error.messages.ts';
import { shellWords } from './shell-words.ts';

it('are those of the views', () => {
  expect(shellWords.en).toEqual(messages.en);
  expect(shellWords.hi).toEqual(elementErrorHindi.sentences);
});
