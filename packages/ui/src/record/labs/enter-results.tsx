import { SHOWN_MEDIA_TYPES } from '@careline/core/internal/care';
import { flagLabel } from '@careline/core/internal/clinical';
import { formatReading } from '@careline/core/internal/formatting';
import {
  type LabReport,
  type LabStatus,
  labTestLabel,
  MAX_LAB_WHY,
  MAX_LABORATORY,
} from '@careline/core/internal/labs';
import { type FormEvent, useId, useMemo, useRef, useState } from 'react';
import { useDirtyPart } from '../../care/use-dirty-part.ts';
import { useCareFailureText } from '../../forms/care-failure/index.ts';
import { FormRenderer } from '../../forms/form-renderer/index.ts';
import { FormLabelsContext, useLocale, useMessages } from '../../messages/index.ts';
import { DateField } from '../../primitives/date-field/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { FileField } from '../../primitives/file-field/index.ts';
import { useFocusOnceDrawn } from '../../primitives/focus/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { MeasuredText } from '../../primitives/untranslated/index.ts';
import { CriticalReading, EntryFooter } from '../../readings/add-reading/index.ts';
import { useRangeText } from './lab-status-tag.tsx';
import { labWords } from './lab-words.ts';
import { labsMessages, resultsMessages } from './labs.messages.ts';
import { TestPicker } from './test-picker.tsx';
import { type Results, type ResultsOptions, useResults } from './use-results.ts';

export interface EnterResultsProps extends Omit<ResultsOptions, 'now'> {
  readonly onStored: (report: LabReport) => void;
  readonly onClose: () => void;
  /** Reports whether entries are not saved. Pass a stable function. */
  readonly onDirtyChange?: ((part: string, dirty: boolean) => void) | undefined;
}

interface PartProps {
  readonly results: Results;
}

/** Asks when the sample was taken and reported, and by which laboratory. */
function Times({ results }: Pick<PartProps, 'results'>) {
  const t = useMessages(resultsMessages);
  const { collected, reported, today, asked, isBefore, isReportedWrong, laboratory, busy } = results;
  const isMissing = asked && collected.at === undefined;
  const isToCome = (time: Results['collected']) => time.isToCome && t('toCome');
  const reportedProblem = isBefore ? t('beforeSample') : isToCome(reported) || t('noDay');
  return (
    <div className="grid grid-cols-1 items-start gap-x-6 gap-y-3 @md:grid-cols-2">
      <div className="grid grid-cols-[minmax(0,1fr)_9rem] gap-2">
        <DateField
          label={t('collectedOn')}
          value={collected.wall.date}
          max={today}
          onChange={(date) => results.changeCollected({ date })}
          error={isToCome(collected) || (isMissing && t('noDay'))}
          disabled={busy}
        />
        <DateField
          type="time"
          label={t('collectedAt')}
          value={collected.wall.time}
          keepsTyped
          onChange={(time) => results.changeCollected({ time })}
          disabled={busy}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_9rem] gap-2">
        <DateField
          label={t('reportedOn')}
          value={reported.wall.date}
          max={today}
          onChange={(date) => reported.change({ date })}
          error={isReportedWrong && (asked || reported.wall.time !== '') && reportedProblem}
          disabled={busy}
        />
        <DateField
          type="time"
          label={t('collectedAt')}
          value={reported.wall.time}
          keepsTyped
          onChange={(time) => reported.change({ time })}
          disabled={busy}
        />
      </div>
      <TextField
        label={t('laboratory')}
        value={laboratory}
        maxLength={MAX_LABORATORY}
        onChange={results.setLaboratory}
        disabled={busy}
      />
    </div>
  );
}

/** Returns the notes under the fields: whether each known result is in range. */
function useNotes(faces: Readonly<Record<string, LabStatus>>): Readonly<Record<string, string>> {
  const t = useMessages(labsMessages);
  const locale = useLocale();
  const rangeText = useRangeText();
  const noteOf = ({ kind, flag, reason, ranges }: LabStatus): string => {
    const range = rangeText(ranges);
    const unflagged = kind === 'in-range' ? t('inRange') : reason === 'limit' ? t('onlyLimit') : '';
    const is = flag === undefined ? unflagged : flagLabel(flag, locale);
    return [is, range].filter(Boolean).join(', ');
  };
  return Object.fromEntries(
    Object.entries(faces).flatMap(([path, face]) => {
      const note = noteOf(face);
      return note === '' ? [] : [[path, note]];
    }),
  );
}

function Values({ results }: PartProps) {
  const t = useMessages(resultsMessages);
  const { entry, state, asked, isEmpty, busy } = results;
  // A question about a value takes precedence over its note.
  const judged = Object.entries(state.labStatuses).filter(([path]) => state.problems[path] === undefined);
  const notes = useNotes(Object.fromEntries(judged));
  // If no known test was ordered, only other results are asked for.
  const definition = useMemo(
    () => ({
      ...state.form,
      sections: state.form.sections.filter(({ fields, group }) => fields.length > 0 || group),
    }),
    [state.form],
  );
  return (
    <>
      <FormLabelsContext value={labWords}>
        <FormRenderer editor={entry} definition={definition} notes={notes} summary={false} disabled={busy} />
      </FormLabelsContext>
      {asked && isEmpty && (
        <div role="alert">
          <FieldError>{t(state.tests.length === 0 ? 'chooseFirst' : 'empty')}</FieldError>
        </div>
      )}
    </>
  );
}

/** Shows critical results: for readings, the escalation to a doctor; for others, what happens next. */
function Critical({ results, patient }: PartProps & Pick<EnterResultsProps, 'patient'>) {
  const { uhid } = patient;
  const t = useMessages(resultsMessages);
  const locale = useLocale();
  const rangeText = useRangeText();
  const { criticalReadings, criticalResults } = results.state;
  return (
    <>
      {criticalReadings.map((finding) => (
        <CriticalReading key={JSON.stringify(finding.reading.values)} {...{ finding, patient, uhid }} />
      ))}
      {criticalResults.map(({ line, face }) => (
        <div
          key={line.test ?? line.name}
          role="alert"
          className="flex items-start gap-2 rounded-card bg-danger-soft p-3 text-on-danger-soft"
        >
          <Icon name="error" />
          <div className="wrap-anywhere min-w-0">
            <p className="font-semibold">{t('critical')}</p>
            <p>
              <MeasuredText>
                {`${labTestLabel(line, locale)} ${formatReading(line.text, line.unit)} (${rangeText(face.ranges)}): ${flagLabel(face.flag ?? '', locale)}`}
              </MeasuredText>
            </p>
            <p>{t('criticalMeaning')}</p>
          </div>
        </div>
      ))}
    </>
  );
}

function Failure({ results: { error, fileError } }: Pick<PartProps, 'results'>) {
  const t = useMessages(resultsMessages);
  const l = useMessages(labsMessages);
  const textOf = useCareFailureText();
  const shown = fileError ?? error;
  if (!shown) return null;
  const text = error?.code === 'conflict' ? l('conflict') : textOf(shown);
  return (
    <div role="alert">
      <FieldError>{`${t(fileError ? 'fileFailed' : 'failed')} ${text}`}</FieldError>
    </div>
  );
}

function Whole({ results, patient }: PartProps & Pick<EnterResultsProps, 'patient'>) {
  const t = useMessages(resultsMessages);
  const { entry, state, order, corrected, asked, isReasonMissing, reason, file, busy } = results;
  return (
    <>
      {corrected && (
        <TextField
          label={t('why')}
          value={reason}
          maxLength={MAX_LAB_WHY}
          onChange={results.setReason}
          error={asked && isReasonMissing && t('whyMissing')}
          disabled={busy}
          required
        />
      )}
      <Times results={results} />
      {!order && (
        <TestPicker label={t('addTest')} chosen={state.tests} onAdd={entry.addTests} disabled={busy} />
      )}
      <Values results={results} />
      <Critical {...{ results, patient }} />
      <FileField
        label={t('file')}
        hint={corrected?.file ? t('storedFile') : t('fileHint')}
        files={file ? [{ id: 'file', name: file.name, state: 'stored' }] : []}
        accept={SHOWN_MEDIA_TYPES}
        maxFiles={1}
        onChoose={([chosen]) => chosen && results.setFile(chosen)}
        onRemove={() => results.setFile(undefined)}
      />
      <Failure results={results} />
    </>
  );
}

/** Enters or corrects a laboratory's results. A correction needs a reason. Asks before entries are lost. */
export function EnterResults({ onStored, onClose, onDirtyChange, ...rest }: EnterResultsProps) {
  const t = useMessages(resultsMessages);
  const formId = useId();
  const root = useRef<HTMLFormElement>(null);
  const results = useResults({ ...rest });
  const onceDrawn = useFocusOnceDrawn();
  const [asks, setAsks] = useState(false);
  const { corrected, patient } = rest;
  useDirtyPart(results.isDirty, onDirtyChange);
  const close = () => (results.isDirty && !asks ? setAsks(true) : onClose());
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (results.busy) return;
    const done = await results.save();
    if (done === 'invalid')
      onceDrawn(() => root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    else if (done !== 'failed') onStored(done);
  };
  return (
    <Dialog
      open
      persistent
      onClose={close}
      width="large"
      title={t(corrected ? 'correctTitle' : 'title')}
      actions={
        <EntryFooter
          formId={formId}
          busy={results.busy}
          asks={asks}
          onCancel={close}
          onKeep={() => setAsks(false)}
          onDiscard={onClose}
          saveLabel={t(corrected ? 'saveCorrection' : 'save')}
        />
      }
    >
      <form
        id={formId}
        ref={root}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="@container flex flex-col gap-4"
      >
        <Whole {...{ results, patient }} />
      </form>
    </Dialog>
  );
}
