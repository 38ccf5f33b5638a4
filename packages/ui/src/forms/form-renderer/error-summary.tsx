import type { Ref } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { messages } from './form-renderer.messages.ts';

export interface SummaryEntry {
  /** The id of the control that is wrong. */
  readonly id: string;
  /** The field's name and what is wrong with it. */
  readonly text: string;
}

export interface ErrorSummaryProps {
  readonly entries: readonly SummaryEntry[];
  /** Takes the focus after a save that was not possible. */
  readonly ref?: Ref<HTMLDivElement>;
}

function goTo(link: HTMLElement, id: string): void {
  // A link to a fragment would change the page's address, which belongs to the host; in an element the ids are its own.
  const root = link.getRootNode();
  const control = root instanceof Document || root instanceof ShadowRoot ? root.getElementById(id) : null;
  // A problem inside a fold is no use unseen.
  control?.closest('details')?.setAttribute('open', '');
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

/** Everything that keeps a form from being saved; each entry leads to its field. */
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
              className="underline"
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
