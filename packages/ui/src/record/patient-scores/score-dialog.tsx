import {
  type Assessment,
  addAssessment,
  assess,
  type EnteredInput,
  judgeInputs,
  MAX_HAND_OVER,
  offerAssessments,
  type Scale,
  type ScaleOffer,
  scaleFor,
  scaleOf,
  scoreFinding,
  valuesOf,
} from '@careline/core/internal/assessments';
import type { PersonContext, PersonFacts } from '@careline/core/internal/clinical';
import { formatReading, labelIn } from '@careline/core/internal/formatting';
import { ofPatient } from '@careline/core/internal/http';
import { useId, useState } from 'react';
import { useDirtyPart } from '../../care/use-dirty-part.ts';
import { RequestFailed, useFailureText, useQuery } from '../../http/index.ts';
import { useSubmission } from '../../http/use-submission.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { useHttp, useTimeZone } from '../../provider/index.ts';
import { EntryFooter, EntryForm } from '../../readings/add-reading/index.ts';
import { patientScoresMessages } from './patient-scores.messages.ts';
import { draftOf, readDraft, type ScoreDraft } from './score-draft.ts';
import { ScoreInputs } from './score-inputs.tsx';
import { ScoreResult } from './score-result.tsx';
import { useScoreWords } from './use-score-words.ts';

export interface ScoreDialogProps {
  readonly vitaId: string;
  /** Facts about the patient now, so that points for age and sex show while the score is entered. */
  readonly person: PersonContext;
  /** Used to judge inputs that are readings. */
  readonly facts: PersonFacts;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onSaved: (assessment: Assessment) => void;
  readonly onClose: () => void;
  readonly onDirtyChange?: ((part: string, dirty: boolean) => void) | undefined;
}

interface TakenScore {
  readonly offer: ScaleOffer;
  readonly draft: ScoreDraft;
  readonly reportedTo: string;
}

/** Formats critical inputs for the report to a doctor. */
const criticalTexts = (
  scale: Scale,
  entered: readonly EnteredInput[],
  critical: readonly string[],
  locale: string,
) =>
  scale.inputs.flatMap((input) => {
    const value = entered.find(({ key }) => key === input.key)?.value;
    if (input.kind !== 'number' || !critical.includes(input.key)) return [];
    return `${labelIn(input.label, locale)} ${formatReading(String(value), input.unit)}`;
  });

type ReadContext = Pick<ScoreDialogProps, 'person' | 'facts' | 'now'> & {
  readonly locale: string;
  readonly timeZone: string;
};

/** Reads the draft into inputs, result and errors. */
function read({ offer, draft, reportedTo }: TakenScore, context: ReadContext) {
  const { person, facts, timeZone, now, locale } = context;
  const known = scaleOf(offer.scale);
  if (!known) return undefined;
  const scale = scaleFor(known, person);
  const { entered, problems } = readDraft(scale, draft);
  const result = assess(scale, valuesOf(scale, entered), person);
  const finding = scoreFinding(scale, result, offer.last);
  const judged = judgeInputs(scale, entered, { facts, at: Math.floor(now() / 1000), timeZone });
  const texts = [
    ...(finding?.level === 'critical' ? [finding.text] : []),
    ...criticalTexts(scale, entered, judged.critical, locale),
  ];
  const critical = texts.length > 0 ? texts.join('; ') : undefined;
  return {
    scale,
    entered,
    problems,
    result,
    faces: judged.faces,
    isEmpty: result.known === 0,
    critical,
    needsReport: critical !== undefined && reportedTo.trim() === '',
  };
}

function useTaking(props: ScoreDialogProps) {
  const http = useHttp();
  const { vitaId, now, onSaved } = props;
  const sending = useSubmission(now);
  const [taken, setTaken] = useState<TakenScore>();
  const [asked, setAsked] = useState(false);
  const [first, setFirst] = useState('');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const current = taken && read(taken, { ...props, locale, timeZone });
  async function save(): Promise<boolean> {
    setAsked(true);
    if (!taken || !current) return false;
    const { entered, problems, isEmpty, needsReport } = current;
    if (isEmpty || needsReport || Object.keys(problems).length > 0) return false;
    const { offer, reportedTo } = taken;
    const saved = await sending.submit(
      JSON.stringify([offer.scale, entered, reportedTo]),
      ({ id, key, at }) => {
        const inputs = entered.map(({ value, ...input }) => ({
          ...input,
          value: typeof value === 'object' ? [...value] : value,
        }));
        const assessment = {
          ...{ id, vitaId, scale: offer.scale, at, inputs, reportedTo: reportedTo.trim() },
          metaInfo: { updatedAt: at },
        };
        return http.call(addAssessment, { body: { assessment }, idempotencyKey: key });
      },
    );
    if (saved) onSaved(ofPatient(saved.answer, vitaId, addAssessment).data);
    return true;
  }
  return {
    taken,
    current,
    asked,
    save,
    sending,
    isDirty: taken !== undefined && JSON.stringify(taken.draft) !== first,
    choose(offer: ScaleOffer | undefined) {
      const draft = offer ? draftOf(offer) : {};
      setAsked(false);
      setFirst(JSON.stringify(draft));
      setTaken(offer && { offer, draft, reportedTo: '' });
    },
    change: (part: Partial<TakenScore>) => setTaken((before) => before && { ...before, ...part }),
  };
}

type Taking = ReturnType<typeof useTaking>;

function ScaleField({ offers, taking }: { readonly offers: readonly ScaleOffer[]; readonly taking: Taking }) {
  const t = useMessages(patientScoresMessages);
  const words = useScoreWords();
  const options = offers.map(({ scale, notFor }) => ({
    value: scale,
    label: notFor ? `${words.scaleName(scale)} (${words.notFor(notFor)})` : words.scaleName(scale),
    disabled: notFor !== undefined,
  }));
  return (
    <SelectField
      label={t('scale')}
      options={options}
      placeholder={t('choose')}
      required
      value={taking.taken?.offer.scale ?? ''}
      error={taking.asked && !taking.taken ? t('choose') : undefined}
      onChange={(key) => taking.choose(offers.find(({ scale }) => scale === key))}
      data-autofocus
    />
  );
}

function Entry({
  taking,
  oxygenScale,
  now,
}: ScoreDialogProps & { readonly taking: Taking; readonly oxygenScale: number }) {
  const t = useMessages(patientScoresMessages);
  const failureText = useFailureText();
  const { taken, current, asked, sending } = taking;
  if (!taken || !current) return null;
  const { scale, problems, result, faces, isEmpty, critical, needsReport } = current;
  const usesSaturation = oxygenScale === 2 && scale.inputs.some(({ key }) => key === 'oxygen');
  return (
    <>
      {usesSaturation && <p className="text-sm">{t('scale2')}</p>}
      <ScoreInputs
        scale={scale}
        draft={taken.draft}
        problems={asked ? problems : {}}
        faces={faces}
        onChange={(draft) => taking.change({ draft })}
        now={Math.floor(now() / 1000)}
        busy={sending.busy}
      />
      <div role="status">{!isEmpty && <ScoreResult scale={taken.offer.scale} result={result} />}</div>
      {critical !== undefined && (
        <TextField
          hint={t('reportFirst', { finding: critical })}
          label={t('reportedTo')}
          required
          maxLength={MAX_HAND_OVER}
          value={taken.reportedTo}
          onChange={(reportedTo) => taking.change({ reportedTo })}
          error={asked && needsReport ? t('reportedToMissing') : undefined}
        />
      )}
      <p className="text-muted text-sm">
        {t('notDiagnosis')} {t('source', { source: scale.source })}
      </p>
      <div role="alert">
        {asked && isEmpty && <FieldError>{t('nothing')}</FieldError>}
        {sending.error && <FieldError>{failureText(sending.error)}</FieldError>}
      </div>
    </>
  );
}

/** Enters a score. Prefills inputs from the record and shows the result as the user types. */
export function ScoreDialog(props: ScoreDialogProps) {
  const http = useHttp();
  const { vitaId, onClose, onDirtyChange } = props;
  const t = useMessages(patientScoresMessages);
  const form = useId();
  const { state, refresh } = useQuery(
    [vitaId, offerAssessments],
    async (signal) =>
      ofPatient(await http.call(offerAssessments, { query: { vitaId }, signal }), vitaId, offerAssessments),
    { endpoint: offerAssessments.name },
  );
  const taking = useTaking(props);
  const [asks, setAsks] = useState(false);
  useDirtyPart(taking.isDirty, onDirtyChange);
  const close = () => (taking.isDirty && !asks ? setAsks(true) : onClose());
  return (
    <Dialog
      open
      persistent
      title={t('takeTitle')}
      onClose={close}
      actions={
        <EntryFooter
          formId={form}
          busy={taking.sending.busy}
          asks={asks}
          onCancel={close}
          onKeep={() => setAsks(false)}
          onDiscard={onClose}
          saveLabel={t('save')}
        />
      }
    >
      <EntryForm id={form} save={taking.save}>
        {state.phase === 'loading' && <Skeleton lines={3} />}
        {state.phase === 'failed' && (
          <RequestFailed title={t('offerFailed')} onRetry={refresh} error={state.error} />
        )}
        {state.phase === 'ready' && (
          <>
            <ScaleField offers={state.value.data} taking={taking} />
            <Entry {...props} taking={taking} oxygenScale={state.value.oxygenScale} />
          </>
        )}
      </EntryForm>
    </Dialog>
  );
}
