import type { HttpError } from '@careline/core/internal/http';
import { type ReactNode, useId } from 'react';
import { useFailureText } from '../../http/index.ts';
import { ErrorState } from '../../primitives/error-state/index.ts';

export interface SectionProps {
  readonly title: string;
  readonly text?: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function Section({ title, text, actions, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="@container flex flex-col rounded-card border border-line bg-raised"
    >
      <div className="flex flex-wrap items-center justify-between gap-2 border-line border-b px-4 py-2">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        <div className="flex flex-wrap gap-2 empty:hidden">{actions}</div>
        {text && <p className="w-full text-muted text-xs">{text}</p>}
      </div>
      {children}
    </section>
  );
}

export interface FailureProps {
  readonly title: string;
  readonly error: HttpError;
  /** What to do, if the screen knows more than the error code says. */
  readonly text?: string | undefined;
  readonly onRetry?: () => void;
}

export function Failure({ title, error, text, onRetry }: FailureProps) {
  const failureText = useFailureText();
  return (
    <div className="p-4">
      <ErrorState title={title} requestId={error.requestId} {...(onRetry && { onRetry })}>
        {text ?? failureText(error)}
      </ErrorState>
    </div>
  );
}
