import { isUuid } from '@careline/core/internal/http';
import { EncounterBill } from '@careline/ui/billing/encounter-bill';
import { useMessages } from '@careline/ui/messages';
import { useParams } from 'react-router';
import { Page } from '../../navigation/page.tsx';
import NotFoundPage from '../not-found/not-found-page.tsx';
import { transactionTabsMessages } from './transactions.messages.ts';
import { useBillRights } from './use-bill-rights.ts';

/** The bill of one encounter. The patient's name is on the page, never in the address. */
export default function BillPage() {
  const t = useMessages(transactionTabsMessages);
  const rights = useBillRights();
  const { vitaId = '', id = '' } = useParams();
  const [patient, encounter] = [vitaId.toLowerCase(), id.toLowerCase()];
  if (!rights || !isUuid(patient) || !isUuid(encounter)) return <NotFoundPage />;
  return (
    <Page title={t('bill')}>
      <EncounterBill key={encounter} {...rights} vitaId={patient} encounterId={encounter} namesPatient />
    </Page>
  );
}
