import {
  changeForm,
  changeValues,
  lacksChangeConfirmation,
} from '@careline/core/internal/patients/registration-change';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import { ErrorSummary, useFormSummary } from '../../forms/form-renderer/index.ts';
import { useFailureText } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { SavedLine } from '../../notices/saved-line/index.ts';
import { useOffer } from '../../preferences/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { CheckField } from '../../primitives/check-field/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { ErrorState } from '../../primitives/error-state/index.ts';
import { useFocusOnceDrawn } from '../../primitives/focus/index.ts';
import { UhidOwner } from '../patient-registration/duplicate-list.tsx';
import { RegistrationFields } from '../patient-registration/steps/registration-fields.tsx';
import { useOfferedForm } from '../patient-registration/steps/use-offered-form.ts';
import { useDoubtText } from '../patient-registration/words/use-doubt-text.ts';
import { registrationDoubtsMessages as doubtMessages } from '../patient-registration/words/words.messages.ts';
import { ChangeReasonFields } from './change-reason-fields.tsx';
import type { PatientSurroundings } from './change-surroundings.ts';
import { ConcurrentChangeNotice } from './concurrent-change-notice.tsx';
import { messages } from './registration-change.messages.ts';

/** Errors that are already shown next to their field. */
const SHOWN_BY_FIELD = new Set(['uhid-taken', 'patient-elsewhere', 'input-invalid']);

function Failure({ state }: PatientSurroundings) {
  const t = useMessages(messages);
  const failureText = useFailureText();
  const { failure, phase, problems } = state;
  if (phase !== 'failed' || !failure) return null;
  if (SHOWN_BY_FIELD.has(failure.code ?? '') && Object.keys(problems).length > 0) return null;
  return (
    <ErrorState title={t('notSaved')} requestId={failure.requestId}>
      <p>{failureText(failure)}</p>
      <p>{t('stored')}</p>
    </ErrorState>
  );
}

/** Questions unlikely values, once. */
function Doubts({ session, state }: PatientSurroundings) {
  const t = useMessages(doubtMessages);
  const textOf = useDoubtText();
  if (state.doubts.length === 0) return null;
  return (
    <section
      aria-label={t('title')}
      className="flex flex-col gap-2 rounded-card border border-current/25 bg-warning-soft p-4 text-on-warning-soft"
    >
      <p className="font-semibold">{t('title')}</p>
      <ul className="list-disc ps-5">
        {state.doubts.map((doubt) => (
          <li key={`${doubt.path} ${doubt.code}`}>{textOf(doubt)}</li>
        ))}
      </ul>
      <CheckField
        label={t('confirm')}
        checked={state.confirmed}
        onChange={session.confirm}
        error={state.asked && lacksChangeConfirmation(state) && t('confirmMissing')}
      />
    </section>
  );
}

function Fields(props: PatientSurroundings) {
  const { session, state, patient, idPrefix } = props;
  const doubtText = useDoubtText();
  const { doubts, values } = state;
  const { gender, language } = useOffer();
  const offer = useMemo(() => ({ gender, language }), [gender, language]);
  const stored = useMemo(() => changeValues(patient), [patient]);
  // A stored value remains an option after a change, so that it can be restored.
  const definition = useOfferedForm(changeForm(patient), offer, stored, values);
  const notes = useMemo(
    () => Object.fromEntries(doubts.map((doubt) => [doubt.path, doubtText(doubt)])),
    [doubts, doubtText],
  );
  return (
    <RegistrationFields
      editor={session}
      definition={definition}
      notes={notes}
      idPrefix={idPrefix}
      disabled={state.phase === 'saving'}
    />
  );
}

function Discard({
  session,
  onClose,
}: Pick<PatientSurroundings, 'session'> & { readonly onClose: () => void }) {
  const t = useMessages(messages);
  const discard = () => {
    void session.reset();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('discardTitle')}
      width="small"
      actions={
        <>
          <Button variant="danger" onClick={discard}>
            {t('discard')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('keepEditing')}
          </Button>
        </>
      }
    >
      <p>{t('discardText')}</p>
    </Dialog>
  );
}

/** Handles what the save button leads to when neither a field nor a notice shows it. */
function useSaving({ session }: PatientSurroundings, focus: (part: 'summary' | 'reason') => void) {
  const [result, setResult] = useState<'invalid' | 'unchanged'>();
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const done = await session.save();
    setResult(done === 'invalid' || done === 'unchanged' ? done : undefined);
    if (done === 'invalid' || done === 'failed') focus('summary');
    if (done === 'asks') focus('reason');
  }
  return { result, save };
}

/** Edits all registered data of a patient in one form. Saves only the changes, with a reason. */
export function ChangeFormPart(props: PatientSurroundings) {
  const { session, state, patient, idPrefix, keeps } = props;
  const t = useMessages(messages);
  const summary = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLFormElement>(null);
  const reasonId = `${idPrefix}-change-reason`;
  const [discarding, setDiscarding] = useState(false);
  const onceDrawn = useFocusOnceDrawn();
  const { result, save } = useSaving(props, (part) =>
    onceDrawn(() => {
      const field = root.current?.querySelector<HTMLElement>(`#${CSS.escape(reasonId)}`);
      if (part === 'summary') summary.current?.focus();
      else field?.focus();
    }),
  );
  const entries = useFormSummary(changeForm(patient), session, idPrefix);
  const isSaving = state.phase === 'saving';
  return (
    <Card title={t('form')}>
      <form
        ref={root}
        noValidate
        aria-label={t('form')}
        inert={!state.draft.editable}
        className="flex flex-col gap-4"
        onSubmit={(event) => void save(event)}
      >
        {state.concurrentChange && (
          <ConcurrentChangeNotice
            key={patient.updatedAt}
            {...props}
            concurrentChange={state.concurrentChange}
          />
        )}
        {result === 'invalid' && <ErrorSummary ref={summary} entries={entries} />}
        <Fields {...props} />
        {state.uhidOwner && <UhidOwner {...props} owner={state.uhidOwner} />}
        <Doubts {...props} />
        <div className="border-line border-t pt-4">
          <fieldset className="max-w-2xl">
            <legend className="float-start mb-2 w-full font-semibold">{t('reasonTitle')}</legend>
            <div className="clear-both flex flex-col gap-3">
              <ChangeReasonFields
                id={reasonId}
                kind="registration"
                reason={state.reason}
                onChange={session.setReason}
                asked={state.asked}
                disabled={isSaving}
              />
              <p className="text-muted text-xs">{t('reasonSeen')}</p>
            </div>
          </fieldset>
        </div>
        <Failure {...props} />
        <div role="status" className="empty:hidden">
          {state.saved && <p className="font-medium text-success">{t('saved')}</p>}
          {result === 'unchanged' && !state.dirty && !state.saved && <p>{t('unchanged')}</p>}
        </div>
        <div className="flex flex-wrap items-center justify-end gap-3">
          {keeps && (
            <div className="me-auto">
              <SavedLine phase={state.draft.phase} savedAt={state.draft.savedAt} keeps={keeps} />
            </div>
          )}
          {state.dirty && (
            <Button disabled={isSaving} onClick={() => setDiscarding(true)}>
              {t('discard')}
            </Button>
          )}
          <Button variant="primary" type="submit" busy={isSaving}>
            {state.phase === 'failed' ? t('retry') : t('save')}
          </Button>
        </div>
      </form>
      {discarding && <Discard session={session} onClose={() => setDiscarding(false)} />}
    </Card>
  );
}
