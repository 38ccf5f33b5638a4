import { decideRight } from '@careline/core/navigation';
import type { PatientMatch } from '@careline/core/patients';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { PatientSearch } from '@careline/ui/patients/patient-search';
import { useConsole } from '../../../console-context.tsx';
import { Page } from '../../../navigation/page.tsx';
import { useProfile } from '../../../session/use-session.ts';
import { callInfoAddress } from '../call-address.ts';
import { searchPageMessages } from './search-page.messages.ts';

/** Finds a patient and opens their call. */
export default function SearchPage() {
  const t = useMessages(searchPageMessages);
  const { http } = useConsole();
  const navigation = useNavigation();
  const mayCall = decideRight('routine/dial', useProfile().scopes).allowed;
  const open = (patient: PatientMatch) => navigation.go(callInfoAddress({ vitaId: patient.vitaId }));
  return (
    <Page title={t('title')} focusHeading={false}>
      {!mayCall && <p className="text-muted">{t('noCalls')}</p>}
      <PatientSearch http={http} onOpen={open} autoFocus />
    </Page>
  );
}
