import type { HttpClient } from '@careline/core/http';
import {
  type PatientMatch,
  type RecentPatients,
  type RegistrationStart,
  sameNamed,
} from '@careline/core/patients';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { MessagesProvider, useLocale, useMessages } from '../../messages/index.ts';
import { LiveRegionProvider } from '../../primitives/live-region/index.ts';
import type { IdentityOptions } from '../patient-identity/index.ts';
import { IdentityCheck } from './identity-check.tsx';
import { optionId, PatientOptions } from './patient-options.tsx';
import { patientSearchMessages } from './patient-search.messages.ts';
import { AdoptedBox, ClearButton, SearchBox } from './search-box.tsx';
import { SearchResults } from './search-results.tsx';
import { SearchStatus } from './search-status.tsx';
import { useAnnouncedResults } from './use-announced-results.ts';
import { useComboboxInput } from './use-combobox-input.ts';
import { usePatientSearch } from './use-patient-search.ts';

export interface PatientSearchProps extends IdentityOptions {
  readonly http: HttpClient;
  /** The facility that is searched. When it changes, what was found is forgotten; an `input` of the page keeps its text. */
  readonly facilityId?: string;
  /** A patient was chosen, and the person confirmed that it is them. */
  readonly onPatientSelected: (patient: PatientMatch) => void;
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
  /** Patients opened last, kept by the owner for as long as one person is signed in; else by the widget itself. */
  readonly recents?: RecentPatients;
  /** What is offered beside the advice when a whole UHID finds nobody, such as another way to the record. */
  readonly beyond?: (uhid: string) => ReactNode;
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

function Search(props: PatientSearchProps) {
  const { input, beyond, onRegister, timeZone, now } = props;
  const t = useMessages(patientSearchMessages);
  const { field, setOwn } = useInput(props);
  const desk = usePatientSearch(field, props);
  const { search, state, idle, rows, active, checked, leaveCheck } = desk;
  const statusId = useId();
  const listId = useId();
  const twins = useMemo(() => sameNamed(rows), [rows]);
  useAnnouncedResults(state);
  const options = rows.length > 0 && !checked && (
    <PatientOptions
      listId={listId}
      label={t(idle ? 'recents' : 'results')}
      rows={rows}
      twins={twins}
      active={active}
      onPick={desk.check}
      showMatch={!idle}
      timeZone={timeZone}
      now={now}
    />
  );
  useComboboxInput(field, {
    onText: desk.onText,
    onKeyDown: desk.onKeyDown,
    listId: options ? listId : undefined,
    activeId: active !== undefined && options ? optionId(listId, active) : undefined,
    describedBy: statusId,
  });
  const clear = () => {
    desk.write('');
    field?.focus();
  };
  const searchAnew = () => {
    leaveCheck();
    field?.select();
  };
  const tools = state.text !== '' && <ClearButton onClear={clear} />;
  return (
    <search className="@container flex flex-col gap-3">
      {input ? (
        <AdoptedBox input={input}>{tools}</AdoptedBox>
      ) : (
        <SearchBox inputRef={setOwn}>{tools}</SearchBox>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <SearchStatus id={statusId} query={state.query} />
        {options && <p className="text-muted text-sm @max-xl:hidden">{t('keys')}</p>}
      </div>
      <div
        aria-busy={state.phase === 'waiting' || state.phase === 'searching'}
        className="min-h-48 overflow-hidden rounded-card border border-line bg-raised"
      >
        {checked ? (
          <IdentityCheck
            key={checked.vitaId}
            patient={checked}
            sameName={twins.has(checked.vitaId)}
            onConfirm={desk.open}
            onBack={leaveCheck}
            onType={searchAnew}
            timeZone={timeZone}
            now={now}
          />
        ) : (
          <SearchResults
            search={search}
            state={state}
            twins={twins}
            options={options}
            beyond={beyond}
            onRegister={onRegister}
          />
        )}
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
