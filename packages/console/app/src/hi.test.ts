import { hindi } from '@careline/ui/locales/hi';
import { hindiFrame } from '@careline/ui/locales/hi-frame';
import { type Messages, type Sentences, translationFaults } from '@careline/ui/messages';
import { describe, expect, it } from 'vitest';
import { consoleHindi } from './hi.ts';

const modules = import.meta.glob<Readonly<Record<string, Messages<Sentences>>>>('./**/*.messages.ts', {
  eager: true,
});
const own = Object.values(modules).flatMap((exports) => Object.values(exports));
const ofComponents = new Set(hindi.map(({ name }) => name));

describe('sentences of the console', () => {
  it('are found', () => {
    expect(own.length).toBeGreaterThan(10);
  });

  it('are all there in Hindi', () => {
    const ofOwn = consoleHindi.filter(({ name }) => !ofComponents.has(name));
    expect(translationFaults(own, ofOwn)).toEqual([]);
  });

  it('come with those of the frame, under names of their own', () => {
    expect(consoleHindi).toEqual(expect.arrayContaining([...hindiFrame]));
    expect(own.filter(({ name }) => ofComponents.has(name))).toEqual([]);
  });
});
