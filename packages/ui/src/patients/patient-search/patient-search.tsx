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

/** What a camera tells the search. */
export interface CameraSlot {
  readonly onCode: (code: string) => void;
  readonly onCancel: () => void;
}

export interface PatientSearchProps {
  /** The facility that is searched. When it changes, what was found is forgotten; an `input` of the page keeps its text. */
  readonly facilityId?: string;
  /** A patient was chosen, and the person confirmed that it is them. */
  readonly onPatientSelected: (patient: PatientMatch) => void;
  /** Whom a person picks is opened at once when it is false: whoever uses the widget compares who it is. */
  readonly identityCheck?: boolean;
  /** The server knows nobody of what was typed. */
  readonly onNobodyFound?: (start: RegistrationStart) => void;
  /** Nobody was found: registration begins with what was typed. Without it none is offered. */
  readonly onRegister?: (start: RegistrationStart) => void;
  /** Another one than the nearest provider's. */
  readonly locale?: string;
  readonly autoFocus?: boolean;
  /**
   * A native input that stands on the page already, with its label: the search binds to it and draws everything else.
   * Whatever stands in it is searched for. Its parent must be positioned: the tools are laid on its end.
   */
  readonly input?: HTMLInputElement;
  /** Draws the camera where the browser offers one, until it has seen a code; without it no camera is offered. */
  readonly camera?: (panel: CameraSlot) => ReactNode;
  /** Patients opened last, kept by the owner for as long as one person is signed in; else by the widget itself. */
  readonly recents?: RecentPatients;
  /**
   * What is offered beside the advice when a whole UHID or phone number finds nobody, such as another way to the record.
   * Digits may be both.
   */
  readonly beyond?: (sought: RegistrationStart) => ReactNode;
  /** Drawn before anything is typed, in place of an icon: on a page of its own. */
  readonly drawing?: ReactNode;
  /** Milliseconds without a key after which the server is asked. */
  readonly wait?: number;
}

/** The text field: the one handed in, or the one drawn here. */
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
  /** The next search begins with the next character. */
  readonly onType: () => void;
}

/** What stands under the text field: the camera, the check of an identity, or what was found. */
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

type FromSearch = 'listId' | 'rows' | 'active' | 'onPick' | 'sought';

/** The listbox, while there is something to choose and nothing is drawn over it. */
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
      sought={searching.idle ? '' : searching.state.text}
    />
  );
}

interface BoxProps {
  readonly searching: PatientSearchState;
  readonly field: HTMLInputElement | null;
  readonly setOwn: (input: HTMLInputElement | null) => void;
  readonly props: PatientSearchProps;
}

/** The text field with its tools: drawn here, or found on the page. */
function Box({ searching, field, setOwn, props }: BoxProps) {
  const clear = () => {
    searching.write('');
    field?.focus();
  };
  const onClear = searching.state.text === '' ? undefined : clear;
  const onCamera = props.camera && (() => searching.film(true));
  // Without tools nothing is drawn into a page's own field: ground that React draws on costs as much as a search.
  const tools = (onClear || onCamera) && <SearchTools onClear={onClear} onCamera={onCamera} />;
  if (props.input) return tools && <AdoptedBox input={props.input}>{tools}</AdoptedBox>;
  return (
    <SearchBox inputRef={setOwn} room={props.camera ? 2 : 1}>
      {tools}
    </SearchBox>
  );
}

/** Tells the owner once of each search that found nobody. */
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
  const searchAnew = () => {
    searching.goBack();
    field?.select();
  };
  return (
    <search className="@container flex flex-col gap-3">
      <Box searching={searching} field={field} setOwn={setOwn} props={props} />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <SearchStatus id={statusId} query={state.query} />
        {options && <p className="text-muted text-sm @max-xl:hidden">{t('keys')}</p>}
      </div>
      <div
        aria-busy={state.phase === 'waiting' || state.phase === 'searching'}
        className="min-h-48 overflow-hidden rounded-card border border-line bg-raised"
      >
        <Ground {...props} searching={searching} twins={twins} options={options} onType={searchAnew} />
      </div>
    </search>
  );
}

/**
 * One box for UHID, phone number, name or birth date: says what it understood and what is missing, asks only then, and
 * opens only what the current text found, once a person has compared who it is. Inline, on its own ground, at any width.
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
