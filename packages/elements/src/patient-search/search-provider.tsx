import { CarelineProvider, type CarelineProviderProps } from '@careline/ui/provider';

/** The search needs no user, so no facility decides the zone of ages: the browser's zone does. */
export function SearchProvider(props: Pick<CarelineProviderProps, 'http' | 'children'>) {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return <CarelineProvider {...props} timeZone={timeZone} />;
}
