import { type Patient, removePhoto } from '@careline/core/internal/patients';
import { useFailureText } from '../../http/index.ts';
import { useSubmission } from '../../http/use-submission.ts';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { useHttp } from '../../provider/index.ts';
import { photoEditorMessages } from './photo-editor.messages.ts';

export interface RemovePhotoProps {
  readonly patient: Pick<Patient, 'vitaId'>;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

export function RemovePhoto({ patient, onRemoved, onClose }: RemovePhotoProps) {
  const http = useHttp();
  const t = useMessages(photoEditorMessages);
  const failureText = useFailureText();
  const removing = useSubmission();
  const { vitaId } = patient;
  const confirm = async () => {
    const removed = await removing.submit(vitaId, ({ key }) =>
      http.call(removePhoto, { body: { vitaId }, idempotencyKey: key }),
    );
    if (removed) onRemoved();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('removeTitle')}
      width="small"
      actions={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button variant="danger" busy={removing.busy} onClick={() => void confirm()}>
            {t('remove')}
          </Button>
        </>
      }
    >
      <p>{t('removeText')}</p>
      {removing.error && (
        <div role="alert">
          <FieldError>{failureText(removing.error)}</FieldError>
        </div>
      )}
    </Dialog>
  );
}
