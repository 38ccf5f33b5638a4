import { describe, expect, it } from 'vitest';
import { soundsOf } from './name-spellings.ts';

describe('spellings of one name', () => {
  it.each([
    ['muhammad', 'mohammed'],
    ['laxmi', 'lakshmi'],
    ['chowdary', 'chaudhary'],
    ['syed', 'sayyid'],
    ['मोहम्मद', 'mohammed'],
  ])('%s is found by %s', (stored, typed) => {
    expect(soundsOf(typed)).toContain(soundsOf(stored)[0]);
  });

  it('do not match another name', () => {
    expect(soundsOf('mohan')).toEqual(['mohn']);
  });
});
