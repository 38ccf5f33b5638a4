import { type ReactNode, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { errorStateMessages } from '../primitives.messages.ts';

export interface ErrorStateProps {
  /** What happened, in terms of the user's work. */
  readonly title: ReactNode;
  /** What it means and what to do. */
  readonly children?: ReactNode;
  readonly onRetry?: () => void;
  readonly busy?: boolean;
  /** Id of the failed request, to find it in the server's log. */
  readonly requestId?: string;
}

function Reference({ requestId }: { readonly requestId: string }) {
  const t = useMessages(errorStateMessages);
  const [copied, setCopied] = useState(false);
  const copy = () => {
    // If the browser blocks the clipboard, the reference can still be selected by hand.
    navigator.clipboard?.writeText(requestId).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm">
      <span className="select-all break-all font-mono">{t('reference', { requestId })}</span>
      <Button size="small" onClick={copy}>
        {copied ? t('copied') : t('copy')}
      </Button>
    </div>
  );
}

/** Shows what happened, what to do, a retry button, and a reference for support. */
export function ErrorState({ title, children, onRetry, busy, requestId }: ErrorStateProps) {
  const t = useMessages(errorStateMessages);
  return (
    <div
      role="alert"
      part="error"
      className="flex gap-3 rounded-card border border-danger bg-danger-soft p-4 text-on-danger-soft"
    >
      <Icon name="error" size={24} />
      <div className="flex min-w-0 flex-col items-start gap-2">
        <p className="font-semibold">{title}</p>
        {children && <div>{children}</div>}
        {onRetry && (
          <Button icon="refresh" onClick={onRetry} busy={busy}>
            {t('retry')}
          </Button>
        )}
        {requestId && <Reference requestId={requestId} />}
      </div>
    </div>
  );
}
