import { filterCount } from '@careline/core/internal/calls/history';
import { useEffect, useId, useState } from 'react';
import { onDemand } from '../../primitives/on-demand/index.ts';
import { FiltersFold } from './filters-fold.tsx';
import type { HistoryFieldsProps } from './history-fields.tsx';
import { FILTERS_GRID, type HistoryFiltersProps } from './narrowed-history.ts';

const PLACES = ['programme', 'type', 'outcome', 'status', 'author', 'from', 'to', 'escalated'] as const;

/** Reserves the space of the filters. */
const Outline = (
  <div aria-hidden="true" className={`${FILTERS_GRID} @max-xl:hidden`}>
    {PLACES.map((place) => (
      <div key={place} className="h-16" />
    ))}
  </div>
);

/** Loads lazily, in parallel with the calls, which are requested with the current filters. */
const HistoryFields = onDemand<HistoryFieldsProps>(
  async () => (await import('./history-fields.tsx')).HistoryFields,
  Outline,
);

/** The filters of the history. Each change applies immediately. Collapsed at first in a narrow container. */
export function HistoryFilters(props: HistoryFiltersProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  useEffect(() => HistoryFields.preload(), []);
  const count = filterCount({ ...props.filters, vitaId: undefined });
  return (
    <div className="flex flex-col gap-3">
      <FiltersFold open={open} onToggle={() => setOpen(!open)} controls={id} count={count} />
      <HistoryFields {...props} id={id} narrowed={count > 0} className={open ? '' : '@max-xl:hidden'} />
    </div>
  );
}
