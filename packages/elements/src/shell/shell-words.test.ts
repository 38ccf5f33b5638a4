import { failureMessages } from '@careline/ui/http';
import { sentences as hindi } from '@careline/ui/locales/hi';
import { onDemandMessages } from '@careline/ui/primitives/on-demand';
import { expect, it } from 'vitest';
import { elementError } from '../locales/hi/index.ts';
import { messages } from '../view/element-error.messages.ts';
import { shellWords } from './shell-words.ts';

it('match the views', () => {
  const offline = hindi.find(({ name }) => name === failureMessages.name)?.sentences.offline;
  const retry = hindi.find(({ name }) => name === onDemandMessages.name)?.sentences.retry;
  expect(shellWords.en).toEqual({
    ...messages.en,
    offline: failureMessages.en.offline,
    retry: onDemandMessages.en.retry,
  });
  expect(shellWords.hi).toEqual({ ...elementError.sentences, offline, retry });
});
