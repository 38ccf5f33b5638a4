import { serverNow } from '@careline/core/internal/clock';
import type { HttpClient } from '@careline/core/internal/http';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

interface ProvidedValues {
  /** Calls the services with the token of the signed-in user. */
  readonly http?: HttpClient;
  /** The zone of the facility: its days and times appear on every screen. */
  readonly timeZone?: string;
  /** Milliseconds since 1970; the server's clock where nothing else is given. */
  readonly now?: () => number;
}

const ProvidedContext = createContext<ProvidedValues>({});

export interface CarelineProviderProps extends ProvidedValues {
  readonly children: ReactNode;
}

/** Gives the widgets below what they all need. Values left out come from the provider above. */
export function CarelineProvider({ http, timeZone, now, children }: CarelineProviderProps) {
  const above = useContext(ProvidedContext);
  const value = useMemo(
    () => ({ ...above, ...(http && { http }), ...(timeZone && { timeZone }), ...(now && { now }) }),
    [above, http, timeZone, now],
  );
  return <ProvidedContext value={value}>{children}</ProvidedContext>;
}

function useProvided<Key extends keyof ProvidedValues>(key: Key): NonNullable<ProvidedValues[Key]> {
  const value = useContext(ProvidedContext)[key];
  if (value === undefined) {
    throw new Error(`No CarelineProvider with "${key}" was found. Wrap the widget in one.`);
  }
  return value;
}

/** The client for the services. Fails without a provider. */
export const useHttp = (): HttpClient => useProvided('http');

/** The IANA time zone of the facility. Fails without a provider: a time in another zone would be wrong. */
export const useTimeZone = (): string => useProvided('timeZone');

/** The clock of the nearest provider in milliseconds since 1970, or the server's clock. */
export const useNow = (): (() => number) => useContext(ProvidedContext).now ?? serverNow;
