import type { HttpError } from '@careline/core/internal/http';
import type { ReactNode } from 'react';
import { useCareFailureText } from '../../forms/care-failure/index.ts';
import { ReasonDialog } from '../../forms/reason-dialog/index.ts';
import { useMessages } from '../../messages/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { patientCareMessages } from '../care.messages.ts';

export interface CareReasonDialogProps {
  readonly title: string;
  /** Explains the consequences. */
  readonly children: ReactNode;
  /** The label of the confirm button. */
  readonly action: string;
  readonly busy: boolean;
  readonly error: HttpError | undefined;
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks for a reason before something about a patient is deleted or ended. */
export function CareReasonDialog(props: CareReasonDialogProps) {
  const { title, children, action, busy, error, onConfirm, onClose } = props;
  const t = useMessages(patientCareMessages);
  const textOf = useCareFailureText();
  return (
    <ReasonDialog
      words={{ title, action, keep: t('keep'), reason: t('reason') }}
      most={300}
      problemOf={(reason) => (reason.trim().length < 3 ? t('reasonMissing') : undefined)}
      busy={busy}
      failure={error && <FieldError>{textOf(error)}</FieldError>}
      meaning={children}
      width="small"
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
