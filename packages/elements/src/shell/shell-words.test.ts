import { failureMessages } from '@careline/ui/http';
import { sentences as hindi } from '@careline/ui/locales/hi';
import { expect, it } from 'vitest';
import { elementError } from '../locales/hi/index.ts';
import { messages } from '../view/element-error.messages.ts';
import { shellWords } from './shell-words.ts';

it('match the views', () => {
  const offline = hindi.find(({ name }) => name === failureMessages.name)?.sentences.offline;
  expect(shellWords.en).toEqual({ ...messages.en, offline: failureMessages.en.offline });
  expect(shellWords.hi).toEqual({ ...elementError.sentences, offline });
});
