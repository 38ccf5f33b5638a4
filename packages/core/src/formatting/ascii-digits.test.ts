import { expect, it } from 'vitest';
import { asciiDigits } from './index.ts';

it.each([
  ['१४८', '148'],
  ['७.८', '7.8'],
  ['0९', '09'],
  ['১২৩', '123'],
  ['੪੫', '45'],
  ['૬૭', '67'],
  ['௮௯', '89'],
  ['౦౧', '01'],
  ['۴۵', '45'],
  ['१२ किलो', '12 किलो'],
  ['', ''],
])('%s is %s', (typed, stored) => {
  expect(asciiDigits(typed)).toBe(stored);
});
