import { describe, expect, it, vi } from 'vitest';
import {
  createLocaleLoader,
  createLocales,
  defineMessages,
  type Translation,
  type TranslationOf,
  translationFaults,
} from './index.ts';

const late = defineMessages('late', { plain: 'Save', named: 'Call {name}' });
const ours: TranslationOf<typeof late> = {
  name: 'late',
  sentences: { plain: 'सहेजें', named: '{name} को कॉल करें' },
};

function open(source = vi.fn(async (): Promise<readonly Translation[]> => [ours])) {
  const locales = createLocales();
  return { locales, source, load: createLocaleLoader(locales, source) };
}

describe('createLocaleLoader', () => {
  it.each(['en', 'en-IN', 'fr'])('loads nothing for %s', async (locale) => {
    const { load, source } = open();
    await load(locale);
    expect(source).not.toHaveBeenCalled();
  });

  it('loads a language once, and notifies everything rendered in it', async () => {
    const { locales, load, source } = open();
    const heard = vi.fn();
    const stop = locales.subscribe(heard);
    await Promise.all([load('hi'), load('hi-IN')]);
    await load('hi');
    expect(source).toHaveBeenCalledTimes(1);
    expect(locales.has('hi')).toBe(true);
    expect(locales.find('hi', 'late')).toBe(ours.sentences);
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    locales.register('hi', []);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('rejects when the file fails to load, and retries the next time', async () => {
    const { locales, load, source } = open();
    source.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(load('hi')).rejects.toThrow('Failed to fetch');
    expect(locales.has('hi')).toBe(false);
    await load('hi');
    expect(locales.has('hi')).toBe(true);
  });
});

describe('translationFaults', () => {
  const translation = (sentences: Translation['sentences']): Translation => ({ name: 'late', sentences });
  it.each<[string, readonly Translation[], readonly string[]]>([
    ['all of it', [ours], []],
    ['none of it', [], ['late: not translated']],
    ['a missing key', [translation({ plain: 'सहेजें' })], ['late: named has no sentence']],
    ['another key', [translation({ ...ours.sentences, more: 'और' })], ['late: more is no sentence of it']],
    [
      'a lost place',
      [translation({ ...ours.sentences, named: 'कॉल करें' })],
      ['late: named has the places , not {name}'],
    ],
    ['nothing', [translation({ ...ours.sentences, plain: ' ' })], ['late: plain is empty']],
    [
      'other digits',
      [translation({ ...ours.sentences, plain: '५' })],
      ['late: plain has digits that are not Latin'],
    ],
    ['the same twice', [ours, ours], ['late: translated twice']],
    ['a stranger', [ours, { name: 'x', sentences: {} }], ['x: no such component']],
  ])('%s', (_, translations, faults) => {
    expect(translationFaults([late], translations)).toEqual(faults);
  });
});
