import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { messages } from './form-renderer.messages.ts';

export interface UnchangedButtonProps {
  /** Label of the field. */
  readonly field: string;
  /** The last value as text. */
  readonly value: string;
  readonly onUnchanged: () => void;
}

/**
 * Enters the last value again. Not a tab stop, because one per field would double the keys needed, and Alt+U in the
 * field does the same. Negative margins keep the label's line height unchanged.
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
