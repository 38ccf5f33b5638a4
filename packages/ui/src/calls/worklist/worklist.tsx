import type {
  WorklistFilters as Filters,
  WorkItem,
  Worklist as WorklistModel,
  WorklistState,
} from '@careline/core/internal/calls/worklist';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { LiveLine, useSteady } from '../../live/index.ts';
import { useFormatTime, useLocale, useMessages } from '../../messages/index.ts';
import { useNavigation } from '../../navigation/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { LiveRegionProvider, useAnnounce } from '../../primitives/live-region/index.ts';
import { useHttp, useTimeZone } from '../../provider/index.ts';
import { useOwned } from '../../store/index.ts';
import { NextButton } from './next-button.tsx';
import { useWorklist } from './use-worklist.ts';
import type { WorkRowProps } from './work-row.tsx';
import { WorkRows } from './work-rows.tsx';
import { worklistMessages } from './worklist.messages.ts';
import { WorklistFilters } from './worklist-filters.tsx';
import { WorklistNumbers } from './worklist-numbers.tsx';

export interface WorklistProps {
  /** A list to show again when the screen comes back. Its owner clears it. By default the widget creates one. */
  readonly held?: WorklistModel;
  /** Controlled if `onFiltersChange` is set; otherwise the initial filters. */
  readonly filters?: Filters;
  readonly onFiltersChange?: (filters: Filters) => void;
  /** Returns the address that starts a call. If omitted, the list is read-only. */
  readonly callAddress?: (item: WorkItem) => string;
  /** Returns the address of a patient's readings. If omitted, names are not links. */
  readonly readingsAddress?: ((vitaId: string) => string) | undefined;
  /** Returns the next patient of the displayed list, for when there is no network. */
  readonly heldNext?: () => WorkItem | undefined;
  /** Assigns a patient to a colleague. If omitted, there is no button. */
  readonly onGive?: (item: WorkItem) => void;
  readonly booking?: WorkRowProps['booking'];
  /** Rendered with the expanded filters. */
  readonly besideFilters?: ReactNode;
  /** Change this number to reload the list, such as after assigning a patient. */
  readonly refreshed?: number;
}

const EVERYTHING: Filters = {};

/** The number of calls, announced when it changes, and the age of the list. */
function Total({ state }: { readonly state: WorklistState }) {
  const timeZone = useTimeZone();
  const formatTime = useFormatTime();
  const t = useMessages(worklistMessages);
  const locale = useLocale();
  const announce = useAnnounce();
  const { phase, about, rows, next } = state;
  const known = phase === 'found' || phase === 'none';
  const count =
    next === null
      ? t(about.exceeded ? 'totalMore' : 'total', { count: about.total })
      : t(about.exceeded ? 'shownMore' : 'shown', { shown: rows.length, count: about.total });
  useEffect(() => {
    if (known) announce(count);
  }, [known, count, announce]);
  if (!known || about.asOf === undefined) return null;
  return (
    <p className="ms-auto shrink-0 text-muted text-xs tabular-nums max-md:hidden">
      {count}, {t('asOf', { time: formatTime(about.asOf, { timeZone, locale }) })}
    </p>
  );
}

interface OneOwnerProps {
  readonly state: WorklistState;
  readonly onAll: () => void;
}

/** Says that the list shows one colleague's patients, with a button to show all. */
function OneOwner({ state, onAll }: OneOwnerProps) {
  const t = useMessages(worklistMessages);
  const name = state.rows[0]?.claim?.staff.name ?? t('ownerUnknown');
  return (
    <p className="flex flex-wrap items-center gap-x-3 rounded-control bg-accent-soft px-3 text-on-accent-soft text-sm">
      {t('oneOwner', { name })}
      <Button variant="quiet" size="small" icon="close" onClick={onAll}>
        {t('allOwners')}
      </Button>
    </p>
  );
}

function Shown(props: WorklistProps) {
  const http = useHttp();
  const t = useMessages(worklistMessages);
  const navigation = useNavigation();
  const root = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const { callAddress, onGive, refreshed = 0 } = props;
  const [filters, setFilters] = useOwned(props.filters ?? EVERYTHING, props.onFiltersChange);
  const { list, state, numbers, online, refresh } = useWorklist(http, filters, props.held);
  const rows = useRef<HTMLDivElement>(null);
  useSteady(rows, state.rows);
  const first = useRef(refreshed);
  useEffect(() => {
    if (first.current !== refreshed) refresh();
    first.current = refreshed;
  }, [refreshed, refresh]);
  return (
    <div ref={root} className="@container flex flex-col gap-2">
      <WorklistNumbers state={numbers} onRetry={refresh} />
      {callAddress && (
        <NextButton
          inHead
          root={root}
          filters={filters}
          heldNext={props.heldNext}
          onClaimed={(item) => navigation.go(callAddress(item))}
        />
      )}
      {filters.owner !== undefined && (
        <OneOwner state={state} onAll={() => setFilters({ ...filters, owner: undefined })} />
      )}
      <WorklistFilters
        filters={filters}
        onChange={setFilters}
        numbers={numbers.phase === 'ready' ? numbers.value : undefined}
        beside={props.besideFilters}
      >
        <Total state={state} />
      </WorklistFilters>
      {!online && <p>{t('offline')}</p>}
      <section aria-labelledby={titleId} className="flex flex-col gap-2">
        <h2 id={titleId} className="sr-only">
          {t('title')}
        </h2>
        <LiveLine />
        <div
          ref={rows}
          aria-busy={state.phase === 'loading'}
          className="overflow-clip border-row-line border-y [overflow-anchor:none]"
        >
          <WorkRows
            list={list}
            state={state}
            callAddress={callAddress}
            readingsAddress={props.readingsAddress}
            onGive={onGive}
            booking={props.booking}
          />
        </div>
      </section>
    </div>
  );
}

/** The due calls, most urgent first, with the day's numbers and a button for the next patient. */
export function Worklist(props: WorklistProps) {
  return (
    <LiveRegionProvider>
      <Shown {...props} />
    </LiveRegionProvider>
  );
}
