import { CarelineProvider, type CarelineProviderProps } from '@careline/ui/provider';

/** The search needs no user, so ages are computed in the browser's time zone, not a facility's. */
export function SearchProvider(props: Pick<CarelineProviderProps, 'http' | 'children'>) {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return <CarelineProvider {...props} timeZone={timeZone} />;
}
