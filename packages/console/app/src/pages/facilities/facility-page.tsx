import { type FacilityRecord, listFacilities } from '@careline/core/internal/administration';
import { RequestFailed, useQuery } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { buttonClass } from '@careline/ui/primitives/button';
import { EmptyState } from '@careline/ui/primitives/empty-state';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { useState } from 'react';
import { useParams } from 'react-router';
import { administrationMessages } from '../../administration/administration.messages.ts';
import { SettingsPage } from '../../administration/settings-page.tsx';
import { SETTINGS_PATHS } from '../../administration/settings-paths.ts';
import { useTimes } from '../../administration/use-times.ts';
import { useConsole } from '../../console-context.tsx';
import { facilitiesMessages } from './facilities.messages.ts';
import { FacilityClosing } from './facility-closing.tsx';
import { FacilityForm } from './facility-form.tsx';
import { FacilityState } from './facility-state.tsx';
import { FacilityTimes } from './facility-times.tsx';

interface FacilityProps {
  readonly first: FacilityRecord;
  readonly all: readonly FacilityRecord[];
  readonly reload: () => Promise<FacilityRecord | undefined>;
}

/** The current record: every change creates a new version. */
function Facility({ first, all, reload }: FacilityProps) {
  const t = useMessages(facilitiesMessages);
  const g = useMessages(administrationMessages);
  const { link } = useNavigation();
  const time = useTimes();
  const [facility, setFacility] = useState(first);
  const { updatedAt, updatedBy } = facility;
  async function refresh(): Promise<void> {
    const fresh = await reload();
    if (fresh) setFacility(fresh);
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FacilityState facility={facility} />
        {updatedBy && (
          <span className="text-muted text-xs">
            {g('changedBy', { name: updatedBy.name, time: time(updatedAt) })}
          </span>
        )}
        <a
          {...link(`${SETTINGS_PATHS.staff}?facility=${facility.facilityId}`)}
          className="text-accent underline"
        >
          {t('itsStaff')}
        </a>
      </div>
      <FacilityForm facility={facility} onSaved={setFacility} reload={reload} />
      {!facility.closing?.closed && <FacilityTimes facility={facility} />}
      <FacilityClosing facility={facility} facilities={all} onChanged={setFacility} refresh={refresh} />
    </>
  );
}

/** One facility: its settings, and closing it. */
export default function FacilityPage() {
  const t = useMessages(facilitiesMessages);
  const g = useMessages(administrationMessages);
  const { http } = useConsole();
  const { link } = useNavigation();
  const { facilityId = '' } = useParams();
  const { state, retry } = useQuery(
    [facilityId],
    async (signal) => (await http.call(listFacilities, { signal })).data,
  );
  const found = (all: readonly FacilityRecord[]) => all.find((one) => one.facilityId === facilityId);
  const facility = state.phase === 'ready' ? found(state.value) : undefined;
  return (
    <SettingsPage
      title={facility?.facilityName ?? g('facilities')}
      actions={
        <a {...link(SETTINGS_PATHS.facilities)} className={buttonClass()}>
          {g('back')}
        </a>
      }
    >
      {state.phase === 'loading' && <Skeleton shape="card" lines={3} />}
      {state.phase === 'failed' && (
        <RequestFailed title={g('recordFailed')} error={state.error} onRetry={retry} />
      )}
      {state.phase === 'ready' && !facility && <EmptyState title={t('notFound')} />}
      {state.phase === 'ready' && facility && (
        <Facility
          key={facilityId}
          first={facility}
          all={state.value}
          reload={async () => found((await http.call(listFacilities, {})).data)}
        />
      )}
    </SettingsPage>
  );
}
