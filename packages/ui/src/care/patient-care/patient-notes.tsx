import { addNote, type CareNote, deleteNote, noteKindLabel, updateNote } from '@careline/core/care';
import { formatCalendar } from '@careline/core/formatting';
import { useState } from 'react';
import { useSubmission } from '../../http/use-submission.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { CareListView } from '../care-list-view.tsx';
import type { CarePanelProps } from './care-panel.ts';
import { CareReasonDialog } from './care-reason-dialog.tsx';
import { type NoteContent, NoteForm } from './note-form.tsx';
import { messages } from './patient-care.messages.ts';
import { useNotes } from './use-care-list.ts';

interface NoteProps extends CarePanelProps {
  readonly note: CareNote;
  readonly reload: () => void;
}

function useWhen({ timeZone, now }: CarePanelProps): (at: number) => string {
  const locale = useLocale();
  return (at) => formatCalendar(at, Math.floor(now() / 1000), { timeZone, locale });
}

/** What a note said before it was corrected. */
function Earlier({ note, ...panel }: NoteProps) {
  const t = useMessages(messages);
  const when = useWhen(panel);
  return (
    <details className="text-sm">
      <summary>{t('earlier', { count: note.earlier.length })}</summary>
      <p className="pt-1 text-muted">{t('because', { reason: note.reason ?? '' })}</p>
      {note.earlier.map((version) => (
        <div key={version.version} className="border-line border-s-2 py-1 ps-3">
          <p className="wrap-anywhere whitespace-pre-line">{version.text}</p>
          <p className="text-muted">
            {t('by', { when: when(version.writtenAt), name: version.author.name })}
          </p>
        </div>
      ))}
    </details>
  );
}

function DeleteNote({
  note,
  http,
  vitaId,
  now,
  reload,
  onClose,
}: NoteProps & { readonly onClose: () => void }) {
  const t = useMessages(messages);
  const deleting = useSubmission(now);
  const confirm = async (reason: string) => {
    const { id, version: follows } = note;
    const done = await deleting.submit(reason, ({ key, at }) =>
      http.call(deleteNote, {
        body: { note: { id, vitaId, follows, reason, metaInfo: { updatedAt: at } } },
        idempotencyKey: key,
      }),
    );
    if (done) onClose();
    reload();
  };
  return (
    <CareReasonDialog
      title={t('deleteNote')}
      action={t('delete')}
      busy={deleting.busy}
      error={deleting.error}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    >
      {t('deleteNoteMeans')}
    </CareReasonDialog>
  );
}

function CorrectNote(props: NoteProps & { readonly onClose: () => void }) {
  const { note, http, vitaId, now, reload, onClose, onDirtyChange } = props;
  const saving = useSubmission(now);
  const save = async (content: NoteContent) => {
    const correction = { ...content, id: note.id, vitaId, follows: note.version };
    const stored = await saving.submit(JSON.stringify([note.version, content]), ({ key, at }) =>
      http.call(updateNote, {
        body: { note: { ...correction, metaInfo: { updatedAt: at } } },
        idempotencyKey: key,
      }),
    );
    if (stored) onClose();
    reload();
    return stored !== undefined;
  };
  return (
    <NoteForm
      corrected={note}
      busy={saving.busy}
      error={saving.error}
      onSave={save}
      onCancel={onClose}
      onDirtyChange={onDirtyChange}
    />
  );
}

function NoteItem(props: NoteProps) {
  const { note, mayWrite } = props;
  const t = useMessages(messages);
  const locale = useLocale();
  const when = useWhen(props);
  const [doing, setDoing] = useState<'correct' | 'delete'>();
  const close = () => setDoing(undefined);
  if (doing === 'correct') return <CorrectNote {...props} onClose={close} />;
  return (
    <>
      <StatusTag {...(note.kind === 'warning' ? { tone: 'warning' } : { icon: 'description' })}>
        {noteKindLabel(note.kind, locale)}
      </StatusTag>
      <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
      <p className="text-muted text-sm">{t('by', { when: when(note.writtenAt), name: note.author.name })}</p>
      {note.earlier.length > 0 && <Earlier {...props} />}
      {mayWrite && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" variant="quiet" icon="edit" onClick={() => setDoing('correct')}>
            {t('correct')}
          </Button>
          <Button size="small" variant="quiet" icon="delete" onClick={() => setDoing('delete')}>
            {t('delete')}
          </Button>
        </div>
      )}
      {doing === 'delete' && <DeleteNote {...props} onClose={close} />}
    </>
  );
}

/** What is worth knowing of a patient beyond one call, with who wrote it and when. */
export function PatientNotes(props: CarePanelProps) {
  const { http, vitaId, now, mayWrite, onDirtyChange } = props;
  const t = useMessages(messages);
  const { state, refresh } = useNotes(props);
  const saving = useSubmission(now);
  const save = async ({ kind, text }: NoteContent) => {
    const stored = await saving.submit(`${kind} ${text}`, ({ id, key, at }) =>
      http.call(addNote, {
        body: { note: { id, vitaId, kind, text, metaInfo: { updatedAt: at } } },
        idempotencyKey: key,
      }),
    );
    if (stored) refresh();
    return stored !== undefined;
  };
  return (
    <Card title={t('notes')}>
      <div className="flex flex-col gap-4">
        {mayWrite && (
          <NoteForm busy={saving.busy} error={saving.error} onSave={save} onDirtyChange={onDirtyChange} />
        )}
        <CareListView
          state={state}
          label={t('notes')}
          failed={t('notesFailed')}
          none={t('noNotes')}
          onRetry={refresh}
        >
          {(note) => <NoteItem {...props} note={note} reload={refresh} />}
        </CareListView>
      </div>
    </Card>
  );
}
