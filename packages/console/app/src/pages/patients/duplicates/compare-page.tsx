import type { BodyOf, HttpError } from '@careline/core/internal/http';
import {
  MERGE_OBSTACLES,
  type MergeField,
  type MergeObstacle,
  type MergePreview,
  mergePatients,
  previewMerge,
} from '@careline/core/internal/patients/duplicates';
import { newId, RequestFailed, useQuery } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { Button } from '@careline/ui/primitives/button';
import { Card } from '@careline/ui/primitives/card';
import { ErrorState } from '@careline/ui/primitives/error-state';
import { useAnnounce } from '@careline/ui/primitives/live-region';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { useRef, useState } from 'react';
import { useParams } from 'react-router';
import { administrationMessages } from '../../../administration/administration.messages.ts';
import { SettingsPage } from '../../../administration/settings-page.tsx';
import { SETTINGS_PATHS } from '../../../administration/settings-paths.ts';
import { useSave } from '../../../administration/use-form-save.ts';
import { useConsole } from '../../../console-context.tsx';
import { duplicatesMessages } from '../patients.messages.ts';
import { CompareTable } from './compare-table.tsx';
import { CountList } from './count-list.tsx';
import { MergeReasonDialog } from './merge-reason-dialog.tsx';

const isKnown = (code: string): code is MergeObstacle =>
  (MERGE_OBSTACLES as readonly string[]).includes(code);

function useObstacleText() {
  const t = useMessages(duplicatesMessages);
  return (code: string, name = '') =>
    isKnown(code) ? t(`obstacle.${code}`, { name }) : t('obstacle.other', { code });
}

function Obstacles({
  obstacles,
  onAgain,
}: Pick<MergePreview, 'obstacles'> & { readonly onAgain: () => void }) {
  const t = useMessages(duplicatesMessages);
  const text = useObstacleText();
  return (
    <ErrorState title={t('obstaclesTitle')}>
      <ul className="list-disc ps-6">
        {obstacles.map(({ code, name }) => (
          <li key={code}>{text(code, name)}</li>
        ))}
      </ul>
      <Button className="mt-2" icon="refresh" onClick={onAgain}>
        {t('again')}
      </Button>
    </ErrorState>
  );
}

function Failure({ error }: { readonly error: HttpError }) {
  const t = useMessages(duplicatesMessages);
  if (error.code === 'conflict')
    return <ErrorState title={t('mergeFailed')}>{t('changedMeanwhile')}</ErrorState>;
  return <RequestFailed title={t('mergeFailed')} error={error} />;
}

interface ComparedProps {
  readonly preview: MergePreview;
  readonly refresh: () => void;
}

/** Both patients, what stays and what moves, and the merge button. */
function Compared({ preview, refresh }: ComparedProps) {
  const t = useMessages(duplicatesMessages);
  const { http } = useConsole();
  const navigation = useNavigation();
  const announce = useAnnounce();
  const [take, setTake] = useState<ReadonlySet<MergeField>>(new Set());
  const [asking, setAsking] = useState(false);
  const id = useRef(newId());
  const { kept, merged, obstacles } = preview;
  const { save, saving, error, forget } = useSave((body: BodyOf<typeof mergePatients>, idempotencyKey) =>
    http.call(mergePatients, { body, idempotencyKey }),
  );
  const names = { kept: kept.values.name?.[0] ?? '', merged: merged.values.name?.[0] ?? '' };
  const choose = (field: MergeField, takes: boolean) =>
    setTake(new Set([...take].filter((one) => one !== field).concat(takes ? [field] : [])));
  async function merge(reason: string): Promise<void> {
    const answer = await save({
      id: id.current,
      keptId: kept.vitaId,
      mergedId: merged.vitaId,
      keptVersion: kept.updatedAt,
      mergedVersion: merged.updatedAt,
      take: [...take],
      reason,
    });
    if (!answer) return;
    announce(t('merged'));
    navigation.go(SETTINGS_PATHS.merge(answer.data.id));
  }
  const close = () => {
    setAsking(false);
    forget();
    // The refusal concerned an older version, so reload the values before another attempt.
    if (error) refresh();
  };
  return (
    <>
      {obstacles.length > 0 && <Obstacles obstacles={obstacles} onAgain={refresh} />}
      <Card>
        <div className="mb-3 flex flex-wrap justify-end gap-2">
          <Button
            icon="swap_vert"
            onClick={() =>
              navigation.go(SETTINGS_PATHS.compare(merged.vitaId, kept.vitaId), { replace: true })
            }
          >
            {t('swap')}
          </Button>
        </div>
        <CompareTable preview={preview} take={take} onTake={choose} />
      </Card>
      <Card>
        <h2 className="mb-2 font-semibold text-lg">{t('moves')}</h2>
        <CountList counts={merged.counts} none={t('movesNothing')} />
        <Button
          className="mt-4"
          variant="danger"
          disabled={obstacles.length > 0}
          onClick={() => setAsking(true)}
        >
          {t('mergeDo')}
        </Button>
      </Card>
      {asking && (
        <MergeReasonDialog
          title={t('mergeTitle', names)}
          meaning={t('mergeMeaning', names)}
          action={t('mergeDo')}
          busy={saving}
          failure={error && <Failure error={error} />}
          onConfirm={(reason) => void merge(reason)}
          onClose={close}
        />
      )}
    </>
  );
}

/** Compares two patients by the ids in the address; the first one is kept. */
export default function ComparePage() {
  const t = useMessages(duplicatesMessages);
  const g = useMessages(administrationMessages);
  const { http } = useConsole();
  const { link } = useNavigation();
  const { keptId = '', mergedId = '' } = useParams();
  const { state, retry } = useQuery(
    [keptId, mergedId],
    async (signal) => (await http.call(previewMerge, { query: { keptId, mergedId }, signal })).data,
  );
  return (
    <SettingsPage title={t('compareTitle')}>
      <p>
        <a className="text-accent underline" {...link(SETTINGS_PATHS.duplicates)}>
          {t('backToList')}
        </a>
      </p>
      {state.phase === 'loading' && <Skeleton shape="card" lines={6} />}
      {state.phase === 'failed' && (
        <RequestFailed title={g('recordFailed')} error={state.error} onRetry={retry} />
      )}
      {state.phase === 'ready' && (
        <Compared key={`${keptId} ${mergedId}`} preview={state.value} refresh={retry} />
      )}
    </SettingsPage>
  );
}
