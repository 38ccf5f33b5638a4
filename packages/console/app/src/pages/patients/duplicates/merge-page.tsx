import type { HttpError } from '@careline/core/internal/http';
import { previewUndo, type UndoPreview, undoMerge } from '@careline/core/internal/patients/duplicates';
import { RequestFailed, useFailureText, useQuery } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { Button } from '@careline/ui/primitives/button';
import { Card } from '@careline/ui/primitives/card';
import { ErrorState } from '@careline/ui/primitives/error-state';
import { useAnnounce } from '@careline/ui/primitives/live-region';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { useState } from 'react';
import { useParams } from 'react-router';
import { administrationMessages } from '../../../administration/administration.messages.ts';
import { SettingsPage } from '../../../administration/settings-page.tsx';
import { SETTINGS_PATHS } from '../../../administration/settings-paths.ts';
import { useSave } from '../../../administration/use-form-save.ts';
import { useTimes } from '../../../administration/use-times.ts';
import { useConsole } from '../../../console-context.tsx';
import { duplicatesMessages } from '../patients.messages.ts';
import { CountList } from './count-list.tsx';
import { MergeReasonDialog } from './merge-reason-dialog.tsx';
import { PatientLine } from './patient-line.tsx';
import { useFieldLabel } from './use-merge-field.ts';

function Failure({ error }: { readonly error: HttpError }) {
  const t = useMessages(duplicatesMessages);
  const failureText = useFailureText();
  const isHeld = error.problem?.reason === 'claimed' || error.problem?.reason === 'call-open';
  return (
    <ErrorState title={t('undoFailed')} requestId={error.code === 'conflict' ? undefined : error.requestId}>
      {isHeld ? error.problem?.detail : failureText(error)}
    </ErrorState>
  );
}

/** Which patients were merged, by whom and why. */
function Record({ record }: Pick<UndoPreview, 'record'>) {
  const t = useMessages(duplicatesMessages);
  const time = useTimes();
  const { kept, merged, by, at, reason, undone } = record;
  return (
    <Card>
      <div className="grid gap-4 md:grid-cols-2">
        <div>
          <h2 className="font-semibold">{t('stayed')}</h2>
          <PatientLine patient={kept} />
        </div>
        <div>
          <h2 className="font-semibold">{t('mergedIs')}</h2>
          <PatientLine patient={merged} />
        </div>
      </div>
      <p className="wrap-anywhere mt-3 text-muted">
        {t('mergedBy', { name: by.name, time: time(at) })} · {reason}
      </p>
      {undone && (
        <p className="wrap-anywhere mt-1 font-medium">
          {t('undone', { name: undone.by.name, time: time(undone.at), reason: undone.reason })}
        </p>
      )}
    </Card>
  );
}

interface UndoProps {
  readonly preview: UndoPreview;
  readonly refresh: () => void;
}

/** What undoing restores and what stays, and the button for it. */
function Undo({ preview, refresh }: UndoProps) {
  const t = useMessages(duplicatesMessages);
  const { http } = useConsole();
  const { link } = useNavigation();
  const announce = useAnnounce();
  const [asking, setAsking] = useState(false);
  const { record, back, stays, changed, later } = preview;
  const { save, saving, error } = useSave((reason: string, idempotencyKey) =>
    http.call(undoMerge, { body: { id: record.id, reason }, idempotencyKey }),
  );
  const names = { kept: record.kept.appUserInfo.name, merged: record.merged.appUserInfo.name };
  const fields = changed.map(useFieldLabel());
  async function undo(reason: string): Promise<void> {
    if (!(await save(reason))) return;
    announce(t('undoneNow'));
    setAsking(false);
    refresh();
  }
  return (
    <Card>
      <h2 className="font-semibold text-lg">{t('back', { name: names.merged })}</h2>
      <CountList counts={back} none={t('backNothing')} />
      <h2 className="mt-4 font-semibold text-lg">{t('staysWith', { name: names.kept })}</h2>
      <CountList counts={stays} none={t('staysNothing')} />
      {fields.length > 0 && <p className="mt-2">{t('changed', { fields: fields.join(', ') })}</p>}
      {later ? (
        <p className="mt-4">
          {t('laterFirst')}{' '}
          <a className="text-accent underline" {...link(SETTINGS_PATHS.merge(later))}>
            {t('openLater')}
          </a>
        </p>
      ) : (
        <Button className="mt-4" variant="danger" onClick={() => setAsking(true)}>
          {t('undo')}
        </Button>
      )}
      {asking && (
        <MergeReasonDialog
          title={t('undoTitle', names)}
          meaning={t('undoMeaning', names)}
          action={t('undoDo')}
          busy={saving}
          failure={error && <Failure error={error} />}
          onConfirm={(reason) => void undo(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
}

export default function MergePage() {
  const t = useMessages(duplicatesMessages);
  const g = useMessages(administrationMessages);
  const { http } = useConsole();
  const { link } = useNavigation();
  const { mergeId = '' } = useParams();
  const { state, retry } = useQuery(
    [mergeId],
    async (signal) => (await http.call(previewUndo, { query: { id: mergeId }, signal })).data,
  );
  return (
    <SettingsPage title={t('mergeOf')}>
      <p>
        <a className="text-accent underline" {...link(SETTINGS_PATHS.duplicates)}>
          {t('backToList')}
        </a>
      </p>
      {state.phase === 'loading' && <Skeleton shape="card" lines={4} />}
      {state.phase === 'failed' && (
        <RequestFailed title={g('recordFailed')} error={state.error} onRetry={retry} />
      )}
      {state.phase === 'ready' && (
        <>
          <Record record={state.value.record} />
          {state.value.record.undone === null && <Undo preview={state.value} refresh={retry} />}
        </>
      )}
    </SettingsPage>
  );
}
