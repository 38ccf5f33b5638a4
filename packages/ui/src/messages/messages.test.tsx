import { CALL_METRICS, callForm, metricLabel } from '@careline/core/calls';
import { type LeafField, sectionFields } from '@careline/core/forms';
import { MEAL_SITUATIONS } from '@careline/core/metrics';
import { PROGRAMMES } from '@careline/core/programmes';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chronicFormLabels } from './form-labels-chronic.ts';
import { motherhoodFormLabels } from './form-labels-motherhood.ts';
import {
  defineMessages,
  formLabel,
  formLabels,
  LANGUAGES,
  languageOf,
  type Message,
  type Messages,
  MessagesProvider,
  type Sentences,
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

type AnyMessages = Messages<Sentences> & { readonly hi: Sentences };
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

  it.each(files)(
    '%s says the same in both languages, with the same places and Latin digits',
    (_, { en, hi }) => {
      expect(Object.keys(hi).sort()).toEqual(Object.keys(en).sort());
      for (const [key, english] of Object.entries(en)) {
        const hindi = hi[key];
        expect(hindi, key).toBeDefined();
        if (hindi === undefined) continue;
        expect(places(hindi), key).toEqual(places(english));
        expect(
          texts(hindi).every((text) => text.trim() !== '' && !/[\u0966-\u096f]/.test(text)),
          key,
        ).toBe(true);
      }
    },
  );
});

const sections = Object.values(PROGRAMMES)
  .flatMap(({ key, callTypes }) => callTypes.map((callType) => callForm(key, callType)))
  .flatMap((form) => form?.sections ?? []);

const fieldKeys = (field: LeafField): readonly string[] =>
  field.control === 'dropdown' || field.control === 'multiselect'
    ? [field.label, ...field.options.map((option) => option.label)]
    : [field.label];

/** Every label key of every form: headings, sections, what a row is called, fields and options. */
const formKeys = [
  ...new Set(
    sections.flatMap((section) => [
      section.label,
      ...[section.part, section.group?.label].filter((key) => key !== undefined),
      ...sectionFields(section).flatMap(fieldKeys),
    ]),
  ),
];

/** Keys of sentences that stand beside a reading, where no form asked for it. */
const READING_KEYS = MEAL_SITUATIONS.map((situation) => `calls.mealSituation.${situation}`);

const isMetricKey = (key: string): boolean => CALL_METRICS.some((metric) => key === `calls.${metric}`);

describe('form labels', () => {
  it.each(formKeys.filter((key) => !isMetricKey(key)))('%s has a sentence in both languages', (key) => {
    expect(Object.keys(formLabels.en)).toContain(key);
    expect(Object.keys(formLabels.hi)).toContain(key);
  });

  it.each(formKeys.filter(isMetricKey))('%s is the label of its metric', (key) => {
    const metric = key.slice('calls.'.length);
    expect(formLabel(key, 'en-IN')).toBe(metricLabel(metric));
    expect(formLabel(key, 'hi')).toBe(metricLabel(metric, undefined, 'hi'));
  });

  it('are all used', () => {
    const used = new Set([...formKeys, ...READING_KEYS]);
    expect(Object.keys(formLabels.en).filter((key) => !used.has(key) || isMetricKey(key))).toEqual([]);
  });

  it('stand in one table each', () => {
    const keys = [chronicFormLabels, motherhoodFormLabels].flatMap(({ en }) => Object.keys(en));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('tell the fields of one section apart', () => {
    for (const section of sections) {
      for (const locale of LANGUAGES) {
        const words = sectionFields(section).map(({ label }) => formLabel(label, locale));
        expect(new Set(words).size, `${section.key} in ${locale}: ${words.join(', ')}`).toBe(words.length);
      }
    }
  });

  it('tell the options of one list apart', () => {
    for (const field of sections.flatMap(sectionFields)) {
      for (const locale of LANGUAGES) {
        const options = fieldKeys(field).slice(1);
        const words = options.map((key) => formLabel(key, locale));
        expect(new Set(words).size, `${field.label} in ${locale}`).toBe(options.length);
      }
    }
  });

  it('shows a key it does not know in words', () => {
    expect(formLabel('calls.lochia.vaginal_discharge', 'hi')).toBe('vaginal discharge');
    expect(formLabel('constructor', 'en')).toBe('constructor');
  });
});
