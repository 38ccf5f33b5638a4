import type { Formats } from '@careline/core/internal/formatting';
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import { loadedLocales } from './locales.ts';
import { type Messages, type OwnSentences, type Translate, translator } from './messages.ts';
import type { Sentences } from './translation.ts';

export interface LocaleInForce {
  readonly locale: string;
  /** Another number once more sentences are there, so that what was drawn without them is drawn again. */
  readonly version: number;
  /** Those of the page around a widget. */
  readonly own?: OwnSentences;
  /** How the page around a widget writes days and times. */
  readonly formats?: Formats;
}

const LocaleContext = createContext<LocaleInForce>({ locale: 'en', version: 0 });

export interface MessagesProviderProps {
  /** BCP 47, such as `en`, `hi` or `hi-IN`. Its sentences are loaded by whoever chose it; until then it is English. */
  readonly locale: string;
  /** Sentences that go before ours; left out, those around it. */
  readonly own?: OwnSentences;
  /** How days and times are written; left out, as around it. */
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

/** Another object when the locale changes or more sentences are there. */
export const useLocaleInForce = (): LocaleInForce => useContext(LocaleContext);

/** The locale in force; English without a provider. */
export function useLocale(): string {
  return useLocaleInForce().locale;
}

/** The sentences of a component in the locale in force; the same function until messages, locale or sentences change. */
export function useMessages<English extends Sentences>(messages: Messages<English>): Translate<English> {
  const inForce = useLocaleInForce();
  return useMemo(() => translator(messages, inForce.locale, loadedLocales, inForce.own), [messages, inForce]);
}
