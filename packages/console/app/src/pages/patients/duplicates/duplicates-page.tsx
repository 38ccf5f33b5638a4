import { listMerges, type MergeRecord } from '@careline/core/internal/patients/duplicates';
import { RequestFailed, useQuery } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { buttonClass } from '@careline/ui/primitives/button';
import { Card } from '@careline/ui/primitives/card';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { administrationMessages } from '../../../administration/administration.messages.ts';
import { SettingsPage } from '../../../administration/settings-page.tsx';
import { SETTINGS_PATHS } from '../../../administration/settings-paths.ts';
import { useTimes } from '../../../administration/use-times.ts';
import { useConsole } from '../../../console-context.tsx';
import { duplicatesMessages } from '../patients.messages.ts';
import { DuplicateSearch } from './duplicate-search.tsx';

function MergeRow({ merge }: { readonly merge: MergeRecord }) {
  const t = useMessages(duplicatesMessages);
  const time = useTimes();
  const { link } = useNavigation();
  const words = { merged: merge.merged.appUserInfo.name, kept: merge.kept.appUserInfo.name };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-3 last:border-b-0">
      <div className="min-w-0">
        <p className="wrap-anywhere font-medium">{t('mergedInto', words)}</p>
        <p className="wrap-anywhere text-muted text-xs">
          {t('mergedBy', { name: merge.by.name, time: time(merge.at) })} · {merge.reason}
        </p>
        {merge.undone && (
          <p className="wrap-anywhere text-sm">
            {t('undoneBy', { name: merge.undone.by.name, time: time(merge.undone.at) })}
          </p>
        )}
      </div>
      <a className={buttonClass({ size: 'small' })} {...link(SETTINGS_PATHS.merge(merge.id))}>
        <span aria-hidden="true">{t('details')}</span>
        <span className="sr-only">{t('detailsOf', words)}</span>
      </a>
    </li>
  );
}

/** Finds duplicate patients and lists earlier merges. */
export default function DuplicatesPage() {
  const t = useMessages(duplicatesMessages);
  const g = useMessages(administrationMessages);
  const { http } = useConsole();
  const { state, retry } = useQuery([], async (signal) => (await http.call(listMerges, { signal })).data);
  return (
    <SettingsPage title={g('duplicates')}>
      <p className="max-w-3xl text-muted">{t('intro')}</p>
      <DuplicateSearch />
      <Card>
        <h2 className="font-semibold text-lg">{t('merges')}</h2>
        {state.phase === 'loading' && <Skeleton shape="row" lines={3} />}
        {state.phase === 'failed' && (
          <RequestFailed title={g('listFailed')} error={state.error} onRetry={retry} />
        )}
        {state.phase === 'ready' && (
          <>
            {state.value.length === 0 && <p className="text-muted">{t('mergesNone')}</p>}
            <ul aria-label={t('merges')}>
              {state.value.map((merge) => (
                <MergeRow key={merge.id} merge={merge} />
              ))}
            </ul>
          </>
        )}
      </Card>
    </SettingsPage>
  );
}
