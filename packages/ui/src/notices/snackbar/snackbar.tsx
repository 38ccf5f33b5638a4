import type { ReactNode } from 'react';
import { useMessages } from '../../messages/index.ts';
import { snackbarMessages } from '../notices.messages.ts';

export interface SnackbarProps {
  /** Hidden while empty. The live region is always mounted, so that new text is announced. */
  readonly children?: ReactNode;
}

/** A short message at the bottom that needs no response. */
export function Snackbar({ children }: SnackbarProps) {
  return (
    <div
      role="status"
      data-print="hidden"
      className="pointer-events-none fixed inset-x-0 bottom-16 z-50 flex justify-center px-4 sm:bottom-6"
    >
      {children && (
        <p className="whitespace-pre rounded-card bg-ink px-4 py-3 text-raised shadow-raised">{children}</p>
      )}
    </div>
  );
}

export function LogoutSnackbar({ open }: { readonly open: boolean }) {
  const t = useMessages(snackbarMessages);
  return <Snackbar>{open ? t('loggingOut') : undefined}</Snackbar>;
}
