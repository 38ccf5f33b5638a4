import { formatReading } from '@careline/core/formatting';
import type { LastValue } from '@careline/core/forms';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { messages } from './form-renderer.messages.ts';

export interface UnchangedButtonProps {
  readonly last: LastValue;
  /** The field's label. */
  readonly field: string;
  readonly onUnchanged: () => void;
}

/** Enters the last value again. Its margins keep the label's line as high as one without it. */
export function UnchangedButton({ last, field, onUnchanged }: UnchangedButtonProps) {
  const t = useMessages(messages);
  return (
    <Button
      variant="quiet"
      size="small"
      className="-my-1 min-h-7! px-1!"
      aria-label={t('unchangedOf', { field, value: formatReading(last.text, last.unit) })}
      aria-keyshortcuts="Alt+U"
      onClick={onUnchanged}
    >
      {t('unchanged')}
    </Button>
  );
}
