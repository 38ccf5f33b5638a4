import { useMessages } from '@careline/ui/messages';
import { H1Register, h1RegisterMessages } from '@careline/ui/record/prescriptions';
import { useConsole } from '../../console-context.tsx';
import { Page } from '../../navigation/page.tsx';
import { facilityTimeZone } from '../../session/facility-time-zone.ts';
import { useProfile } from '../../session/use-session.ts';
import { MyTabs } from './my-tabs.tsx';

/** `/doctor/h1-register`: what pharmacists entered in the register of Schedule H1. */
export default function H1RegisterPage() {
  const t = useMessages(h1RegisterMessages);
  const { http } = useConsole();
  const profile = useProfile();
  const facility = profile.facility?.facilityName ?? '';
  return (
    <Page title={t('title')}>
      <MyTabs current="h1Register" />
      <H1Register {...{ http, facility }} timeZone={facilityTimeZone(profile)} />
    </Page>
  );
}
