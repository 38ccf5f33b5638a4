import { translationFaults } from '@careline/ui/messages';
import { expect, it } from 'vitest';
import { elementErrorHindi } from '../element-error.messages.hi.ts';
import { messages } from '../element-error.messages.ts';
import { elementsHindi } from './hi.ts';

it('says everything of the elements in Hindi', () => {
  expect(translationFaults([messages], [elementErrorHindi])).toEqual([]);
  expect(elementsHindi).toContain(elementErrorHindi);
});
