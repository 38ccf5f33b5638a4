import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { ErrorState } from '@careline/ui/primitives/error-state';
import { useState } from 'react';
import { useConsole } from '../console-context.tsx';
import { areaBoundaryMessages } from '../frame/frame.messages.ts';
import { usePageTitle } from '../navigation/page.tsx';

export interface AreaFailedProps {
  readonly errorId: string;
  readonly onRetry: () => void;
}

/** Shown in place of an area that failed: the number to quote and a retry button. */
export function AreaFailed({ errorId, onRetry }: AreaFailedProps) {
  const t = useMessages(areaBoundaryMessages);
  const { config } = useConsole();
  const [copied, setCopied] = useState(false);
  usePageTitle(t('title'));
  // If the browser blocks the clipboard, the number can still be read on screen.
  const copy = () =>
    navigator.clipboard?.writeText(errorId).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className="flex justify-center p-6">
      {/* Not a heading: screen readers announce the title with the alert already. */}
      <h1 className="sr-only">{config.product}</h1>
      <ErrorState title={t('title')} onRetry={onRetry}>
        <p>{t('body')}</p>
        <p className="flex flex-wrap items-center gap-2">
          {t('errorId')}: <code>{errorId}</code>
          <Button variant="quiet" onClick={() => void copy()}>
            {copied ? t('copied') : t('copy')}
          </Button>
        </p>
      </ErrorState>
    </div>
  );
}
