import { isHandedOver } from '@careline/core/internal/calls/findings';
import { dispositionOf } from '@careline/core/internal/calls/outcome';
import { type Ref, type RefObject, useId, useState } from 'react';
import { useMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { Icon } from '../../../primitives/icon/index.ts';
import { ariaPress } from '../../../primitives/shortcut/index.ts';
import { escalationMessages } from '../../../readings/findings/index.ts';
import { useParts, useStore } from '../../../store/index.ts';
import { CallOutcomeTag } from '../../call-outcome/index.ts';
import { callLineMessages, saveSummaryMessages } from '../begun-call.messages.ts';
import { DraftLine } from './draft-line.tsx';
import { SummaryLineView } from './summary-line-view.tsx';
import { useCovered } from './use-covered.ts';
import { type SaveSummaryInput, statusOf, useSaveSummary } from './use-save-summary.ts';

export interface SaveBarProps extends SaveSummaryInput {
  readonly onSave: () => void;
  /** The user pressed save, and the save waits until the form's files are stored. */
  readonly isWaiting: boolean;
  /** Leads to what must be handed over first. */
  readonly onHandOver: () => void;
  readonly buttonRef: Ref<HTMLButtonElement>;
  /** The screen, whose lower edge the bar covers. */
  readonly root: RefObject<HTMLElement | null>;
}

interface SummaryProps extends SaveSummaryInput {
  readonly id: string;
  /** In a narrow container the summary shows only on request. */
  readonly open: boolean;
}

function Summary({ id, open, ...input }: SummaryProps) {
  const t = useMessages(saveSummaryMessages);
  const { lines, formLeftOut } = useSaveSummary(input);
  const { disposition } = useParts(input.session.store, ['disposition']);
  if (!disposition) return <p className="text-muted text-xs">{t('nothingYet')}</p>;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of short facts, none of them a field */}
      <div
        role="group"
        id={id}
        aria-label={t('stores')}
        className={`flex flex-wrap items-center gap-x-3 gap-y-1 ${open ? '' : '@max-md:hidden'}`}
      >
        <CallOutcomeTag status={statusOf(disposition)} />
        {lines.map((line) => (
          <span key={line.text} className="text-sm tabular-nums">
            <SummaryLineView line={line} />
          </span>
        ))}
      </div>
      {formLeftOut && <p className="text-sm text-warning">{t('formLeftOut')}</p>}
    </>
  );
}

/** A warning only. The provider reports the line late, or not at all, so the save is not blocked. */
function NotAnswered({ session }: Pick<SaveBarProps, 'session'>) {
  const t = useMessages(callLineMessages);
  const { line, disposition } = useParts(session.store, ['line', 'disposition']);
  const isReached = dispositionOf(disposition ?? '')?.outcome === 'reached';
  const isWaiting = line?.state === 'dialling' || line?.state === 'ringing';
  if (!isReached || !isWaiting) return null;
  return <p className="text-sm text-warning">{t('notAnswered')}</p>;
}

interface FoldProps {
  readonly controls: string;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** Toggles the summary in a narrow container, where it would hide the form. */
function Fold({ controls, open, onToggle }: FoldProps) {
  const t = useMessages(saveSummaryMessages);
  return (
    <Button
      variant="quiet"
      aria-expanded={open}
      aria-controls={controls}
      size="small"
      className="-ms-1 min-h-11! grow justify-start! gap-1! px-1! @md:hidden"
      onClick={onToggle}
    >
      {t('stores')}
      <Icon name={open ? 'expand_more' : 'expand_less'} size={18} />
    </Button>
  );
}

/** Leads to the findings that are not handed over yet. */
function HandOver({ session, onHandOver }: Pick<SaveBarProps, 'session' | 'onHandOver'>) {
  const t = useMessages(escalationMessages);
  const isOpen = useStore(
    session.store,
    (state) => state.findings.length > 0 && !isHandedOver(session.form, state),
  );
  if (!isOpen) return null;
  return (
    <Button
      size="small"
      icon="error"
      className="self-start text-danger pointer-coarse:min-h-11"
      onClick={onHandOver}
    >
      {t('goTo')}
    </Button>
  );
}

/** Shows what will be stored, with the save button. Always visible. */
export function SaveBar({ onSave, isWaiting, onHandOver, buttonRef, root, ...summary }: SaveBarProps) {
  const t = useMessages(saveSummaryMessages);
  const id = useId();
  const [open, setOpen] = useState(false);
  const bar = useCovered(root, '--careline-covered-below');
  const { phase, disposition, draft } = useParts(summary.session.store, ['phase', 'disposition', 'draft']);
  return (
    <div
      ref={bar}
      data-bar="sticky"
      className="sticky bottom-0 z-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-row-line border-t bg-surface py-2 @max-md:gap-y-1 @max-md:px-3 @max-md:py-2"
    >
      <div className="flex min-w-0 grow basis-64 flex-col gap-1">
        <HandOver session={summary.session} onHandOver={onHandOver} />
        <Summary {...summary} id={id} open={open} />
        <NotAnswered session={summary.session} />
        <p role="status" className="text-sm empty:hidden">
          {isWaiting && t('filesOnTheWay')}
        </p>
        <DraftLine draft={draft} />
      </div>
      <div className="flex grow items-center justify-end gap-3 @max-md:gap-2 @md:grow-0">
        {disposition && <Fold controls={id} open={open} onToggle={() => setOpen(!open)} />}
        <span aria-hidden="true" className="text-muted text-xs @max-2xl:hidden">
          {t('key')}
        </span>
        <Button
          ref={buttonRef}
          variant="primary"
          busy={phase === 'saving' || isWaiting}
          aria-keyshortcuts={ariaPress('saveCall')}
          className="@max-md:min-h-11 @max-md:grow"
          onClick={onSave}
        >
          {phase === 'save-failed' ? t('retry') : t('save')}
        </Button>
      </div>
    </div>
  );
}
