import { CALL_METRICS, metricLabel } from '@careline/core/internal/calls';
import {
  ADVICE_IS_NOT_ENOUGH,
  HANDED_OVER_LATER,
  NOT_HANDED_OVER,
  signLabelKey,
} from '@careline/core/internal/calls/findings';
import { callForm } from '@careline/core/internal/calls/forms';
import { TRANSLATIONS } from '@careline/core/internal/formatting';
import { type LeafField, sectionFields } from '@careline/core/internal/forms';
import { MEAL_SITUATIONS, mealSituationLabel } from '@careline/core/internal/metrics';
import { PROGRAMMES } from '@careline/core/internal/programmes';
import { act, render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadLocale, loadSentences } from '../locales/index.ts';
import { FORM_LABELS } from './form-labels.ts';
import { reportedFormLabels } from './form-labels-reported.ts';
import {
  createLocales,
  defineMessages,
  formLabel,
  LANGUAGES,
  languageOf,
  loadedLocales,
  type Messages,
  MessagesProvider,
  type Sentences,
  type TranslationOf,
  translationFaults,
  translator,
  useMessages,
} from './index.ts';

const sample = defineMessages('sample', {
  plain: 'Save',
  named: 'Call {name} at {time}',
  found: { one: '{count} patient', other: '{count} patients' },
});

const sampleHindi: TranslationOf<typeof sample> = {
  name: 'sample',
  sentences: {
    plain: 'सहेजें',
    named: '{time} पर {name} को कॉल करें',
    found: { one: '{count} मरीज़', other: '{count} मरीज़ें' },
  },
};

const locales = createLocales();
locales.register('hi', [sampleHindi]);

describe('translator', () => {
  it('isolates the direction of a name', () => {
    const t = translator(sample, 'en', locales);
    expect(t('named', { name: 'آشا', time: '4:30 pm' })).toBe('Call \u2068آشا\u2069 at 4:30 pm');
  });

  it.each([
    ['en', 'Call Asha at 4:30 pm'],
    ['en-IN', 'Call Asha at 4:30 pm'],
    ['hi-IN', '4:30 pm पर Asha को कॉल करें'],
    ['fr', 'Call Asha at 4:30 pm'],
  ])('inserts parameters where the sentence of %s wants them', (locale, text) => {
    expect(translator(sample, locale, locales)('named', { name: 'Asha', time: '4:30 pm' })).toBe(text);
  });

  it.each([
    ['en', 0, '0 patients'],
    ['en', 1, '1 patient'],
    ['en', 2, '2 patients'],
    ['hi', 1, '1 मरीज़'],
    ['hi', 2, '2 मरीज़ें'],
  ])('chooses the plural of %s for %d', (locale, count, text) => {
    expect(translator(sample, locale, locales)('found', { count })).toBe(text);
  });

  it('inserts values unchanged: braces and dollars are text', () => {
    expect(translator(sample, 'en', locales)('named', { name: '{time} $& {name}', time: '$1' })).toBe(
      'Call {time} $& {name} at $1',
    );
  });

  it.each([
    ['at the beginning', '{time}, Asha', 'Today at 4:30 pm', 'Today at 4:30 pm, Asha'],
    ['after a word', 'Saved {time} by Asha', 'Today at 4:30 pm', 'Saved today at 4:30 pm by Asha'],
    ['after a comma', 'Asha, {time}', 'Last Monday at 4:30 pm', 'Asha, last Monday at 4:30 pm'],
    ['after a colon', 'Again: {time}.', 'Tomorrow at 8:00 am', 'Again: tomorrow at 8:00 am.'],
    ['beside another fact', 'Asha · {time}', 'Yesterday at 4:30 pm', 'Asha · Yesterday at 4:30 pm'],
    ['that is a date', 'Saved {time}', '5 January 2024 at 4:30 pm', 'Saved 5 January 2024 at 4:30 pm'],
    ['that is a name', 'Call {time}', 'Today', 'Call Today'],
  ])('formats a time %s for a sentence', (_, sentence, time, text) => {
    const messages = defineMessages('times', { sentence: sentence as '{time}' });
    expect(translator(messages, 'en', locales)('sentence', { time })).toBe(text);
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

const late = defineMessages('late', { plain: 'Save' });

function Save() {
  return <p>{useMessages(late)('plain')}</p>;
}

describe('MessagesProvider', () => {
  it('provides its locale to everything inside, in English until its sentences are loaded', () => {
    render(
      <MessagesProvider locale="hi">
        <Save />
      </MessagesProvider>,
    );
    expect(screen.getByText('Save')).toBeTruthy();
    const translation: TranslationOf<typeof late> = { name: 'late', sentences: { plain: 'सहेजें' } };
    act(() => loadedLocales.register('hi', [translation]));
    expect(screen.getByText('सहेजें')).toBeTruthy();
  });
});

const modules = import.meta.glob<Readonly<Record<string, Messages<Sentences>>>>('../**/*.messages.ts', {
  eager: true,
});
const components = [...Object.values(modules).flatMap((exports) => Object.values(exports)), ...FORM_LABELS];

describe('sentences of the components', () => {
  it('are found', () => {
    expect(components.length).toBeGreaterThan(10);
  });

  it.each(TRANSLATIONS)('are complete in %s', async (language) => {
    expect(translationFaults(components, await loadSentences(language))).toEqual([]);
  });
});

const sections = Object.values(PROGRAMMES)
  .flatMap(({ key, callTypes }) => callTypes.map((callType) => callForm(key, callType)))
  .flatMap((form) => form?.sections ?? []);

const fieldKeys = (field: LeafField): readonly string[] =>
  field.control === 'dropdown' || field.control === 'multiselect'
    ? [field.label, ...field.options.map((option) => option.label)]
    : [field.label];

/** Returns the labels of danger signs, used where the option alone is not clear, as on the escalation card. */
const dangerKeys = ({ danger }: LeafField): readonly string[] => Object.values(danger?.labels ?? {});

/** All label keys of all forms: headings, sections, rows, fields and options. */
const formKeys = [
  ...new Set(
    sections.flatMap((section) => [
      section.label,
      ...[section.part, section.group?.label].filter((key) => key !== undefined),
      ...sectionFields(section).flatMap((field) => [...fieldKeys(field), ...dangerKeys(field)]),
    ]),
  ),
];

const MEAL_KEYS = MEAL_SITUATIONS.map((situation) => `calls.option.${situation}`);

const optionOf = (label: string): string => label.slice('calls.option.'.length);

const isMetricKey = (key: string): boolean => CALL_METRICS.some((metric) => key === `calls.${metric}`);

const labelKeys = FORM_LABELS.flatMap(({ en }) => Object.keys(en));

describe('form labels', () => {
  beforeAll(() => loadLocale('hi'));

  it.each(formKeys.filter((key) => !isMetricKey(key) && !MEAL_KEYS.includes(key)))(
    '%s has a sentence',
    (key) => {
      expect(labelKeys).toContain(key);
    },
  );

  it.each(formKeys.filter(isMetricKey))('%s is the label of its metric', (key) => {
    const metric = key.slice('calls.'.length);
    expect(formLabel(key, 'en-IN')).toBe(metricLabel(metric));
    expect(formLabel(key, 'hi')).toBe(metricLabel(metric, undefined, 'hi'));
  });

  it.each(MEAL_SITUATIONS)('%s has the same label as with a reading', (situation) => {
    expect(formLabel(`calls.option.${situation}`, 'hi')).toBe(mealSituationLabel(situation, 'hi'));
  });

  it('of every danger sign exist without the labels of all forms', () => {
    const dangers = sections.flatMap((section) =>
      sectionFields(section).flatMap((field) =>
        (field.control === 'dropdown' || field.control === 'multiselect') && field.danger
          ? field.options
              .filter(({ value }) => field.danger?.is.includes(value))
              .map(({ value, label }) => optionOf(field.danger?.labels?.[value] ?? label))
              .map((sign) => signLabelKey({ sign }))
          : [],
      ),
    );
    expect(dangers.length).toBeGreaterThan(30);
    expect(Object.keys(reportedFormLabels.en)).toEqual(expect.arrayContaining([...new Set(dangers)]));
  });

  it('are all used', () => {
    const used = new Set([...formKeys, NOT_HANDED_OVER, HANDED_OVER_LATER, ADVICE_IS_NOT_ENOUGH]);
    expect(labelKeys.filter((key) => !used.has(key) || isMetricKey(key))).toEqual([]);
  });

  it('are in one table each', () => {
    expect(labelKeys.filter((key, index) => labelKeys.indexOf(key) !== index)).toEqual([]);
  });

  it('are unique within a section', () => {
    for (const section of sections) {
      for (const locale of LANGUAGES) {
        const words = sectionFields(section).map(({ label }) => formLabel(label, locale));
        expect(new Set(words).size, `${section.key} in ${locale}: ${words.join(', ')}`).toBe(words.length);
      }
    }
  });

  it('are unique within the options of a list', () => {
    for (const field of sections.flatMap(sectionFields)) {
      for (const locale of LANGUAGES) {
        const options = fieldKeys(field).slice(1);
        const words = options.map((key) => formLabel(key, locale));
        expect(new Set(words).size, `${field.label} in ${locale}`).toBe(options.length);
      }
    }
  });

  it('show an unknown key as words', () => {
    expect(formLabel('calls.lochia.vaginal_discharge', 'hi')).toBe('vaginal discharge');
    expect(formLabel('constructor', 'en')).toBe('constructor');
  });
});
