import { type Contact, MAX_CORRECTION_REASON } from '@careline/core/internal/calls';
import {
  createOutcomeCorrection,
  type OutcomeCorrection,
  type OutcomeCorrectionState,
} from '@careline/core/internal/calls/correction';
import {
  type CallingHours,
  DEFAULT_CALLING_HOURS,
  DISPOSITIONS,
  type DispositionKey,
  dispositionLabel,
} from '@careline/core/internal/calls/outcome';
import { MAX_NOTE } from '@careline/core/internal/calls/session';
import { useId, useMemo, useState } from 'react';
import { newId } from '../../../http/index.ts';
import { useLocale, useMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { Dialog } from '../../../primitives/dialog/index.ts';
import { SelectField } from '../../../primitives/select-field/index.ts';
import { TextArea } from '../../../primitives/text-area/index.ts';
import { Untranslated } from '../../../primitives/untranslated/index.ts';
import { useHttp, useTimeZone } from '../../../provider/index.ts';
import { useStore } from '../../../store/index.ts';
import { NextCallFields, type NextCallFieldsProps, OutcomeQuestion } from '../../call-info/outcome/index.ts';
import { callCorrectionMessages, outcomeCorrectionMessages } from '../call-detail.messages.ts';
import { CorrectionFailed, reasonWords } from './correct-call.tsx';
import type { WithdrawCallProps } from './withdraw-call.tsx';

export interface CorrectOutcomeProps extends WithdrawCallProps {
  /** The hours in which the facility may call. Defaults to the standard hours. */
  readonly callingHours?: CallingHours;
}

interface PartProps {
  readonly correction: OutcomeCorrection;
  readonly state: OutcomeCorrectionState;
}

function Newer({ contact: { status } }: { readonly contact: Contact }) {
  const t = useMessages(outcomeCorrectionMessages);
  const common = useMessages(callCorrectionMessages);
  const locale = useLocale();
  return (
    <div role="alert" className="rounded-control bg-warning-soft p-3 text-on-warning-soft">
      <p className="font-semibold">{common('conflictTitle', { name: status.author.name })}</p>
      <p>{t('conflictText', { outcome: dispositionLabel(status.disposition ?? '', locale) })}</p>
    </div>
  );
}

function Reached() {
  const t = useMessages(outcomeCorrectionMessages);
  return (
    <div role="alert" className="rounded-control bg-warning-soft p-3 text-on-warning-soft">
      <p className="font-semibold">{t('reachedTitle')}</p>
      <p>{t('reachedText')}</p>
    </div>
  );
}

type UnreachedProps = PartProps & Pick<NextCallFieldsProps, 'callingHours' | 'now'>;

/** The follow-up question of an outcome that did not reach the patient, and the next call. */
function Consequences(props: UnreachedProps) {
  const { correction, state, callingHours, now } = props;
  const id = useId();
  if (!state.disposition) return null;
  return (
    <>
      <OutcomeQuestion session={correction} state={state} id={`${id}-question`} />
      <NextCallFields
        session={correction}
        state={state}
        callingHours={callingHours}
        now={now}
        id={`${id}-next`}
      />
    </>
  );
}

/** Note and reason, together with the fields that depend on the outcome. */
function OfUnreached(props: UnreachedProps) {
  const { correction, state } = props;
  const t = useMessages(outcomeCorrectionMessages);
  const common = useMessages(callCorrectionMessages);
  const { outcomeProblems: problems } = state;
  return (
    <>
      <Consequences {...props} />
      <TextArea
        label={common('note')}
        value={state.note}
        error={problems.note && t('noteTooLong', { max: MAX_NOTE })}
        maxLength={MAX_NOTE}
        onChange={correction.setNote}
      />
      <TextArea
        label={common('reason')}
        hint={common('reasonHint')}
        value={state.reason}
        error={reasonWords(state.reasonProblem, common)}
        maxLength={MAX_CORRECTION_REASON}
        onChange={correction.setReason}
      />
    </>
  );
}

function Fields(props: UnreachedProps) {
  const { correction, state } = props;
  const t = useMessages(outcomeCorrectionMessages);
  const locale = useLocale();
  const { outcomeProblems: problems } = state;
  return (
    <fieldset disabled={state.phase === 'saving'} className="min-w-0">
      <div className="flex flex-col gap-4">
        <SelectField<DispositionKey>
          label={t('outcome')}
          value={state.disposition ?? ''}
          placeholder={state.disposition ? undefined : ''}
          error={problems.disposition && t('outcomeRequired')}
          options={DISPOSITIONS.map(({ key }) => ({ value: key, label: dispositionLabel(key, locale) }))}
          onChange={(key) => key && correction.choose(key)}
        />
        {state.isReached ? <Reached /> : <OfUnreached {...props} />}
      </div>
    </fieldset>
  );
}

/** Corrects the outcome of a call that did not reach the patient, with a reason. */
export function CorrectOutcome(props: CorrectOutcomeProps) {
  const http = useHttp();
  const timeZone = useTimeZone();
  const { contact, name, callingHours = DEFAULT_CALLING_HOURS, now, onDone, onClose } = props;
  const t = useMessages(outcomeCorrectionMessages);
  const common = useMessages(callCorrectionMessages);
  // Created once: a change by another user must become a conflict and must not reset the form.
  const [made] = useState(contact);
  const correction = useMemo(
    () => createOutcomeCorrection({ http, contact: made, timeZone, callingHours, now, newId }),
    [http, made, timeZone, callingHours, now],
  );
  const state = useStore(correction.store, (whole) => whole);
  const [unchanged, setUnchanged] = useState(false);
  const save = async () => {
    const result = await correction.save();
    setUnchanged(result === 'unchanged');
    if (result === 'saved') onDone();
  };
  return (
    <Dialog
      open
      persistent
      title={<Untranslated parts={[name]}>{common('correctTitle', { name })}</Untranslated>}
      onClose={onClose}
      actions={
        <>
          <p role="status" className="grow self-center text-muted">
            {unchanged && common('nothingChanged')}
          </p>
          <Button onClick={onClose}>{common('cancel')}</Button>
          {!state.isReached && (
            <Button variant="primary" busy={state.phase === 'saving'} onClick={() => void save()}>
              {common('save')}
            </Button>
          )}
        </>
      }
    >
      <div className="@container flex flex-col gap-4">
        {state.newer ? (
          <Newer contact={state.newer} />
        ) : (
          <CorrectionFailed failure={state.failure} onRetry={() => void save()} />
        )}
        <p>{t('text')}</p>
        <Fields {...{ correction, state, callingHours, now }} />
      </div>
    </Dialog>
  );
}
