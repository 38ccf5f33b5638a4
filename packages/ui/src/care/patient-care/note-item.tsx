import { type CareNote, deleteNote, noteKindLabel, updateNote } from '@careline/core/internal/care';
import { serviceTypeLabel } from '@careline/core/internal/encounters';
import { useState } from 'react';
import { useSubmission } from '../../http/use-submission.ts';
import { useLocale, useMessages, useWhen } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { useHttp } from '../../provider/index.ts';
import { patientCareMessages } from '../care.messages.ts';
import { OptionalLink } from '../optional-link.tsx';
import type { CarePanelProps } from './care-panel.ts';
import { CareReasonDialog } from './care-reason-dialog.tsx';
import { type NoteContent, NoteForm } from './note-form.tsx';

export interface NoteProps extends CarePanelProps {
  readonly note: CareNote;
  readonly reload: () => void;
}

function Earlier({ note }: NoteProps) {
  const t = useMessages(patientCareMessages);
  const when = useWhen();
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

function DeleteNote({ note, vitaId, reload, onClose }: NoteProps & { readonly onClose: () => void }) {
  const http = useHttp();
  const t = useMessages(patientCareMessages);
  const deleting = useSubmission();
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
  const http = useHttp();
  const { note, vitaId, reload, onClose, onDirtyChange } = props;
  const saving = useSubmission();
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

/** The encounter of a note, with a link to it. Renders nothing on the page of that encounter. */
function OfEncounter({ note, encounterId, encounterAddress }: Omit<NoteProps, 'reload'>) {
  const t = useMessages(patientCareMessages);
  const locale = useLocale();
  const when = useWhen();
  if (!note.encounterId || !note.encounter || note.encounterId === encounterId) return null;
  const { serviceType, start } = note.encounter;
  const words = t('ofEncounter', { service: serviceTypeLabel(serviceType, { locale }), when: when(start) });
  return (
    <p className="text-muted text-xs">
      <OptionalLink address={encounterAddress?.(note.encounterId)}>{words}</OptionalLink>
    </p>
  );
}

export function NoteText({ note, ...panel }: Omit<NoteProps, 'reload'>) {
  const t = useMessages(patientCareMessages);
  const locale = useLocale();
  const when = useWhen();
  return (
    <>
      <StatusTag {...(note.kind === 'warning' ? { tone: 'warning' } : { icon: 'description' })}>
        {noteKindLabel(note.kind, locale)}
      </StatusTag>
      <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
      <p className="text-muted text-xs">{t('by', { when: when(note.writtenAt), name: note.author.name })}</p>
      <OfEncounter {...panel} note={note} />
    </>
  );
}

export function NoteItem(props: NoteProps) {
  const { note, mayWrite } = props;
  const t = useMessages(patientCareMessages);
  const [doing, setDoing] = useState<'correct' | 'delete'>();
  const close = () => setDoing(undefined);
  if (doing === 'correct') return <CorrectNote {...props} onClose={close} />;
  return (
    <>
      <NoteText {...props} />
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
