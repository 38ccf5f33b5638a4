import {
  MAX_SNIPPET,
  MAX_TEMPLATE_TITLE,
  MAX_TEMPLATES,
  type Snippet,
} from '@careline/core/internal/preferences/templates';
import { type FormEvent, useState } from 'react';
import { RequestFailed } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { TextArea } from '../../primitives/text-area/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { snippetsMessages } from './snippets.messages.ts';
import { type OwnSnippets, useOwnSnippets } from './use-snippets.ts';

interface EditorProps {
  readonly own: OwnSnippets;
  /** Undefined for a new snippet. */
  readonly snippet?: Snippet;
  readonly onDone: (words: string) => void;
}

/** Edits a snippet, or adds a new one. */
function SnippetEditor({ own, snippet, onDone }: EditorProps) {
  const t = useMessages(snippetsMessages);
  const [name, setName] = useState(snippet?.name ?? '');
  const [text, setText] = useState(snippet?.text ?? '');
  const [asked, setAsked] = useState(false);
  const isTaken = own.entries.some((one) => one.id !== snippet?.id && one.name === name.trim());
  const nameFault = name.trim() === '' ? t('needName') : isTaken ? t('nameTaken') : undefined;
  const textFault = text.trim() === '' ? t('needText') : undefined;
  const isFull = !snippet && own.entries.length >= MAX_TEMPLATES;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (nameFault || textFault || isFull || own.busy) return;
    const [newName, newText] = [name.trim(), text.trim()];
    const isSaved = await (snippet ? own.edit(snippet.id, newName, newText) : own.add(newName, newText));
    if (!isSaved) return;
    setAsked(false);
    if (!snippet) {
      setName('');
      setText('');
    }
    onDone(t('saved', { name: newName }));
  };
  const remove = async (removed: Snippet) => {
    if (await own.remove(removed.id)) onDone(t('removed', { name: removed.name }));
  };
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-2">
      <TextField
        label={t('name')}
        required
        maxLength={MAX_TEMPLATE_TITLE}
        value={name}
        onChange={setName}
        error={asked ? (isFull ? t('tooMany') : nameFault) : undefined}
      />
      <TextArea
        label={t('text')}
        required
        rows={2}
        maxLength={MAX_SNIPPET}
        value={text}
        onChange={setText}
        error={asked ? textFault : undefined}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" aria-label={snippet && t('saveOf', { name: snippet.name })}>
          {t('save')}
        </Button>
        {snippet && (
          <Button
            size="small"
            variant="quiet"
            icon="delete"
            aria-label={t('removeOf', { name: snippet.name })}
            onClick={() => void remove(snippet)}
          >
            {t('remove')}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Adds, changes and deletes the user's own snippets. */
export function ManageSnippets({ onClose }: { readonly onClose: () => void }) {
  const t = useMessages(snippetsMessages);
  const own = useOwnSnippets();
  const [done, setDone] = useState('');
  return (
    <Dialog
      open
      persistent
      title={t('title')}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4 text-start">
        <p className="text-muted">{t('hint')}</p>
        <p role="status" className="empty:hidden">
          {done}
        </p>
        {own.error && <RequestFailed title={t('failed')} error={own.error} />}
        {own.areRead ? (
          <>
            <section aria-label={t('add')} className="flex flex-col gap-2">
              <h3 className="font-semibold">{t('add')}</h3>
              <SnippetEditor own={own} onDone={setDone} />
            </section>
            <section aria-label={t('ownList')} className="flex flex-col gap-2">
              <h3 className="font-semibold">{t('ownList')}</h3>
              {own.entries.length === 0 && <p className="text-muted">{t('noneOwn')}</p>}
              <ul className="flex flex-col gap-4">
                {own.entries.map((snippet) => (
                  <li key={snippet.id} className="border-row-line border-t pt-3">
                    <SnippetEditor {...{ own, snippet }} onDone={setDone} />
                  </li>
                ))}
              </ul>
            </section>
          </>
        ) : (
          <Skeleton lines={3} />
        )}
      </div>
    </Dialog>
  );
}
