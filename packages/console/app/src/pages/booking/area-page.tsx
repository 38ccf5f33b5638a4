import { type AreaScope, scopeLabel } from '@careline/core/internal/navigation';
import { useLocale } from '@careline/ui/messages';
import { LiveRegionProvider } from '@careline/ui/primitives/live-region';
import { Fragment, type ReactNode } from 'react';
import { ScopeGate } from '../../guards/scope-gate.tsx';
import { Page, type PageProps } from '../../navigation/page.tsx';
import { useProfile } from '../../session/use-session.ts';
import { NoFacility } from './no-facility.tsx';

export interface AreaPageProps {
  readonly scope: AreaScope;
  readonly actions?: PageProps['actions'];
  /** Whether the page is about the user's facility: nothing is shown without one, and a new facility is a new page. */
  readonly needsFacility?: boolean;
  /** Rendered for users with the scope. */
  readonly children: ReactNode;
}

/** The one page of an area, behind its scope and with its name as the title. */
export function AreaPage({ scope, actions, needsFacility = false, children }: AreaPageProps) {
  const locale = useLocale();
  const { facility } = useProfile();
  return (
    <ScopeGate>
      <Page title={scopeLabel(scope, locale)} actions={actions}>
        <LiveRegionProvider>
          {!needsFacility && children}
          {needsFacility && facility && <Fragment key={facility.facilityId}>{children}</Fragment>}
          {needsFacility && !facility && <NoFacility />}
        </LiveRegionProvider>
      </Page>
    </ScopeGate>
  );
}
