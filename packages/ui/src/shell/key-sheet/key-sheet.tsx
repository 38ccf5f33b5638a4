import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { KeyList } from './key-list.tsx';
import { keySheetMessages } from './key-sheet.messages.ts';

export interface KeySheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Shows the introduction again. Without it, not offered. */
  readonly onTour?: () => void;
}

/** Lists the shortcuts of the current screen, and those that work everywhere. */
export function KeySheet({ open, onClose, onTour }: KeySheetProps) {
  const t = useMessages(keySheetMessages);
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} width="small">
      <KeyList />
      {onTour && (
        <Button variant="quiet" className="mt-2" onClick={onTour}>
          {t('tour')}
        </Button>
      )}
    </Dialog>
  );
}
