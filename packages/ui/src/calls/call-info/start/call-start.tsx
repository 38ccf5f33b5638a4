import { type CallingHours, dispositionLabel, dispositionOf } from '@careline/core/internal/calls/outcome';
import type { CallOptions, CallSession, CallSessionState } from '@careline/core/internal/calls/session';
import { isOneNumber, type Patient, phoneText } from '@careline/core/internal/patients';
import { useState } from 'react';
import { useOnline } from '../../../http/index.ts';
import { useFormatDate, useLocale, useMessages } from '../../../messages/index.ts';
import { useOffer } from '../../../preferences/offer/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { Card } from '../../../primitives/card/index.ts';
import { EmptyState } from '../../../primitives/empty-state/index.ts';
import { ErrorState } from '../../../primitives/error-state/index.ts';
import { useFocusOnce } from '../../../primitives/focus/index.ts';
import { Icon } from '../../../primitives/icon/index.ts';
import { onDemand } from '../../../primitives/on-demand/index.ts';
import { Skeleton } from '../../../primitives/skeleton/index.ts';
import { Untranslated } from '../../../primitives/untranslated/index.ts';
import { useTimeZone } from '../../../provider/index.ts';
import { messages as screenMessages } from '../call-info.messages.ts';
import { PartView } from '../part-view.tsx';
import { useCallFailureText } from '../use-call-failure-text.ts';
import type { AskBeforeDialProps } from './ask-before-dial.tsx';
import type { CallNumbersProps } from './call-numbers.tsx';
import type { OutsideHoursProps } from './outside-hours.tsx';
import { callStartMessages } from './start.messages.ts';
import type { OpenAlreadyProps, UnfinishedCallProps } from './unfinished-call.tsx';

export interface CallStartProps {
  readonly session: CallSession;
  readonly state: Pick<CallSessionState, 'phase' | 'patient' | 'failure' | 'previous'>;
  readonly callingHours: CallingHours;
  readonly autoFocus: boolean;
  /** Hands a number to a phone. */
  readonly onTel: (tel: string) => void;
  readonly onContinue: (contactId: string) => void;
}

/** Loaded only for a patient with further numbers. */
const CallNumbers = onDemand<CallNumbersProps>(
  async () => (await import('./call-numbers.tsx')).CallNumbers,
  <Skeleton lines={1} />,
);

/** Loaded only if the organisation asks before a number is dialled. */
const AskBeforeDial = onDemand<AskBeforeDialProps>(
  async () => (await import('./ask-before-dial.tsx')).AskBeforeDial,
);

/** Loaded only if the server refuses the hour. */
const OutsideHours = onDemand<OutsideHoursProps>(
  async () => (await import('./outside-hours.tsx')).OutsideHours,
  <Skeleton shape="card" lines={2} />,
);

const UnfinishedCall = onDemand<UnfinishedCallProps>(
  async () => (await import('./unfinished-call.tsx')).UnfinishedCall,
);

const OpenAlready = onDemand<OpenAlreadyProps>(
  async () => (await import('./unfinished-call.tsx')).OpenAlready,
);

type Dialling = (options?: CallOptions) => Promise<void>;

type WaysProps = CallStartProps & { readonly patient: Patient; readonly dial: Dialling };

interface ElsewhereProps {
  readonly session: CallSession;
  readonly busy: boolean;
  readonly options?: Pick<CallOptions, 'number'>;
}

function Elsewhere({ session, busy, options }: ElsewhereProps) {
  const t = useMessages(callStartMessages);
  return (
    <Button busy={busy} onClick={() => void session.calledElsewhere(options)}>
      {t('elsewhere')}
    </Button>
  );
}

/** A stopped number is not callable. An imported value that is not a single number is shown but never dialled. */
const isCallable = ({ stopped, value }: Patient['phones'][number]): boolean => !stopped && isOneNumber(value);

/** Names the number if there are several, so that the displayed number is the one that is dialled. */
const numberIn = ({ phones }: Patient, value: string | undefined): Pick<CallOptions, 'number'> =>
  phones.length > 1 && value !== undefined ? { number: value } : {};

function Dial({ session, state, patient, autoFocus, dial }: WaysProps) {
  const t = useMessages(callStartMessages);
  const focused = useFocusOnce<HTMLButtonElement>(autoFocus);
  const first = patient.phones.find(isCallable);
  const others = patient.phones.filter((phone) => phone !== first);
  const busy = state.phase === 'dialling';
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          ref={focused}
          // Screen readers say the number first, so the description adds the patient's name.
          aria-description={patient.appUserInfo.name}
          // A key that is still held down from the previous screen must not dial.
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          variant="primary"
          size="large"
          icon="call"
          busy={busy}
          onClick={() => void dial(numberIn(patient, first?.value))}
        >
          <span className="tabular-nums">
            <Untranslated parts={[phoneText(first?.value ?? '')]}>
              {t('dial', { number: phoneText(first?.value ?? '') })}
            </Untranslated>
          </span>
        </Button>
        <Elsewhere session={session} busy={busy} options={numberIn(patient, first?.value)} />
      </div>
      {patient.callingTime && (
        <p className="text-muted text-xs tabular-nums">{t('prefers', patient.callingTime)}</p>
      )}
      {others.length > 0 && (
        <CallNumbers session={session} phones={others} busy={busy} dial={(options) => void dial(options)} />
      )}
    </>
  );
}

function Stopped({ session, state, patient, dial }: WaysProps) {
  const timeZone = useTimeZone();
  const formatDate = useFormatDate();
  const t = useMessages(callStartMessages);
  const locale = useLocale();
  const { disposition, at } = patient.callsStopped ?? { disposition: '', at: 0 };
  const reason = dispositionLabel(disposition, locale);
  const busy = state.phase === 'dialling';
  // Only the numbers were stopped, not calls to the patient. The user can say that they found another way.
  const isOfNumbers = dispositionOf(disposition)?.stopsNumber === true;
  return (
    <>
      <EmptyState
        icon="phone_disabled"
        title={t(isOfNumbers ? 'noneLeft' : 'stopped')}
        action={isOfNumbers && <Elsewhere session={session} busy={busy} />}
      >
        {isOfNumbers ? t('noneLeftDo') : t('stoppedWhy', { reason, date: formatDate(at, { timeZone }) })}
      </EmptyState>
      {isOfNumbers && (
        <CallNumbers
          session={session}
          phones={patient.phones}
          busy={busy}
          dial={(options) => void dial(options)}
        />
      )}
    </>
  );
}

function Ways(props: WaysProps) {
  const t = useMessages(callStartMessages);
  const { patient, session, state } = props;
  if (patient.callsStopped) return <Stopped {...props} />;
  if (patient.phones.some(isCallable)) return <Dial {...props} />;
  return (
    <EmptyState
      icon="phone_disabled"
      title={t('noNumber')}
      action={<Elsewhere session={session} busy={state.phase === 'dialling'} />}
    >
      {t('noNumberDo')}
    </EmptyState>
  );
}

/** The console cannot dial while offline. The user can call by phone, and the entries wait on the device. */
function Offline({ state }: Pick<CallStartProps, 'state'>) {
  const t = useMessages(callStartMessages);
  const { patient } = state;
  const first = patient.phase === 'ready' ? patient.value.phones.find(isCallable) : undefined;
  return (
    <div
      role="status"
      className="flex items-start gap-3 rounded-control border border-current/25 bg-warning-soft p-3 text-on-warning-soft"
    >
      <Icon name="phone_disabled" size={20} className="mt-0.5 shrink-0" />
      <div>
        <p className="font-semibold">{t('offline')}</p>
        <p className="tabular-nums">
          {first ? t('offlineDo', { number: phoneText(first.value) }) : t('offlineNoNumber')}
        </p>
      </div>
    </div>
  );
}

const isUnheard = (failure: CallSessionState['failure']): boolean =>
  failure?.failure === 'unreachable' || failure?.failure === 'timeout';

function NotBegun(props: CallStartProps & { readonly dial: Dialling; readonly options: CallOptions }) {
  const t = useMessages(callStartMessages);
  const failureText = useCallFailureText();
  const online = useOnline();
  const { failure } = props.state;
  if (props.session.mayWait && (!online || isUnheard(failure))) return <Offline state={props.state} />;
  if (!failure) return null;
  if (failure.code === 'calling-hours') {
    return (
      <OutsideHours
        {...props}
        onEmergency={(emergency) => void props.dial({ ...props.options, emergency })}
      />
    );
  }
  const openContact = failure.problem?.openContact;
  if (openContact) return <OpenAlready {...props} openContact={openContact} />;
  return (
    <ErrorState title={t('notBegun')} requestId={failure.requestId}>
      {failureText(failure)}
    </ErrorState>
  );
}

/** Starts the call, or explains why it may not begin. */
export function CallStart(props: CallStartProps) {
  const t = useMessages(callStartMessages);
  const screen = useMessages(screenMessages);
  const { session, state, onTel } = props;
  const { asksBeforeDial = false } = useOffer();
  // An emergency call uses the number that was just refused.
  const [options, setOptions] = useState<CallOptions>({});
  const [asked, setAsked] = useState<CallOptions>();
  const dialNow: Dialling = async (next = {}) => {
    setAsked(undefined);
    setOptions(next);
    const tel = await session.dial(next);
    if (tel !== undefined) onTel(tel);
  };
  const dial: Dialling = async (next = {}) => {
    if (asksBeforeDial && !next.emergency) setAsked(next);
    else await dialNow(next);
  };
  return (
    <Card title={t('start')}>
      <div className="flex flex-col gap-3">
        {state.phase === 'ready' && !state.failure?.problem?.openContact && (
          <UnfinishedCall {...props} previous={state.previous} />
        )}
        <NotBegun {...props} dial={dial} options={options} />
        <PartView
          part={state.patient}
          failed={screen('notLoaded')}
          onRetry={() => void session.retry('patient')}
        >
          {(patient) => (
            <>
              <Ways {...props} patient={patient} dial={dial} />
              {asked && (
                <AskBeforeDial
                  number={asked.number ?? patient.phones.find(isCallable)?.value ?? ''}
                  name={patient.appUserInfo.name}
                  onDial={() => void dialNow(asked)}
                  onClose={() => setAsked(undefined)}
                />
              )}
            </>
          )}
        </PartView>
      </div>
    </Card>
  );
}
