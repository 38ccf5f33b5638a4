import { CarelineProvider } from '@careline/ui/provider';
import type { ReactNode } from 'react';

/** The search needs no user, so no facility decides the zone of ages: the browser's zone does. */
export function BrowserTimeZone({ children }: { readonly children: ReactNode }) {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return <CarelineProvider timeZone={timeZone}>{children}</CarelineProvider>;
}
