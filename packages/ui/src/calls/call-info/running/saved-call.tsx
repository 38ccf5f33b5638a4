import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { Icon } from '../../../primitives/icon/index.ts';
import { useParts } from '../../../store/index.ts';
import { CallOutcomeTag } from '../../call-outcome/index.ts';
import { saveSummaryMessages } from '../begun-call.messages.ts';
import { SummaryLineView } from './summary-line-view.tsx';
import { type SaveSummaryInput, statusOf, useSaveSummary } from './use-save-summary.ts';

export interface SavedCallProps extends SaveSummaryInput {
  readonly onOpenHistory?: (contactId: string) => void;
  readonly onSearchNext: () => void;
  readonly next?: ReactNode;
}

/** Confirms that the server has the call, shows what it stored, and links to the next steps. */
export function SavedCall({ onOpenHistory, onSearchNext, next, ...summary }: SavedCallProps) {
  const t = useMessages(saveSummaryMessages);
  const { lines } = useSaveSummary(summary);
  const { contact, disposition } = useParts(summary.session.store, ['contact', 'disposition']);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-label={t('saved')}
      className="flex flex-col items-start gap-4 rounded-card border border-success bg-raised p-4"
    >
      <h2 ref={heading} tabIndex={-1} className="flex items-center gap-2 font-semibold text-lg text-success">
        <Icon name="check_circle" size={24} className="animate-tick" />
        {t('saved')}
      </h2>
      <ul className="flex flex-col gap-1 tabular-nums">
        {disposition && (
          <li>
            <CallOutcomeTag status={statusOf(disposition)} />
          </li>
        )}
        {lines.map((line) => (
          <li key={line.text}>
            <SummaryLineView line={line} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {next}
        <Button variant={next ? 'secondary' : 'primary'} icon="search" onClick={onSearchNext}>
          {t(next ? 'searchPatient' : 'nextPatient')}
        </Button>
        {contact && onOpenHistory && (
          <Button icon="history" onClick={() => onOpenHistory(contact.id)}>
            {t('history')}
          </Button>
        )}
      </div>
    </section>
  );
}
