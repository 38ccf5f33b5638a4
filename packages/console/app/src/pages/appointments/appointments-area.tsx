import type { Appointment, AppointmentReach } from '@careline/core/internal/encounters/appointments';
import {
  APPOINTMENT_SCOPES,
  areaOfPath,
  encounterPath,
  PATHS,
  patientPath,
  scopeLabel,
  waitingListPath,
} from '@careline/core/internal/navigation';
import { AppointmentList, useAppointmentFilters } from '@careline/ui/encounters/appointments';
import { useLocale, useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { buttonClass } from '@careline/ui/primitives/button';
import { Icon } from '@careline/ui/primitives/icon';
import { TabLinks } from '@careline/ui/primitives/tab-links';
import { useState } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { useConsole } from '../../console-context.tsx';
import { ScopeGate } from '../../guards/scope-gate.tsx';
import { Page } from '../../navigation/page.tsx';
import { useListValues } from '../../navigation/use-list-values.ts';
import { useOpensRecords } from '../../session/use-opens-records.ts';
import { useProfile } from '../../session/use-session.ts';
import { BookEncounter } from '../booking/book-encounter.tsx';
import { NoFacility } from '../booking/no-facility.tsx';
import { useEncounterSetting } from '../booking/use-encounter-setting.ts';
import { encountersMessages } from '../encounters/encounters.messages.ts';
import { FacilityWaitingList } from '../encounters/facility-waiting-list.tsx';
import NotFoundPage from '../not-found/not-found-page.tsx';
import { useProjectFilter } from '../projects/use-project-filter.ts';

type AppointmentScope = (typeof APPOINTMENT_SCOPES)[number];

const REACHES = {
  my_appointments: 'own',
  facility_appointments: 'facility',
  all_appointments: 'all',
} as const satisfies Readonly<Record<AppointmentScope, AppointmentReach>>;

/** Returns the scope of the current area. */
function useAppointmentScope(): AppointmentScope {
  const area = areaOfPath(useLocation().pathname);
  return APPOINTMENT_SCOPES.find((scope) => scope === area) ?? 'my_appointments';
}

/** Returns the address of a booked encounter: the encounter, or the patient's record. Undefined without either right. */
export function useBookedAddress(): (booked: Pick<Appointment, 'encounter'>) => string | undefined {
  const { scopes } = useProfile();
  const opensRecords = useOpensRecords();
  return ({ encounter: { id, vitaId } }) =>
    encounterPath(scopes, id) ?? (opensRecords ? patientPath(vitaId, 'encounters') : undefined);
}

interface TabsProps {
  readonly scope: AppointmentScope;
  readonly current: 'encounters' | 'waitingList';
}

function Tabs({ scope, current }: TabsProps) {
  const t = useMessages(encountersMessages);
  const { link } = useNavigation();
  if (scope === 'my_appointments') return null;
  const tabs = [
    { key: 'encounters', label: t('booked'), link: link(`/${scope}`) },
    { key: 'waitingList', label: t('waitingList'), link: link(waitingListPath(scope)) },
  ];
  return <TabLinks label={t('facilitySections')} tabs={tabs} current={current} />;
}

/** The appointments of a day, today at first. */
function DayPage() {
  const scope = useAppointmentScope();
  const locale = useLocale();
  const t = useMessages(encountersMessages);
  const { host } = useConsole();
  const { facility } = useProfile();
  const setting = useEncounterSetting();
  const moreFilters = useProjectFilter();
  const address = useListValues([...useAppointmentFilters(), ...moreFilters], scope);
  const appointmentAddress = useBookedAddress();
  const [booked, setBooked] = useState(0);
  return (
    <Page
      title={scopeLabel(scope, locale)}
      actions={
        <>
          {scope === 'facility_appointments' && !host && (
            <a
              href={PATHS.waitingRoom}
              target="_blank"
              className={buttonClass({ size: 'small' })}
              rel="noopener"
            >
              <Icon name="fullscreen" />
              {t('waitingRoom')}
            </a>
          )}
          <BookEncounter variant="primary" size="small" onBooked={() => setBooked((count) => count + 1)} />
        </>
      }
    >
      <Tabs scope={scope} current="encounters" />
      {facility ? (
        <AppointmentList
          // A new facility is a new list: keep nothing from the old one.
          key={`${scope} ${facility.facilityId}`}
          {...setting}
          {...address}
          moreFilters={moreFilters}
          reach={REACHES[scope]}
          appointmentAddress={appointmentAddress}
          revision={booked}
        />
      ) : (
        <NoFacility />
      )}
    </Page>
  );
}

function WaitingListPage() {
  const scope = useAppointmentScope();
  const locale = useLocale();
  const { facility } = useProfile();
  if (scope === 'my_appointments') return <NotFoundPage />;
  return (
    <Page title={scopeLabel(scope, locale)}>
      <Tabs scope={scope} current="waitingList" />
      {facility ? <FacilityWaitingList key={facility.facilityId} /> : <NoFacility />}
    </Page>
  );
}

/** The areas of the appointment scopes (specification 2.7): a day's list, and the waiting list of a facility. */
export default function AppointmentsArea() {
  return (
    <ScopeGate>
      <Routes>
        <Route index element={<DayPage />} />
        <Route path="waiting-list" element={<WaitingListPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </ScopeGate>
  );
}
