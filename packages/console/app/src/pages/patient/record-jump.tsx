import { decideRight, type PatientTab, patientPath, READS_NOTES } from '@careline/core/internal/navigation';
import { getPreference } from '@careline/core/internal/preferences';
import { type HistorySection, RECORD_PLACES, type RecordPlace } from '@careline/core/internal/record';
import { useQuery } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { useAnnounce } from '@careline/ui/primitives/live-region';
import { RecordPlaces, type RequestedPlace, usePlaceFocus } from '@careline/ui/record/record-places';
import { TimelineHits } from '@careline/ui/record/record-timeline';
import { type RefObject, useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useConsole } from '../../console-context.tsx';
import { useProfile } from '../../session/use-session.ts';
import { patientPageMessages } from '../patients/patient-page.messages.ts';
import { opensTab } from '../patients/patient-tabs.ts';
import { useItemAddress } from './item-address.ts';

const SHEET: PatientTab = 'record';

/** Tabs of the places other than history and examination sections. */
const TABS: Readonly<Record<Exclude<RecordPlace, HistorySection>, PatientTab>> = {
  MEDICATIONS: 'medicines',
  LAB_INVESTIGATIONS: 'labs',
  SUMMARY: SHEET,
  READINGS: 'readings',
  ALERTS: 'overview',
  MANAGE_DEVICE: SHEET,
  VITALS: 'readings',
  NOTES: 'notes',
  ADVICE: SHEET,
  TASKS: 'tasks',
  DOCUMENTS: 'notes',
  VENTILATOR: SHEET,
  ARTERIAL_BLOOD_GAS: SHEET,
  HEMODYNAMICS: SHEET,
  FLUIDS: SHEET,
  PAST_HISTORY: SHEET,
  PRESCRIPTION_VALIDATIONS: 'medicines',
  DIAGNOSIS: SHEET,
  REFERRAL: 'tasks',
  REVIEW: 'tasks',
  NOTES_AND_ATTACHMENTS: SHEET,
  LAB_TEST_RESULT_CASESHEET_V2: 'labs',
  NCD: 'scores',
  AICVD: 'scores',
  PREDIABETES: 'scores',
  IMMUNISATIONS: 'record',
  CARE_PLANS: 'record',
  ENCOUNTERS: 'record',
  OTHER_ENTRIES: 'record',
  TIMELINE: 'overview',
  SCORES: 'scores',
  CALLS: 'calls',
  CONSULTATIONS: 'encounters',
  MESSAGES: 'messages',
  DETAILS: 'details',
};

const tabOf = (place: RecordPlace): PatientTab =>
  Object.hasOwn(TABS, place) ? TABS[place as keyof typeof TABS] : SHEET;

export interface RecordJumpProps {
  readonly vitaId: string;
  readonly part: RefObject<HTMLElement | null>;
  /** The patient header, printed on every page. */
  readonly head: RefObject<HTMLElement | null>;
}

/** The place to print once it is drawn. Module state, because the page remounts when the tab changes. */
const printing: { current: string | undefined } = { current: undefined };

/** Returns the place named in the address, once per visit. */
function useSought(): RequestedPlace | undefined {
  const [query] = useSearchParams();
  const key = query.get('part');
  const { key: visit } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a place is gone to each time that it is asked for
  return useMemo(() => (key === null ? undefined : { key, prints: printing.current === key }), [key, visit]);
}

const codesIn = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : []);

/** Returns all places, with the organisation's preferred ones first. */
function useOrder(): readonly RecordPlace[] {
  const { http } = useConsole();
  const type = 'MEDICAL_RECORD';
  const { state } = useQuery([http, type], (signal) => http.call(getPreference, { query: { type }, signal }));
  const info = state.phase === 'ready' && state.value.code === 1 && state.value.preference?.preferenceInfo;
  if (!info) return RECORD_PLACES;
  const chosen = [...codesIn(info.components), ...codesIn(info.histories)];
  const first = chosen.flatMap((code) => RECORD_PLACES.find((key) => key === code) ?? []);
  return [...new Set([...first, ...RECORD_PLACES])];
}

/** Navigation to every place of the record that the person may see. */
export function RecordJump({ vitaId, part, head }: RecordJumpProps) {
  const t = useMessages(patientPageMessages);
  const { scopes } = useProfile();
  const { link, go } = useNavigation();
  const announce = useAnnounce();
  const onDone = useCallback(
    (outcome?: 'unwritten') => {
      if (outcome && printing.current !== undefined) announce(t('nothingToPrint'));
      printing.current = undefined;
    },
    [announce, t],
  );
  usePlaceFocus({ part, head }, useSought(), onDone);
  const { config } = useConsole();
  const addressOf = useItemAddress(vitaId);
  const address = (key: RecordPlace) => `${patientPath(vitaId, tabOf(key))}?part=${key}`;
  const places = useOrder()
    .filter((key) => opensTab(tabOf(key), scopes))
    .map((key) => ({
      key,
      part: t(tabOf(key)),
      link: link(address(key)),
    }));
  return (
    <RecordPlaces
      places={places}
      entries={
        decideRight(READS_NOTES, scopes).allowed
          ? (text, onOpen) => (
              <TimelineHits {...{ vitaId, text, addressOf, onOpen }} partner={config.retailPartner} />
            )
          : undefined
      }
      onPrint={(key) => {
        printing.current = key;
        go(address(key));
      }}
    />
  );
}
