import {
  type Encounter,
  type EncounterStatus,
  encounterStatusLabel,
  isOpenStatus,
  OPEN_STATUSES,
} from '@careline/core/internal/encounters';
import type { EncounterFilters } from '@careline/core/internal/encounters/consultations';
import { useId, useRef } from 'react';
import { ListStates } from '../../lists/index.ts';
import { useSteady } from '../../live/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import {
  CareProviderName,
  EncounterStatusTag,
  ModeWords,
  PriorityWords,
  PunctualityTag,
  ServiceName,
} from '../encounter-words/index.ts';
import { EncounterLink, type EncounterLinkProps, isElsewhere } from './encounter-link.tsx';
import { encounterListMessages } from './encounter-list.messages.ts';
import type { EncounterListProps } from './encounter-list-props.ts';
import { useEncounterPages } from './use-encounter-pages.ts';

type CardProps = EncounterLinkProps & {
  readonly partner?: string | undefined;
  /** Not shown for the user's own encounters. */
  readonly showsProvider: boolean;
  /** Set for columns that combine several statuses. */
  readonly showsStatus: boolean;
};

function BoardCard({ partner, showsProvider, showsStatus, ...words }: CardProps) {
  const { encounter, times } = words;
  const t = useMessages(encounterListMessages);
  const facility = isElsewhere(words) ? encounter.facilityName : undefined;
  return (
    <li className="relative flex flex-col gap-1 border-line border-b px-3 py-2 text-sm last:border-b-0 hover:bg-hover">
      <EncounterLink {...words} />
      <span className="tabular-nums">{times.when(encounter.period.start)}</span>
      <span className="wrap-anywhere">
        <ServiceName {...encounter} partner={partner} />
      </span>
      <span className="flex flex-wrap gap-x-3">
        <ModeWords {...encounter} />
        {showsProvider && <CareProviderName {...encounter} />}
        {encounter.priority !== 'routine' && <PriorityWords {...encounter} />}
      </span>
      {facility && <span>{t('atFacility', { facility })}</span>}
      <span className="flex flex-wrap gap-1 empty:hidden">
        {showsStatus && <EncounterStatusTag status={encounter.status} />}
        <PunctualityTag encounter={encounter} times={times} />
      </span>
    </li>
  );
}

type BoardProps = Omit<EncounterListProps, 'view' | 'onViewChange' | 'onFiltersChange'> &
  Pick<EncounterLinkProps, 'times'>;

interface ColumnProps extends BoardProps {
  readonly title: string;
  /** Selects which of the loaded encounters belong to this column. */
  readonly takes?: (encounter: Encounter) => boolean;
}

const everything = () => true;

function BoardColumn({ title, takes, circle, filters, ...words }: ColumnProps) {
  const t = useMessages(encounterListMessages);
  const id = useId();
  const pages = useEncounterPages(circle, filters);
  const { state } = pages;
  const rows = state.rows.filter(takes ?? everything);
  const column = useRef<HTMLElement>(null);
  useSteady(column, state.rows);
  const count = t(state.next === null ? 'column' : 'columnMore', {
    status: title,
    count: rows.length,
  });
  const none = <p className="px-3 py-2 text-muted text-xs">{t('noneInColumn')}</p>;
  return (
    <section
      ref={column}
      aria-labelledby={id}
      aria-busy={state.phase === 'loading'}
      className="min-w-0 [overflow-anchor:none] self-start rounded-card border border-line bg-raised"
    >
      <h2 id={id} className="border-line border-b px-3 py-2 font-semibold text-sm">
        {count}
      </h2>
      {/* Few enough for a phone, where more would push the next column off the screen. */}
      <ListStates pages={pages} outlines={6} none={none} name={title}>
        {rows.length === 0 ? (
          none
        ) : (
          <ul aria-labelledby={id}>
            {rows.map((encounter) => (
              <BoardCard
                key={encounter.id}
                {...words}
                encounter={encounter}
                showsProvider={circle !== 'my_encounters'}
                showsStatus={takes !== undefined}
              />
            ))}
          </ul>
        )}
      </ListStates>
    </section>
  );
}

const hasEnded = ({ status }: Encounter): boolean => !isOpenStatus(status);

/** Returns the filters of one column. A board filtered by one status has one column. */
const ofStatus = (filters: EncounterFilters, status: EncounterStatus): EncounterFilters => ({
  ...filters,
  status,
  order: filters.order ?? 'earliest',
});

/** Encounters by status: open ones, and those that ended today. */
export function EncounterBoard(props: BoardProps) {
  const { filters, times } = props;
  const t = useMessages(encounterListMessages);
  const locale = useLocale();
  const { status } = filters;
  const open = status ? [status] : OPEN_STATUSES;
  const today = times.today();
  return (
    <div className="grid grid-cols-1 gap-3 @2xl:grid-cols-2 @4xl:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
      {open.map((one) => (
        <BoardColumn
          {...props}
          key={one}
          title={encounterStatusLabel(one, locale)}
          filters={ofStatus(filters, one)}
        />
      ))}
      {!status && (
        <BoardColumn
          {...props}
          title={t('endedToday')}
          filters={{ ...filters, from: today, to: today, order: 'latest' }}
          takes={hasEnded}
        />
      )}
    </div>
  );
}
