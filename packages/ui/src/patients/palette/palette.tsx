import type { HttpClient } from '@careline/core/internal/http';
import {
  createPatientSearch,
  createRecentPatients,
  type PatientMatch,
  type PatientSearch,
  type RecentPatients,
  sameNamed,
} from '@careline/core/internal/patients';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { LiveRegionProvider } from '../../primitives/live-region/index.ts';
import { useStore } from '../../store/index.ts';
import { IdentityCheck } from '../patient-search/index.ts';
import { paletteMessages } from './palette.messages.ts';
import { PaletteList, paletteOptionId } from './palette-list.tsx';
import { type PaletteEntry, type PaletteRow, paletteRows } from './palette-rows.ts';

export type { PaletteEntry } from './palette-rows.ts';

/** For users who may search patients. The search itself checks their rights. */
export interface PalettePatients {
  readonly http: HttpClient;
  readonly recents: RecentPatients;
  /** Called after the user has confirmed the patient's identity. */
  readonly onOpen: (patient: PatientMatch) => void;
}

export interface PaletteProps {
  readonly onClose: () => void;
  readonly screens: readonly PaletteEntry[];
  readonly actions: readonly PaletteEntry[];
  readonly patients?: PalettePatients;
}

/** Stands in for the HTTP client when the user may not search patients. */
const NOBODY: HttpClient = { call: () => Promise.reject(new Error('There is no search of patients here.')) };
const NOBODY_FOUND: readonly PatientMatch[] = [];

function useFound(patients: PalettePatients | undefined) {
  const http = patients?.http;
  const search = useMemo<PatientSearch>(
    () => createPatientSearch({ http: http ?? NOBODY, limit: 8 }),
    [http],
  );
  useEffect(() => () => search.clear(), [search]);
  return { search, state: useStore(search.store, (whole) => whole) };
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface KeysOptions {
  readonly rows: readonly PaletteRow[];
  readonly active: string | undefined;
  readonly setActive: (key: string | undefined) => void;
  readonly onPick: (row: PaletteRow) => void;
  /** Called on Enter when there is nothing to choose yet. */
  readonly onSubmit: () => void;
}

function onListKey(event: KeyboardEvent, { rows, active, setActive, onPick, onSubmit }: KeysOptions): void {
  if (event.nativeEvent.isComposing) return;
  const step = STEPS[event.key];
  const index = rows.findIndex(({ key }) => key === active);
  if (step !== undefined && rows.length > 0) {
    event.preventDefault();
    setActive(rows[(index + step + rows.length) % rows.length]?.key);
  } else if (event.key === 'Enter') {
    event.preventDefault();
    const row = rows[index];
    if (row) onPick(row);
    else onSubmit();
  }
}

/** Returns the status line between the text field and its results. */
function useStatus(state: ReturnType<typeof useFound>['state'], rows: number, searches: boolean): string {
  const t = useMessages(paletteMessages);
  if (searches && (state.phase === 'waiting' || state.phase === 'searching')) return t('searching');
  if (searches && state.phase === 'failed') return t('failed');
  if (searches && state.phase === 'incomplete' && rows === 0) return t('goOn');
  if (rows === 0) return t('none');
  return state.text.trim() === '' ? '' : t('count', { count: rows });
}

function usePalette({ onClose, screens, actions, patients }: PaletteProps) {
  const { search, state } = useFound(patients);
  const none = useMemo(() => createRecentPatients(), []);
  const recents = useStore((patients?.recents ?? none).store, (whole) => whole);
  const [text, setText] = useState('');
  const [chosen, setActive] = useState<string>();
  const [checked, setChecked] = useState<PatientMatch>();
  const found = patients ? state.rows : NOBODY_FOUND;
  const rows = useMemo(
    () => paletteRows({ text, screens, actions, recents, found }),
    [text, screens, actions, recents, found],
  );
  const active = rows.some(({ key }) => key === chosen) ? chosen : rows[0]?.key;
  const pick = (row: PaletteRow) => {
    if ('patient' in row) return setChecked(row.patient);
    onClose();
    row.entry.onRun();
  };
  return {
    state,
    text,
    rows,
    active,
    checked,
    twins: sameNamed(found),
    setChecked,
    pick,
    type(next: string) {
      setText(next);
      setActive(undefined);
      if (patients) search.type(next);
    },
    onKeyDown: (event: KeyboardEvent) =>
      onListKey(event, {
        rows,
        active,
        setActive,
        onPick: pick,
        onSubmit: () => void search.submit().then((only) => only && setChecked(only)),
      }),
  };
}

function Body(props: PaletteProps) {
  const { patients, onClose } = props;
  const t = useMessages(paletteMessages);
  const palette = usePalette(props);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const statusId = useId();
  const status = useStatus(palette.state, palette.rows.length, patients !== undefined);
  const { checked, active, rows } = palette;
  const goBack = () => {
    palette.setChecked(undefined);
    field.current?.focus();
  };
  const label = t(patients ? 'field' : 'fieldNoPatients');
  return (
    <div className="-m-4 flex h-[min(32rem,calc(100dvh-160px))] flex-col">
      <div className="relative border-line border-b">
        <Icon name="search" size={22} className="absolute inset-y-0 start-4 my-auto text-muted" />
        <input
          ref={field}
          data-autofocus
          type="text"
          role="combobox"
          aria-label={label}
          placeholder={label}
          aria-autocomplete="list"
          aria-expanded={rows.length > 0 && !checked}
          aria-controls={listId}
          aria-activedescendant={active && !checked ? paletteOptionId(listId, active) : undefined}
          aria-describedby={statusId}
          autoComplete="off"
          spellCheck={false}
          value={palette.text}
          onChange={({ target }) => {
            palette.setChecked(undefined);
            palette.type(target.value);
          }}
          onKeyDown={palette.onKeyDown}
          className="h-14 w-full bg-transparent ps-12 pe-4 text-lg -outline-offset-2"
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {checked && patients ? (
          <IdentityCheck
            key={checked.vitaId}
            patient={checked}
            sameName={palette.twins.has(checked.vitaId)}
            onConfirm={(patient) => {
              onClose();
              patients.recents.add(patient);
              patients.onOpen(patient);
            }}
            onBack={goBack}
            onType={goBack}
          />
        ) : (
          <PaletteList id={listId} rows={rows} active={active} onPick={palette.pick} />
        )}
      </div>
      <div className="flex min-h-10 items-center justify-between gap-4 border-line border-t px-4 text-muted text-xs">
        <p id={statusId} role="status">
          {status}
        </p>
        <p aria-hidden="true" className="shrink-0 pointer-coarse:hidden max-sm:hidden">
          {t('keys')}
        </p>
      </div>
    </div>
  );
}

/**
 * Searches patients, screens and actions in one field. The user confirms a patient's identity before the record opens.
 */
export function Palette(props: PaletteProps) {
  const t = useMessages(paletteMessages);
  return (
    <Dialog open onClose={props.onClose} title={t('title')} width="medium">
      <LiveRegionProvider>
        <Body {...props} />
      </LiveRegionProvider>
    </Dialog>
  );
}
