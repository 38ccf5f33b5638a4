import {
  type FacilityRecord,
  facilityTypeLabel,
  listFacilities,
} from '@careline/core/internal/administration';
import { RequestFailed, useQuery } from '@careline/ui/http';
import { useLocale, useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { buttonClass } from '@careline/ui/primitives/button';
import { Icon } from '@careline/ui/primitives/icon';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { Untranslated } from '@careline/ui/primitives/untranslated';
import { administrationMessages } from '../../administration/administration.messages.ts';
import { SettingsPage } from '../../administration/settings-page.tsx';
import { SETTINGS_PATHS } from '../../administration/settings-paths.ts';
import { useConsole } from '../../console-context.tsx';
import { facilitiesMessages } from './facilities.messages.ts';
import { FacilityState } from './facility-state.tsx';

function FacilityRow({ facility }: { readonly facility: FacilityRecord }) {
  const t = useMessages(facilitiesMessages);
  const locale = useLocale();
  const { link } = useNavigation();
  const { facilityId, facilityName, code, type, timeZone, callingHours, dutyDoctorPhone } = facility;
  const facts = [code, type && facilityTypeLabel(type, locale), timeZone].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 border-line border-b px-4 py-3 last:border-b-0">
      <div className="min-w-0 flex-1 basis-64">
        <a
          {...link(SETTINGS_PATHS.facility(facilityId))}
          className="wrap-anywhere font-medium text-ink hover:underline"
        >
          {facilityName}
        </a>
        <p className="wrap-anywhere text-muted text-xs">{facts.join(' · ')}</p>
      </div>
      <div className="min-w-0 flex-1 basis-64 text-sm">
        {callingHours && <p>{t('callingHours', { ...callingHours })}</p>}
        <p>
          <Untranslated parts={[dutyDoctorPhone]}>
            {dutyDoctorPhone ? t('dutyDoctorIs', { phone: dutyDoctorPhone }) : t('noDutyDoctor')}
          </Untranslated>
        </p>
      </div>
      <FacilityState facility={facility} />
    </li>
  );
}

/** Sorts open facilities first. */
const byState = (all: readonly FacilityRecord[]): readonly FacilityRecord[] => [
  ...all.filter(({ closing }) => !closing?.closed),
  ...all.filter(({ closing }) => closing?.closed),
];

export default function FacilitiesPage() {
  const t = useMessages(facilitiesMessages);
  const g = useMessages(administrationMessages);
  const { http } = useConsole();
  const { link } = useNavigation();
  const { state, retry } = useQuery([], async (signal) => (await http.call(listFacilities, { signal })).data);
  return (
    <SettingsPage
      title={g('facilities')}
      actions={
        <a {...link(SETTINGS_PATHS.addFacility)} className={buttonClass({ variant: 'primary' })}>
          <Icon name="add" size={18} />
          {t('add')}
        </a>
      }
    >
      <p className="max-w-3xl text-muted">{t('intro')}</p>
      {state.phase === 'loading' && <Skeleton shape="row" lines={3} />}
      {state.phase === 'failed' && (
        <RequestFailed title={g('listFailed')} error={state.error} onRetry={retry} />
      )}
      {state.phase === 'ready' && (
        <ul aria-label={g('facilities')} className="rounded-card border border-line bg-raised">
          {byState(state.value).map((facility) => (
            <FacilityRow key={facility.facilityId} facility={facility} />
          ))}
        </ul>
      )}
    </SettingsPage>
  );
}
