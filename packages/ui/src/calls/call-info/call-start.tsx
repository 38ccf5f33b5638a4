import {
  type CallEmergency,
  type CallingHours,
  type CallSession,
  type CallSessionState,
  dispositionLabel,
} from '@careline/core/calls';
import { formatDate } from '@careline/core/formatting';
import type { Patient } from '@careline/core/patients';
import { type Ref, useLayoutEffect, useRef } from 'react';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { ErrorState } from '../../primitives/error-state/index.ts';
import { messages as screenMessages } from './call-info.messages.ts';
import { messages } from './call-start.messages.ts';
import { phoneText } from './dial-link.ts';
import { OutsideHours } from './outside-hours.tsx';
import { PartView } from './part-view.tsx';
import { useCallFailureText } from './use-call-failure-text.ts';

export interface CallStartProps {
  readonly session: CallSession;
  readonly state: CallSessionState;
  readonly timeZone: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** When the facility may call. */
  readonly callingHours: CallingHours;
  readonly autoFocus: boolean;
  /** Hands what is to be dialled to a phone. */
  readonly onTel: (tel: string) => void;
}

type Dialling = (emergency?: CallEmergency) => Promise<void>;

type WaysProps = CallStartProps & { readonly patient: Patient; readonly dial: Dialling };

function useFocusOnce<E extends HTMLElement>(wanted: boolean): Ref<E> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    if (wanted) ref.current?.focus();
  }, [wanted]);
  return ref;
}

function Elsewhere({ session, busy }: { readonly session: CallSession; readonly busy: boolean }) {
  const t = useMessages(messages);
  return (
    <Button busy={busy} onClick={() => void session.calledElsewhere()}>
      {t('elsewhere')}
    </Button>
  );
}

function Dial({ session, state, patient, autoFocus, dial }: WaysProps) {
  const t = useMessages(messages);
  const focused = useFocusOnce<HTMLButtonElement>(autoFocus);
  const [first, ...others] = patient.phones.map(({ value }) => phoneText(value));
  const busy = state.phase === 'dialling';
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          ref={focused}
          variant="primary"
          size="large"
          icon="call"
          busy={busy}
          onClick={() => void dial()}
        >
          <span className="tabular-nums">{t('dial', { number: first ?? '' })}</span>
        </Button>
        <Elsewhere session={session} busy={busy} />
      </div>
      {patient.callingTime && (
        <p className="text-muted text-sm tabular-nums">{t('prefers', patient.callingTime)}</p>
      )}
      {others.length > 0 && (
        <p className="text-muted text-sm tabular-nums">{t('otherNumbers', { numbers: others.join(', ') })}</p>
      )}
    </>
  );
}

function Stopped({ patient, timeZone }: WaysProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  const { disposition, at } = patient.callsStopped ?? { disposition: '', at: 0 };
  const reason = dispositionLabel(disposition, locale);
  return (
    <EmptyState icon="phone_disabled" title={t('stopped')}>
      {t('stoppedWhy', { reason, date: formatDate(at, { timeZone }) })}
    </EmptyState>
  );
}

function Ways(props: WaysProps) {
  const t = useMessages(messages);
  const { patient, session, state } = props;
  if (patient.callsStopped) return <Stopped {...props} />;
  if (patient.phones.length > 0) return <Dial {...props} />;
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

function NotBegun(props: CallStartProps & { readonly dial: Dialling }) {
  const t = useMessages(messages);
  const failureText = useCallFailureText();
  const { failure } = props.state;
  if (!failure) return null;
  if (failure.code === 'calling-hours') {
    return <OutsideHours {...props} onEmergency={(emergency) => void props.dial(emergency)} />;
  }
  return (
    <ErrorState title={t('notBegun')} requestId={failure.requestId}>
      {failureText(failure)}
    </ErrorState>
  );
}

/** How the call begins, or why it may not. */
export function CallStart(props: CallStartProps) {
  const t = useMessages(messages);
  const screen = useMessages(screenMessages);
  const { session, state, onTel } = props;
  const dial: Dialling = async (emergency) => {
    const tel = await session.dial(emergency);
    if (tel !== undefined) onTel(tel);
  };
  return (
    <Card title={t('start')}>
      <div className="flex flex-col gap-3">
        <NotBegun {...props} dial={dial} />
        <PartView
          part={state.patient}
          failed={screen('notLoaded')}
          onRetry={() => void session.retry('patient')}
        >
          {(patient) => <Ways {...props} patient={patient} dial={dial} />}
        </PartView>
      </div>
    </Card>
  );
}
