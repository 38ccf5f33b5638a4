import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { fullScreenMessages } from '../shell.messages.ts';

/** Leaves full screen. Takes its own line above the page, because an overlay would cover content. */
export function ExitBar({ onExit }: { readonly onExit: () => void }) {
  const t = useMessages(fullScreenMessages);
  return (
    <div data-theme="dark" data-print="hidden" className="flex shrink-0 justify-end bg-surface p-1">
      <Button variant="quiet" size="small" icon="close" onClick={onExit}>
        {t('leave')}
      </Button>
    </div>
  );
}
