import type { HttpError } from '@careline/core/internal/http';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { RequestFailed } from '../http/index.ts';
import { useMessages } from '../messages/index.ts';
import { Button } from '../primitives/button/index.ts';
import { Dialog } from '../primitives/dialog/index.ts';
import { TextField } from '../primitives/text-field/index.ts';
import { namedEntriesMessages } from './named-entries.messages.ts';

/** An entry that the user has saved under a name. */
interface NamedEntry {
  readonly id: string;
  readonly name: string;
}

export interface NamedEntries {
  readonly entries: readonly NamedEntry[];
  readonly busy: boolean;
  readonly error: HttpError | undefined;
  /** Resolves to whether it was saved. */
  readonly rename: (id: string, name: string) => Promise<boolean>;
  readonly remove: (id: string) => Promise<boolean>;
}

function Failed({ error }: Pick<NamedEntries, 'error'>) {
  const t = useMessages(namedEntriesMessages);
  return error ? <RequestFailed title={t('failed')} error={error} /> : null;
}

/** Returns the error message for a name; undefined if it is valid. */
function useNameFault({ entries }: NamedEntries, except?: string) {
  const t = useMessages(namedEntriesMessages);
  return (name: string): string | undefined => {
    if (name.trim() === '') return t('needName');
    const taken = entries.some((one) => one.id !== except && one.name === name.trim());
    return taken ? t('nameTaken') : undefined;
  };
}

export interface SaveNamedProps {
  readonly named: NamedEntries;
  readonly title: string;
  readonly hint?: string | undefined;
  /** Initial name in the field. */
  readonly suggested?: string;
  readonly maxLength: number;
  /** Maximum number of entries. */
  readonly most: number;
  /** Resolves to whether it was saved. */
  readonly onSave: (name: string) => Promise<boolean>;
  readonly onDone: (words: string) => void;
  readonly onClose: () => void;
  /** Further fields, below the name. */
  readonly children?: ReactNode;
}

export function SaveNamed(props: SaveNamedProps) {
  const { named, title, hint, suggested = '', maxLength, most, onSave, onDone, onClose, children } = props;
  const t = useMessages(namedEntriesMessages);
  const form = useId();
  const [name, setName] = useState(suggested);
  const [asked, setAsked] = useState(false);
  const nameFault = useNameFault(named);
  const fault = named.entries.length >= most ? t('tooMany') : nameFault(name);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (fault || named.busy || !(await onSave(name.trim()))) return;
    onDone(t('saved', { name: name.trim() }));
  };
  return (
    <Dialog
      open
      persistent
      width="small"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={form} busy={named.busy}>
            {t('store')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <TextField
          label={t('name')}
          required
          maxLength={maxLength}
          value={name}
          onChange={setName}
          error={asked ? fault : undefined}
          hint={hint}
          data-autofocus
        />
        {children}
        <Failed error={named.error} />
      </form>
    </Dialog>
  );
}

interface RowProps extends Pick<SaveNamedProps, 'named' | 'maxLength' | 'onDone'> {
  readonly entry: NamedEntry;
  readonly further?: ManageNamedProps['further'];
}

function ManagedRow({ named, entry, maxLength, onDone, further }: RowProps) {
  const t = useMessages(namedEntriesMessages);
  const [name, setName] = useState(entry.name);
  const fault = useNameFault(named, entry.id)(name);
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    if (fault || named.busy || name.trim() === entry.name) return;
    if (await named.rename(entry.id, name.trim())) onDone(t('renamed', { name: name.trim() }));
  };
  const remove = async () => {
    if (await named.remove(entry.id)) onDone(t('removed', { name: entry.name }));
  };
  return (
    <li>
      <form noValidate onSubmit={(event) => void rename(event)} className="flex flex-wrap items-end gap-2">
        <div className="min-w-40 flex-1">
          <TextField
            label={t('nameOf', { name: entry.name })}
            maxLength={maxLength}
            value={name}
            onChange={setName}
            error={fault}
          />
        </div>
        <Button type="submit" aria-label={t('renameOf', { name: entry.name })}>
          {t('rename')}
        </Button>
        <Button
          variant="quiet"
          icon="delete"
          aria-label={t('removeOf', { name: entry.name })}
          onClick={() => void remove()}
        >
          {t('remove')}
        </Button>
      </form>
      {further?.(entry, onDone)}
    </li>
  );
}

export interface ManageNamedProps extends Pick<SaveNamedProps, 'named' | 'title' | 'maxLength' | 'onClose'> {
  /** Renders further fields of an entry, below its name. */
  readonly further?: ((entry: NamedEntry, onDone: (words: string) => void) => ReactNode) | undefined;
}

export function ManageNamed({ named, title, maxLength, onClose, further }: ManageNamedProps) {
  const t = useMessages(namedEntriesMessages);
  const [done, setDone] = useState('');
  return (
    <Dialog
      open
      title={title}
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
        {named.entries.map((entry) => (
          <ManagedRow key={entry.id} {...{ named, entry, maxLength, further }} onDone={setDone} />
        ))}
      </ul>
      <Failed error={named.error} />
    </Dialog>
  );
}
