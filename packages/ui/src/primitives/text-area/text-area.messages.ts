import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages({
  en: { left: { one: '{count} character left', other: '{count} characters left' } },
  hi: { left: { one: '{count} अक्षर शेष', other: '{count} अक्षर शेष' } },
});
