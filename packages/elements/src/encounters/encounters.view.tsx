import { type Encounter, listEncounters } from '@careline/core/internal/encounters';
import { BOOKS_ENCOUNTERS, decideRight, READS_PATIENT_ENCOUNTERS } from '@careline/core/internal/navigation';
import { createOpenPatient } from '@careline/core/internal/patients';
import type { EncounterAgendaProps } from '@careline/ui/encounters/encounter-agenda';
import { PatientEncounters } from '@careline/ui/encounters/patient-encounters';
import { useFailureText } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { type Navigation, NavigationProvider } from '@careline/ui/navigation';
import { EmptyState } from '@careline/ui/primitives/empty-state';
import { ErrorState } from '@careline/ui/primitives/error-state';
import { onDemand } from '@careline/ui/primitives/on-demand';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { CarelineProvider, useHttp } from '@careline/ui/provider';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { drawing } from '../drawing.tsx';
import type { ElementHandle } from '../shell/element-handle.ts';
import type { Properties } from '../shell/element-state.ts';
import { writtenPatientId } from '../staff/patient-id.ts';
import sheet from '../staff/staff.css?shadow';
import { type StaffContext, StaffOnly } from '../staff/staff-only.tsx';
import base from '../view/base.css?shadow';
import type { ViewProps } from '../view/bridge.tsx';
import { useVanilla } from '../view/use-vanilla.ts';
import { countLoaded } from './count-loaded.ts';
import { encountersElementMessages } from './encounters.messages.ts';
import { useBooking } from './use-booking.tsx';

const EncounterAgenda = onDemand<EncounterAgendaProps>(
  async () => (await import('./day-part.ts')).EncounterAgenda,
  <Skeleton shape="card" lines={4} />,
);

interface PartProps {
  readonly properties: Properties;
  readonly context: StaffContext;
  readonly element: ElementHandle;
}

/** Opens encounters through the page: a link becomes an event. */
function usePageNavigation({ emit }: ElementHandle, patientId: string): Navigation {
  return useMemo<Navigation>(() => {
    const go = (encounterId: string) => {
      emit('careline-encounter-open', { encounterId, patientId });
    };
    return {
      path: '',
      go,
      link: (encounterId) => ({
        href: '#',
        onClick: (event) => {
          event.preventDefault();
          go(encounterId);
        },
      }),
    };
  }, [emit, patientId]);
}

function OfKnownPatient({
  properties,
  context,
  element,
  patient,
}: PartProps & { readonly patient: { readonly vitaId: string; readonly name: string } }) {
  const above = useHttp();
  const { vitaId } = patient;
  const t = useMessages(encountersElementMessages);
  const [leftOut, setLeftOut] = useState(0);
  const http = useMemo(() => countLoaded(above, element, setLeftOut), [above, element]);
  const booking = useBooking(element, context, patient);
  return (
    <NavigationProvider navigation={usePageNavigation(element, vitaId)}>
      <CarelineProvider http={http}>
        <PatientEncounters
          key={booking.booked}
          vitaId={vitaId}
          encounterAddress={(id) => (properties.linked === true ? id : undefined)}
          actions={booking.action}
        />
      </CarelineProvider>
      {leftOut > 0 && <p className="text-sm">{t('leftOut', { count: leftOut })}</p>}
      {booking.dialog}
    </NavigationProvider>
  );
}

/** Same text for unknown patients, patients of other facilities and invalid ids, so that it reveals nothing. */
function UnknownPatient() {
  const t = useMessages(encountersElementMessages);
  return (
    <EmptyState icon="search" title={t('unknown')}>
      {t('unknownDo')}
    </EmptyState>
  );
}

function OfPatient({ vitaId, ...props }: PartProps & { readonly vitaId: string }) {
  const http = useHttp();
  const t = useMessages(encountersElementMessages);
  const textOf = useFailureText();
  const isId = props.element.inside()?.source?.isPatientId;
  const opened = useMemo(() => createOpenPatient({ http, isId }), [http, isId]);
  useEffect(() => {
    opened.open(vitaId);
    return opened.close;
  }, [opened, vitaId]);
  const who = useVanilla(opened.store);
  if (who.phase === 'failed') {
    if (who.error.code === 'not-found') return <UnknownPatient />;
    return (
      <ErrorState title={t('failed')} onRetry={opened.retry} requestId={who.error.requestId}>
        {textOf(who.error)}
      </ErrorState>
    );
  }
  if (who.phase !== 'open') return <Skeleton shape="card" lines={3} />;
  return <OfKnownPatient {...props} patient={{ vitaId, name: who.patient.appUserInfo.name }} />;
}

function OfDay({ properties, context, element }: PartProps) {
  const { emit, store } = element;
  const { profile } = context;
  const booking = useBooking(element, context, undefined);
  const isWhole = decideRight(listEncounters, profile.scopes).allowed;
  const loaded = useCallback((count: number) => emit('careline-encounters-loaded', { count }), [emit]);
  const change = (day: string) => {
    store.setState({ day });
    emit('careline-day-change', { day });
  };
  const open = ({ id, vitaId }: Encounter) =>
    emit('careline-encounter-open', { encounterId: id, patientId: vitaId });
  return (
    <NavigationProvider navigation={usePageNavigation(element, '')}>
      <EncounterAgenda
        key={booking.booked}
        circle={isWhole ? 'facility_encounters' : 'my_encounters'}
        day={String(properties.day ?? '').trim()}
        onDayChange={change}
        onLoaded={loaded}
        onOpen={properties.linked === true ? open : undefined}
        actions={booking.action}
      />
      {booking.dialog}
    </NavigationProvider>
  );
}

function EncountersView({ properties, inner, element }: ViewProps) {
  const id = writtenPatientId(element.inside(), properties.patientId);
  useEffect(() => {
    if (!id) EncounterAgenda.preload();
  }, [id]);
  return (
    <StaffOnly
      inner={inner}
      element={element}
      right={id || properties.uhid ? READS_PATIENT_ENCOUNTERS : BOOKS_ENCOUNTERS}
    >
      {(context) => {
        const part = { properties, context, element };
        if (!id) return <OfDay {...part} />;
        // The key remounts the component for another patient: keep nothing from the last one.
        return <OfPatient key={id} {...part} vitaId={id} />;
      }}
    </StaffOnly>
  );
}

export const draw = drawing({ component: EncountersView, sheets: [base, sheet] });
