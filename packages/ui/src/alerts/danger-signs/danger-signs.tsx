import {
  createOpenSigns,
  type OpenSign,
  type OpenSigns,
  type OpenSignsState,
  reportsOfSign,
  signsOfEpisode,
} from '@careline/core/internal/calls/findings';
import type { AlertState } from '@careline/core/internal/metrics';
import { type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { RequestFailed } from '../../http/index.ts';
import { useLive, useSteady } from '../../live/index.ts';
import { useMessages } from '../../messages/index.ts';
import { type NamedPatient, usePatientIdentity } from '../../patients/patient-identity/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { useFocusOnceDrawn } from '../../primitives/focus/index.ts';
import { GroupHead } from '../../primitives/list-row/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { useHttp } from '../../provider/index.ts';
import { useStore } from '../../store/index.ts';
import { dangerSignsMessages } from '../alerts.messages.ts';
import { PatientRow, RowToggle } from '../patient-row/index.ts';
import { RecordOutcome } from './record-outcome.tsx';
import { lastTriedOf, SignReports } from './sign-reports.tsx';
import { SignSettled, SignWhat } from './sign-what.tsx';
import { useSignWords } from './use-sign-words.ts';

export interface DangerSignsProps {
  /** The first load has finished or failed, so content below will no longer be pushed down. */
  readonly onKnown?: () => void;
  /** Which signs to show: open ones, those with an outcome, or all. */
  readonly state: AlertState;
  /** Returns the address of a call to a patient. If omitted, there is no call button. */
  readonly patientAddress?: (vitaId: string) => string;
  /** Returns the address of a patient's record. If omitted, the name is not a link. */
  readonly recordAddress?: ((vitaId: string) => string) | undefined;
  /** Renders the button to book an encounter for this reason. If omitted, there is none. */
  readonly booking?: ((patient: NamedPatient, reason: string) => ReactNode) | undefined;
}

const PANEL = 'overflow-clip border-row-line border-b';

interface ItemProps extends Pick<DangerSignsProps, 'patientAddress' | 'recordAddress' | 'booking'> {
  readonly sign: OpenSign;
  readonly onRecord: (sign: OpenSign) => void;
}

function Record({ sign, onRecord }: ItemProps) {
  const t = useMessages(dangerSignsMessages);
  const { name } = usePatientIdentity()(sign);
  if (sign.settled || sign.ended) return null;
  return (
    <Button size="row" icon="check" aria-label={t('recordOf', { name })} onClick={() => onRecord(sign)}>
      {t('record')}
    </Button>
  );
}

function Booking({ sign, booking }: ItemProps) {
  const { name } = usePatientIdentity()(sign);
  const { signs } = useSignWords();
  return booking?.({ vitaId: sign.vitaId, name }, signs({ signs: signsOfEpisode(sign) }));
}

/** An episode of a patient on one line. Its calls and scores open below it. */
function Item(props: ItemProps) {
  const { sign, patientAddress, recordAddress } = props;
  const t = useMessages(dangerSignsMessages);
  const { name } = usePatientIdentity()(sign);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const reports = reportsOfSign(sign);
  const count = reports.length;
  const tried = lastTriedOf(reports);
  return (
    <PatientRow
      patient={sign}
      patientAddress={patientAddress}
      recordAddress={recordAddress}
      ways={
        <>
          <Record {...props} />
          <Booking {...props} />
        </>
      }
      urgent={(sign.episode ?? sign).level !== 'review' && !sign.settled && !sign.ended}
      detail={
        (sign.settled || tried || sign.ended || count > 1) && (
          <>
            {count > 1 && (
              <RowToggle
                isOpen={isOpen}
                onToggle={() => setOpen(!isOpen)}
                controls={id}
                words={t('reports', { count })}
                label={t('reportsOf', { count, name })}
              />
            )}
            <SignSettled sign={{ ...sign, tried }} />
            {isOpen && <SignReports id={id} reports={reports} />}
          </>
        )
      }
    >
      <SignWhat sign={{ ...sign, signs: signsOfEpisode(sign), level: (sign.episode ?? sign).level }} />
    </PatientRow>
  );
}

type FailureTitle = 'failed' | 'moreFailed' | 'refreshFailed';

function Failure({
  signs,
  state,
  title,
}: {
  readonly signs: OpenSigns;
  readonly state: OpenSignsState;
  readonly title: FailureTitle;
}) {
  const t = useMessages(dangerSignsMessages);
  const { error } = state;
  return <RequestFailed title={t(title)} onRetry={signs.retry} error={error} />;
}

interface ListProps extends Omit<ItemProps, 'sign'> {
  readonly signs: OpenSigns;
  readonly state: OpenSignsState;
}

function Found({ signs, state, ...item }: ListProps) {
  const t = useMessages(dangerSignsMessages);
  const id = useId();
  const title = state.next === null ? 'title' : 'titleSoFar';
  return (
    <section aria-labelledby={id} className={PANEL}>
      <GroupHead id={id}>{t(title, { count: state.rows.length })}</GroupHead>
      <ul>
        {state.rows.map((sign) => (
          <Item key={sign.id} {...item} sign={sign} />
        ))}
      </ul>
      {state.next !== null && (
        <p className="flex justify-center p-3">
          <Button icon="expand_more" busy={state.work === 'more'} onClick={signs.more}>
            {t('more')}
          </Button>
        </p>
      )}
    </section>
  );
}

function List(props: ListProps) {
  const t = useMessages(dangerSignsMessages);
  const { signs, state } = props;
  const { phase, failedWork } = state;
  if (phase === 'failed') return <Failure signs={signs} state={state} title="failed" />;
  if (phase === 'idle' || phase === 'loading') {
    return (
      <div className={`px-4 py-3 ${PANEL}`}>
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Skeleton lines={2} />
      </div>
    );
  }
  return (
    <>
      {failedWork && (
        <Failure signs={signs} state={state} title={failedWork === 'more' ? 'moreFailed' : 'refreshFailed'} />
      )}
      {/* Renders nothing without signs. The alerts below say whether anything needs attention. */}
      {phase === 'found' && <Found {...props} />}
    </>
  );
}

/** Danger signs reported on calls with the facility's patients, with a button to record each outcome. */
export function DangerSigns({
  state: shown,
  patientAddress,
  recordAddress,
  booking,
  onKnown,
}: DangerSignsProps) {
  const http = useHttp();
  const signs = useMemo(() => createOpenSigns({ http }), [http]);
  const state = useStore(signs.store, (whole) => whole);
  const [asked, setAsked] = useState<OpenSign>();
  const place = useRef<HTMLDivElement>(null);
  const onceDrawn = useFocusOnceDrawn();
  useEffect(() => () => signs.clear(), [signs]);
  useLive(['alerts'], signs.follow);
  useSteady(place, state.rows);
  // A layout effect, so that rows of another state are never painted under this one.
  useLayoutEffect(() => signs.show({ state: shown }), [signs, shown]);
  const known = state.phase !== 'idle' && state.phase !== 'loading';
  // A layout effect, so that the signs and the content below appear in the same frame.
  useLayoutEffect(() => {
    if (known) onKnown?.();
  }, [known, onKnown]);
  const leave = (then: () => void) => {
    then();
    setAsked(undefined);
    // The dialog would return the focus to a button that disappeared with its row.
    onceDrawn(() => {
      if (document.activeElement === document.body) place.current?.querySelector('h2')?.focus();
    });
  };
  return (
    <div
      ref={place}
      aria-busy={state.phase === 'loading'}
      className="@container flex flex-col gap-4 [overflow-anchor:none]"
    >
      <List
        signs={signs}
        state={state}
        patientAddress={patientAddress}
        recordAddress={recordAddress}
        booking={booking}
        onRecord={setAsked}
      />
      {asked && (
        <RecordOutcome
          sign={asked}
          onDone={(sign) => leave(() => signs.settle(sign))}
          onStale={() => leave(signs.refresh)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}
