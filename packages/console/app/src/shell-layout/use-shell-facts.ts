import { safeContent } from '@careline/core/internal/charts';
import { heldAppScopes, listAppScopes, type UserProfile } from '@careline/core/internal/identity';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useConsole } from '../console-context.tsx';

export interface ShellFacts {
  /** The union of the token's user metadata and the app-scopes call (design 3). */
  readonly appScopes: readonly string[];
  /** The header logo of the preferences, if set. */
  readonly logo: string | undefined;
}

/** The stored value comes from a service, so accept it only as a safe picture address. */
const pictureAddress = (address: string | undefined): string | undefined =>
  address && safeContent(address, 'url', { origin: window.location.origin });

/**
 * Returns what the top bar shows (specification 7.5). On failure it shows the configured logo and the token's scopes:
 * neither is worth an error message.
 */
export function useShellFacts(profile: UserProfile): ShellFacts {
  const { http, headerLogo } = useConsole();
  const [calledScopes, setCalledScopes] = useState<readonly string[]>([]);
  const logo = useSyncExternalStore(headerLogo.subscribe, headerLogo.get);
  const who = `${profile.sub} ${profile.facility?.facilityId ?? ''}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again for another person or facility
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const keepDefault = () => undefined;
    http.call(listAppScopes, { signal }).then(({ data }) => setCalledScopes(data), keepDefault);
    headerLogo.read(signal);
    return () => leaving.abort();
  }, [http, who]);
  return { appScopes: heldAppScopes(profile, calledScopes), logo: pictureAddress(logo) };
}
