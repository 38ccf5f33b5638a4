import { scopeLabel } from '@careline/core/internal/navigation';
import { useLocale } from '@careline/ui/messages';
import { LiveRegionProvider } from '@careline/ui/primitives/live-region';
import { ScopeGate } from '../../guards/scope-gate.tsx';
import { Page } from '../../navigation/page.tsx';
import { useProfile } from '../../session/use-session.ts';
import { NoFacility } from '../booking/no-facility.tsx';
import { InvestigationsList } from './investigations-list.tsx';

function Listed() {
  const { facility } = useProfile();
  return facility ? <InvestigationsList key={facility.facilityId} /> : <NoFacility />;
}

/** `/investigations` (specification 6): laboratory orders of the facility. */
export default function InvestigationsPage() {
  const locale = useLocale();
  return (
    <ScopeGate>
      <Page title={scopeLabel('investigations', locale)}>
        <LiveRegionProvider>
          <Listed />
        </LiveRegionProvider>
      </Page>
    </ScopeGate>
  );
}
