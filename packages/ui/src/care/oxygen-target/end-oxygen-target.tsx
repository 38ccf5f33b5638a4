import { endOxygenTarget } from '@careline/core/internal/trends';
import { useSubmission } from '../../http/use-submission.ts';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { useHttp } from '../../provider/index.ts';
import { oxygenTargetMessages } from '../care.messages.ts';
import { useTargetFailureText } from './use-target-failure-text.ts';

export interface EndOxygenTargetProps {
  readonly vitaId: string;
  readonly id: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export function EndOxygenTarget({ vitaId, id, onDone, onClose }: EndOxygenTargetProps) {
  const http = useHttp();
  const t = useMessages(oxygenTargetMessages);
  const textOf = useTargetFailureText();
  const ending = useSubmission();
  const confirm = async () => {
    const body = { target: { id, vitaId } };
    const ended = await ending.submit(id, ({ key }) =>
      http.call(endOxygenTarget, { body, idempotencyKey: key }),
    );
    if (ended) onDone();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('endTitle')}
      width="small"
      actions={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button variant="danger" busy={ending.busy} onClick={() => void confirm()}>
            {t('end')}
          </Button>
        </>
      }
    >
      <p>{t('endMeans')}</p>
      {ending.error && <FieldError>{textOf(ending.error)}</FieldError>}
    </Dialog>
  );
}
