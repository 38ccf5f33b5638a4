import { MAX_MERGE_REASON } from '@careline/core/internal/patients/duplicates';
import { ReasonDialog, type ReasonDialogProps } from '@careline/ui/forms/reason-dialog';
import { useMessages } from '@careline/ui/messages';
import { duplicatesMessages } from '../patients.messages.ts';

export interface MergeReasonDialogProps
  extends Pick<ReasonDialogProps, 'meaning' | 'busy' | 'failure' | 'onConfirm' | 'onClose'> {
  readonly title: string;
  readonly action: string;
}

/** Explains what a merge or its undo will do, and asks for the reason. */
export function MergeReasonDialog({ title, action, ...props }: MergeReasonDialogProps) {
  const t = useMessages(duplicatesMessages);
  return (
    <ReasonDialog
      {...props}
      words={{ title, action, keep: t('cancel'), reason: t('reason'), hint: t('reasonHint') }}
      most={MAX_MERGE_REASON}
      problemOf={(reason) => (reason.trim() === '' ? t('reasonMissing') : undefined)}
      marksRequired
      persistent
      width="small"
    />
  );
}
