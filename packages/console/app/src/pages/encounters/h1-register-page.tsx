import { useMessages } from '@careline/ui/messages';
import { h1RegisterMessages } from '@careline/ui/record/prescriptions';
import { Page } from '../../navigation/page.tsx';
import { FacilityH1Register } from '../h1-register/facility-h1-register.tsx';
import { MyTabs } from './my-tabs.tsx';

/** `/doctor/h1-register`: pharmacists' entries in the Schedule H1 register. */
export default function H1RegisterPage() {
  const t = useMessages(h1RegisterMessages);
  return (
    <Page title={t('title')}>
      <MyTabs current="h1Register" />
      <FacilityH1Register />
    </Page>
  );
}
