import { MAX_TEMPLATE_TITLE } from '@careline/core/internal/preferences/templates';
import {
  MAX_ADVICE,
  MAX_LINES,
  type NewLine,
  type SetLine,
  setLineOf,
  valuesOfLine,
  valuesOfSetLine,
} from '@careline/core/internal/prescriptions';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useDirtyPart } from '../../care/use-dirty-part.ts';
import { RequestFailed, useFailureText } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { ManageNamed } from '../../preferences/index.ts';
import { Button, IconButton } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { useFocusOnceDrawn } from '../../primitives/focus/index.ts';
import { useAnnounce } from '../../primitives/live-region/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { TextArea } from '../../primitives/text-area/index.ts';
import { useHttp, useNow } from '../../provider/index.ts';
import { BasisFacts } from './basis-facts.tsx';
import { ChangesSinceLast } from './changes-since-last.tsx';
import { Confirmations } from './confirmations.tsx';
import { ConsultationModeField } from './consultation-mode-field.tsx';
import { DraftLineItem } from './draft-line-item.tsx';
import { FavouriteDiagnosis } from './favourite-diagnosis.tsx';
import { FavouriteDialog } from './favourite-dialog.tsx';
import { MedicineEntry } from './medicine-entry.tsx';
import { useReportedWriting } from './open-writing.ts';
import { OwnRegistration } from './own-registration.tsx';
import { PrescriptionPaper } from './paper/prescription-paper.tsx';
import {
  type FavouritePrescriptions,
  type PrescribingSet,
  useFavouritePrescriptions,
  usePrescribingSets,
} from './prescribing-sets.ts';
import type { PrescriptionWriterProps } from './prescription-writer-props.ts';
import { writerMessages } from './prescriptions.messages.ts';
import { isStopped, lacksReason, useWriting, type Writing } from './use-writing.ts';
import { VisitCheck } from './visit-check.tsx';

type PartProps = PrescriptionWriterProps & {
  readonly writing: Writing;
  readonly favourites: FavouritePrescriptions;
};

/** Diagnoses of the encounter in which the prescription is written. */
const diagnosesOf = ({ basis }: Writing) => basis?.basis.paper?.signed?.diagnoses ?? [];

/** Adds lines: typed, copied from the last prescription, or from the form. */
function Entry({
  writing,
  favourites,
  patient,
  last,
  field,
}: PartProps & { readonly field: RefObject<HTMLInputElement | null> }) {
  const t = useMessages(writerMessages);
  const enrolled = patient.enrolments.map(({ programme }) => programme);
  const { draft, basis, busy, state } = writing;
  const sets = usePrescribingSets(favourites, enrolled, diagnosesOf(writing));
  const [isManaging, setManaging] = useState(false);
  const enter = (typed: string): string | undefined => {
    if (typed.trim() === '') return t('quickEmpty');
    if (draft.enter(typed)) return undefined;
    return t(draft.store.getState().openId === undefined ? 'quickEmpty' : 'quickOpen');
  };
  const addSet = ({ lines }: PrescribingSet): string | undefined => {
    const { lines: before, openId } = draft.store.getState();
    if (before.length - (openId === undefined ? 0 : 1) + lines.length > MAX_LINES) return t('full');
    draft.copy(lines.map(valuesOfSetLine));
    return draft.store.getState().openId === undefined ? undefined : t('quickOpen');
  };
  const running = last?.withdrawn ? undefined : last;
  return (
    <MedicineEntry
      tables={basis?.checks.tables}
      sets={sets}
      onEnter={enter}
      onSet={addSet}
      disabled={busy}
      field={field}
    >
      <Button size="small" disabled={busy} onClick={() => draft.addEmpty()}>
        {t('byForm')}
      </Button>
      {running && (
        <Button
          size="small"
          icon="history"
          disabled={busy || state.openId !== undefined}
          onClick={() => {
            draft.copy(running.lines.map(valuesOfLine));
            field.current?.focus();
          }}
        >
          {t('asLastTime')}
        </Button>
      )}
      {favourites.entries.length > 0 && (
        <IconButton
          icon="edit"
          label={t('manageFavourites')}
          className="size-8! text-accent pointer-coarse:size-11!"
          onClick={() => setManaging(true)}
        />
      )}
      {isManaging && (
        <ManageNamed
          named={favourites}
          title={t('favourites')}
          maxLength={MAX_TEMPLATE_TITLE}
          further={({ id }, onDone) => {
            const favourite = favourites.entries.find((one) => one.id === id);
            return (
              favourite && (
                <FavouriteDiagnosis {...{ favourites, favourite, onDone }} diagnoses={diagnosesOf(writing)} />
              )
            );
          }}
          onClose={() => setManaging(false)}
        />
      )}
    </MedicineEntry>
  );
}

function Lines({
  writing,
  favourites,
  asked,
  onDone,
}: PartProps & { readonly asked: boolean; readonly onDone: () => void }) {
  const t = useMessages(writerMessages);
  const { state, basis, findings, law } = writing;
  if (state.lines.length === 0) return <p className="text-muted">{t('noLines')}</p>;
  return (
    <ol aria-label={t('lines')}>
      {state.lines.map((line) => (
        <DraftLineItem
          key={line.id}
          line={line}
          findings={findings.get(line.id) ?? []}
          law={law.get(line.id) ?? []}
          askedBefore={basis?.basis.asked ?? []}
          {...{ writing, favourites, asked, onDone }}
        />
      ))}
    </ol>
  );
}

/** What has to be settled before anything is prescribed: the medicines taken, and how the doctor sees the patient. */
function Before(props: PartProps & { readonly onDone: () => void }) {
  return (
    <>
      <VisitCheck {...props} />
      <ConsultationModeField writing={props.writing} />
    </>
  );
}

function Further({ writing, asked }: PartProps & { readonly asked: boolean }) {
  const t = useMessages(writerMessages);
  const { draft, state, basis, busy, refresh } = writing;
  return (
    <>
      <TextArea
        label={t('advice')}
        value={state.advice}
        maxLength={MAX_ADVICE}
        rows={2}
        onChange={draft.setAdvice}
        disabled={busy}
      />
      {basis && <OwnRegistration basis={basis.basis} isChecked={asked} disabled={busy} onSaved={refresh} />}
    </>
  );
}

function Failure({ writing }: Pick<PartProps, 'writing'>) {
  const t = useMessages(writerMessages);
  const failureText = useFailureText();
  const { error, isOutOfDate } = writing;
  if (!error) return null;
  const text = isOutOfDate
    ? t('outOfDate')
    : error.code === 'scope-missing'
      ? t('notDoctor')
      : error.code === 'registration-missing'
        ? t('registrationMissing')
        : failureText(error);
  return (
    <div role="alert">
      <FieldError>{text}</FieldError>
    </div>
  );
}

function Review({
  writing,
  lines,
  onBack,
  onSign,
  ...props
}: PartProps & {
  readonly lines: readonly NewLine[];
  readonly onBack: () => void;
  readonly onSign: () => void;
}) {
  const now = useNow();
  const t = useMessages(writerMessages);
  const { patient, signer, facility, logo } = props;
  const { state, basis, busy } = writing;
  const known = basis?.basis;
  return (
    <div className="flex flex-col gap-4">
      <PrescriptionPaper
        content={{
          facility,
          signer,
          registrationNumber: known?.registrationNumber ?? '',
          advice: state.advice.trim(),
          withdrawn: null,
          lines,
          mode: writing.consultation?.mode,
          signedAt: Math.floor(now() / 1000),
        }}
        patient={patient}
        known={known}
        marks={basis?.checks.marks(lines)}
        tables={basis?.checks.tables}
        logo={logo}
      />
      <ChangesSinceLast {...{ writing, lines, last: props.last }} />
      <Confirmations {...{ writing, lines }} />
      <p className="text-muted text-sm">{t('checkedBy')}</p>
      <Failure writing={writing} />
      <div className="flex flex-wrap gap-2">
        <Button disabled={busy} onClick={onBack}>
          {t('back')}
        </Button>
        <Button variant="primary" busy={busy} ref={(button) => button?.focus()} onClick={onSign}>
          {t('signAs', { name: signer.name })}
        </Button>
      </div>
    </div>
  );
}

function StorageLine({ writing }: Pick<PartProps, 'writing'>) {
  const t = useMessages(writerMessages);
  const { storage, takeOver } = writing;
  if (storage === 'restored') return <p role="status">{t('restored')}</p>;
  if (storage === 'kept') return <p className="text-muted text-sm">{t('onDevice')}</p>;
  if (storage !== 'elsewhere') return null;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2">
      <p>{t('elsewhere')}</p>
      <Button size="small" onClick={takeOver}>
        {t('takeOver')}
      </Button>
    </div>
  );
}

function Discard({ onKeep, onDiscard }: { readonly onKeep: () => void; readonly onDiscard: () => void }) {
  const t = useMessages(writerMessages);
  return (
    <Dialog
      open
      onClose={onKeep}
      title={t('discardTitle')}
      width="small"
      actions={
        <>
          <Button onClick={onKeep}>{t('back')}</Button>
          <Button variant="danger" onClick={onDiscard}>
            {t('discard')}
          </Button>
        </>
      }
    >
      <p>{t('discardMeaning')}</p>
    </Dialog>
  );
}

/** Saves the whole prescription as a named favourite. */
function KeepFavourite({ writing, favourites }: Pick<PartProps, 'writing' | 'favourites'>) {
  const t = useMessages(writerMessages);
  const announce = useAnnounce();
  const [lines, setLines] = useState<readonly SetLine[]>();
  const { draft, busy } = writing;
  return (
    <>
      <Button
        icon="star"
        disabled={busy || !favourites.areRead}
        onClick={() => setLines(draft.whole()?.map(setLineOf))}
      >
        {t('keepFavourite')}
      </Button>
      {lines && (
        <FavouriteDialog
          {...{ favourites, lines }}
          diagnoses={diagnosesOf(writing)}
          onDone={(words) => {
            setLines(undefined);
            announce(words);
          }}
          onClose={() => setLines(undefined)}
        />
      )}
    </>
  );
}

function Written(props: PartProps) {
  const { writing, favourites, isInline = false, onSigned, onClose } = props;
  const t = useMessages(writerMessages);
  const field = useRef<HTMLInputElement>(null);
  const section = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(false);
  const [reviewed, setReviewed] = useState<readonly NewLine[]>();
  const [discarding, setDiscarding] = useState(false);
  const onceDrawn = useFocusOnceDrawn();
  const { draft, state, basis, busy } = writing;
  const isLocked = writing.storage === 'elsewhere' || writing.storage === 'opening';
  const lacking = state.lines.find((line) => lacksReason(line, writing.findings));
  const stopped = state.lines.some((line) => isStopped(line, writing.law));
  const focusField = () => field.current?.focus();
  // In a note, one line to type in is enough until there is a medicine.
  const isEmpty = isInline && state.lines.length === 0;
  const review = () => {
    setAsked(true);
    if (isLocked || !basis) return;
    const lines = draft.whole();
    if (!lines || lines.length === 0 || lacking || stopped || basis.basis.registrationNumber === '') {
      // Errors are in the document only after the next render.
      onceDrawn(() =>
        (
          section.current?.querySelector<HTMLElement>('[data-law="stop"], [aria-invalid="true"]') ??
          field.current
        )?.focus(),
      );
      return;
    }
    setReviewed(lines);
  };
  const sign = async (lines: readonly NewLine[]) => {
    const prescription = await writing.sign(lines);
    if (prescription) onSigned(prescription);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || busy) return;
    // The shortcut must not sign the prescription behind an open dialog.
    if (event.target instanceof Element && event.target.closest('[role="dialog"], dialog')) return;
    event.preventDefault();
    if (reviewed) void sign(reviewed);
    else review();
  };
  const back = () => {
    setReviewed(undefined);
    onceDrawn(focusField);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: one key for the whole part, beside its buttons
    <div ref={section} onKeyDown={onKeyDown} className="flex flex-col gap-4">
      {reviewed && !writing.isOutOfDate ? (
        <Review {...props} lines={reviewed} onBack={back} onSign={() => void sign(reviewed)} />
      ) : (
        <>
          <StorageLine writing={writing} />
          {!isInline && basis && <BasisFacts basis={basis.basis} />}
          {!isLocked && (
            <>
              {!isInline && <Before {...props} onDone={focusField} />}
              <Entry {...props} field={field} />
              {!isEmpty && <Lines {...props} asked={asked} onDone={focusField} />}
              {isInline && <Before {...props} onDone={focusField} />}
              {!isEmpty && <Further {...props} asked={asked} />}
            </>
          )}
          {asked && stopped && (
            <div role="alert">
              <FieldError>{t('stoppedByLaw')}</FieldError>
            </div>
          )}
          <Failure writing={writing} />
          {!isEmpty && (
            <div className="flex flex-wrap items-center gap-2">
              <Button
                disabled={busy}
                onClick={() => (state.lines.length > 0 ? setDiscarding(true) : onClose())}
              >
                {t('discard')}
              </Button>
              <Button variant="primary" disabled={isLocked || !basis} onClick={review}>
                {t('review')}
              </Button>
              {!isLocked && state.lines.length > 0 && <KeepFavourite {...{ writing, favourites }} />}
              <span className="text-muted text-sm pointer-coarse:hidden">{t('keys')}</span>
            </div>
          )}
        </>
      )}
      {discarding && (
        <Discard onKeep={() => setDiscarding(false)} onDiscard={() => void writing.discard().then(onClose)} />
      )}
    </div>
  );
}

/** Writes and signs a prescription. Nothing reaches the server before the signature. */
export function PrescriptionWriter(props: PrescriptionWriterProps) {
  const http = useHttp();
  const t = useMessages(writerMessages);
  const writing = useWriting(props);
  useReportedWriting(props.openWriting, writing);
  const favourites = useFavouritePrescriptions(http);
  const { known, refresh, state, storage } = writing;
  useDirtyPart(storage === 'page' && state.lines.length > 0, props.onDirtyChange);
  const content = (
    <>
      {known.phase === 'loading' && <Skeleton lines={3} />}
      {known.phase === 'failed' && (
        <RequestFailed title={t('basisFailed')} onRetry={refresh} error={known.error} />
      )}
      {known.phase === 'ready' &&
        (known.value.basis.mayPrescribe ? (
          <Written {...props} {...{ writing, favourites }} />
        ) : (
          <p>{t('notDoctor')}</p>
        ))}
    </>
  );
  return props.isInline ? content : <Card title={t('title')}>{content}</Card>;
}
