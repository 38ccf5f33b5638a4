import { type Infant, unlinkInfant } from '@careline/core/internal/patients';
import { useSubmission } from '../../http/use-submission.ts';
import { useMessages } from '../../messages/index.ts';
import { useHttp } from '../../provider/index.ts';
import { motherInfantsMessages } from '../care.messages.ts';
import { CareReasonDialog } from '../patient-care/care-reason-dialog.tsx';

export interface UnlinkInfantProps {
  /** The mother. */
  readonly vitaId: string;
  readonly infant: Infant;
  readonly name: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks for a reason and then removes a link that was a mistake. */
export function UnlinkInfant({ vitaId, infant, name, onDone, onClose }: UnlinkInfantProps) {
  const http = useHttp();
  const t = useMessages(motherInfantsMessages);
  const ending = useSubmission();
  const confirm = async (reason: string) => {
    const body = { vitaId, infantId: infant.vitaId, reason };
    const ended = await ending.submit(reason, ({ key }) =>
      http.call(unlinkInfant, { body, idempotencyKey: key }),
    );
    if (!ended) return;
    onClose();
    onDone();
  };
  return (
    <CareReasonDialog
      title={t('unlinkOf', { name })}
      action={t('unlinkAction')}
      busy={ending.busy}
      error={ending.error}
      onConfirm={(reason) => void confirm(reason)}
      onClose={onClose}
    >
      {t('unlinkMeans', { name })}
    </CareReasonDialog>
  );
}
