export { FormLabelsContext, formLabel, type OwnFormLabels, useFormLabel } from './form-labels.ts';
export { createLocaleLoader, type LocaleSource } from './locale-loader.ts';
export { createLocales, type Locales, loadedLocales } from './locales.ts';
export {
  defineMessages,
  languageOf,
  type MessageArguments,
  type Messages,
  type OwnSentences,
  sentencesIn,
  type Translate,
  type TranslationOf,
  translator,
} from './messages.ts';
export {
  MessagesProvider,
  type MessagesProviderProps,
  useLocale,
  useMessages,
} from './messages-provider.tsx';
export type { Language, Sentences, Translation } from './translation.ts';
export { LANGUAGES, type Message } from './translation.ts';
export { translationFaults } from './translation-faults.ts';
export {
  useFormatCalendar,
  useFormatDate,
  useFormatEpochDate,
  useFormatTime,
  useWhen,
} from './use-format-calendar.ts';
export { useReportedLabel, useReportedSigns } from './use-reported-label.ts';
