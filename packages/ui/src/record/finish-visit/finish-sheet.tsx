import type { Encounter } from '@careline/core/internal/encounters';
import type { Patient } from '@careline/core/internal/patients';
import { type Prescription, prescriptionDraftId } from '@careline/core/internal/prescriptions';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import {
  type ActDialogProps,
  ChangeFailure,
  ConcurrentChangeNotice,
  encounterActsMessages,
  OutcomeFields,
  useOpenItems,
  useOutcome,
} from '../../encounters/encounter-acts/index.ts';
import { useEncounterTimes } from '../../encounters/encounter-words/index.ts';
import { OpenItems } from '../../finishing/open-items/index.ts';
import { useFailureText } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { ErrorState } from '../../primitives/error-state/index.ts';
import { useFocusOnceDrawn } from '../../primitives/focus/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import {
  type OpenWriting,
  PrescriptionToSign,
  signingFault,
  useBasis,
  useWritten,
  VisitSummary,
} from '../prescriptions/index.ts';
import { finishVisitMessages } from './finish-visit.messages.ts';
import { NextAppointmentFields, useNextAppointment } from './next-appointment.tsx';
import { type Finished, useFinishSteps } from './use-finish-steps.ts';

export interface FinishSheetProps extends ActDialogProps {
  readonly visit: Encounter;
  readonly patient: Patient;
  readonly signer: Prescription['signer'];
  readonly facility: string;
  readonly mayBook: boolean;
  /** The prescription that is being written in the note. */
  readonly openWriting: OpenWriting;
  /** Prescriptions signed in this visit and not withdrawn. */
  readonly signed: readonly Prescription[];
  readonly onSigned: (prescription: Prescription) => void;
  /** Opens the prescription in the note. The sheet is closed. */
  readonly onPrescription: () => void;
}

/** Everything the sheet shows and sends. */
function useFinish(props: FinishSheetProps) {
  const { visit, openWriting, mayBook, onSigned, onSeen } = props;
  const { vitaId, id: encounterId } = visit;
  const given = useOutcome();
  const known = useBasis({ vitaId, encounterId });
  const written = useWritten(openWriting);
  const [signs, setSigns] = useState(true);
  const [asked, setAsked] = useState(false);
  const steps = useFinishSteps({ visit, onSigned, onSeen });
  const open = useOpenItems(steps.change.error);
  const planned = known.state.phase === 'ready' ? known.state.value.basis.paper?.nextVisit : undefined;
  const [wasPlanned, setPlanned] = useState<string>();
  if (planned && planned !== wasPlanned) {
    setPlanned(planned);
    // A day of the plan that has passed is no proposal.
    if (given.typed.code === '' && planned >= given.fields.today)
      given.change({ code: 'review', reviewOn: planned });
  }
  const next = useNextAppointment({ visit, day: given.typed.reviewOn, mayBook });
  const pending = written && written.state.lines.length > 0 ? written : undefined;
  const writing = signs ? pending : undefined;
  const isFinished = steps.done.visit !== undefined;
  const confirm = async (): Promise<boolean> => {
    setAsked(true);
    const outcome = given.read();
    if (!outcome || (!isFinished && open.missing > 0)) return false;
    if (writing && signingFault(writing)) return false;
    const { reviewFor } = given.typed;
    const reason = reviewFor.trim() || (visit.reason ?? '');
    const isDone = await steps.run({ writing, outcome, leftOpen: open.leftOpen, reason, next });
    if (!isDone) next.lose();
    return isDone;
  };
  return { given, known, pending, writing, signs, setSigns, asked, steps, open, next, isFinished, confirm };
}

type Finishing = ReturnType<typeof useFinish>;

/** What of the work is not done, and why. */
function Failure({ finishing }: { readonly finishing: Finishing }) {
  const t = useMessages(finishVisitMessages);
  const a = useMessages(encounterActsMessages);
  const failureText = useFailureText();
  const { steps, open } = finishing;
  const { failed, done, change, bookingError } = steps;
  if (!failed) return null;
  if (failed === 'finish' && open.isRefused)
    return (
      <ErrorState title={t(done.signed ? 'notFinishedSigned' : 'notFinished')}>{a('itemsAdded')}</ErrorState>
    );
  const title = {
    sign: t('notSigned'),
    finish: t(done.signed ? 'notFinishedSigned' : 'notFinished'),
    book: t('notBooked'),
  }[failed];
  const isTaken = bookingError?.code === 'care-provider-busy' || bookingError?.code === 'slot-unavailable';
  return (
    <>
      <ErrorState title={title}>
        {failed === 'book' && bookingError && <p>{isTaken ? t('taken') : failureText(bookingError)}</p>}
        <p>{t('again')}</p>
      </ErrorState>
      {failed === 'finish' && change.error && <ChangeFailure error={change.error} />}
    </>
  );
}

/** What the user has to answer first, in the order of the sheet. */
const FIRST_ERROR = '[aria-invalid="true"], [data-fault] button';

function DoneList({ done }: { readonly done: Finished }) {
  const t = useMessages(finishVisitMessages);
  const { when } = useEncounterTimes();
  const { signed, visit, booked } = done;
  const entries = [
    signed && t('doneSigned'),
    visit && t('doneFinished'),
    visit && (booked ? t('doneBooked', { when: when(booked.period.start) }) : t('doneNotBooked')),
  ].filter((text) => text !== undefined);
  return (
    <div role="status">
      {entries.length > 0 && (
        <ul className="flex flex-col gap-1">
          {entries.map((text) => (
            <li key={text} className="flex items-center gap-2 tabular-nums">
              <Icon name="check_circle" size={18} className="shrink-0 text-success" />
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function NextVisit({ finishing }: { readonly finishing: Finishing }) {
  const t = useMessages(finishVisitMessages);
  const { given, next, steps } = finishing;
  return (
    <section aria-label={t('next')} className="flex flex-col gap-3">
      <h3 className="font-semibold">{t('next')}</h3>
      {given.typed.reviewOn === '' && <p className="text-muted">{t('noFollowUp')}</p>}
      <NextAppointmentFields next={next} disabled={steps.busy} />
    </section>
  );
}

function Questions({ work, ...props }: FinishSheetProps & { readonly work: Finishing }) {
  const { visit, finishing: setting, onPrescription, onClose } = props;
  const { given, pending, signs, setSigns, asked, open, isFinished } = work;
  const leave = (then: () => void) => () => {
    onClose();
    then();
  };
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {pending && (
        <PrescriptionToSign
          writing={pending}
          isSigned={signs}
          onSigned={setSigns}
          isChecked={asked}
          onOpen={leave(onPrescription)}
        />
      )}
      {!isFinished && (
        <OpenItems
          vitaId={visit.vitaId}
          asked={asked}
          revision={open.revision}
          onChange={open.setState}
          resultsAddress={setting?.resultsAddress?.(visit.vitaId)}
          drafts={setting?.drafts}
          exceptDraftId={pending && prescriptionDraftId(visit.vitaId)}
          onDraft={setting?.onDraft && ((draft) => leave(() => setting.onDraft?.(draft))())}
        />
      )}
      <OutcomeFields {...given.fields} change={given.change} />
      <NextVisit finishing={work} />
    </div>
  );
}

/**
 * One sheet that ends a visit: its outcome, what is still open, the prescription to sign, the next appointment, and the
 * summary for the patient. One press signs, finishes and books.
 */
export function FinishSheet(props: FinishSheetProps) {
  const { patient, signer, facility, signed, onDone, onClose } = props;
  const t = useMessages(finishVisitMessages);
  const a = useMessages(encounterActsMessages);
  const form = useId();
  const finishing = useFinish(props);
  const [isOver, setOver] = useState(false);
  const { given, known, writing, steps, next } = finishing;
  const close = () => {
    const { visit: finished } = steps.done;
    if (finished) onDone('complete', finished);
    else onClose();
  };
  const content = useRef<HTMLFormElement>(null);
  const onceDrawn = useFocusOnceDrawn();
  const confirm = async () => {
    if (steps.busy || isOver) return;
    if (await finishing.confirm()) setOver(true);
    // Errors are in the document only after the next render.
    else onceDrawn(() => content.current?.querySelector<HTMLElement>(FIRST_ERROR)?.focus());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void confirm();
  };
  const action = finishing.isFinished ? 'bookAgain' : writing ? 'signAndFinish' : 'finish';
  const buttons =
    isOver || steps.change.concurrentChange ? (
      <Button key="close" variant="primary" autoFocus onClick={close}>
        {t('close')}
      </Button>
    ) : (
      <>
        <Button onClick={close}>{finishing.isFinished ? t('close') : a('back')}</Button>
        <Button variant="primary" type="submit" form={form} busy={steps.busy}>
          {t(action)}
        </Button>
      </>
    );
  const booked = steps.done.booked?.period.start ?? next.slot?.start;
  return (
    <Dialog
      open
      persistent
      width="large"
      title={t(isOver ? 'doneTitle' : 'title')}
      onClose={close}
      actions={buttons}
    >
      {steps.change.concurrentChange ? (
        <ConcurrentChangeNotice concurrentChange={steps.change.concurrentChange} />
      ) : (
        <div className="@container">
          <form
            ref={content}
            id={form}
            noValidate
            onKeyDown={onKeyDown}
            onSubmit={(event: FormEvent) => {
              event.preventDefault();
              void confirm();
            }}
            className="grid grid-cols-1 gap-6 text-start @2xl:grid-cols-2"
          >
            <div className="flex min-w-0 flex-col gap-4">
              <DoneList done={steps.done} />
              <Failure finishing={finishing} />
              {!isOver && <Questions {...props} work={finishing} />}
            </div>
            <VisitSummary
              {...{ patient, signer, facility, known, signed, writing }}
              nextVisit={given.typed.reviewOn}
              nextVisitAt={given.typed.reviewOn === '' ? undefined : booked}
            />
          </form>
        </div>
      )}
    </Dialog>
  );
}
