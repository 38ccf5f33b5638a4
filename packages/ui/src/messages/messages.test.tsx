import { callForm } from '@careline/core/calls';
import { PROGRAMMES } from '@careline/core/programmes';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  defineMessages,
  formLabel,
  formLabels,
  languageOf,
  type Message,
  type Messages,
  MessagesProvider,
  translator,
  useMessages,
} from './index.ts';

const sample = defineMessages({
  en: {
    plain: 'Save',
    named: 'Call {name} at {time}',
    found: { one: '{count} patient', other: '{count} patients' },
  },
  hi: {
    plain: 'सहेजें',
    named: '{time} पर {name} को कॉल करें',
    found: { one: '{count} मरीज़', other: '{count} मरीज़' },
  },
});

describe('translator', () => {
  it.each([
    ['en', 'Call Asha at 4:30 pm'],
    ['en-IN', 'Call Asha at 4:30 pm'],
    ['hi-IN', '4:30 pm पर Asha को कॉल करें'],
    ['fr', 'Call Asha at 4:30 pm'],
  ])('puts parameters where the sentence of %s wants them', (locale, text) => {
    expect(translator(sample, locale)('named', { name: 'Asha', time: '4:30 pm' })).toBe(text);
  });

  it.each([
    ['en', 0, '0 patients'],
    ['en', 1, '1 patient'],
    ['en', 2, '2 patients'],
    ['hi', 0, '0 मरीज़'],
  ])('chooses the plural of %s for %d', (locale, count, text) => {
    expect(translator(sample, locale)('found', { count })).toBe(text);
  });

  it('puts in what it is given as it is: braces and dollars are text', () => {
    expect(translator(sample, 'en')('named', { name: '{time} $& {name}', time: '$1' })).toBe(
      'Call {time} $& {name} at $1',
    );
  });

  it.each([
    ['HI', 'hi'],
    ['hi-Deva-IN', 'hi'],
    ['hif', 'en'],
    ['', 'en'],
  ])('reads the language of %s', (locale, language) => {
    expect(languageOf(locale)).toBe(language);
  });
});

function Save() {
  return <p>{useMessages(sample)('plain')}</p>;
}

describe('MessagesProvider', () => {
  it('gives everything inside its locale', () => {
    render(
      <MessagesProvider locale="hi">
        <Save />
      </MessagesProvider>,
    );
    expect(screen.getByText('सहेजें')).toBeTruthy();
  });
});

type AnyMessages = Messages<Readonly<Record<string, Message>>>;
const modules = import.meta.glob<Readonly<Record<string, AnyMessages>>>('../**/*.messages.ts', {
  eager: true,
});
const files: readonly (readonly [string, AnyMessages])[] = [
  ...Object.entries(modules).flatMap(([file, exports]) =>
    Object.values(exports).map((messages) => [file, messages] as const),
  ),
  ['form-labels.ts', formLabels],
];

const texts = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : [message.one, message.other];
const places = (message: Message): readonly string[] =>
  [...new Set(texts(message).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort();

describe('sentences of the components', () => {
  it('are found', () => {
    expect(files.length).toBeGreaterThan(10);
  });

  it.each(files)('%s says the same in both languages, with the same places', (_, { en, hi }) => {
    expect(Object.keys(hi).sort()).toEqual(Object.keys(en).sort());
    for (const [key, english] of Object.entries(en)) {
      const hindi = hi[key];
      expect(hindi, key).toBeDefined();
      if (hindi === undefined) continue;
      expect(places(hindi), key).toEqual(places(english));
      expect(
        texts(hindi).every((text) => text.trim() !== ''),
        key,
      ).toBe(true);
    }
  });
});

const formKeys = Object.values(PROGRAMMES)
  .flatMap(({ key, callTypes }) => callTypes.map((callType) => callForm(key, callType)))
  .flatMap((form) => form?.sections ?? [])
  .flatMap((section) => [
    section.label,
    ...section.fields.flatMap((field) => [
      field.label,
      ...(field.control === 'dropdown' ? field.options.map((option) => option.label) : []),
    ]),
  ]);

describe('form labels', () => {
  it.each([...new Set(formKeys)])('%s has a sentence in both languages', (key) => {
    expect(Object.keys(formLabels.en)).toContain(key);
    expect(Object.keys(formLabels.hi)).toContain(key);
  });

  it('shows a key it does not know in words', () => {
    expect(formLabel('calls.lochia.vaginal_discharge', 'hi')).toBe('vaginal discharge');
    expect(formLabel('constructor', 'en')).toBe('constructor');
  });
});
