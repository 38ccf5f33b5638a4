import { type CallLog, type Contact, MAX_CORRECTION_REASON } from '@careline/core/internal/calls';
import {
  type CallCorrection,
  type CallCorrectionState,
  createCallCorrection,
  type ReasonProblem,
} from '@careline/core/internal/calls/correction';
import { MAX_NOTE } from '@careline/core/internal/calls/session';
import type { HttpError } from '@careline/core/internal/http';
import { useMemo, useRef, useState } from 'react';
import {
  FormRenderer,
  type FormUploads,
  type UnsentFiles,
  useUnsentFiles,
} from '../../../forms/form-renderer/index.ts';
import { reportUploads } from '../../../forms/report-files/index.ts';
import { newId, useFailureText } from '../../../http/index.ts';
import { type Translate, useMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { Dialog } from '../../../primitives/dialog/index.ts';
import { ErrorState } from '../../../primitives/error-state/index.ts';
import { useFocusOnceDrawn } from '../../../primitives/focus/index.ts';
import { TextArea } from '../../../primitives/text-area/index.ts';
import { Untranslated } from '../../../primitives/untranslated/index.ts';
import { useHttp, useNow, useTimeZone } from '../../../provider/index.ts';
import { useStore } from '../../../store/index.ts';
import { CallChanges } from '../call-changes.tsx';
import { callCorrectionMessages } from '../call-detail.messages.ts';
import { fileNames } from '../log-files.tsx';

export interface CorrectCallProps {
  readonly contact: Contact;
  /** The name of the patient who was called. */
  readonly name: string;
  /** The newest version of the log. */
  readonly log: CallLog;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export const reasonWords = (
  problem: ReasonProblem | undefined,
  t: Translate<typeof callCorrectionMessages.en>,
): string | undefined => problem && t(problem === 'required' ? 'reasonRequired' : 'reasonTooLong');

interface PartProps {
  readonly correction: CallCorrection;
  readonly state: CallCorrectionState;
}

interface NamedProps extends PartProps {
  readonly nameOf: FormUploads['nameOf'];
}

/** Returns uploads for the correction. Files that the log already has are known by their names. */
function useCorrectionUploads({ contact, log }: CorrectCallProps): FormUploads {
  const now = useNow();
  const http = useHttp();
  const t = useMessages(callCorrectionMessages);
  const { vitaId } = contact;
  return useMemo(() => {
    const known = (id: string) => {
      const file = log.files?.find((one) => one.id === id);
      return file?.deleted ? t('deletedFile', { name: file.name }) : file?.name;
    };
    const { upload, nameOf } = reportUploads({ http, vitaId, now });
    return { upload, nameOf: (id) => nameOf(id) ?? known(id) };
  }, [http, vitaId, log, now, t]);
}

interface ConflictProps extends Pick<NamedProps, 'nameOf'> {
  readonly form: CallCorrection['form'];
  readonly conflict: NonNullable<CallCorrectionState['conflict']>;
}

function Conflict({ form, conflict, nameOf }: ConflictProps) {
  const t = useMessages(callCorrectionMessages);
  const { author, version } = conflict.log;
  return (
    <div
      role="alert"
      className="flex flex-col gap-2 rounded-control bg-warning-soft p-3 text-on-warning-soft"
    >
      <p className="font-semibold">{t('conflictTitle', { name: author.name })}</p>
      <p>{t('conflictText', { version })}</p>
      <CallChanges form={form} changes={conflict.changes} nameOf={nameOf} />
    </div>
  );
}

export interface CorrectionFailedProps {
  readonly failure: HttpError | undefined;
  readonly onRetry: () => void;
}

export function CorrectionFailed({ failure, onRetry }: CorrectionFailedProps) {
  const t = useMessages(callCorrectionMessages);
  const failureText = useFailureText();
  if (!failure) return null;
  return (
    <ErrorState title={t('failed')} onRetry={onRetry} requestId={failure.requestId}>
      <p>{failureText(failure)}</p>
      <p>{t('stored')}</p>
    </ErrorState>
  );
}

/** Returns the names of deleted files that the form still contains. The server rejects a log that names them. */
function deletedIn({ files = [] }: CallLog, { values }: CallCorrectionState): readonly string[] {
  const stored = JSON.stringify(values);
  return files.filter(({ id, deleted }) => deleted && stored.includes(id)).map(({ name }) => name);
}

interface FilesLeftProps extends Pick<UnsentFiles, 'failed'> {
  readonly deleted: readonly string[];
}

/** Explains why a correction was not saved: some of its files are missing. */
function FilesLeft({ failed, deleted }: FilesLeftProps) {
  const t = useMessages(callCorrectionMessages);
  if (failed.length === 0 && deleted.length === 0) return null;
  return (
    <ErrorState title={t('failed')}>
      {deleted.map((name) => (
        <p key={name}>{t('fileGone', { name })}</p>
      ))}
      {failed.map((name) => (
        <p key={name}>{t('fileFailed', { name })}</p>
      ))}
    </ErrorState>
  );
}

function Changes({ correction, state, nameOf }: NamedProps) {
  const t = useMessages(callCorrectionMessages);
  const none = state.changes.length === 0 && !state.noteChanged;
  return (
    <section className="flex flex-col gap-1 border-line border-t pt-4">
      <h3 className="font-semibold">{t('changes')}</h3>
      {none && <p className="text-muted text-xs">{t('noChanges')}</p>}
      <CallChanges form={correction.form} changes={state.changes} nameOf={nameOf} />
      {state.noteChanged && <p className="text-sm">{t('noteChanges')}</p>}
    </section>
  );
}

interface FieldsProps extends PartProps {
  readonly uploads: FormUploads | undefined;
}

function Fields({ correction, state, uploads }: FieldsProps) {
  const t = useMessages(callCorrectionMessages);
  const busy = state.phase === 'saving';
  return (
    <>
      <FormRenderer
        editor={correction}
        definition={correction.form}
        uploads={uploads}
        headingLevel={3}
        disabled={busy}
      />
      <TextArea
        label={t('note')}
        value={state.note}
        maxLength={MAX_NOTE}
        disabled={busy}
        onChange={correction.setNote}
      />
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        value={state.reason}
        error={reasonWords(state.reasonProblem, t)}
        maxLength={MAX_CORRECTION_REASON}
        disabled={busy}
        onChange={correction.setReason}
      />
    </>
  );
}

/** Edits the form of a saved call and stores it as a new version with a reason. Asks before discarding entries. */
export function CorrectCall(props: CorrectCallProps) {
  const now = useNow();
  const http = useHttp();
  const timeZone = useTimeZone();
  const { contact, name, log, onDone, onClose } = props;
  const t = useMessages(callCorrectionMessages);
  // Created once: a change by another user must become a conflict and must not reset the form.
  const [made] = useState(() => ({ contact, log }));
  const correction = useMemo(
    () => createCallCorrection({ http, ...made, timeZone, now, newId }),
    [http, made, timeZone, now],
  );
  const state = useStore(correction.store, (whole) => whole);
  const uploads = useCorrectionUploads({ ...props, ...made });
  const files = useUnsentFiles(uploads);
  const [filesAsked, setFilesAsked] = useState(false);
  const deleted = deletedIn(made.log, state);
  const newer = fileNames(state.conflict?.log);
  const nameOf = (id: string) => uploads.nameOf(id) ?? newer(id);
  const [asking, setAsking] = useState(false);
  const [unchanged, setUnchanged] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const onceDrawn = useFocusOnceDrawn();
  const save = async () => {
    setFilesAsked(true);
    if (deleted.length > 0 || files.waiting || !(await files.settle())) return;
    setFilesAsked(false);
    const result = await correction.save();
    setUnchanged(result === 'unchanged');
    if (result === 'saved') onDone();
    // The missing field may be far above or below the button, so the focus moves there and scrolls it into view.
    if (result === 'invalid')
      onceDrawn(() => fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const leave = () => {
    if (state.dirty || files.hasAny()) setAsking(true);
    else onClose();
  };
  const actions = asking ? (
    <>
      <p role="alert" className="grow self-center">
        {t('discardQuestion')}
      </p>
      <Button onClick={onClose}>{t('discard')}</Button>
      <Button variant="primary" onClick={() => setAsking(false)}>
        {t('keepEditing')}
      </Button>
    </>
  ) : (
    <>
      <p role="status" className="grow self-center text-muted">
        {files.waiting ? t('filesOnTheWay') : unchanged && t('nothingChanged')}
      </p>
      <Button onClick={leave}>{t('cancel')}</Button>
      <Button variant="primary" busy={files.waiting || state.phase === 'saving'} onClick={() => void save()}>
        {t('save')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      persistent
      width="large"
      title={<Untranslated parts={[name]}>{t('correctTitle', { name })}</Untranslated>}
      onClose={leave}
      actions={actions}
    >
      <div ref={fields} className="@container flex flex-col gap-4">
        {state.conflict ? (
          <Conflict form={correction.form} conflict={state.conflict} nameOf={nameOf} />
        ) : (
          <CorrectionFailed failure={state.failure} onRetry={() => void save()} />
        )}
        <Fields correction={correction} state={state} uploads={files.uploads} />
        {filesAsked && <FilesLeft failed={files.failed} deleted={deleted} />}
        <Changes correction={correction} state={state} nameOf={nameOf} />
      </div>
    </Dialog>
  );
}
