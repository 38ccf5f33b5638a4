import { serverNow } from '@careline/core/internal/clock';
import type { HttpClient } from '@careline/core/internal/http';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

interface ProvidedValues {
  /** Client with the token of the signed-in user. */
  readonly http?: HttpClient;
  /** Time zone of the facility, used for dates and times on every screen. */
  readonly timeZone?: string;
  /** Returns milliseconds since 1970; the server's clock by default. */
  readonly now?: () => number;
}

const ProvidedContext = createContext<ProvidedValues>({});

export interface CarelineProviderProps extends ProvidedValues {
  readonly children: ReactNode;
}

/** Provides the dependencies that all widgets share. Omitted values are inherited from the provider above. */
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

/** Returns the client for the services. Fails without a provider. */
export const useHttp = (): HttpClient => useProvided('http');

/**
 * Returns the IANA time zone of the facility. Fails without a provider, because times in another zone would be wrong.
 */
export const useTimeZone = (): string => useProvided('timeZone');

/** Returns the clock of the nearest provider in milliseconds since 1970, or the server's clock. */
export const useNow = (): (() => number) => useContext(ProvidedContext).now ?? serverNow;
