import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/index.ts';
import { IconButton } from '../../primitives/button/index.ts';
import { LiveRegionProvider } from '../../primitives/live-region/index.ts';
import { panelMessages } from '../shell.messages.ts';

export interface PanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** `start`: a drawer at the start side; `corner`: below the avatar; `bottom`: a sheet within reach of a thumb. */
  readonly placement: 'start' | 'corner' | 'bottom';
  readonly children: ReactNode;
}

const PLACES: Readonly<Record<PanelProps['placement'], string>> = {
  start: 'animate-enter [--from:-24px_0] inset-y-0 start-0 w-(--careline-drawer-width) max-w-full border-e',
  corner:
    'end-2 top-[calc(var(--careline-top-bar-height)+4px)] max-h-[calc(100dvh-64px)] w-(--careline-drawer-width) max-w-[calc(100%-16px)] rounded-card border',
  bottom: 'animate-enter inset-x-0 bottom-0 max-h-[90dvh] rounded-t-card border-t',
};

/** A panel over the content with a backdrop. Traps the focus, closes on Escape and returns the focus. */
export function Panel({ open, onClose, title, placement, children }: PanelProps) {
  const t = useMessages(panelMessages);
  return (
    <Dialog open={open} onClose={onClose} className="fixed inset-0 z-50 outline-none" data-print="hidden">
      <DialogBackdrop className={`fixed inset-0 ${placement === 'corner' ? '' : 'bg-backdrop'}`} />
      <DialogPanel
        className={`fixed flex flex-col border-line bg-raised text-ink shadow-raised ${PLACES[placement]}`}
      >
        <div className="flex min-h-top-bar items-center justify-between gap-2 border-line border-b ps-4 pe-1">
          <DialogTitle className="font-semibold">{title}</DialogTitle>
          <IconButton icon="close" label={t('close')} onClick={onClose} />
        </div>
        {/* Live regions outside are inert while the panel is open, so the panel needs its own. */}
        <LiveRegionProvider>
          <div className="overflow-y-auto overscroll-contain">{children}</div>
        </LiveRegionProvider>
      </DialogPanel>
    </Dialog>
  );
}
