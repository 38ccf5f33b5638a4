import type { HttpClient } from '@careline/core/http';
import {
  createPatientSearch,
  createRecentPatients,
  type PatientMatch,
  type PatientSearch,
  type RecentPatients,
} from '@careline/core/patients';
import { useEffect, useMemo, useRef } from 'react';
import { useMessages } from '../../messages/index.ts';
import { useAnnounce } from '../../primitives/live-region/index.ts';
import { useStore } from '../../store/index.ts';
import { patientSearchMessages } from './patient-search.messages.ts';
import { useSearchKeys } from './use-search-keys.ts';

interface PatientSearchOptions {
  readonly http: HttpClient;
  readonly onOpen: (patient: PatientMatch) => void;
  readonly recents?: RecentPatients;
  readonly wait?: number;
}

function useController({ http, wait, recents }: PatientSearchOptions) {
  const search = useMemo(() => createPatientSearch({ http, wait }), [http, wait]);
  useEffect(() => () => search.clear(), [search]);
  const own = useMemo(() => createRecentPatients(), []);
  return { search, recents: recents ?? own };
}

/** Enter on the text opens once until the text changes: scanners send Enter twice, and keep sending it. */
function useSubmit(search: PatientSearch, open: (patient: PatientMatch) => void) {
  const submitted = useRef<string | undefined>(undefined);
  return async (otherwise: () => void) => {
    const { text } = search.store.getState();
    if (submitted.current === text) return;
    submitted.current = text;
    const only = await search.submit();
    if (only) return open(only);
    submitted.current = undefined;
    otherwise();
  };
}

/** The search of core, the keys of the combobox, and what opens whom. */
export function usePatientSearch(options: PatientSearchOptions) {
  const t = useMessages(patientSearchMessages);
  const announce = useAnnounce();
  const { search, recents } = useController(options);
  const state = useStore(search.store, (whole) => whole);
  const opened = useStore(recents.store, (whole) => whole);
  const idle = state.phase === 'idle';
  const rows = idle ? opened : state.rows;

  const open = (patient: PatientMatch) => {
    recents.add(patient);
    options.onOpen(patient);
  };
  const pick = (vitaId: string) => {
    const patient = idle ? opened.find((row) => row.vitaId === vitaId) : search.pick(vitaId);
    if (patient) open(patient);
  };
  const submit = useSubmit(search, open);
  const askToChoose = () => {
    if (search.store.getState().rows.length > 1) announce(t('chooseOne'));
  };
  const keys = useSearchKeys({
    ids: rows.map((row) => row.vitaId),
    onPick: pick,
    onSubmit: () => void submit(askToChoose),
    onClear: state.text === '' ? undefined : () => search.type(''),
    onEnd() {
      search.more();
      return search.store.getState().loadingMore;
    },
  });
  const type = (text: string) => {
    keys.setActive(undefined);
    search.type(text);
  };
  return { search, state, idle, rows, keys, pick, type };
}
