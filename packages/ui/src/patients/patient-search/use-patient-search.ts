import {
  createPatientSearch,
  createRecentPatients,
  createScanBurst,
  type PatientMatch,
  type PatientSearch,
  type RecentPatients,
  readScannedCode,
} from '@careline/core/internal/patients';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { useAnnounce } from '../../primitives/live-region/index.ts';
import { useHttp } from '../../provider/index.ts';
import { useStore } from '../../store/index.ts';
import { patientSearchMessages } from './patient-search.messages.ts';
import { useSearchKeys } from './use-search-keys.ts';

export interface PatientSearchOptions {
  readonly onPatientSelected: (patient: PatientMatch) => void;
  readonly recents?: RecentPatients;
  readonly wait?: number;
  readonly only?: 'health-check' | undefined;
  /** If false, a chosen patient opens at once. */
  readonly identityCheck?: boolean;
}

function useController({ wait, only, recents }: PatientSearchOptions) {
  const http = useHttp();
  const search = useMemo(() => createPatientSearch({ http, wait, only }), [http, wait, only]);
  useEffect(() => () => search.clear(), [search]);
  const own = useMemo(() => createRecentPatients(), []);
  return { search, recents: recents ?? own };
}

/** Handles Enter once until the text changes, because scanners send Enter repeatedly. */
function useSubmit(search: PatientSearch, check: (vitaId: string) => void) {
  const submitted = useRef<string | undefined>(undefined);
  const again = () => {
    submitted.current = undefined;
  };
  const submit = async (otherwise: () => void) => {
    const { text } = search.store.getState();
    if (submitted.current === text) return;
    submitted.current = text;
    const only = await search.submit();
    if (only) return check(only.vitaId);
    again();
    otherwise();
  };
  return { submit, again };
}

function useField(input: HTMLInputElement | null, onText: (text: string) => void) {
  const [burst] = useState(createScanBurst);
  return {
    typed(text: string, at: number) {
      burst.typed(text, at);
      onText(text);
    },
    /** Sets the text from code. */
    write(text: string) {
      if (input) input.value = text;
      burst.typed(text, Number.NEGATIVE_INFINITY);
      onText(text);
    },
    scanned: ({ key, timeStamp }: KeyboardEvent) =>
      key === 'Enter' || key === 'Tab' ? burst.ended(timeStamp) : undefined,
  };
}

export type PatientSearchState = ReturnType<typeof usePatientSearch>;

/** Combines core's search, the combobox keys and the identity check. */
export function usePatientSearch(input: HTMLInputElement | null, options: PatientSearchOptions) {
  const t = useMessages(patientSearchMessages);
  const announce = useAnnounce();
  const { search, recents } = useController(options);
  const state = useStore(search.store, (whole) => whole);
  const opened = useStore(recents.store, (whole) => whole);
  const [checkedId, setChecked] = useState<string>();
  const [filming, film] = useState(false);
  const idle = state.phase === 'idle';
  const rows = idle ? opened : state.rows;
  /** Reads from the store, because the last render may be older than the key press. */
  const check = (vitaId: string) => {
    const { phase, rows: found } = search.store.getState();
    const known = phase === 'idle' ? recents.store.getState() : found;
    const picked = known.find((row) => row.vitaId === vitaId);
    if (picked && options.identityCheck === false) open(picked);
    else if (picked) setChecked(vitaId);
  };
  const { submit, again } = useSubmit(search, check);

  const askToChoose = () => {
    if (search.store.getState().rows.length > 1) announce(t('chooseOne'));
  };
  const keys = useSearchKeys({
    ids: rows.map((row) => row.vitaId),
    onPick: check,
    onSubmit: () => void submit(askToChoose),
    onClear: state.text === '' ? undefined : () => field.write(''),
    onEnd() {
      search.more();
      return search.store.getState().loadingMore;
    },
  });
  const field = useField(input, (text) => {
    keys.setActive(undefined);
    setChecked(undefined);
    film(false);
    again();
    search.type(text);
  });
  const scan = (code: string) => {
    field.write(code);
    void submit(askToChoose);
  };
  const goBack = () => {
    setChecked(undefined);
    film(false);
    again();
    input?.focus();
  };
  const open = (patient: PatientMatch) => {
    goBack();
    recents.add(patient);
    options.onPatientSelected(patient);
  };
  return {
    search,
    state,
    idle,
    rows,
    active: keys.active,
    check,
    /** The patient whose identity is being checked, always one of the visible rows. */
    checked: rows.find(({ vitaId }) => vitaId === checkedId),
    /** Returns from the check or the camera to the text and its list. */
    goBack,
    filming,
    film,
    seen(code: string) {
      goBack();
      scan(readScannedCode(code));
    },
    open,
    scan,
    write: field.write,
    onText: field.typed,
    onKeyDown(event: KeyboardEvent) {
      const code = field.scanned(event);
      if (code === undefined) return keys.onKeyDown(event);
      event.preventDefault();
      scan(code);
    },
  };
}
