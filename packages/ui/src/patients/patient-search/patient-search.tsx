import {
  type PatientMatch,
  type RecentPatients,
  type RegistrationStart,
  registrationStart,
  sameNamed,
} from '@careline/core/internal/patients';
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { MessagesProvider, useLocale, useMessages } from '../../messages/index.ts';
import { LiveRegionProvider } from '../../primitives/live-region/index.ts';
import { IdentityCheck } from './identity-check.tsx';
import { optionId, PatientOptions, type PatientOptionsProps } from './patient-options.tsx';
import { patientSearchMessages } from './patient-search.messages.ts';
import { AdoptedBox, SearchBox, SearchTools } from './search-box.tsx';
import { SearchResults } from './search-results.tsx';
import { SearchStatus } from './search-status.tsx';
import { useAnnouncedResults } from './use-announced-results.ts';
import { useComboboxInput } from './use-combobox-input.ts';
import { type PatientSearchState, usePatientSearch } from './use-patient-search.ts';

/** Props for the camera panel. */
export interface CameraSlot {
  readonly onCode: (code: string) => void;
  readonly onCancel: () => void;
}

export interface PatientSearchProps {
  /** The facility to search. When it changes, results are cleared; the text in the page's own `input` stays. */
  readonly facilityId?: string;
  /** Called when the user has chosen a patient and confirmed their identity. */
  readonly onPatientSelected: (patient: PatientMatch) => void;
  /** If false, a chosen patient opens at once, and the caller must check the identity. */
  readonly identityCheck?: boolean;
  readonly onNobodyFound?: (start: RegistrationStart) => void;
  /** Called to register the patient when no match is found, with the search text. Without it, this is not offered. */
  readonly onRegister?: (start: RegistrationStart) => void;
  /** Overrides the locale of the nearest provider. */
  readonly locale?: string;
  readonly autoFocus?: boolean;
  /** Text to search for at first. */
  readonly initialText?: string | undefined;
  /**
   * A native input already on the page, with its own label. The search binds to it, searches for its text and renders
   * everything else. Its parent must be positioned, because the buttons are placed over its end.
   */
  readonly input?: HTMLInputElement;
  /** Renders the camera, where the browser has one, until it sees a code. Without it, no camera is offered. */
  readonly camera?: (panel: CameraSlot) => ReactNode;
  /** Recently opened patients, kept by the caller for one signed-in user. By default the widget keeps its own. */
  readonly recents?: RecentPatients;
  /**
   * Shown when a complete UHID or phone number has no match, such as another way to find the record. The same digits
   * can be either.
   */
  readonly beyond?: (searched: RegistrationStart) => ReactNode;
  /** Illustration before anything is typed, instead of an icon. For a page of its own. */
  readonly drawing?: ReactNode;
  /** Restricts the search to patients with a health check at the facility. */
  readonly only?: 'health-check';
  /** Milliseconds without typing before the search is sent. */
  readonly wait?: number;
}

/** Returns the text field: the one passed in, or the one rendered here. */
function useInput({ input, autoFocus }: PatientSearchProps) {
  const [own, setOwn] = useState<HTMLInputElement | null>(null);
  const field = input ?? own;
  useEffect(() => {
    if (autoFocus) field?.focus();
  }, [autoFocus, field]);
  return { field, setOwn };
}

interface GroundProps extends PatientSearchProps {
  readonly searching: PatientSearchState;
  readonly twins: ReadonlySet<string>;
  readonly options: ReactNode;
  /** Called when the next character starts a new search. */
  readonly onType: () => void;
}

/** The area under the text field: camera, identity check or results. */
function Ground({ searching, twins, options, onType, ...props }: GroundProps) {
  const { checked } = searching;
  if (searching.filming && props.camera)
    return props.camera({ onCode: searching.seen, onCancel: searching.goBack });
  if (checked) {
    return (
      <IdentityCheck
        key={checked.vitaId}
        patient={checked}
        sameName={twins.has(checked.vitaId)}
        onConfirm={searching.open}
        onBack={searching.goBack}
        onType={onType}
      />
    );
  }
  return (
    <SearchResults
      search={searching.search}
      state={searching.state}
      twins={twins}
      options={options}
      beyond={props.beyond}
      onRegister={props.onRegister}
      drawing={props.drawing}
    />
  );
}

type FromSearch = 'listId' | 'rows' | 'active' | 'onPick' | 'searchText';

/** Returns the listbox while there are options and nothing covers them. */
function optionsOf(
  searching: PatientSearchState,
  listId: string,
  props: Omit<PatientOptionsProps, FromSearch>,
) {
  if (searching.rows.length === 0 || searching.checked || searching.filming) return undefined;
  return (
    <PatientOptions
      {...props}
      listId={listId}
      rows={searching.rows}
      active={searching.active}
      onPick={searching.check}
      searchText={searching.idle ? '' : searching.state.text}
    />
  );
}

interface BoxProps {
  readonly searching: PatientSearchState;
  readonly field: HTMLInputElement | null;
  readonly setOwn: (input: HTMLInputElement | null) => void;
  readonly props: PatientSearchProps;
}

/** The text field with its buttons, rendered here or already on the page. */
function Box({ searching, field, setOwn, props }: BoxProps) {
  const clear = () => {
    searching.write('');
    field?.focus();
  };
  const onClear = searching.state.text === '' ? undefined : clear;
  const onCamera = props.camera && (() => searching.film(true));
  // With no buttons, renders nothing into the page's own field: a React root there costs as much as a search.
  const tools = (onClear || onCamera) && <SearchTools onClear={onClear} onCamera={onCamera} />;
  if (props.input) return tools && <AdoptedBox input={props.input}>{tools}</AdoptedBox>;
  return (
    <SearchBox inputRef={setOwn} initialText={props.initialText} room={props.camera ? 2 : 1}>
      {tools}
    </SearchBox>
  );
}

/** Calls the callback once for each search without a match. */
function useNobodyFound(
  { phase, query }: PatientSearchState['state'],
  callback: PatientSearchProps['onNobodyFound'],
): void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => {
    if (phase === 'none') latest.current?.(registrationStart(query));
  }, [phase, query]);
}

function Search(props: PatientSearchProps) {
  const t = useMessages(patientSearchMessages);
  const { field, setOwn } = useInput(props);
  const searching = usePatientSearch(field, props);
  const { state, rows, active } = searching;
  const statusId = useId();
  const listId = useId();
  const twins = useMemo(() => sameNamed(rows), [rows]);
  useAnnouncedResults(state);
  useNobodyFound(state, props.onNobodyFound);
  const label = t(searching.idle ? 'recents' : 'results');
  const options = optionsOf(searching, listId, { label, twins });
  useComboboxInput(field, {
    onText: searching.onText,
    onKeyDown: searching.onKeyDown,
    listId: options && listId,
    activeId: options && active !== undefined ? optionId(listId, active) : undefined,
    describedBy: statusId,
  });
  const searchAgain = () => {
    searching.goBack();
    field?.select();
  };
  return (
    <search className="@container flex flex-col gap-3">
      <Box searching={searching} field={field} setOwn={setOwn} props={props} />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <SearchStatus id={statusId} query={state.query} />
        {options && <p className="text-muted text-xs @max-xl:hidden">{t('keys')}</p>}
      </div>
      <div
        aria-busy={state.phase === 'waiting' || state.phase === 'searching'}
        className="min-h-48 overflow-hidden rounded-card border border-line bg-raised"
      >
        <Ground {...props} searching={searching} twins={twins} options={options} onType={searchAgain} />
      </div>
    </search>
  );
}

/**
 * Searches patients by UHID, phone number, name or birth date in one field. Shows how it read the text and what is
 * missing, and searches once the text is complete enough. Opens only a patient found for the current text, after the
 * identity check. Fits any width.
 */
export function PatientSearch(props: PatientSearchProps) {
  const inherited = useLocale();
  return (
    <MessagesProvider locale={props.locale ?? inherited}>
      <LiveRegionProvider>
        <Search key={props.facilityId} {...props} />
      </LiveRegionProvider>
    </MessagesProvider>
  );
}
