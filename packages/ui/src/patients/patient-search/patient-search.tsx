import type { HttpClient } from '@careline/core/http';
import type { PatientMatch, RecentPatients } from '@careline/core/patients';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useMessages } from '../../messages/index.ts';
import { LiveRegionProvider } from '../../primitives/live-region/index.ts';
import type { IdentityOptions } from '../patient-identity/index.ts';
import { optionId, PatientOptions } from './patient-options.tsx';
import { patientSearchMessages } from './patient-search.messages.ts';
import { SearchBox } from './search-box.tsx';
import { SearchResults } from './search-results.tsx';
import { SearchStatus } from './search-status.tsx';
import { useAnnouncedResults } from './use-announced-results.ts';
import { usePatientSearch } from './use-patient-search.ts';

export interface PatientSearchProps extends IdentityOptions {
  readonly http: HttpClient;
  /** A person was chosen: by a click, by Enter on an option, or by Enter on a text that exactly one matches. */
  readonly onOpen: (patient: PatientMatch) => void;
  readonly autoFocus?: boolean;
  /** Patients opened last, kept by the owner for as long as one person is signed in; else by the widget itself. */
  readonly recents?: RecentPatients;
  /** What is offered beside the advice when a whole UHID finds nobody, such as another way to the record. */
  readonly beyond?: (uhid: string) => ReactNode;
  /** Milliseconds without a key after which the server is asked. */
  readonly wait?: number;
}

function useFocusOnce(wanted: boolean) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (wanted) input.current?.focus();
  }, [wanted]);
  return input;
}

function Search(props: PatientSearchProps) {
  const { autoFocus = false, beyond, timeZone, now } = props;
  const t = useMessages(patientSearchMessages);
  const { search, state, idle, rows, keys, pick, type } = usePatientSearch(props);
  const input = useFocusOnce(autoFocus);
  const statusId = useId();
  const listId = useId();
  useAnnouncedResults(state);
  const options = rows.length > 0 && (
    <PatientOptions
      listId={listId}
      label={t(idle ? 'recents' : 'results')}
      rows={rows}
      active={keys.active}
      onPick={pick}
      showMatch={!idle}
      timeZone={timeZone}
      now={now}
    />
  );
  return (
    <search className="@container flex flex-col gap-3">
      <SearchBox
        inputRef={input}
        text={state.text}
        onText={type}
        onKeyDown={keys.onKeyDown}
        describedBy={statusId}
        listId={options ? listId : undefined}
        activeId={keys.active === undefined ? undefined : optionId(listId, keys.active)}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <SearchStatus id={statusId} query={state.query} />
        {options && <p className="text-muted text-sm @max-xl:hidden">{t('keys')}</p>}
      </div>
      <div
        aria-busy={state.phase === 'waiting' || state.phase === 'searching'}
        className="min-h-48 overflow-hidden rounded-card border border-line bg-raised"
      >
        <SearchResults search={search} state={state} options={options} beyond={beyond} />
      </div>
    </search>
  );
}

/**
 * One box for UHID, phone number or name: says what it understood and what is missing, asks only then, and opens only
 * what the current text found. Inline, on its own ground, at any width.
 */
export function PatientSearch(props: PatientSearchProps) {
  return (
    <LiveRegionProvider>
      <Search {...props} />
    </LiveRegionProvider>
  );
}
