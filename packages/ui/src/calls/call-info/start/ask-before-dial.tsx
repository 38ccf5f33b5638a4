import { phoneText } from '@careline/core/internal/patients';
import { useMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { Dialog } from '../../../primitives/dialog/index.ts';
import { Untranslated } from '../../../primitives/untranslated/index.ts';
import { callStartMessages } from './start.messages.ts';

export interface AskBeforeDialProps {
  readonly number: string;
  /** The patient's name. */
  readonly name: string;
  readonly onDial: () => void;
  readonly onClose: () => void;
}

/** Asks before the number is dialled (the preference `TELEPHONY`). */
export function AskBeforeDial({ number, name, onDial, onClose }: AskBeforeDialProps) {
  const t = useMessages(callStartMessages);
  const shown = phoneText(number);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('askTitle')}
      width="small"
      actions={
        <>
          <Button onClick={onClose}>{t('askCancel')}</Button>
          <Button variant="primary" icon="call" data-autofocus onClick={onDial}>
            {t('askDial')}
          </Button>
        </>
      }
    >
      <p className="tabular-nums">
        <Untranslated parts={[shown, name]}>{t('askText', { number: shown, name })}</Untranslated>
      </p>
    </Dialog>
  );
}
