import { type CallingHours, dispositionOf } from '@careline/core/calls/outcome';
import { type CallSession, type CallSessionState, isEditable, MAX_NOTE } from '@careline/core/calls/session';
import type { Ref } from 'react';
import { FormRenderer, type FormUploads } from '../../../forms/form-renderer/index.ts';
import { useMessages } from '../../../messages/index.ts';
import { Card } from '../../../primitives/card/index.ts';
import { TextArea } from '../../../primitives/text-area/index.ts';
import { PartView } from '../part-view.tsx';
import { EscalationCard } from '../running/escalation-card.tsx';
import { LowGlucoseAdvice } from '../running/low-glucose-advice.tsx';
import { messages } from './call-outcome.messages.ts';
import { DispositionChoice } from './disposition-choice.tsx';
import { NextCallFields } from './next-call-fields.tsx';
import { OutcomeQuestion } from './outcome-question.tsx';
import { outcomeIds } from './use-outcome-entries.ts';

export interface CallOutcomeProps {
  readonly session: CallSession;
  readonly state: CallSessionState;
  readonly timeZone: string;
  readonly now: () => number;
  readonly callingHours: CallingHours;
  readonly dutyDoctorPhone: string | undefined;
  readonly uploads?: FormUploads;
  readonly idPrefix: string;
  readonly dispositionRef: Ref<HTMLFieldSetElement>;
}

function CallFormCard({ session, state, timeZone, uploads, idPrefix }: CallOutcomeProps) {
  const t = useMessages(messages);
  return (
    <Card title={t('form')}>
      {state.answers.phase === 'failed' && (
        <div className="mb-4">
          <PartView
            part={state.answers}
            failed={t('answersFailed')}
            onRetry={() => void session.retry('answers')}
            compact
          >
            {() => null}
          </PartView>
        </div>
      )}
      <FormRenderer
        faces={state.faces}
        definition={session.form}
        values={state.values}
        problems={state.problems}
        lastValues={state.lastValues}
        lastRows={state.lastRows}
        timeZone={timeZone}
        uploads={uploads}
        idPrefix={idPrefix}
        summary={false}
        navigation
        onChange={session.setValue}
        onUnitChange={session.setUnit}
        onReasonChange={session.setReason}
        onUnchanged={session.setUnchanged}
        onSwap={session.swap}
        onLeave={session.leave}
        onAddRow={session.addRow}
        onRemoveRow={session.removeRow}
        onRowsUnchanged={session.setRowsUnchanged}
      />
    </Card>
  );
}

function Afterwards({ session, state, callingHours, idPrefix }: CallOutcomeProps) {
  const t = useMessages(messages);
  const ids = outcomeIds(idPrefix);
  return (
    <Card title={t('afterwards')}>
      <div className="flex flex-col gap-4">
        <TextArea
          id={ids.note}
          label={t('note')}
          hint={t('noteHint')}
          value={state.note}
          onChange={session.setNote}
          maxLength={MAX_NOTE}
          error={state.outcomeProblems.note && t('noteTooLong', { max: MAX_NOTE })}
        />
        {state.disposition && (
          <NextCallFields session={session} state={state} callingHours={callingHours} id={ids.nextCall} />
        )}
      </div>
    </Card>
  );
}

/** A control that takes the focus is scrolled clear of the save bar, which covers the lower end (WCAG 2.2, 2.4.11). */
const CLEAR_OF_BAR =
  '[&_button]:scroll-mb-32 [&_input]:scroll-mb-32 [&_select]:scroll-mb-32 [&_textarea]:scroll-mb-32';

/** What is entered of a call: the outcome first, the form only where somebody was reached, note and next call. */
export function CallOutcome(props: CallOutcomeProps) {
  const { session, state, idPrefix, dispositionRef } = props;
  const ids = outcomeIds(idPrefix);
  const reached = dispositionOf(state.disposition ?? '')?.outcome === 'reached';
  return (
    // Not the fieldset itself is the column: Chromium loses what is in one when a card appears while another one changes.
    <fieldset disabled={!isEditable(state)} className="min-w-0">
      <div className={`flex min-w-0 flex-col gap-4 ${CLEAR_OF_BAR}`}>
        <DispositionChoice
          ref={dispositionRef}
          id={ids.disposition}
          value={state.disposition}
          onChoose={session.choose}
          missing={state.outcomeProblems.disposition !== undefined}
        />
        <OutcomeQuestion session={session} state={state} id={ids.detail} />
        {reached && <CallFormCard {...props} />}
        {reached && <LowGlucoseAdvice {...props} />}
        <EscalationCard {...props} />
        <Afterwards {...props} />
      </div>
    </fieldset>
  );
}
