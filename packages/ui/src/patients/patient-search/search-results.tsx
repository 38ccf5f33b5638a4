import {
  isSimilarName,
  type PatientSearch,
  type PatientSearchState,
  type RegistrationStart,
  registrationStart,
  type SearchQuery,
} from '@careline/core/internal/patients';
import type { ReactNode } from 'react';
import { RequestFailed } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { RestingGround } from '../resting-search/index.ts';
import { patientSearchMessages } from './patient-search.messages.ts';

export interface SearchResultsProps {
  readonly search: PatientSearch;
  readonly state: PatientSearchState;
  /** Ids of patients who share their name with another row. */
  readonly twins: ReadonlySet<string>;
  readonly options: ReactNode;
  /** Shown when a complete UHID or phone number has no match. */
  readonly beyond: ((searched: RegistrationStart) => ReactNode) | undefined;
  readonly onRegister: ((start: RegistrationStart) => void) | undefined;
  /** Shown before anything is typed; an icon by default. */
  readonly drawing: ReactNode;
}

/** Skeletons with the height of an option. */
function Searching() {
  return (
    <div aria-hidden="true" className="divide-y divide-line">
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className="flex min-h-16 flex-col justify-center px-4 py-2">
          <div className="w-2/5">
            <Skeleton />
          </div>
          <div className="w-4/5">
            <Skeleton />
          </div>
        </div>
      ))}
    </div>
  );
}

const WHAT_TO_CHECK = {
  uhid: 'noneUhid',
  phone: 'nonePhone',
  name: 'noneName',
  birthDate: 'noneBirthDate',
} as const;

type Asked = Exclude<SearchQuery, { kind: 'empty' }>;

/** Returns the UHID and phone number of the query: anything that may be a UHID, but only a complete phone number. */
function searchedBy(query: Asked): RegistrationStart {
  const uhid = query.kind === 'uhid' ? query.value : query.kind === 'phone' ? query.uhid : undefined;
  const phone = query.kind === 'phone' && query.missing === 0 ? query.value : undefined;
  return { ...(uhid !== undefined && { uhid }), ...(phone !== undefined && { phone }) };
}

interface NoneProps extends Pick<SearchResultsProps, 'beyond' | 'onRegister'> {
  readonly query: Asked;
  readonly text: string;
}

function None({ query, text, beyond, onRegister }: NoneProps) {
  const t = useMessages(patientSearchMessages);
  const searched = searchedBy(query);
  const other = Object.keys(searched).length > 0 && beyond?.(searched);
  const register = onRegister && (
    <Button variant="primary" icon="add" onClick={() => onRegister(registrationStart(query))}>
      {t('register')}
    </Button>
  );
  return (
    <EmptyState
      icon="search"
      title={t('noneTitle', { text: text.trim() })}
      action={
        (register || other) && (
          <>
            {register}
            {other}
          </>
        )
      }
    >
      <p>{t(WHAT_TO_CHECK[query.kind])}</p>
      <p>{t('noneFacility')}</p>
    </EmptyState>
  );
}

function Failed({ search, state }: Pick<SearchResultsProps, 'search' | 'state'>) {
  const t = useMessages(patientSearchMessages);
  const { error } = state;
  return (
    <div className="p-4">
      <RequestFailed title={t('failedTitle')} onRetry={search.retry} error={error} />
    </div>
  );
}

/** Shows the button for the next page, or its loading or error state. */
function More({ search, state }: Pick<SearchResultsProps, 'search' | 'state'>) {
  const t = useMessages(patientSearchMessages);
  const { error, loadingMore, next } = state;
  if (next === null) return null;
  return (
    <div className="flex flex-col items-center gap-2 border-line border-t p-3">
      {error ? (
        <RequestFailed title={t('moreFailed')} onRetry={search.retry} error={error} />
      ) : (
        <Button icon="expand_more" busy={loadingMore} onClick={search.more}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}

function Caution({ children }: { readonly children: string }) {
  return (
    <p className="flex items-center gap-2 border-line border-b bg-warning-soft px-4 py-2 text-on-warning-soft text-sm">
      <Icon name="warning" size={18} />
      {children}
    </p>
  );
}

function Found({ search, state, twins, options }: SearchResultsProps) {
  const t = useMessages(patientSearchMessages);
  const { rows, text } = state;
  return (
    <>
      {rows.some(isSimilarName) && <Caution>{t('similarNames', { text: text.trim() })}</Caution>}
      {twins.size > 0 && <Caution>{t('sameNameWarning')}</Caution>}
      {options}
      <More search={search} state={state} />
    </>
  );
}

/** Shows recent patients, or a hint. */
function Idle({ options, drawing }: Pick<SearchResultsProps, 'options' | 'drawing'>) {
  const t = useMessages(patientSearchMessages);
  if (!options) return <RestingGround drawing={drawing} />;
  return (
    <>
      <p className="border-line border-b px-4 py-2 font-medium text-muted text-xs">{t('recents')}</p>
      {options}
    </>
  );
}

export function SearchResults(props: SearchResultsProps) {
  const { phase, query, text } = props.state;
  if (phase === 'waiting' || phase === 'searching') return <Searching />;
  if (phase === 'failed') return <Failed {...props} />;
  if (phase === 'found') return <Found {...props} />;
  if (phase === 'none' && query.kind !== 'empty') return <None {...props} query={query} text={text} />;
  return <Idle options={props.options} drawing={props.drawing} />;
}
