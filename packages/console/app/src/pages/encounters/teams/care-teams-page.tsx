import { scopeLabel } from '@careline/core/internal/navigation';
import { CareTeams } from '@careline/ui/encounters/care-teams';
import { useLocale } from '@careline/ui/messages';
import { useConsole } from '../../../console-context.tsx';
import { ScopeGate } from '../../../guards/scope-gate.tsx';
import { Page } from '../../../navigation/page.tsx';
import { useProfile } from '../../../session/use-session.ts';
import { NoFacility } from '../../booking/no-facility.tsx';

function Teams() {
  const { unsaved } = useConsole();
  const { facility } = useProfile();
  if (!facility) return <NoFacility />;
  return <CareTeams key={facility.facilityId} onDirtyChange={unsaved.setDirty} />;
}

/** `/care-provider-teams` (specification 2.7): members and stand-ins of the facility's teams. */
export default function CareTeamsPage() {
  const locale = useLocale();
  return (
    <ScopeGate>
      <Page title={scopeLabel('care-provider-teams', locale)}>
        <Teams />
      </Page>
    </ScopeGate>
  );
}
