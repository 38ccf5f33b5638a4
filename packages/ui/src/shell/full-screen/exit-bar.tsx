import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { fullScreenMessages } from '../shell.messages.ts';

/** The way out, in a line of its own above the page: laid over the page it would cover something. */
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
