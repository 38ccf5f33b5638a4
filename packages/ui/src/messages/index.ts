export { formLabel, formLabels, useFormLabel } from './form-labels.ts';
export {
  defineMessages,
  LANGUAGES,
  type Language,
  languageOf,
  type Message,
  type MessageArguments,
  type Messages,
  type Translate,
  translator,
} from './messages.ts';
export {
  MessagesProvider,
  type MessagesProviderProps,
  useLocale,
  useMessages,
} from './messages-provider.tsx';
