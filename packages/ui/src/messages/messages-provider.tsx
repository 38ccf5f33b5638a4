import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Message, type Messages, type Translate, translator } from './messages.ts';

const LocaleContext = createContext('en');

export interface MessagesProviderProps {
  /** BCP 47, such as `en`, `hi` or `hi-IN`. */
  readonly locale: string;
  readonly children: ReactNode;
}

export function MessagesProvider({ locale, children }: MessagesProviderProps) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** The locale in force; English without a provider. */
export function useLocale(): string {
  return useContext(LocaleContext);
}

/** The sentences of a component in the locale in force; the same function until messages or locale change. */
export function useMessages<English extends Readonly<Record<string, Message>>>(
  messages: Messages<English>,
): Translate<English> {
  const locale = useLocale();
  return useMemo(() => translator(messages, locale), [messages, locale]);
}
