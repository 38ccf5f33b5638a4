import type { Contact } from '@careline/core/internal/calls';
import { type CallingHours, dispositionOf } from '@careline/core/internal/calls/outcome';
import type { CallSession } from '@careline/core/internal/calls/session';
import { fieldPath, visibleForm } from '@careline/core/internal/forms';
import type { UserProfile } from '@careline/core/internal/identity';
import { type Ref, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import {
  ErrorSummary,
  type FormUploads,
  fieldId,
  type UnsentFiles,
  useFormSummary,
  useUnsentFiles,
} from '../../../forms/form-renderer/index.ts';
import { useOnline } from '../../../http/index.ts';
import { useMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { useEffectEvent } from '../../../primitives/effect-event/index.ts';
import { ErrorState } from '../../../primitives/error-state/index.ts';
import { useFocusOnceDrawn } from '../../../primitives/focus/index.ts';
import { useParts, useStore } from '../../../store/index.ts';
import { saveSummaryMessages } from '../begun-call.messages.ts';
import type { CallPane } from '../call-pane.ts';
import { CallOutcome } from '../outcome/call-outcome.tsx';
import { DISPOSITION_KEYS_BY_NUMBER } from '../outcome/disposition-choice.tsx';
import { OutcomeChangeNotice } from '../outcome/outcome-change-notice.tsx';
import { useOutcomeChange } from '../outcome/use-outcome-change.ts';
import { outcomeIds, useOutcomeEntries } from '../outcome/use-outcome-entries.ts';
import { callStartMessages } from '../start/start.messages.ts';
import { useCallFailureText } from '../use-call-failure-text.ts';
import { CallBar } from './call-bar.tsx';
import { LineFailure } from './call-line.tsx';
import { DraftNotices } from './draft-notices.tsx';
import { escalationId } from './escalation-card.tsx';
import { SaveBar } from './save-bar.tsx';
import { useCallKeys } from './use-call-keys.ts';

export interface RunningCallProps {
  readonly session: CallSession;
  readonly contact: Contact;
  readonly now: () => number;
  readonly callingHours: CallingHours;
  readonly profile: Pick<UserProfile, 'facility'>;
  readonly root: RefObject<HTMLElement | null>;
  /** Stores files of the form. If omitted, the form has no file fields. */
  readonly uploads?: FormUploads;
  readonly pane: CallPane;
  readonly onPane: (pane: CallPane) => void;
  readonly onOpenHistory?: (contactId: string) => void;
  /** Called when the user saves. Return false to stop the save and leave the call as it is. */
  readonly onSave?: (contact: Contact) => boolean;
}

/** Something else closed the call, so only the history shows what is stored. */
const LOOK_IT_UP = new Set(['contact-closed', 'conflict']);

/** Says that the server does not know about the call yet while there is no network. */
function Unheard({ session }: Pick<RunningCallProps, 'session'>) {
  const t = useMessages(callStartMessages);
  const online = useOnline();
  const { unheard } = useParts(session.store, ['unheard']);
  if (!unheard || online) return null;
  return (
    <p
      role="status"
      className="rounded-control border border-current/25 bg-warning-soft p-3 text-on-warning-soft"
    >
      {t('unheard')}
    </p>
  );
}

function SaveFailure({ session, contact, onOpenHistory }: RunningCallProps) {
  const t = useMessages(saveSummaryMessages);
  const textOf = useCallFailureText();
  const { failure, phase } = useParts(session.store, ['failure', 'phase']);
  if (phase !== 'save-failed' || !failure) return null;
  return (
    <ErrorState title={t('notSaved')} requestId={failure.requestId}>
      <p>{textOf(failure)}</p>
      <p>{t('stored')}</p>
      {onOpenHistory && LOOK_IT_UP.has(failure.code ?? '') && (
        <Button icon="history" className="mt-2" onClick={() => onOpenHistory(contact.id)}>
          {t('history')}
        </Button>
      )}
    </ErrorState>
  );
}

/** Explains why the call was not saved: some of its files could not be stored. */
function FilesLeft({ failed }: Pick<UnsentFiles, 'failed'>) {
  const t = useMessages(saveSummaryMessages);
  if (failed.length === 0) return null;
  return (
    <ErrorState title={t('notSaved')}>
      {failed.map((name) => (
        <p key={name}>{t('fileFailed', { name })}</p>
      ))}
    </ErrorState>
  );
}

interface ProblemsProps {
  readonly session: CallSession;
  readonly prefix: string;
  readonly ref: Ref<HTMLDivElement>;
}

/** Finds a control by its id. Searches below the root, because in a custom element the ids belong to its own tree. */
function controlIn(root: RefObject<HTMLElement | null>, id: string): HTMLElement | null {
  return root.current?.querySelector<HTMLElement>(`#${CSS.escape(id)}`) ?? null;
}

function goTo(heading: HTMLElement | null): void {
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** Returns the id of the form's first visible field that is not a file, or undefined if there is none. */
function firstFieldId({ form, store }: CallSession, prefix: string): string | undefined {
  for (const { section, own } of visibleForm(form, store.getState().values)) {
    const field = own.fields.find(({ control }) => control !== 'file');
    if (field) return fieldId(prefix, fieldPath({ section: section.key, key: field.key }));
  }
  return undefined;
}

/** Returns the id to focus after a digit key: the next question, or undefined to focus the save button. */
function nextId(session: CallSession, prefix: string, number: number): string | undefined {
  const disposition = dispositionOf(DISPOSITION_KEYS_BY_NUMBER[number - 1] ?? '');
  if (disposition?.asks)
    return disposition.asks === 'time' ? outcomeIds(prefix).nextCall : outcomeIds(prefix).detail;
  return disposition?.outcome === 'reached' ? firstFieldId(session, prefix) : undefined;
}

/** Problems that prevent the save, each with a link to its control. */
function Problems({ session, prefix, ref }: ProblemsProps) {
  const { outcomeProblems } = useParts(session.store, ['outcomeProblems']);
  const ofOutcome = useOutcomeEntries(outcomeProblems, prefix);
  const ofForm = useFormSummary(session.form, session, prefix);
  return <ErrorSummary ref={ref} entries={[...ofOutcome, ...ofForm]} />;
}

export function RunningCall(props: RunningCallProps) {
  const { session, contact, now, callingHours, profile, root } = props;
  const prefix = useId();
  const choices = useRef<HTMLFieldSetElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const onceDrawn = useFocusOnceDrawn();
  const saveButton = useRef<HTMLButtonElement>(null);
  const files = useUnsentFiles(props.uploads);
  const [filesAsked, setFilesAsked] = useState(false);

  // The control that began the call, or took it over, is gone. Move the focus to the first question.
  const editable = useStore(session.store, ({ draft }) => draft.editable);
  const restoredAt = useStore(session.store, ({ draft }) => draft.restoredAt);
  const isOpening = useStore(session.store, ({ continued, draft }) => continued && draft.phase === 'opening');
  const isSaving = useStore(session.store, ({ phase }) => phase === 'saving');
  const isChecked = useStore(session.store, ({ checked }) => checked === 'all');
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each of these the choices are drawn anew, or open up
  useLayoutEffect(() => choices.current?.focus({ preventScroll: true }), [isOpening, editable, restoredAt]);

  const save = async () => {
    if (props.onSave?.(contact) === false) return;
    // Fields are disabled during a save, and a focused field would lose the focus.
    saveButton.current?.focus({ preventScroll: true });
    setFilesAsked(true);
    if (files.waiting || !(await files.settle())) return;
    setFilesAsked(false);
    if ((await session.save()) === 'invalid') onceDrawn(() => summary.current?.focus());
  };
  const outcome = useOutcomeChange(session);
  const hasOutcome = useStore(session.store, ({ disposition }) => disposition !== undefined);
  const chooseByNumber = useEffectEvent((number: number) => {
    const disposition = DISPOSITION_KEYS_BY_NUMBER[number - 1];
    if (!disposition || !outcome.choose(disposition)) return;
    const id = nextId(session, prefix, number);
    // The button already exists. Focus it now so that a fast typist does not lose the key that saves.
    if (id) onceDrawn(() => controlIn(root, id)?.focus());
    else saveButton.current?.focus();
  });
  useCallKeys(
    root,
    { active: !isSaving, hasOutcome },
    {
      onSave: () => void save(),
      onNote: () => controlIn(root, outcomeIds(prefix).note)?.focus(),
      onNumber: chooseByNumber,
    },
  );

  return (
    <>
      <CallBar
        session={session}
        contact={contact}
        now={now}
        root={root}
        pane={props.pane}
        onPane={props.onPane}
      />
      <div className="@container flex min-w-0 flex-col gap-4 @max-4xl:group-data-[pane=patient]/call:hidden @max-4xl:group-data-[pane=script]/call:hidden">
        <LineFailure session={session} />
        <Unheard session={session} />
        <DraftNotices session={session} now={now} />
        {isChecked && <Problems ref={summary} session={session} prefix={prefix} />}
        {/* Remount when entries are restored: Chromium leaves cards blank that only move and expand. */}
        {!isOpening && (
          <CallOutcome
            key={restoredAt}
            session={session}
            now={now}
            callingHours={callingHours}
            dutyDoctorPhone={profile.facility?.dutyDoctorPhone ?? undefined}
            uploads={files.uploads}
            idPrefix={prefix}
            dispositionRef={choices}
            onChoose={outcome.choose}
            onNumber={chooseByNumber}
          />
        )}
        <OutcomeChangeNotice {...outcome} />
        <SaveFailure {...props} />
        {filesAsked && <FilesLeft failed={files.failed} />}
        {!isOpening && (
          <SaveBar
            session={session}
            now={now}
            onSave={() => void save()}
            isWaiting={files.waiting}
            onHandOver={() => goTo(controlIn(root, escalationId(prefix)))}
            buttonRef={saveButton}
            root={root}
          />
        )}
      </div>
    </>
  );
}
