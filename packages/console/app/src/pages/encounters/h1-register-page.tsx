import { useMessages } from '@careline/ui/messages';
import { h1RegisterMessages } from '@careline/ui/record/prescriptions';
import { Page } from '../../navigation/page.tsx';
import { FacilityH1Register } from '../h1-register/facility-h1-register.tsx';
import { MyTabs } from './my-tabs.tsx';

/** `/doctor/h1-register`: what pharmacists entered in the register of Schedule H1. */
export default function H1RegisterPage() {
  const t = useMessages(h1RegisterMessages);
  return (
    <Page title={t('title')}>
      <MyTabs current="h1Register" />
      <FacilityH1Register />
    </Page>
  );
}
