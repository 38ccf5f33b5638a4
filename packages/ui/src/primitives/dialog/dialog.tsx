import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../messages/index.ts';
import { IconButton } from '../button/index.ts';
import { dialogMessages } from '../further-primitives.messages.ts';

export interface DialogProps {
  readonly open: boolean;
  /** Called on Escape, the close button or a click outside. The owner sets `open` to false. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** The focus starts at the element with `data-autofocus`, otherwise on the title. */
  readonly children: ReactNode;
  /** Buttons at the end, the most likely one last. */
  readonly actions?: ReactNode;
  readonly width?: 'small' | 'medium' | 'large';
  /** `side` opens at the side instead of the centre, for details next to a list. */
  readonly placement?: 'center' | 'side';
  /** Requires an answer: clicking outside does not close it. */
  readonly persistent?: boolean;
}

const WIDTHS = { small: 'max-w-md', medium: 'max-w-2xl', large: 'max-w-4xl' } as const;

const PLACES = {
  center: 'm-auto max-h-[calc(100dvh-32px)] rounded-card',
  side: 'animate-enter [--from:24px_0] my-0 ms-auto me-0 h-dvh max-h-dvh rounded-none border-y-0 border-e-0',
} as const;

/**
 * Opens the dialog on mount and closes it before unmount. Removing an open dialog would not return the focus. The focus
 * starts at `data-autofocus`, otherwise on the title, so that the subject is read first.
 */
function useModal() {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    const first = dialog?.querySelector<HTMLElement>('[data-autofocus]') ?? dialog?.querySelector('h2');
    first?.focus();
    return () => dialog?.close();
  }, []);
  return ref;
}

/** Keeps Escape for this dialog, which the browser closes. A panel below listens on the window and would take it. */
function keepEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.stopPropagation();
}

/** A native modal dialog: the focus moves in, stays in, and returns to what opened it. */
export function Dialog({ open, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  onClose,
  title,
  children,
  actions,
  width = 'medium',
  placement = 'center',
  persistent = false,
}: Omit<DialogProps, 'open'>) {
  const t = useMessages(dialogMessages);
  const ref = useModal();
  const id = useId();
  const besideCloses = (event: MouseEvent<HTMLDialogElement>) => {
    if (!persistent && event.target === event.currentTarget) onClose();
  };
  return (
    <dialog
      ref={ref}
      part="dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={keepEscape}
      onClick={besideCloses}
      className={`w-[calc(100%-32px)] border border-line bg-raised p-0 text-ink shadow-raised ${WIDTHS[width]} ${PLACES[placement]}`}
    >
      <div className="flex max-h-[inherit] flex-col">
        <header className="flex items-center justify-between gap-2 border-row-line border-b py-2 ps-4 pe-2">
          <h2 id={id} tabIndex={-1} className="text-title outline-none">
            {title}
          </h2>
          <IconButton icon="close" label={t('close')} onClick={onClose} />
        </header>
        <div
          // Content may have no focusable element, but must still scroll by keyboard.
          {...(placement === 'side' && { role: 'group', 'aria-labelledby': id, tabIndex: 0 })}
          className="overflow-y-auto overscroll-contain p-4"
        >
          {children}
        </div>
        {actions && (
          <footer className="flex flex-wrap justify-end gap-2 border-row-line border-t p-4">{actions}</footer>
        )}
      </div>
    </dialog>
  );
}
