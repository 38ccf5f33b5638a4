import {
  CALL_HISTORY_FILTERS,
  type CallHistoryFilter,
  type CallHistoryFilters,
  readCallHistoryFilters,
} from '@careline/core/internal/calls/history';
import {
  CALLS_PATIENTS,
  decideRight,
  FINDS_PATIENTS,
  READS_CALL_HISTORY,
} from '@careline/core/internal/navigation';
import { CallStatusHistory } from '@careline/ui/calls/call-status-history';
import { CarelineProvider, useHttp } from '@careline/ui/provider';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { drawing } from '../drawing.tsx';
import type { ElementHandle } from '../shell/element-handle.ts';
import type { Properties } from '../shell/element-state.ts';
import { PatientPick } from '../staff/patient-pick.tsx';
import sheet from '../staff/staff.css?shadow';
import { type StaffContext, StaffOnly } from '../staff/staff-only.tsx';
import base from '../view/base.css?shadow';
import type { ViewProps } from '../view/bridge.tsx';
import { countLoaded } from './count-loaded.ts';

/** Returns a filter's property name: elements say patient where the services say `vitaId`. */
const propertyOf = (filter: CallHistoryFilter): string => (filter === 'vitaId' ? 'patientId' : filter);

const readFilters = (read: (name: CallHistoryFilter) => unknown): CallHistoryFilters =>
  readCallHistoryFilters({
    get: (name) => {
      const value = read(name as CallHistoryFilter);
      return value ? String(value) : undefined;
    },
  });

const filtersOf = (properties: Properties): CallHistoryFilters =>
  readFilters((name) => properties[propertyOf(name)]);

/** Returns the filters as properties; an unset one is empty, like a removed attribute. */
const propertiesOf = (filters: CallHistoryFilters): Properties =>
  Object.fromEntries(CALL_HISTORY_FILTERS.map((name) => [propertyOf(name), filters[name] ?? '']));

/** Applies filters set by the page over the current ones, then writes the result back to the property. */
function useFiltersProperty(given: unknown, asked: string, { store }: ElementHandle): void {
  const known = useRef('');
  useLayoutEffect(() => {
    const own = given as Readonly<Record<string, unknown>> | null;
    const wanted = own ? JSON.stringify(readFilters((name) => own[name])) : known.current;
    const isNew = wanted !== known.current && wanted !== asked;
    known.current = isNew ? wanted : asked;
    if (isNew) store.setState(propertiesOf(JSON.parse(wanted) as CallHistoryFilters));
    else if (JSON.stringify(own) !== asked) store.setState({ filters: JSON.parse(asked) });
  }, [given, asked, store]);
}

interface HistoryProps {
  readonly properties: Properties;
  readonly context: StaffContext;
  readonly element: ElementHandle;
}

function History({ properties, context, element }: HistoryProps) {
  const above = useHttp();
  const { store, emit } = element;
  const { profile, facility } = context;
  const http = useMemo(() => countLoaded(above, element), [above, element]);
  const asked = JSON.stringify(filtersOf(properties));
  const filters = useMemo(() => JSON.parse(asked) as CallHistoryFilters, [asked]);
  useFiltersProperty(properties.filters, asked, element);
  const mayCall = properties.linked === true && decideRight(CALLS_PATIENTS, profile.scopes).allowed;

  const maySearch = decideRight(FINDS_PATIENTS, profile.scopes).allowed;

  function change(next: CallHistoryFilters): void {
    store.setState(propertiesOf(next));
    emit('careline-filters-change', { filters: next });
  }

  function open(callId: string | undefined): void {
    if (callId && !emit('careline-call-select', { callId }, true)) return;
    store.setState({ callId: callId ?? '' });
  }

  return (
    <CarelineProvider http={http}>
      <CallStatusHistory
        callingHours={facility.callingHours}
        columns={properties.columns as readonly string[]}
        filters={filters}
        onFiltersChange={change}
        openContactId={String(properties.callId) || undefined}
        onOpenContactChange={open}
        patientPicker={
          maySearch ? (onPicked) => <PatientPick context={context} onPicked={onPicked} /> : undefined
        }
        onOpenPatient={mayCall ? (patientId) => emit('careline-patient-open', { patientId }) : undefined}
      />
    </CarelineProvider>
  );
}

function CallStatusHistoryView({ properties, inner, element }: ViewProps) {
  return (
    <StaffOnly inner={inner} element={element} right={READS_CALL_HISTORY}>
      {(context) => <History properties={properties} context={context} element={element} />}
    </StaffOnly>
  );
}

export const draw = drawing({
  component: CallStatusHistoryView,
  sheets: [base, sheet],
});
