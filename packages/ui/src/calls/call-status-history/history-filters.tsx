import { filterCount } from '@careline/core/internal/calls/history';
import { useEffect, useId, useState } from 'react';
import { onDemand } from '../../primitives/on-demand/index.ts';
import { FiltersFold } from './filters-fold.tsx';
import type { HistoryFieldsProps } from './history-fields.tsx';
import { FILTERS_GRID, type HistoryFiltersProps } from './narrowed-history.ts';

const PLACES = ['programme', 'type', 'outcome', 'status', 'author', 'from', 'to', 'escalated'] as const;

/** The room of the filters. */
const Outline = (
  <div aria-hidden="true" className={`${FILTERS_GRID} @max-xl:hidden`}>
    {PLACES.map((place) => (
      <div key={place} className="h-16" />
    ))}
  </div>
);

/** The calls are asked for by what is narrowed already: the fields come meanwhile. */
const HistoryFields = onDemand<HistoryFieldsProps>(
  async () => (await import('./history-fields.tsx')).HistoryFields,
  Outline,
);

/** What the history is narrowed by; each change is told at once. In a narrow container they are folded at first. */
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
