import { type FacilityRecord, listFacilities } from '@careline/core/internal/administration';
import { RequestFailed, useQuery } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import type { ReactNode } from 'react';
import { useConsole } from '../console-context.tsx';
import { administrationMessages } from './administration.messages.ts';
import { SettingsPage } from './settings-page.tsx';

export interface WithFacilitiesProps {
  readonly title: string;
  readonly children: (facilities: readonly FacilityRecord[]) => ReactNode;
}

export function WithFacilities({ title, children }: WithFacilitiesProps) {
  const t = useMessages(administrationMessages);
  const { http } = useConsole();
  const { state, retry } = useQuery([], async (signal) => (await http.call(listFacilities, { signal })).data);
  return (
    <SettingsPage title={title}>
      {state.phase === 'loading' && <Skeleton shape="card" lines={3} />}
      {state.phase === 'failed' && (
        <RequestFailed title={t('recordFailed')} error={state.error} onRetry={retry} />
      )}
      {state.phase === 'ready' && children(state.value)}
    </SettingsPage>
  );
}
