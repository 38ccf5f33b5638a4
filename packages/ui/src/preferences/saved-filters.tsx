import type { HttpClient } from '@careline/core/http';
import {
  type FilteredList,
  MAX_SAVED_FILTERS,
  queryOfSaved,
  type SavedFilter,
  savedQuery,
} from '@careline/core/preferences';
import { type FormEvent, useId, useState } from 'react';
import { RequestFailed } from '../http/index.ts';
import { useMessages } from '../messages/index.ts';
import { Button, IconButton } from '../primitives/button/index.ts';
import { Dialog } from '../primitives/dialog/index.ts';
import { TextField } from '../primitives/text-field/index.ts';
import { savedFiltersMessages } from './saved-filters.messages.ts';
import { type SavedFilters as Saved, useSavedFilters } from './use-saved-filters.ts';

export interface SavedFiltersProps {
  readonly http: HttpClient;
  readonly list: FilteredList;
  /** The query of the list's address now. */
  readonly query: string;
  readonly onApply: (query: string) => void;
  /** The day it is at the facility: YYYY-MM-DD. */
  readonly today: string;
}

/** The same filters in whatever order they were chosen. */
function sortedQuery(query: string): string {
  const named = new URLSearchParams(query);
  named.sort();
  return named.toString();
}

function Failed({ saved }: { readonly saved: Saved }) {
  const t = useMessages(savedFiltersMessages);
  if (!saved.error) return null;
  return <RequestFailed title={t('failed')} error={saved.error} />;
}

/** What is wrong with a name; undefined for one that can be stored. */
function useNameFault(saved: Saved, except?: string) {
  const t = useMessages(savedFiltersMessages);
  return (name: string): string | undefined => {
    if (name.trim() === '') return t('needName');
    const taken = saved.filters.some((one) => one.id !== except && one.name === name.trim());
    return taken ? t('nameTaken') : undefined;
  };
}

interface SaveProps {
  readonly saved: Saved;
  readonly query: string;
  readonly onDone: (words: string) => void;
  readonly onClose: () => void;
}

function SaveDialog({ saved, query, onDone, onClose }: SaveProps) {
  const t = useMessages(savedFiltersMessages);
  const form = useId();
  const [name, setName] = useState('');
  const [asked, setAsked] = useState(false);
  const nameFault = useNameFault(saved);
  const fault = saved.filters.length >= MAX_SAVED_FILTERS ? t('tooMany') : nameFault(name);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (fault || saved.busy || !(await saved.save(name.trim(), query))) return;
    onDone(t('saved', { name: name.trim() }));
  };
  return (
    <Dialog
      open
      persistent
      width="small"
      title={t('saveTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={form} busy={saved.busy}>
            {t('store')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <TextField
          label={t('name')}
          required
          maxLength={60}
          value={name}
          onChange={setName}
          error={asked ? fault : undefined}
          hint={t('saveText')}
          data-autofocus
        />
        <Failed saved={saved} />
      </form>
    </Dialog>
  );
}

interface RowProps {
  readonly saved: Saved;
  readonly filter: SavedFilter;
  readonly onDone: (words: string) => void;
}

function ManagedRow({ saved, filter, onDone }: RowProps) {
  const t = useMessages(savedFiltersMessages);
  const [name, setName] = useState(filter.name);
  const fault = useNameFault(saved, filter.id)(name);
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    if (fault || saved.busy || name.trim() === filter.name) return;
    if (await saved.rename(filter.id, name.trim())) onDone(t('renamed', { name: name.trim() }));
  };
  const remove = async () => {
    if (await saved.remove(filter.id)) onDone(t('removed', { name: filter.name }));
  };
  return (
    <li>
      <form noValidate onSubmit={(event) => void rename(event)} className="flex flex-wrap items-end gap-2">
        <div className="min-w-40 flex-1">
          <TextField
            label={t('nameOf', { name: filter.name })}
            maxLength={60}
            value={name}
            onChange={setName}
            error={fault}
          />
        </div>
        <Button type="submit" aria-label={t('renameOf', { name: filter.name })}>
          {t('rename')}
        </Button>
        <Button
          variant="quiet"
          icon="delete"
          aria-label={t('removeOf', { name: filter.name })}
          onClick={() => void remove()}
        >
          {t('remove')}
        </Button>
      </form>
    </li>
  );
}

function ManageDialog({ saved, onClose }: Pick<SaveProps, 'saved' | 'onClose'>) {
  const t = useMessages(savedFiltersMessages);
  const [done, setDone] = useState('');
  return (
    <Dialog
      open
      title={t('manageTitle')}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <p role="status" className="min-h-6">
        {done}
      </p>
      <ul className="flex flex-col gap-3">
        {saved.filters.map((filter) => (
          <ManagedRow key={filter.id} saved={saved} filter={filter} onDone={setDone} />
        ))}
      </ul>
      <Failed saved={saved} />
    </Dialog>
  );
}

/** Filters of a list under names of one's own: one press applies them, the present ones can be saved. */
export function SavedFilters({ http, list, query, onApply, today }: SavedFiltersProps) {
  const t = useMessages(savedFiltersMessages);
  const saved = useSavedFilters(http, list);
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
                <bdi>{filter.name}</bdi>
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
        <IconButton
          icon="edit"
          label={t('manageLabel')}
          onClick={() => setOpen('manage')}
          className="text-accent"
        />
      )}
      <span role="status" className="sr-only">
        {done}
      </span>
      {open === 'save' && (
        <SaveDialog
          saved={saved}
          query={savedQuery(query, today)}
          onDone={(words) => {
            setDone(words);
            setOpen(undefined);
          }}
          onClose={close}
        />
      )}
      {open === 'manage' && <ManageDialog saved={saved} onClose={close} />}
    </div>
  );
}
