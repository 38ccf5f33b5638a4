import {
  CASE_SHEET_REASONS,
  type CaseSheetSection,
  type CaseSheetSession,
  caseSheetReasonLabel,
  createCaseSheetSession,
  MAX_SHEET_REASON,
  type SheetState,
  type SheetVersion,
} from '@careline/core/internal/case-sheets';
import { recordSectionLabel } from '@careline/core/internal/record';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useDirtyPart } from '../../care/use-dirty-part.ts';
import {
  ErrorSummary,
  FormRenderer,
  type LookUps,
  LookUpsContext,
  useFormSummary,
} from '../../forms/form-renderer/index.ts';
import { reportUploads } from '../../forms/report-files/index.ts';
import { FormDraftLine, ReasonFields, useSavedForm, WaitingSave } from '../../forms/saved-form/index.ts';
import { newId, RequestFailed, useFailureText } from '../../http/index.ts';
import { useLive } from '../../live/index.ts';
import { FormLabelsContext, useLocale, useMessages } from '../../messages/index.ts';
import { SavedLine } from '../../notices/saved-line/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { ErrorState } from '../../primitives/error-state/index.ts';
import { useFocusOnceDrawn } from '../../primitives/focus/index.ts';
import { isPress, usePressHere } from '../../primitives/shortcut/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { useHttp, useNow, useTimeZone } from '../../provider/index.ts';
import { useStore } from '../../store/index.ts';
import { sheetEditorMessages } from './case-sheet.messages.ts';
import { ConcurrentChangeNotice, Overlaps } from './merge-notices.tsx';
import { SheetEscalation } from './sheet-escalation.tsx';
import type { SheetSetting } from './sheet-setting.ts';
import { sheetLabels } from './sheet-words.ts';

/** Lookup tables on the device, loaded when the user types the first letter. */
const SHEET_LOOK_UPS: LookUps = {
  icd10: async (typed) => {
    const { loadDiagnosisSearch } = await import('@careline/core/internal/diagnoses');
    return (await loadDiagnosisSearch()).find(typed);
  },
};

export interface SectionEditorProps extends SheetSetting {
  readonly section: CaseSheetSection;
  /** Name of the sheet on the live stream. */
  readonly sheet: string;
  /** Called with the newest versions after a save. */
  readonly onSaved: (newest: readonly SheetVersion[]) => void;
  readonly onClose: () => void;
}

interface PartProps extends SectionEditorProps {
  readonly session: CaseSheetSession;
  readonly state: SheetState;
}

/** Asks for the reason for changing a colleague's entry. */
function ReasonPart({ session, state, idPrefix }: PartProps & { readonly idPrefix: string }) {
  const t = useMessages(sheetEditorMessages);
  const locale = useLocale();
  const { reason, needsReason, asked, newest = [], phase } = state;
  if (!needsReason) return null;
  const names = [...new Set(newest.map(({ author }) => author.name))].join(', ');
  return (
    <fieldset className="max-w-2xl border-line border-t pt-4">
      <legend className="float-start mb-2 w-full font-semibold">{t('reasonTitle', { name: names })}</legend>
      <div className="clear-both flex flex-col gap-3">
        <ReasonFields
          id={`${idPrefix}-reason`}
          options={CASE_SHEET_REASONS.map((value) => ({ value, label: caseSheetReasonLabel(value, locale) }))}
          reason={reason}
          onChange={session.setReason}
          asked={asked}
          maxLength={MAX_SHEET_REASON}
          disabled={phase === 'saving'}
        />
      </div>
    </fieldset>
  );
}

function Failure({ state }: PartProps) {
  const t = useMessages(sheetEditorMessages);
  const failureText = useFailureText();
  const { failure, phase } = state;
  if (phase !== 'failed' || !failure) return null;
  return (
    <ErrorState title={t('notSaved')} requestId={failure.requestId}>
      <p>{failure.code === 'case-sheet-access' ? t('refusedLevel') : failureText(failure)}</p>
      <p>{t('nothingLost')}</p>
    </ErrorState>
  );
}

function Discard({ session, onDone }: Pick<PartProps, 'session'> & { readonly onDone: () => void }) {
  const t = useMessages(sheetEditorMessages);
  const discard = () => {
    void session.reset();
    onDone();
  };
  return (
    <Dialog
      open
      onClose={onDone}
      title={t('discardTitle')}
      width="small"
      actions={
        <>
          <Button variant="danger" onClick={discard}>
            {t('discard')}
          </Button>
          <Button variant="primary" onClick={onDone}>
            {t('keepEditing')}
          </Button>
        </>
      }
    >
      <p>{t('discardText')}</p>
    </Dialog>
  );
}

/** Shows that a colleague saved since, and stored values that no field of the form shows. */
function Notices({ session, state }: PartProps) {
  const t = useMessages(sheetEditorMessages);
  const { outdated, concurrentChange, aside } = state;
  return (
    <>
      <div role="status" className="empty:hidden">
        {outdated && (
          <p className="flex flex-wrap items-center gap-2">
            {t('outdated')}
            <Button size="small" onClick={() => void session.bringIn()}>
              {t('bringIn')}
            </Button>
          </p>
        )}
      </div>
      {concurrentChange && (
        <ConcurrentChangeNotice
          key={concurrentChange.newest[0]?.id}
          session={session}
          concurrentChange={concurrentChange}
        />
      )}
      <Overlaps session={session} />
      {aside.length > 0 && (
        <p>{t('aside', { entries: aside.map(({ path, text }) => `${path}: ${text}`).join('; ') })}</p>
      )}
    </>
  );
}

/** Handles what the save button leads to when neither a field nor a notice shows it. */
function useSaving({ session }: PartProps, focus: (part: 'summary' | 'missing') => void) {
  const [result, setResult] = useState<'invalid' | 'unchanged'>();
  async function save(event: Pick<FormEvent, 'preventDefault'>): Promise<void> {
    event.preventDefault();
    const done = await session.save();
    setResult(done === 'invalid' || done === 'unchanged' ? done : undefined);
    if (done === 'invalid' || done === 'failed') focus('summary');
    if (done === 'asks') focus('missing');
  }
  return { result, save };
}

function Footer(props: PartProps & { readonly unchanged: boolean }) {
  const { state, unsent, onClose, session, unchanged } = props;
  const t = useMessages(sheetEditorMessages);
  const [discarding, setDiscarding] = useState(false);
  const isSaving = state.phase === 'saving';
  return (
    <>
      <div role="status" className="empty:hidden">
        {unchanged && !state.dirty && <p>{t('unchanged')}</p>}
      </div>
      <div className="flex flex-wrap items-center justify-end gap-3">
        {unsent && (
          <div className="me-auto">
            <SavedLine phase={state.draft.phase} savedAt={state.draft.savedAt} keeps={unsent.keeps} />
          </div>
        )}
        {state.dirty && (
          <Button disabled={isSaving} onClick={() => setDiscarding(true)}>
            {t('discard')}
          </Button>
        )}
        <Button disabled={isSaving} onClick={onClose}>
          {t('close')}
        </Button>
        <Button variant="primary" type="submit" busy={isSaving}>
          {state.phase === 'failed' ? t('retry') : t('save')}
        </Button>
      </div>
      {discarding && <Discard session={session} onDone={() => setDiscarding(false)} />}
    </>
  );
}

function Form(props: PartProps) {
  const now = useNow();
  const http = useHttp();
  const { session, state, section, vitaId, facts } = props;
  const t = useMessages(sheetEditorMessages);
  const locale = useLocale();
  const idPrefix = useId();
  const root = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const onceDrawn = useFocusOnceDrawn();
  const [uploads] = useState(() => reportUploads({ http, vitaId, now }));
  const { result, save } = useSaving(props, (part) =>
    onceDrawn(() => {
      const missing = root.current?.querySelector<HTMLElement>(
        `[data-overlaps] h4, #${CSS.escape(`${idPrefix}-reason`)}`,
      );
      if (part === 'summary') summary.current?.focus();
      else missing?.focus();
    }),
  );
  const entries = useFormSummary(section.form, session, idPrefix);
  usePressHere('saveSection', true);
  return (
    <form
      ref={root}
      noValidate
      aria-label={t('editing', { section: recordSectionLabel(section.key, locale) })}
      inert={!state.draft.editable}
      className="flex flex-col gap-5"
      onSubmit={(event) => void save(event)}
      onKeyDown={(event) => {
        if (isPress('saveSection', event) && !event.defaultPrevented && state.phase !== 'saving')
          void save(event);
      }}
    >
      <Notices {...props} />
      {result === 'invalid' && <ErrorSummary ref={summary} entries={entries} />}
      <FormRenderer
        editor={session}
        definition={section.form}
        uploads={uploads}
        idPrefix={idPrefix}
        headingLevel={4}
        summary={false}
        disabled={state.phase === 'saving'}
      />
      <SheetEscalation {...{ session, state, facts, idPrefix }} />
      <ReasonPart {...props} idPrefix={idPrefix} />
      <Failure {...props} />
      <Footer {...props} unchanged={result === 'unchanged'} />
      <p className="text-muted text-sm">{t('source', { source: section.source })}</p>
    </form>
  );
}

function Loading() {
  const t = useMessages(sheetEditorMessages);
  return (
    <div aria-busy>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton lines={4} />
    </div>
  );
}

function Open(props: SectionEditorProps & { readonly session: CaseSheetSession }) {
  const { session, sheet, unsent, onSaved, onClose, onDirtyChange } = props;
  const t = useMessages(sheetEditorMessages);
  const state = useStore(session.store, (whole) => whole);
  const { phase, draft, dirty, newest, failure, saved } = state;
  useDirtyPart(dirty && !(unsent?.keeps === 'device' && draft.phase === 'saved'), onDirtyChange);
  useLive(['case-sheets'], () => void session.look(), { id: sheet });
  // Saved by this form, or sent from the outbox while the form was open.
  const wasSaved = useRef(saved);
  useEffect(() => {
    if (saved && !wasSaved.current) onSaved(newest ?? []);
    wasSaved.current = saved;
  }, [saved, newest, onSaved]);
  const whole = { ...props, state };
  if (phase === 'waiting')
    return (
      <WaitingSave {...whole} title={t('waitingTitle')} text={t('waitingText')} heading="h4">
        <Button onClick={onClose}>{t('close')}</Button>
      </WaitingSave>
    );
  if (phase === 'unavailable') {
    return <RequestFailed title={t('notLoaded')} onRetry={() => void session.load()} error={failure} />;
  }
  if (!newest) return <Loading />;
  return (
    <>
      {(!draft.editable || draft.restoredAt !== undefined) && (
        <FormDraftLine session={session} state={state} />
      )}
      <Form {...whole} />
    </>
  );
}

/** Edits a section of the sheet. Shows colleagues' concurrent changes and asks for a reason to change their entries. */
export function SectionEditor(props: SectionEditorProps) {
  const now = useNow();
  const http = useHttp();
  const timeZone = useTimeZone();
  const { vitaId, section, encounterId, staffId, person, facts, earlier, unsent } = props;
  const { drafts, outbox } = unsent ?? {};
  const session = useSavedForm(createCaseSheetSession, {
    ...{ http, vitaId, section, encounterId, staffId, timeZone, now, newId, drafts, outbox },
    age: person.age,
    facts,
  });
  useEffect(() => {
    if (earlier) session?.setEarlier(earlier);
  }, [session, earlier]);
  return (
    <FormLabelsContext value={sheetLabels(section)}>
      <LookUpsContext value={SHEET_LOOK_UPS}>
        {session ? <Open {...props} session={session} /> : <Loading />}
      </LookUpsContext>
    </FormLabelsContext>
  );
}
