import { hasEncounterDaysReversed } from '@careline/core/encounters/consultations';
import { useEffect, useRef } from 'react';
import { LiveLine, useSteady } from '../../live/index.ts';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { LiveRegionProvider, useAnnounce } from '../../primitives/live-region/index.ts';
import { SegmentedField } from '../../primitives/segmented-field/index.ts';
import { useEncounterTimes } from '../encounter-words/index.ts';
import { EncounterBoard } from './encounter-board.tsx';
import type { EncounterListProps } from './encounter-circle.ts';
import { EncounterExport } from './encounter-export.tsx';
import { EncounterFilterBar, EncounterOrder } from './encounter-filter-bar.tsx';
import { encounterListMessages } from './encounter-list.messages.ts';
import { EncounterTable } from './encounter-table.tsx';
import { ListStates, NoEncounters } from './list-states.tsx';
import { type ShownEncounters, useEncounterList } from './use-encounter-list.ts';

/** How many are loaded, said when it changes. */
function Total({ state, online }: ShownEncounters) {
  const t = useMessages(encounterListMessages);
  const announce = useAnnounce();
  const { phase, rows, next } = state;
  const known = phase === 'found' || phase === 'none';
  const words = t(next === null ? 'total' : 'soFar', { count: rows.length });
  useEffect(() => {
    if (known) announce(words);
  }, [known, words, announce]);
  return (
    <p className="min-h-6 text-muted tabular-nums">
      {known && words}
      {known && !online && <span className="block text-ink">{t('offline')}</span>}
    </p>
  );
}

function Listed(props: EncounterListProps & { readonly times: ReturnType<typeof useEncounterTimes> }) {
  const { http, circle, filters, times } = props;
  const t = useMessages(encounterListMessages);
  const shown = useEncounterList(http, circle, filters);
  const { state, list } = shown;
  const rows = useRef<HTMLDivElement>(null);
  useSteady(rows, state.rows);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-2">
        <Total {...shown} />
        <div data-print="hidden" className="flex flex-wrap items-end gap-2">
          <EncounterOrder {...props} />
          {state.phase === 'found' && <EncounterExport {...props} times={times} />}
          <Button variant="quiet" icon="refresh" busy={state.work === 'refresh'} onClick={list.refresh}>
            {t('refresh')}
          </Button>
        </div>
      </div>
      <div
        ref={rows}
        aria-busy={state.phase === 'loading'}
        className="overflow-clip rounded-card border border-line bg-raised [overflow-anchor:none]"
      >
        <ListStates shown={shown} outlines={8} none={<NoEncounters shown={shown} />}>
          <EncounterTable {...props} rows={state.rows} />
        </ListStates>
      </div>
    </>
  );
}

function Shown(props: EncounterListProps) {
  const { filters, view, onViewChange } = props;
  const t = useMessages(encounterListMessages);
  const times = useEncounterTimes(props);
  return (
    <div className="@container flex flex-col gap-3">
      <div data-print="hidden" className="w-full max-w-64">
        <SegmentedField
          label={t('view')}
          value={view}
          onChange={onViewChange}
          options={[
            { value: 'list', label: t('asList'), icon: 'menu' },
            { value: 'board', label: t('asBoard'), icon: 'dashboard' },
          ]}
        />
      </div>
      <EncounterFilterBar {...props} times={times} />
      <LiveLine />
      {hasEncounterDaysReversed(filters) && <EmptyState icon="event" title={t('dateOrder')} />}
      {!hasEncounterDaysReversed(filters) &&
        (view === 'board' ? (
          <EncounterBoard {...props} times={times} />
        ) : (
          <Listed {...props} times={times} />
        ))}
    </div>
  );
}

/** Encounters by time, or on a board by where they stand; narrowed by filters that the owner keeps. */
export function EncounterList(props: EncounterListProps) {
  return (
    <LiveRegionProvider>
      <Shown {...props} />
    </LiveRegionProvider>
  );
}
