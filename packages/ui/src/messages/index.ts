export { FormLabelsContext, formLabel, type OwnFormLabels, useFormLabel } from './form-labels.ts';
export { createLocaleLoader, type LocaleSources } from './locale-loader.ts';
export { createLocales, type Locales, loadedLocales } from './locales.ts';
export {
  defineMessages,
  LANGUAGES,
  type Language,
  languageOf,
  type Message,
  type MessageArguments,
  type Messages,
  type OwnSentences,
  type Sentences,
  sentencesIn,
  type Translate,
  type Translation,
  type TranslationOf,
  translator,
} from './messages.ts';
export {
  MessagesProvider,
  type MessagesProviderProps,
  useLocale,
  useMessages,
} from './messages-provider.tsx';
export { translationFaults } from './translation-faults.ts';
export { useFormatCalendar, useWhen, type WhenOptions } from './use-format-calendar.ts';
export { useFormatDate } from './use-format-date.ts';
export { useFormatEpochDate } from './use-format-epoch-date.ts';
export { useFormatTime } from './use-format-time.ts';
export { useReportedLabel, useReportedSigns } from './use-reported-label.ts';
