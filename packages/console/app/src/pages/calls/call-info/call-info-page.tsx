import type { Contact } from '@careline/core/internal/calls';
import type { WorklistFilters } from '@careline/core/internal/calls/worklist';
import { isUuid } from '@careline/core/internal/http';
import {
  CALLS_PATIENTS,
  decideRight,
  FINDS_PATIENTS,
  PATHS,
  READS_CALL_HISTORY,
  READS_RECORD,
} from '@careline/core/internal/navigation';
import { CallInfo } from '@careline/ui/calls/call-info';
import { NextButton, PatientHolder } from '@careline/ui/calls/worklist';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { buttonClass } from '@careline/ui/primitives/button';
import { Icon } from '@careline/ui/primitives/icon';
import { onDemand } from '@careline/ui/primitives/on-demand';
import type { MedicineAdherenceProps } from '@careline/ui/record/prescriptions';
import { RecordPresenceLine } from '@careline/ui/record/record-presence';
import { RecordSummaryStrip } from '@careline/ui/record/record-summary';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useConsole } from '../../../console-context.tsx';
import {
  addressOfWork,
  type CallAddress,
  historyAddress,
  readCallAddress,
  withCall,
  workFiltersAt,
} from '../../../navigation/call-address.ts';
import { Page } from '../../../navigation/page.tsx';
import { Offered } from '../../../preferences/offered.tsx';
import { useProfile } from '../../../session/use-session.ts';
import { callInfoPageMessages } from '../../pages.messages.ts';
import { useOpenDangers } from '../../patients/open-dangers.tsx';
import { useMetrics } from '../../patients/use-metrics.ts';
import { DashboardCalls } from '../../prohealth/dashboard/dashboard-calls.tsx';
import { DashboardWork } from '../../prohealth/dashboard/dashboard-work.tsx';
import { useHeldNext } from '../../prohealth/dashboard/use-held-next.ts';
import { usePatientWays } from './patient-ways.tsx';
import { ReadingsLink } from './readings-link.tsx';
import { useCareBeside } from './use-care-beside.tsx';
import { useReadingsBeside } from './use-readings-beside.tsx';
import { useStoredCalls } from './use-stored-calls.ts';

/** Loaded on demand: only calls to patients with prescriptions need it. */
const MedicineAdherence = onDemand<MedicineAdherenceProps>(
  async () => (await import('@careline/ui/record/prescriptions')).MedicineAdherence,
  null,
);

/** Shown without a patient: the next ones to call, calls without an outcome, and recent calls. */
function WithoutPatient() {
  const t = useMessages(callInfoPageMessages);
  const navigation = useNavigation();
  const { scopes } = useProfile();
  const search = (
    <a className={buttonClass({ variant: 'primary' })} {...navigation.link(PATHS.search)}>
      <Icon name="search" />
      {t('search')}
    </a>
  );
  return (
    <Page title={t('title')} actions={decideRight(FINDS_PATIENTS, scopes).allowed && search}>
      <DashboardWork />
      {decideRight(READS_CALL_HISTORY, scopes).allowed && <DashboardCalls />}
    </Page>
  );
}

interface PatientCallProps {
  readonly call: CallAddress;
  readonly vitaId: string;
  readonly onBegun: (contact: Contact) => void;
  readonly onSaved: () => void;
  readonly filters: WorklistFilters;
}

function PatientCall({ call, vitaId, filters, onBegun, onSaved: onStored }: PatientCallProps) {
  const t = useMessages(callInfoPageMessages);
  const { http, tabs, unsaved, worklist } = useConsole();
  const heldNext = useHeldNext();
  const navigation = useNavigation();
  const profile = useProfile();
  const metrics = useMetrics();
  const besideReadings = useReadingsBeside(metrics);
  const besidePatient = usePatientWays();
  const openDangers = useOpenDangers();
  const maySeeRecord = decideRight(READS_RECORD, profile.scopes).allowed;
  const mayLookUp = decideRight(READS_CALL_HISTORY, profile.scopes).allowed;
  const mayAskAdherence = decideRight(CALLS_PATIENTS, profile.scopes).allowed;
  const stored = useStoredCalls();
  const root = useRef<HTMLDivElement>(null);
  const [contactId, setContactId] = useState(call.contactId);
  const [saved, setSaved] = useState<Contact>();
  const { programme } = call;
  // An invalid id can't be reserved or noted; the call says that there is no such patient.
  const isId = isUuid(vitaId);
  const { reportCall, ...care } = useCareBeside({ vitaId, programme, contactId, saved });
  useEffect(() => () => unsaved.setDirty(false), [unsaved]);
  if (stored === undefined) return <Page title={t('title')}>{null}</Page>;
  const next = (
    <NextButton
      root={root}
      filters={filters}
      heldNext={heldNext}
      onClaimed={(item, asked) => navigation.go(addressOfWork(item, asked))}
    />
  );
  const onSaved = (contact: Contact) => {
    reportCall(false);
    tabs.post({ kind: 'reading-stored' });
    setSaved(contact);
    onStored();
  };
  return (
    <Page title={t('title')} focusHeading={false} headScrollsAway>
      <div ref={root} className="flex flex-col gap-2">
        {/* A saved call releases the patient. */}
        {!saved && isId && <PatientHolder vitaId={vitaId} />}
        <CallInfo
          {...stored}
          {...care}
          besidePatient={besidePatient}
          underPatient={
            maySeeRecord &&
            isId && (
              <>
                <RecordPresenceLine
                  vitaId={vitaId}
                  doing={contactId !== undefined && !saved ? 'calling' : 'reading'}
                />
                <RecordSummaryStrip vitaId={vitaId} />
                {mayAskAdherence && contactId !== undefined && !saved && (
                  <MedicineAdherence {...{ vitaId, contactId }} />
                )}
              </>
            )
          }
          openDangers={openDangers}
          besideReadings={besideReadings}
          besideChoice={<ReadingsLink vitaId={vitaId}>{t('allReadings')}</ReadingsLink>}
          http={worklist.carriedValues?.http ?? http}
          metrics={metrics}
          profile={profile}
          vitaId={vitaId}
          programme={programme}
          callType={call.callType}
          contactId={call.contactId}
          autoFocus
          onBegun={(contact) => {
            setContactId(contact.id);
            onBegun(contact);
          }}
          onSaved={onSaved}
          next={next}
          onOpenHistory={mayLookUp ? (contactId) => navigation.go(historyAddress(contactId)) : undefined}
          onSearchNext={() => navigation.go(PATHS.search)}
          onDirtyChange={reportCall}
        />
      </div>
    </Page>
  );
}

const keyOf = (call: CallAddress): string => Object.values(call).join(' ');

/**
 * Reads the call from the address. Once a call starts, the address gets its contact id, so that a reload returns to it.
 * The screen itself stays mounted.
 */
function useCallAddress() {
  const [query, setQuery] = useSearchParams();
  const asked = readCallAddress(query);
  const [begun, setBegun] = useState<{ readonly opened: CallAddress; readonly contactId: string }>();
  const isBegun = begun !== undefined && asked.contactId === begun.contactId;
  // The address moved to another call: coming back opens this one again.
  if (begun && !isBegun && keyOf(asked) !== keyOf(begun.opened)) setBegun(undefined);
  return {
    query,
    call: isBegun ? begun.opened : asked,
    onBegun({ id: contactId, programme, callType }: Contact) {
      if (asked.contactId === contactId) return;
      setBegun({ opened: asked, contactId });
      setQuery((before) => withCall(before, { ...asked, programme, callType, contactId }), { replace: true });
    },
    /** After the save, a reload shows the patient as before the call. */
    onSaved() {
      if (isBegun) setQuery((before) => withCall(before, begun.opened), { replace: true });
    },
  };
}

/** `?patient=&programme=&type=&contact=`: the call with one patient. Without a patient, lists the patients to call. */
export default function CallInfoPage() {
  const { query, call, onBegun, onSaved } = useCallAddress();
  if (call.vitaId === undefined) return <WithoutPatient />;
  return (
    <Offered types={['TELEPHONY']}>
      <PatientCall
        key={keyOf(call)}
        call={call}
        vitaId={call.vitaId}
        filters={workFiltersAt(query)}
        onBegun={onBegun}
        onSaved={onSaved}
      />
    </Offered>
  );
}
