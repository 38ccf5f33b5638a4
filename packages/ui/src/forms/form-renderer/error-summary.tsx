import type { Ref } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { messages } from './form-renderer.messages.ts';

export interface SummaryEntry {
  /** Id of the control with the error. */
  readonly id: string;
  readonly text: string;
}

export interface ErrorSummaryProps {
  readonly entries: readonly SummaryEntry[];
  /** Receives the focus after a failed save. */
  readonly ref?: Ref<HTMLDivElement>;
}

function goTo(link: HTMLElement, id: string): void {
  // A fragment link would change the host page's address. Inside an element, ids belong to its own tree.
  const root = link.getRootNode();
  const control = root instanceof Document || root instanceof ShadowRoot ? root.getElementById(id) : null;
  // Opens a collapsed parent, because an error inside it would be invisible.
  control?.closest('details')?.setAttribute('open', '');
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

/** Lists all errors that block a save, each linked to its field. */
export function ErrorSummary({ entries, ref }: ErrorSummaryProps) {
  const t = useMessages(messages);
  if (entries.length === 0) return null;
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="rounded-card border border-danger bg-danger-soft p-4 text-on-danger-soft"
    >
      <p className="flex items-center gap-2 font-semibold">
        <Icon name="error" />
        {t('summary', { count: entries.length })}
      </p>
      <ul className="mt-1 list-disc ps-12">
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-block min-h-6 leading-6 underline"
              onClick={(event) => {
                event.preventDefault();
                goTo(event.currentTarget, id);
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
