import { HttpError } from '@careline/core/internal/http';
import { exportDataValues } from '@careline/core/internal/insights';
import { RequestFailed } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { saveFile } from '@careline/ui/primitives/save-file';
import { useHttp } from '@careline/ui/provider';
import { useState } from 'react';
import { insightsMessages } from './insights.messages.ts';

/** Saves the month's figures of the whole facility as a file that DHIS2 imports. */
export function DhisFile({ month }: { readonly month: string }) {
  const t = useMessages(insightsMessages);
  const http = useHttp();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<HttpError>();
  async function save() {
    setBusy(true);
    setError(undefined);
    try {
      const set = await http.call(exportDataValues, { query: { month } });
      saveFile(new Blob([JSON.stringify(set, null, 2)], { type: 'application/json' }), `dhis2-${month}.json`);
    } catch (reason) {
      if (!(reason instanceof HttpError)) throw reason;
      setError(reason);
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <Button size="small" icon="description" busy={busy} onClick={() => void save()}>
        {t('toDhis')}
      </Button>
      {error !== undefined && (
        <RequestFailed title={t('dhisFailed')} onRetry={() => void save()} error={error} />
      )}
    </>
  );
}
