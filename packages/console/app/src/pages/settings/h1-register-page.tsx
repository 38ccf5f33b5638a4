import { useMessages } from '@careline/ui/messages';
import { H1Register, h1RegisterMessages } from '@careline/ui/record/prescriptions';
import { useConsole } from '../../console-context.tsx';
import { facilityTimeZone } from '../../session/facility-time-zone.ts';
import { useProfile } from '../../session/use-session.ts';
import { SettingsPage } from './settings-page.tsx';

/** `/settings/h1-register`: the register of Schedule H1 of the administrator's facility. */
export default function H1RegisterPage() {
  const t = useMessages(h1RegisterMessages);
  const { http } = useConsole();
  const profile = useProfile();
  const facility = profile.facility?.facilityName ?? '';
  return (
    <SettingsPage title={t('title')}>
      <H1Register {...{ http, facility }} timeZone={facilityTimeZone(profile)} />
    </SettingsPage>
  );
}
