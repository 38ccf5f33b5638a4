import {
  CALL_HISTORY_FILTERS,
  type CallHistoryFilters,
  readCallHistoryFilters,
} from '@careline/core/internal/calls/history';
import { serverSeconds } from '@careline/core/internal/clock';
import { isoDay } from '@careline/core/internal/formatting';
import {
  CALLS_PATIENTS,
  decideRight,
  FINDS_PATIENTS,
  patientPath,
  READS_RECORD,
} from '@careline/core/internal/navigation';
import { CallHistoryPrint } from '@careline/ui/calls/call-history-print';
import { CallStatusHistory } from '@careline/ui/calls/call-status-history';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { PatientSearch } from '@careline/ui/patients/patient-search';
import { SavedFilters } from '@careline/ui/preferences';
import { DaySpans } from '@careline/ui/primitives/day-spans';
import { useTimeZone } from '@careline/ui/provider';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useConsole } from '../../../console-context.tsx';
import { callInfoAddress } from '../../../navigation/call-address.ts';
import { Page } from '../../../navigation/page.tsx';
import { useProfile } from '../../../session/use-session.ts';
import { historyPageMessages } from '../../pages.messages.ts';

const OPEN = 'open';

const print = () => window.print();

function queryOf(filters: CallHistoryFilters, open: string | undefined): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of CALL_HISTORY_FILTERS) {
    const value = filters[name];
    if (value) query.set(name, value);
  }
  if (open) query.set(OPEN, open);
  return query;
}

/** Common ranges, in days from today. */
const SPANS = [
  ['dayToday', 0, 0],
  ['dayYesterday', -1, -1],
  ['dayWeek', -6, 0],
  ['dayMonth', -29, 0],
] as const;

/** Saved filters exclude the patient and the open call. */
const savedPart = (filters: CallHistoryFilters): string =>
  queryOf({ ...filters, vitaId: undefined }, undefined).toString();

/** The facility's calls. Filters and the open call are in the address, so that both can be linked to. */
export default function CallStatusHistoryPage() {
  const t = useMessages(historyPageMessages);
  const { recents } = useConsole();
  const [query, setQuery] = useSearchParams();
  const asked = query.toString();
  const filters = useMemo(() => readCallHistoryFilters(new URLSearchParams(asked)), [asked]);
  const profile = useProfile();
  const navigation = useNavigation();
  const mayCall = decideRight(CALLS_PATIENTS, profile.scopes).allowed;
  const timeZone = useTimeZone();
  const maySearch = decideRight(FINDS_PATIENTS, profile.scopes).allowed;
  const today = isoDay(serverSeconds(), timeZone) ?? '';
  const open = query.get(OPEN) ?? undefined;
  return (
    <Page title={t('title')}>
      <CallStatusHistory
        callingHours={profile.facility?.callingHours}
        filters={filters}
        onFiltersChange={(next) => setQuery(queryOf(next, undefined), { replace: true })}
        openContactId={open}
        onOpenContactChange={(contactId) => setQuery(queryOf(filters, contactId))}
        patientPicker={
          maySearch
            ? (onPicked) => (
                <PatientSearch
                  facilityId={profile.facility?.facilityId}
                  recents={recents}
                  autoFocus
                  onPatientSelected={({ vitaId }) => onPicked(vitaId)}
                />
              )
            : undefined
        }
        beside={
          <>
            <DaySpans
              label={t('days')}
              spans={SPANS.map(([name, first, last]) => ({ label: t(name), first, last }))}
              today={today}
              from={filters.from}
              to={filters.to}
              onChange={(days) => setQuery(queryOf({ ...filters, ...days }, undefined), { replace: true })}
            />
            <SavedFilters
              list="call-status-history"
              query={savedPart(filters)}
              onApply={(saved) =>
                setQuery(
                  queryOf(
                    { ...readCallHistoryFilters(new URLSearchParams(saved)), vitaId: filters.vitaId },
                    undefined,
                  ),
                )
              }
              today={today}
            />
          </>
        }
        printing={(shown) => <CallHistoryPrint {...shown} print={print} />}
        onOpenReadings={
          decideRight(READS_RECORD, profile.scopes).allowed
            ? (vitaId) => navigation.go(patientPath(vitaId, 'readings'))
            : undefined
        }
        onOpenPatient={mayCall ? (vitaId) => navigation.go(callInfoAddress({ vitaId })) : undefined}
      />
    </Page>
  );
}
