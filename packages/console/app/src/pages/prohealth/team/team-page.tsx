import { ADMINISTERS, decideRight, PATHS } from '@careline/core/internal/navigation';
import { TeamWork } from '@careline/ui/calls/team-work';
import { useMessages } from '@careline/ui/messages';
import { NoRight } from '../../../guards/no-access/no-right.tsx';
import { Page } from '../../../navigation/page.tsx';
import { useProfile } from '../../../session/use-session.ts';
import { dashboardMessages } from '../dashboard/dashboard-page.messages.ts';

const workAddress = (staffId: string): string =>
  `${PATHS.programmeArea}?${new URLSearchParams({ owner: staffId })}`;

/** Shows team leads which colleague calls which patient today. */
export default function TeamPage() {
  const t = useMessages(dashboardMessages);
  const profile = useProfile();
  const right = decideRight(ADMINISTERS, profile.scopes);
  return (
    <Page title={t('teamTitle')}>
      {right.allowed ? (
        <>
          <p className="max-w-3xl text-muted">{t('teamIntro')}</p>
          <TeamWork key={profile.facility?.facilityId} workAddress={workAddress} />
        </>
      ) : (
        <NoRight title={t('teamNoAccess')} needs={right.needs} />
      )}
    </Page>
  );
}
