import { isHandedOver } from '@careline/core/calls';
import type { Ref } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { CallOutcomeTag } from '../call-outcome/index.ts';
import { DraftLine } from './draft-line.tsx';
import { messages as escalationMessages } from './escalation-card.messages.ts';
import { messages } from './save-summary.messages.ts';
import { type SaveSummaryInput, statusOf, useSaveSummary } from './use-save-summary.ts';

export interface SaveBarProps extends SaveSummaryInput {
  readonly onSave: () => void;
  /** Leads to what must be handed over first. */
  readonly onHandOver: () => void;
  readonly buttonRef: Ref<HTMLButtonElement>;
}

function Summary(props: SaveSummaryInput) {
  const t = useMessages(messages);
  const { lines, formLeftOut } = useSaveSummary(props);
  const { disposition } = props.state;
  if (!disposition) return <p className="text-muted text-sm">{t('nothingYet')}</p>;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of short facts, none of them a field */}
      <div role="group" aria-label={t('stores')} className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <CallOutcomeTag status={statusOf(disposition)} />
        {lines.map((line) => (
          <span key={line} className="text-sm tabular-nums">
            {line}
          </span>
        ))}
      </div>
      {formLeftOut && <p className="text-sm text-warning">{t('formLeftOut')}</p>}
    </>
  );
}

/** Something was found that is not handed over yet. */
const isDue = ({ session, state }: SaveSummaryInput): boolean =>
  state.findings.length > 0 && !isHandedOver(session.form, state);

/** What will be stored, and the button that stores it; always in sight. */
export function SaveBar({ onSave, onHandOver, buttonRef, ...summary }: SaveBarProps) {
  const t = useMessages(messages);
  const te = useMessages(escalationMessages);
  const { phase } = summary.state;
  return (
    <div className="sticky bottom-0 z-10 -mx-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-raised px-4 py-3 shadow-raised">
      <div className="flex min-w-0 grow basis-64 flex-col gap-1">
        {isDue(summary) && (
          <Button size="small" icon="error" className="self-start text-danger" onClick={onHandOver}>
            {te('goTo')}
          </Button>
        )}
        <Summary {...summary} />
        <DraftLine draft={summary.state.draft} now={summary.now} />
      </div>
      <div className="flex grow items-center justify-end gap-3 @md:grow-0">
        <span aria-hidden="true" className="text-muted text-sm @max-2xl:hidden">
          {t('key')}
        </span>
        <Button
          ref={buttonRef}
          variant="primary"
          busy={phase === 'saving'}
          aria-keyshortcuts="Control+Enter"
          className="@max-md:grow"
          onClick={onSave}
        >
          {phase === 'save-failed' ? t('retry') : t('save')}
        </Button>
      </div>
    </div>
  );
}
