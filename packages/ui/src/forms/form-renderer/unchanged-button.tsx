import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { messages } from './form-renderer.messages.ts';

export interface UnchangedButtonProps {
  /** The field's label. */
  readonly field: string;
  /** The last value in words. */
  readonly value: string;
  readonly onUnchanged: () => void;
}

/**
 * Enters the last value again. Not a stop of the Tab key: with one beside every field a form would take twice the keys,
 * and the field itself does the same with Alt+U. Its margins keep the label's line as high as one without it.
 */
export function UnchangedButton({ field, value, onUnchanged }: UnchangedButtonProps) {
  const t = useMessages(messages);
  return (
    <Button
      variant="quiet"
      size="small"
      tabIndex={-1}
      className="-my-1 min-h-7! px-1! pointer-coarse:-my-3 pointer-coarse:min-h-11!"
      aria-label={t('unchangedOf', { field, value })}
      onClick={onUnchanged}
    >
      {t('unchanged')}
    </Button>
  );
}
