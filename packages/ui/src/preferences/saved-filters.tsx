import {
  type FilteredList,
  MAX_SAVED_FILTERS,
  queryOfSaved,
  type SavedFilter,
  savedQuery,
} from '@careline/core/internal/preferences';
import { useState } from 'react';
import { useMessages } from '../messages/index.ts';
import { Button, IconButton } from '../primitives/button/index.ts';
import { useHttp } from '../provider/index.ts';
import { ManageNamed, SaveNamed } from './named-entries.tsx';
import { savedFiltersMessages } from './saved-filters.messages.ts';
import { useSavedFilters } from './use-saved-filters.ts';

export interface SavedFiltersProps {
  readonly list: FilteredList;
  /** Query of the list's current address. */
  readonly query: string;
  readonly onApply: (query: string) => void;
  /** Current day at the facility, YYYY-MM-DD. */
  readonly today: string;
}

/** Returns the same filters in a fixed order. */
function sortedQuery(query: string): string {
  const named = new URLSearchParams(query);
  named.sort();
  return named.toString();
}

/** Saves filters of a list under names. One press applies them. */
export function SavedFilters({ list, query, onApply, today }: SavedFiltersProps) {
  const http = useHttp();
  const t = useMessages(savedFiltersMessages);
  const saved = useSavedFilters(http, list);
  const named = { ...saved, entries: saved.filters };
  const maxLength = 60;
  const [open, setOpen] = useState<'save' | 'manage'>();
  const [done, setDone] = useState('');
  const now = sortedQuery(query);
  const asAddress = (filter: SavedFilter) => queryOfSaved(filter.query, today);
  const isApplied = (filter: SavedFilter): boolean => sortedQuery(asAddress(filter)) === now;
  const close = () => {
    saved.forget();
    setOpen(undefined);
  };
  return (
    <div data-print="hidden" className="flex min-w-0 flex-wrap items-center gap-2">
      {saved.filters.length > 0 && (
        <ul aria-label={t('list')} className="flex min-w-0 flex-wrap gap-2">
          {saved.filters.map((filter) => (
            <li key={filter.id}>
              <Button
                size="small"
                icon={isApplied(filter) ? 'check' : 'filter_list'}
                aria-pressed={isApplied(filter)}
                onClick={() => onApply(asAddress(filter))}
              >
                <bdi translate="no">{filter.name}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {query !== '' && !saved.filters.some(isApplied) && (
        <Button size="small" variant="quiet" icon="add" onClick={() => setOpen('save')}>
          {t('save')}
        </Button>
      )}
      {saved.filters.length > 0 && (
        <IconButton icon="edit" size="small" label={t('manageLabel')} onClick={() => setOpen('manage')} />
      )}
      <span role="status" className="sr-only">
        {done}
      </span>
      {open === 'save' && (
        <SaveNamed
          {...{ named, maxLength }}
          most={MAX_SAVED_FILTERS}
          title={t('saveTitle')}
          hint={t('saveText')}
          onSave={(name) => saved.save(name, savedQuery(query, today))}
          onDone={(words) => {
            setDone(words);
            setOpen(undefined);
          }}
          onClose={close}
        />
      )}
      {open === 'manage' && (
        <ManageNamed {...{ named, maxLength }} title={t('manageTitle')} onClose={close} />
      )}
    </div>
  );
}
