import { hindi } from '@careline/ui/locales/hi';
import { type Messages, type Sentences, translationFaults } from '@careline/ui/messages';
import { describe, expect, it } from 'vitest';
import { elementsHindi } from './hi.ts';

const modules = import.meta.glob<Readonly<Record<string, Messages<Sentences>>>>('../**/*.messages.ts', {
  eager: true,
});
const own = Object.values(modules).flatMap((exports) => Object.values(exports));

describe('sentences of the elements', () => {
  it('are found', () => {
    expect(own.length).toBeGreaterThan(3);
  });

  it('are all there in Hindi, with those of their components', () => {
    expect(elementsHindi).toEqual(expect.arrayContaining([...hindi]));
    expect(translationFaults(own, elementsHindi.slice(hindi.length))).toEqual([]);
  });
});
