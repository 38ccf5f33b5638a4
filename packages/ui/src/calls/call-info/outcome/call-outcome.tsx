import { type CallingHours, type DispositionKey, dispositionOf } from '@careline/core/internal/calls/outcome';
import { type CallSession, isEditable, MAX_NOTE } from '@careline/core/internal/calls/session';
import { memo, type Ref, useMemo } from 'react';
import {
  FormRenderer,
  type FormUploads,
  sectionId,
  stepSection,
  type UnderSection,
} from '../../../forms/form-renderer/index.ts';
import { useMessages } from '../../../messages/index.ts';
import { Card } from '../../../primitives/card/index.ts';
import { ariaPress } from '../../../primitives/shortcut/index.ts';
import { TextArea } from '../../../primitives/text-area/index.ts';
import { useTimeZone } from '../../../provider/index.ts';
import { useParts, useStore } from '../../../store/index.ts';
import { callInfoOutcomeMessages } from '../begun-call.messages.ts';
import { PartView } from '../part-view.tsx';
import { EscalationCard } from '../running/escalation-card.tsx';
import { LowGlucoseAdvice } from '../running/low-glucose-advice.tsx';
import { UrgentNotice } from '../running/urgent-notice.tsx';
import { DispositionChoice } from './disposition-choice.tsx';
import { NextCallFields } from './next-call-fields.tsx';
import { OutcomeQuestion } from './outcome-question.tsx';
import { outcomeIds } from './use-outcome-entries.ts';

export interface CallOutcomeProps {
  readonly session: CallSession;
  readonly now: () => number;
  readonly callingHours: CallingHours;
  readonly dutyDoctorPhone: string | undefined;
  readonly uploads?: FormUploads;
  readonly idPrefix: string;
  readonly dispositionRef: Ref<HTMLFieldSetElement>;
  readonly onChoose: (disposition: DispositionKey) => void;
  /** A digit was pressed in the open list of outcomes: 1 to 9, and 10 for the 0 key. */
  readonly onNumber: (number: number) => void;
}

/**
 * Returns the urgent notice for the section that caused it. Memoized so that the form does not redraw with every key.
 */
function useUnder(props: CallOutcomeProps, foundIn: string | undefined): UnderSection | undefined {
  const timeZone = useTimeZone();
  const { session, now, dutyDoctorPhone } = props;
  return useMemo(() => {
    if (foundIn === undefined) return undefined;
    const notice = { session, timeZone, now, dutyDoctorPhone };
    return { section: foundIn, children: <UrgentNotice {...notice} /> };
  }, [foundIn, session, timeZone, now, dutyDoctorPhone]);
}

function CallFormCard(props: CallOutcomeProps) {
  const { session, uploads, idPrefix } = props;
  const t = useMessages(callInfoOutcomeMessages);
  const { answers, foundIn } = useParts(session.store, ['answers', 'foundIn']);
  const under = useUnder(props, foundIn);
  return (
    <Card title={t('form')}>
      {answers.phase === 'failed' && (
        <div className="mb-4">
          <PartView
            part={answers}
            failed={t('answersFailed')}
            onRetry={() => void session.retry('answers')}
            compact
          >
            {() => null}
          </PartView>
        </div>
      )}
      <FormRenderer
        editor={session}
        definition={session.form}
        uploads={uploads}
        idPrefix={idPrefix}
        summary={false}
        navigation
        under={under}
      />
    </Card>
  );
}

const OF_AFTERWARDS = ['note', 'disposition', 'nextCall', 'outcomeProblems', 'patient', 'findings'] as const;

function Afterwards({ session, callingHours, idPrefix, now }: CallOutcomeProps) {
  const t = useMessages(callInfoOutcomeMessages);
  const state = useParts(session.store, OF_AFTERWARDS);
  const ids = outcomeIds(idPrefix);
  return (
    <Card title={t('afterwards')}>
      <div className="flex flex-col gap-4">
        <div id={sectionId(idPrefix, 'closing-note')}>
          <TextArea
            id={ids.note}
            aria-keyshortcuts={ariaPress('callNote')}
            label={t('note')}
            hint={t('noteHint')}
            value={state.note}
            onChange={session.setNote}
            maxLength={MAX_NOTE}
            error={state.outcomeProblems.note && t('noteTooLong', { max: MAX_NOTE })}
          />
        </div>
        {state.disposition && (
          <div id={sectionId(idPrefix, 'closing-next-call')}>
            <NextCallFields
              session={session}
              state={state}
              callingHours={callingHours}
              callingTime={state.patient.phase === 'ready' ? state.patient.value.callingTime : undefined}
              now={now}
              id={ids.nextCall}
            />
          </div>
        )}
      </div>
    </Card>
  );
}

const OF_QUESTION = ['disposition', 'detail', 'confirmed', 'outcomeProblems'] as const;

function Disposition({ session, idPrefix, dispositionRef, onChoose, onNumber }: CallOutcomeProps) {
  const ids = outcomeIds(idPrefix);
  const state = useParts(session.store, OF_QUESTION);
  return (
    <>
      <DispositionChoice
        ref={dispositionRef}
        id={ids.disposition}
        value={state.disposition}
        onChoose={onChoose}
        onNumber={onNumber}
        missing={state.outcomeProblems.disposition !== undefined}
      />
      <OutcomeQuestion session={session} state={state} id={ids.detail} />
    </>
  );
}

function Outcome(props: CallOutcomeProps) {
  const { store } = props.session;
  const editable = useStore(store, isEditable);
  const { disposition, foundIn } = useParts(store, ['disposition', 'foundIn']);
  const reached = dispositionOf(disposition ?? '')?.outcome === 'reached';
  return (
    // The column is not the fieldset: Chromium loses fieldset content when a card appears while another one changes.
    <fieldset
      disabled={!editable}
      // Moves from the last section of the form to the note and the next call, and back.
      onKeyDown={(event) => stepSection(event, props.idPrefix)}
      className="min-w-0"
    >
      <div className="flex min-w-0 flex-col gap-4">
        <Disposition {...props} />
        {reached && <CallFormCard {...props} />}
        {reached && <LowGlucoseAdvice {...props} />}
        {reached && foundIn === undefined && <UrgentNotice {...props} />}
        {reached && <EscalationCard {...props} />}
        <Afterwards {...props} />
      </div>
    </fieldset>
  );
}

/** Everything entered on a call: the outcome, the form if the patient was reached, the note and the next call. */
export const CallOutcome = memo(Outcome);
