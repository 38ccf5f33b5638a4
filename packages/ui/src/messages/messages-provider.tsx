import type { Formats } from '@careline/core/internal/formatting';
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import { loadedLocales } from './locales.ts';
import { type Messages, type OwnSentences, type Translate, translator } from './messages.ts';
import type { Sentences } from './translation.ts';

export interface LocaleInForce {
  readonly locale: string;
  /** Changes when more messages are loaded, so that components render again. */
  readonly version: number;
  /** Messages set by the page around a widget. */
  readonly own?: OwnSentences;
  /** Date and time formats set by the page around a widget. */
  readonly formats?: Formats;
}

const LocaleContext = createContext<LocaleInForce>({ locale: 'en', version: 0 });

export interface MessagesProviderProps {
  /** BCP 47, such as `en`, `hi` or `hi-IN`. The caller loads its messages; until then, English is shown. */
  readonly locale: string;
  /** Messages that override ours; inherited by default. */
  readonly own?: OwnSentences;
  /** Date and time formats; inherited by default. */
  readonly formats?: Formats | undefined;
  readonly children: ReactNode;
}

export function MessagesProvider({ locale, own, formats, children }: MessagesProviderProps) {
  const version = useSyncExternalStore(loadedLocales.subscribe, loadedLocales.version, loadedLocales.version);
  const around = useContext(LocaleContext);
  const value = useMemo(
    () => ({ locale, version, own: own ?? around.own, formats: formats ?? around.formats }),
    [locale, version, own, formats, around],
  );
  return <LocaleContext value={value}>{children}</LocaleContext>;
}

/** Returns the current locale. The object changes when the locale changes or more messages are loaded. */
export const useLocaleInForce = (): LocaleInForce => useContext(LocaleContext);

/** Returns the current locale; English without a provider. */
export function useLocale(): string {
  return useLocaleInForce().locale;
}

/** Returns the translating function of a component for the current locale. Stable until messages or locale change. */
export function useMessages<English extends Sentences>(messages: Messages<English>): Translate<English> {
  const inForce = useLocaleInForce();
  return useMemo(() => translator(messages, inForce.locale, loadedLocales, inForce.own), [messages, inForce]);
}
