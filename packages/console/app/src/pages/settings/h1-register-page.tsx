import { useMessages } from '@careline/ui/messages';
import { h1RegisterMessages } from '@careline/ui/record/prescriptions';
import { SettingsPage } from '../../administration/settings-page.tsx';
import { FacilityH1Register } from '../h1-register/facility-h1-register.tsx';

/** `/settings/h1-register`: the Schedule H1 register of the administrator's facility. */
export default function H1RegisterPage() {
  const t = useMessages(h1RegisterMessages);
  return (
    <SettingsPage title={t('title')}>
      <FacilityH1Register />
    </SettingsPage>
  );
}
