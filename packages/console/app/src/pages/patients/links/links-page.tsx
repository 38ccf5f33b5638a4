import { ANSWERS_LINKS, decideRight, patientPath } from '@careline/core/internal/navigation';
import { listAskedLinks, listOpenLinks } from '@careline/core/internal/patients/duplicates';
import { RequestFailed, useQuery } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { useState } from 'react';
import { useConsole } from '../../../console-context.tsx';
import { NoRight } from '../../../guards/no-access/no-right.tsx';
import { Page } from '../../../navigation/page.tsx';
import { useOpensRecords } from '../../../session/use-opens-records.ts';
import { useProfile } from '../../../session/use-session.ts';
import { linksMessages } from '../patients.messages.ts';
import { AskLinkDialog } from './ask-link-dialog.tsx';
import { AskedLinks } from './asked-links.tsx';
import { OpenLinks } from './open-links.tsx';

/** Loads both lists together, so that they never disagree about an answer. */
function useLists() {
  const { http } = useConsole();
  const { scopes, facility } = useProfile();
  const mayAnswer = decideRight(ANSWERS_LINKS, scopes).allowed;
  const load = async (signal: AbortSignal) => {
    const [asked, open] = await Promise.all([
      http.call(listAskedLinks, { signal }),
      mayAnswer ? http.call(listOpenLinks, { signal }) : undefined,
    ]);
    return { asked: asked.data, open: open?.data };
  };
  return useQuery([facility?.facilityId], load);
}

function Lists() {
  const t = useMessages(linksMessages);
  const patientAddress = useOpensRecords() ? patientPath : undefined;
  const { state, refresh } = useLists();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="max-w-3xl text-muted">{t('intro')}</p>
        <div className="flex flex-wrap gap-2">
          <Button icon="refresh" onClick={refresh}>
            {t('refresh')}
          </Button>
          <Button variant="primary" icon="add" onClick={() => setAsking(true)}>
            {t('newRequest')}
          </Button>
        </div>
      </div>
      {state.phase === 'loading' && <Skeleton shape="card" lines={4} />}
      {state.phase !== 'loading' && state.error && (
        <RequestFailed title={t('failed')} onRetry={refresh} error={state.error} />
      )}
      {state.phase === 'ready' && (
        <>
          {state.value.open && <OpenLinks requests={state.value.open} refresh={refresh} />}
          <AskedLinks requests={state.value.asked} patientAddress={patientAddress} refresh={refresh} />
        </>
      )}
      {asking && <AskLinkDialog onClose={() => setAsking(false)} onAsked={refresh} />}
    </>
  );
}

/** Patients of other facilities: requests sent and received. */
export default function LinksPage() {
  const t = useMessages(linksMessages);
  const right = decideRight(listAskedLinks, useProfile().scopes);
  return (
    <Page title={t('title')}>
      {right.allowed ? <Lists /> : <NoRight title={t('noAccess')} needs={right.needs} />}
    </Page>
  );
}
