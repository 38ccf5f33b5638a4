import { formatFileSize } from '@careline/core/internal/formatting';
import type { HttpError } from '@careline/core/internal/http';
import { type Patient, setPhoto } from '@careline/core/internal/patients';
import { useId, useRef, useState } from 'react';
import { useFailureText } from '../../http/index.ts';
import { useSubmission } from '../../http/use-submission.ts';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { FileField } from '../../primitives/file-field/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { useHttp } from '../../provider/index.ts';
import { DrawnPhoto } from './drawn-photo.tsx';
import { usePhotoLabel } from './patient-photo.tsx';
import { photoEditorMessages } from './photo-editor.messages.ts';
import { MAX_PICTURE_BYTES, type PictureFault, squarePhoto } from './square-photo.ts';

export interface PhotoDialogProps {
  readonly patient: Pick<Patient, 'vitaId' | 'appUserInfo'>;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

type Chosen =
  | { readonly phase: 'none' | 'missing' | 'preparing' }
  | { readonly phase: 'wrong'; readonly fault: PictureFault }
  | { readonly phase: 'ready'; readonly photo: Blob; readonly id: string };

/** Tracks the last chosen picture, converted to its stored form. */
function useChosen() {
  const [chosen, setChosen] = useState<Chosen>({ phase: 'none' });
  const count = useRef(0);
  async function choose([picture]: readonly File[]): Promise<void> {
    if (!picture) return;
    count.current += 1;
    const own = count.current;
    setChosen({ phase: 'preparing' });
    const made = await squarePhoto(picture);
    if (own !== count.current) return;
    setChosen(
      typeof made === 'string'
        ? { phase: 'wrong', fault: made }
        : { phase: 'ready', photo: made, id: String(own) },
    );
  }
  return { chosen, choose, miss: () => setChosen({ phase: 'missing' }) };
}

function Preview({ chosen, patient }: { readonly chosen: Chosen } & Pick<PhotoDialogProps, 'patient'>) {
  const t = useMessages(photoEditorMessages);
  const labelOf = usePhotoLabel();
  return (
    <div role="status" className="flex flex-wrap items-center gap-3" aria-busy={chosen.phase === 'preparing'}>
      {chosen.phase === 'preparing' && <Skeleton lines={3} />}
      {chosen.phase === 'ready' && (
        <>
          <DrawnPhoto
            file={chosen.photo}
            label={labelOf(patient.appUserInfo.name)}
            fallback={<span className="size-48" />}
            className="size-48 rounded-card bg-sunken"
          />
          <p className="text-muted text-xs">{t('preview')}</p>
        </>
      )}
    </div>
  );
}

function useSaving({ patient, onSaved }: PhotoDialogProps) {
  const http = useHttp();
  const saving = useSubmission();
  const { vitaId } = patient;
  async function save(file: Blob, id: string): Promise<void> {
    const stored = await saving.submit(id, ({ key }) =>
      http.call(setPhoto, { body: { vitaId }, file, idempotencyKey: key }),
    );
    if (stored) onSaved();
  }
  return { save, busy: saving.busy, error: saving.error, forget: saving.forget };
}

function useSavingText(): (error: HttpError) => string {
  const t = useMessages(photoEditorMessages);
  const failureText = useFailureText();
  return (error) => (error.code === 'file-infected' ? t('infected') : failureText(error));
}

function useChosenText(): (chosen: Chosen) => string | undefined {
  const t = useMessages(photoEditorMessages);
  return (chosen) => {
    if (chosen.phase === 'missing') return t('missing');
    return chosen.phase === 'wrong'
      ? t(chosen.fault, { size: formatFileSize(MAX_PICTURE_BYTES) })
      : undefined;
  };
}

/** Lets the user choose a picture, previews the stored version, and saves it. */
export function PhotoDialog(props: PhotoDialogProps) {
  const { patient, onClose } = props;
  const t = useMessages(photoEditorMessages);
  const textOf = useSavingText();
  const chosenText = useChosenText();
  const { chosen, choose, miss } = useChosen();
  const saving = useSaving(props);
  const form = useId();
  const field = {
    accept: ['image/*'],
    maxFiles: 1,
    files: [],
    onChoose: (files: readonly File[]) => {
      saving.forget();
      void choose(files);
    },
    onRemove: onClose,
  };
  const save = () => {
    if (chosen.phase === 'ready') void saving.save(chosen.photo, chosen.id);
    else if (chosen.phase === 'none') miss();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      width="small"
      persistent
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={form} busy={saving.busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <p>{t('agree')}</p>
        {/* Touch devices are assumed to have a camera. */}
        <div className="hidden pointer-coarse:block">
          <FileField {...field} label={t('camera')} hint={t('hint')} capture="environment" />
        </div>
        <FileField {...field} label={t('file')} hint={t('hint')} error={chosenText(chosen)} />
        <Preview chosen={chosen} patient={patient} />
        {saving.error && (
          <div role="alert">
            <FieldError>{textOf(saving.error)}</FieldError>
          </div>
        )}
      </form>
    </Dialog>
  );
}
