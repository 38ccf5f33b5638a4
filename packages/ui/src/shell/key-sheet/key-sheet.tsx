import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { shownPress, usePressesHere } from '../../primitives/shortcut/index.ts';
import { keySheetMessages } from '../shell.messages.ts';

export interface KeySheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Shows the introduction again. Without it, not offered. */
  readonly onTour?: () => void;
}

/** Lists the shortcuts of the current screen, and those that work everywhere. */
export function KeySheet({ open, onClose, onTour }: KeySheetProps) {
  const t = useMessages(keySheetMessages);
  const here = usePressesHere();
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} width="small">
      <dl className="divide-y divide-line">
        {here.map((name) => (
          <div key={name} className="flex min-h-11 items-center justify-between gap-4 py-1.5">
            <dt>{t(name)}</dt>
            <dd className="flex shrink-0 gap-1">
              {shownPress(name).map((part) => (
                <kbd
                  key={part}
                  className="min-w-7 rounded-control border border-line-strong bg-surface px-1.5 text-center font-sans text-sm leading-6"
                >
                  {part}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="pt-3 text-muted text-xs">{t('typing')}</p>
      {onTour && (
        <Button variant="quiet" className="mt-2" onClick={onTour}>
          {t('tour')}
        </Button>
      )}
    </Dialog>
  );
}
