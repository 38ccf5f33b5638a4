import {
  type Assessment,
  type InputValue,
  listAssessments,
  MAX_WITHDRAWAL_REASON,
  scaleOf,
  standingAssessments,
  withdrawAssessment,
} from '@careline/core/internal/assessments';
import type { PersonContext, PersonFacts } from '@careline/core/internal/clinical';
import { labelIn } from '@careline/core/internal/formatting';
import { type HttpClient, ofPatient } from '@careline/core/internal/http';
import { useState } from 'react';
import { CareListView } from '../../care/care-list-view.tsx';
import { unitLabel } from '../../forms/form-renderer/index.ts';
import { ReasonDialog } from '../../forms/reason-dialog/index.ts';
import {
  type PatientList,
  RequestFailed,
  useFailureText,
  usePatientList,
  useQuery,
} from '../../http/index.ts';
import { useSubmission } from '../../http/use-submission.ts';
import { useLocale, useMessages, useWhen } from '../../messages/index.ts';
import { addTarget } from '../../primitives/add-target/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { LiveRegionProvider, useAnnounce } from '../../primitives/live-region/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { useHttp } from '../../provider/index.ts';
import { Sparkline } from '../../readings/sparkline/index.ts';
import { placeId } from '../record-places/index.ts';
import { FiltrationRate } from './filtration-rate.tsx';
import { patientScoresMessages } from './patient-scores.messages.ts';
import { ScoreDialog } from './score-dialog.tsx';
import { ScoreResult } from './score-result.tsx';
import { useScoreWords } from './use-score-words.ts';

export type ScoreList = PatientList<Assessment>;

/** Loads a patient's scores, newest first. Requests nothing while `mayRead` is false. */
export const useScores = (http: HttpClient, vitaId: string, mayRead = true): ScoreList =>
  usePatientList({
    vitaId,
    endpoint: listAssessments,
    read: (signal) => http.call(listAssessments, { query: { vitaId }, signal }),
    isAsked: mayRead,
  });

export interface PatientScoresProps {
  /** The patient's id. Use it as the widget's React key. */
  readonly vitaId: string;
  /** From `useScores`. */
  readonly scores: ScoreList;
  /** Facts about the patient now. */
  readonly person: PersonContext;
  /** Used to judge inputs that are readings. */
  readonly facts: PersonFacts;
  readonly mayWrite: boolean;
  readonly onDirtyChange?: ((part: string, dirty: boolean) => void) | undefined;
}

/** Loads the scores that are due again, and values derived from readings. */
const useStanding = (http: HttpClient, vitaId: string) =>
  useQuery(
    [vitaId, standingAssessments],
    async (signal) =>
      ofPatient(
        await http.call(standingAssessments, { query: { vitaId }, signal }),
        vitaId,
        standingAssessments,
      ),
    { endpoint: standingAssessments.name },
  );

const NOTHING_STANDS = { due: [], gfr: [] };

/** Scores on one scale, newest first. Withdrawn scores come last. */
interface ScaleScores {
  readonly id: string;
  readonly latest: Assessment;
  readonly earlier: readonly Assessment[];
}

function byScale(scores: readonly Assessment[]): readonly ScaleScores[] {
  const keys = [...new Set(scores.map(({ scale }) => scale))];
  return keys.flatMap((id) => {
    const own = scores.filter(({ scale }) => scale === id);
    const counting = own.filter(({ withdrawn }) => withdrawn === null);
    const [latest, ...earlier] = [...counting, ...own.filter(({ withdrawn }) => withdrawn !== null)];
    return latest ? [{ id, latest, earlier }] : [];
  });
}

type ItemProps = Pick<PatientScoresProps, 'mayWrite'> & {
  /** When the scale became due again, unix seconds. */
  readonly dueSince?: number | undefined;
  readonly onWithdraw: (score: Assessment) => void;
};

function Parts({ score }: ItemProps & { readonly score: Assessment }) {
  const t = useMessages(patientScoresMessages);
  const locale = useLocale();
  const when = useWhen();
  const scale = scaleOf(score.scale);
  const valueText = (key: string, value: InputValue): string => {
    const input = scale?.inputs.find((one) => one.key === key);
    if (typeof value === 'number')
      return input?.kind === 'number' ? `${value} ${unitLabel(input.unit)}` : `${value}`;
    const codes = typeof value === 'string' ? [value] : value;
    const choices = input && input.kind !== 'number' ? input.choices : [];
    const textOf = (code: string) => choices.find((one) => one.code === code)?.label;
    return codes.map((code) => labelIn(textOf(code) ?? { en: code }, locale)).join(', ');
  };
  return (
    <details className="self-stretch text-sm">
      <summary className="min-h-control content-center">{t('parts')}</summary>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {score.inputs.map(({ key, value, at }) => (
          <div key={key} className="contents">
            <dt className="text-muted">
              {labelIn(scale?.inputs.find((one) => one.key === key)?.label ?? { en: key }, locale)}
            </dt>
            <dd className="wrap-anywhere tabular-nums">
              {valueText(key, value)}
              {at !== undefined && <span className="text-muted"> · {when(at)}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-1 text-muted">{score.version}</p>
    </details>
  );
}

function Score({ score, ...props }: ItemProps & { readonly score: Assessment }) {
  const t = useMessages(patientScoresMessages);
  const words = useScoreWords();
  const when = useWhen();
  const { withdrawn, author, reportedTo } = score;
  const whole = words.whole(score.scale, score.result);
  return (
    <div className="flex flex-col items-start gap-1 self-stretch">
      {withdrawn ? (
        <s className="text-muted">{whole}</s>
      ) : (
        <ScoreResult scale={score.scale} result={score.result} />
      )}
      <p className="text-muted text-sm">{t('takenBy', { name: author.name, time: when(score.at) })}</p>
      {reportedTo !== '' && <p className="text-sm">{t('wasReportedTo', { name: reportedTo })}</p>}
      {withdrawn && (
        <p className="wrap-anywhere text-sm">
          {t('withdrawn', { name: withdrawn.by.name, time: when(withdrawn.at), reason: withdrawn.reason })}
        </p>
      )}
      <Parts score={score} {...props} />
      {props.mayWrite && !withdrawn && (
        <Button
          size="small"
          variant="quiet"
          data-print="hidden"
          aria-label={t('withdrawOf', { score: whole })}
          onClick={() => props.onWithdraw(score)}
        >
          {t('withdraw')}
        </Button>
      )}
    </div>
  );
}

function Scale({ scores, dueSince, ...props }: ItemProps & { readonly scores: ScaleScores }) {
  const t = useMessages(patientScoresMessages);
  const when = useWhen();
  const { latest, earlier } = scores;
  const points = [latest, ...earlier]
    .flatMap(({ at, withdrawn, result }) =>
      withdrawn === null && result.total !== undefined ? [{ at, value: result.total }] : [],
    )
    .reverse();
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3 self-stretch">
        <div
          id={placeId(latest.scale)}
          tabIndex={-1}
          className="flex min-w-48 flex-1 scroll-mt-4 flex-col items-start gap-1"
        >
          {dueSince !== undefined && (
            <StatusTag tone="warning">{t('dueAgain', { time: when(dueSince) })}</StatusTag>
          )}
          <Score score={latest} {...props} />
        </div>
        {points.length > 1 && <Sparkline lines={[points]} />}
      </div>
      {earlier.length > 0 && (
        <details className="self-stretch text-sm">
          <summary className="min-h-control content-center">
            {t('earlier', { count: earlier.length })}
          </summary>
          <ul className="flex flex-col gap-3">
            {earlier.map((score) => (
              <li key={score.id}>
                <Score score={score} {...props} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

interface WithdrawProps {
  readonly score: Assessment;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function Withdraw({ score, onDone, onClose }: WithdrawProps) {
  const http = useHttp();
  const t = useMessages(patientScoresMessages);
  const failureText = useFailureText();
  const sending = useSubmission();
  const { id, vitaId } = score;
  const withdraw = async (reason: string) => {
    const saved = await sending.submit(reason, ({ key: idempotencyKey }) =>
      http.call(withdrawAssessment, { body: { assessment: { id, vitaId, reason } }, idempotencyKey }),
    );
    if (saved) onDone();
  };
  const { error } = sending;
  return (
    <ReasonDialog
      words={{ title: t('withdrawTitle'), keep: t('keep'), action: t('withdraw'), reason: t('reason') }}
      most={MAX_WITHDRAWAL_REASON}
      problemOf={(reason) => (reason.trim().length < 3 ? t('reasonMissing') : undefined)}
      busy={sending.busy}
      failure={
        error && (
          <div role="alert">
            <FieldError>{error.code === 'conflict' ? t('conflict') : failureText(error)}</FieldError>
          </div>
        )
      }
      meaning={t('withdrawMeaning')}
      width="small"
      onConfirm={(reason) => void withdraw(reason)}
      onClose={onClose}
    />
  );
}

function Panel({ ...props }: PatientScoresProps) {
  const http = useHttp();
  const { vitaId, scores, person, facts, mayWrite, onDirtyChange } = props;
  const t = useMessages(patientScoresMessages);
  const words = useScoreWords();
  const announce = useAnnounce();
  const [isTaking, setTaking] = useState(false);
  const [withdrawing, setWithdrawing] = useState<Assessment>();
  const { state } = scores;
  const standing = useStanding(http, vitaId);
  const { due, gfr } = standing.state.phase === 'ready' ? standing.state.value : NOTHING_STANDS;
  const refresh = () => {
    scores.refresh();
    standing.refresh();
  };
  const done = (text: string) => {
    setTaking(false);
    setWithdrawing(undefined);
    announce(text);
    refresh();
  };
  const leave = () => {
    setWithdrawing(undefined);
    refresh();
  };
  const shown = state.phase === 'ready' ? { ...state, value: byScale(state.value) } : state;
  return (
    <Card title={t('title')}>
      <div className="flex flex-col items-stretch gap-3">
        <CareListView
          state={shown}
          label={t('title')}
          failed={t('failed')}
          none={t('none')}
          onRetry={refresh}
        >
          {(one) => (
            <Scale
              scores={one}
              {...{ mayWrite }}
              dueSince={due.find(({ scale }) => scale === one.id)?.since}
              onWithdraw={setWithdrawing}
            />
          )}
        </CareListView>
        {gfr.length > 0 && <FiltrationRate {...{ gfr }} />}
        {standing.state.phase === 'failed' && (
          <RequestFailed title={t('standingFailed')} error={standing.state.error} onRetry={standing.retry} />
        )}
        {mayWrite && (
          <Button
            {...addTarget('score')}
            size="small"
            icon="add"
            className="self-start"
            data-print="hidden"
            onClick={() => setTaking(true)}
          >
            {t('take')}
          </Button>
        )}
      </div>
      {isTaking && (
        <ScoreDialog
          {...{ vitaId, person, facts, onDirtyChange }}
          onSaved={({ scale, result }) => done(t('saved', { score: words.whole(scale, result) }))}
          onClose={() => setTaking(false)}
        />
      )}
      {withdrawing && <Withdraw score={withdrawing} onDone={() => done(t('isWithdrawn'))} onClose={leave} />}
    </Card>
  );
}

/** Shows scores and risk assessments: the newest of each with what to do, its trend, and its inputs. */
export function PatientScores(props: PatientScoresProps) {
  return (
    <LiveRegionProvider>
      <Panel {...props} />
    </LiveRegionProvider>
  );
}
