import {
  type FacilityRecord,
  getStaff,
  listFacilities,
  type StaffMember,
} from '@careline/core/internal/administration';
import { RequestFailed, useQuery } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { buttonClass } from '@careline/ui/primitives/button';
import { Icon } from '@careline/ui/primitives/icon';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { administrationMessages } from '../../administration/administration.messages.ts';
import { SettingsPage } from '../../administration/settings-page.tsx';
import { JUST_INVITED, SETTINGS_PATHS } from '../../administration/settings-paths.ts';
import { useTimes } from '../../administration/use-times.ts';
import { useConsole } from '../../console-context.tsx';
import { PersonActivity } from './person-activity.tsx';
import { PersonForm } from './person-form.tsx';
import { PersonSessions } from './person-sessions.tsx';
import { staffMessages } from './staff.messages.ts';
import { StateTag } from './state-tag.tsx';

interface PersonProps {
  readonly first: StaffMember;
  readonly facilities: readonly FacilityRecord[];
}

/** The current record: every change creates a new version. */
function Person({ first, facilities }: PersonProps) {
  const g = useMessages(administrationMessages);
  const t = useMessages(staffMessages);
  const time = useTimes();
  const [search] = useSearchParams();
  const [person, setPerson] = useState(first);
  const { email, state, lastUsedAt, updatedAt, updatedBy } = person;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <StateTag state={state} />
        <span className="wrap-anywhere">{email}</span>
        {lastUsedAt !== null && (
          <span className="text-muted text-xs">{t('lastUsed', { time: time(lastUsedAt) })}</span>
        )}
        {updatedBy && (
          <span className="text-muted text-xs">
            {g('changedBy', { name: updatedBy.name, time: time(updatedAt) })}
          </span>
        )}
      </div>
      {search.has(JUST_INVITED) && (
        <p role="status" className="flex items-center gap-2 text-success">
          <Icon name="check_circle" />
          {t('invited', { email })}
        </p>
      )}
      <PersonActivity person={person} onChanged={setPerson} />
      <PersonForm person={person} facilities={facilities} onSaved={setPerson} />
      <PersonSessions key={state} staffId={person.staffId} />
    </>
  );
}

/** One person: their rights and their sessions, with buttons to end either. */
export default function PersonPage() {
  const g = useMessages(administrationMessages);
  const { http } = useConsole();
  const { link } = useNavigation();
  const { staffId = '' } = useParams();
  const { state, retry } = useQuery([staffId], async (signal) => {
    const [person, facilities] = await Promise.all([
      http.call(getStaff, { query: { staffId }, signal }),
      http.call(listFacilities, { signal }),
    ]);
    return { person: person.data, facilities: facilities.data };
  });
  const title = state.phase === 'ready' ? state.value.person.name : g('staff');
  return (
    <SettingsPage
      title={title}
      actions={
        <a {...link(SETTINGS_PATHS.staff)} className={buttonClass()}>
          {g('back')}
        </a>
      }
    >
      {state.phase === 'loading' && <Skeleton shape="card" lines={3} />}
      {state.phase === 'failed' && (
        <RequestFailed title={g('recordFailed')} error={state.error} onRetry={retry} />
      )}
      {state.phase === 'ready' && <Person first={state.value.person} facilities={state.value.facilities} />}
    </SettingsPage>
  );
}
