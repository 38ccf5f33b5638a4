import { serverNow } from '@careline/core/internal/clock';
import { isoDay } from '@careline/core/internal/formatting';
import {
  type IssuedLine,
  isCurrent,
  lineState,
  MAX_WHY,
  type Prescription,
  type Validation,
  validateLine,
} from '@careline/core/internal/prescriptions';
import { useState } from 'react';
import { CareListView } from '../../care/care-list-view.tsx';
import { ReasonDialog } from '../../forms/reason-dialog/index.ts';
import { useFailureText } from '../../http/index.ts';
import { useSubmission } from '../../http/use-submission.ts';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { LiveRegionProvider, useAnnounce } from '../../primitives/live-region/index.ts';
import { useHttp, useTimeZone } from '../../provider/index.ts';
import { LineDispensing } from './dispensing/index.ts';
import { LineEvents, LineTags, type PrescriptionList } from './patient-medicines.tsx';
import { prescriptionsMessages, validationMessages } from './prescriptions.messages.ts';
import { useLineWords } from './use-line-words.ts';
import { WarningList } from './warning-list.tsx';

export interface ValidatePrescriptionsProps {
  /** From `usePrescriptions`. */
  readonly prescriptions: PrescriptionList;
  readonly encounterId: string;
  /** The signed-in member of staff. No one may validate what they signed. */
  readonly staffId: string;
  /** Whether the user is assigned to the encounter and it is confirmed. */
  readonly mayValidate: boolean;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

interface LineToValidate {
  readonly id: string;
  readonly line: IssuedLine;
  readonly prescription: Prescription;
}

interface Asked extends LineToValidate {
  readonly validation: Exclude<Validation, 'accepted'>;
}

/** Returns the lines active on a day, from all prescriptions. */
const linesOn = (prescriptions: readonly Prescription[], day: string): readonly LineToValidate[] =>
  prescriptions.flatMap((prescription) =>
    prescription.lines
      .filter((line) => isCurrent(lineState(line, prescription, day)))
      .map((line) => ({ id: line.id, line, prescription })),
  );

function useValidating(props: ValidatePrescriptionsProps & { readonly now: () => number }) {
  const http = useHttp();
  const { encounterId, now } = props;
  const sending = useSubmission(now);
  const validate = ({ line, prescription }: LineToValidate, validation: Validation, remark: string) => {
    const { id: prescriptionId, vitaId } = prescription;
    const what = { vitaId, prescriptionId, lineId: line.id, encounterId, validation, remark };
    return sending.submit(JSON.stringify(what), ({ id, key: idempotencyKey }) =>
      http.call(validateLine, { body: { validation: { id, ...what } }, idempotencyKey }),
    );
  };
  return { ...sending, validate };
}

function useValidationFailure() {
  const t = useMessages(validationMessages);
  const p = useMessages(prescriptionsMessages);
  const failureText = useFailureText();
  return (error: ReturnType<typeof useSubmission>['error']) => {
    if (!error) return undefined;
    const text =
      error.code === 'conflict'
        ? p('conflict')
        : error.code === 'scope-missing'
          ? t('notAssigned')
          : failureText(error);
    return (
      <div role="alert">
        <FieldError>{text}</FieldError>
      </div>
    );
  };
}

interface LineProps extends LineToValidate {
  readonly props: ValidatePrescriptionsProps & { readonly now: () => number };
  readonly day: string;
  readonly busy: boolean;
  readonly onAccept: () => void;
  readonly onAsk: (validation: Asked['validation']) => void;
  /** Called to reload the prescriptions and announce the text. */
  readonly onDone: (text?: string) => void;
}

function Line({ line, prescription, props, day, busy, onAccept, onAsk, onDone }: LineProps) {
  const t = useMessages(validationMessages);
  const p = useMessages(prescriptionsMessages);
  const words = useLineWords();
  const medicine = words.medicine(line);
  const isOwn = prescription.signer.id === props.staffId;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-2 self-stretch">
        <div className="wrap-anywhere min-w-0">
          <p className="font-semibold">{medicine}</p>
          <p>{words.directions(line)}</p>
          <p className="text-muted text-sm">
            {p('number', { number: prescription.number })} · {prescription.signer.name}
          </p>
        </div>
        <LineTags line={line} state={lineState(line, prescription, day)} hidesRunning />
      </div>
      <WarningList warnings={line.warnings} />
      {line.override !== '' && (
        <p className="wrap-anywhere text-sm">{p('overrideReason', { text: line.override })}</p>
      )}
      <LineEvents line={line} now={props.now} />
      {isOwn && <p className="text-muted text-sm">{t('own')}</p>}
      {props.mayValidate && !isOwn && (
        <div data-print="hidden" className="flex flex-wrap gap-2">
          <Button
            size="small"
            icon="check"
            disabled={busy}
            aria-label={t('acceptOf', { medicine })}
            onClick={onAccept}
          >
            {t('accept')}
          </Button>
          <Button
            size="small"
            disabled={busy}
            aria-label={t('queryOf', { medicine })}
            onClick={() => onAsk('queried')}
          >
            {t('query')}
          </Button>
          <Button
            size="small"
            disabled={busy}
            aria-label={t('refuseOf', { medicine })}
            onClick={() => onAsk('refused')}
          >
            {t('refuse')}
          </Button>
        </div>
      )}
      <LineDispensing
        {...{ line, prescription }}
        encounterId={props.encounterId}
        mayDispense={props.mayValidate && !isOwn}
        staffId={props.staffId}
        now={props.now}
        onDone={onDone}
        onClose={onDone}
      />
    </>
  );
}

interface AskProps {
  readonly asked: Asked;
  readonly validating: ReturnType<typeof useValidating>;
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
}

/** Asks for the query, or for the reason for refusing a line. */
function Ask({ asked, validating, onDone, onClose }: AskProps) {
  const t = useMessages(validationMessages);
  const words = useLineWords();
  const failure = useValidationFailure();
  const medicine = words.medicine(asked.line);
  const isQuery = asked.validation === 'queried';
  const send = async (remark: string) => {
    if (await validating.validate(asked, asked.validation, remark))
      onDone(t(isQuery ? 'isQueried' : 'isRefused', { medicine }));
  };
  return (
    <ReasonDialog
      words={{
        title: t(isQuery ? 'queryTitle' : 'refuseTitle', { medicine }),
        keep: t('keep'),
        action: t(isQuery ? 'query' : 'refuse'),
        reason: t(isQuery ? 'question' : 'reason'),
      }}
      meaning={t(isQuery ? 'queryMeaning' : 'refuseMeaning')}
      most={MAX_WHY}
      problemOf={(text) =>
        text.trim().length < 3 ? t(isQuery ? 'questionMissing' : 'reasonMissing') : undefined
      }
      busy={validating.busy}
      failure={failure(validating.error)}
      width="small"
      onConfirm={(text) => void send(text.trim())}
      onClose={onClose}
    />
  );
}

function Panel({ now = serverNow, ...rest }: ValidatePrescriptionsProps) {
  const props = { ...rest, now };
  const { prescriptions, mayValidate } = props;
  const timeZone = useTimeZone();
  const t = useMessages(validationMessages);
  const p = useMessages(prescriptionsMessages);
  const words = useLineWords();
  const announce = useAnnounce();
  const failure = useValidationFailure();
  const validating = useValidating(props);
  const [asked, setAsked] = useState<Asked>();
  const { state, refresh } = prescriptions;
  const day = isoDay(Math.floor(now() / 1000), timeZone) ?? '';
  const shown = state.phase === 'ready' ? { ...state, value: linesOn(state.value, day) } : state;
  const done = (text?: string) => {
    setAsked(undefined);
    validating.forget();
    if (text !== undefined) announce(text);
    refresh();
  };
  const accept = async (one: LineToValidate) => {
    if (await validating.validate(one, 'accepted', ''))
      done(t('isAccepted', { medicine: words.medicine(one.line) }));
  };
  return (
    <Card title={t('title')}>
      <div className="flex flex-col gap-3">
        {!mayValidate && <p className="text-muted text-sm">{t('notAssigned')}</p>}
        {!asked && failure(validating.error)}
        <CareListView
          state={shown}
          label={t('title')}
          failed={p('failed')}
          none={t('none')}
          onRetry={refresh}
        >
          {(one) => (
            <Line
              {...one}
              {...{ props, day }}
              busy={validating.busy}
              onAccept={() => void accept(one)}
              onAsk={(validation) => setAsked({ ...one, validation })}
              onDone={done}
            />
          )}
        </CareListView>
      </div>
      {asked && <Ask {...{ asked, validating }} onDone={done} onClose={() => done()} />}
    </Card>
  );
}

/** Validates a patient's current medicines line by line: accepts, queries or refuses each. */
export function ValidatePrescriptions(props: ValidatePrescriptionsProps) {
  return (
    <LiveRegionProvider>
      <Panel {...props} />
    </LiveRegionProvider>
  );
}
