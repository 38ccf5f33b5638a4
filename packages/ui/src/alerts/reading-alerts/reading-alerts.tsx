import {
  ALERT_DAYS,
  ALERT_STATES,
  type AlertDays,
  type AlertState,
  type ReadingAlert,
  type ReadingAlertsState,
  readAlertDays,
  readAlertState,
  readingsOfAlert,
} from '@careline/core/internal/metrics';
import type { PeriodCode } from '@careline/core/internal/preferences';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { LiveLine, useSteady } from '../../live/index.ts';
import { useFormatTime, useLocale, useMessages } from '../../messages/index.ts';
import { useOfferedPeriods } from '../../preferences/index.ts';
import { ChipField } from '../../primitives/chip-field/index.ts';
import { LiveRegionProvider, useAnnounce } from '../../primitives/live-region/index.ts';
import { HeadPart } from '../../primitives/page-head/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { readingAlertsMessages } from '../alerts.messages.ts';
import { AcknowledgeAlert } from './acknowledge-alert.tsx';
import type { AlertItemProps } from './alert-item.tsx';
import { AlertList } from './alert-list.tsx';
import { useReadingAlerts } from './use-reading-alerts.ts';

export interface ReadingAlertsProps extends Pick<AlertItemProps, 'booking'> {
  /** The number of days up to now. Controlled by the owner, for example in an address. */
  readonly days: AlertDays;
  readonly onDaysChange: (days: AlertDays) => void;
  /** Which alerts to show. Controlled like `days`. */
  readonly state: AlertState;
  readonly onStateChange: (state: AlertState) => void;
  /** Returns the address of a call to a patient. If omitted, there is no call button. */
  readonly patientAddress?: (vitaId: string) => string;
  /** Returns the address of a patient's readings. If omitted, names are not links. */
  readonly readingsAddress?: (vitaId: string) => string;
}

const MAX_DAYS = Math.max(...ALERT_DAYS) as AlertDays;

interface TotalProps {
  readonly state: ReadingAlertsState;
  readonly online: boolean;
  /** Takes the focus when the focused row disappears. */
  readonly place: RefObject<HTMLParagraphElement | null>;
}

/** The number of alerts, announced when it changes, and the age of the list. */
function Total({ state, online, place }: TotalProps) {
  const timeZone = useTimeZone();
  const formatTime = useFormatTime();
  const t = useMessages(readingAlertsMessages);
  const locale = useLocale();
  const announce = useAnnounce();
  const { phase, rows, next, about } = state;
  const { loadedAt } = about;
  const known = loadedAt !== undefined && (phase === 'found' || phase === 'none');
  const count = t(next === null ? 'total' : 'soFar', { count: rows.length });
  useEffect(() => {
    if (known) announce(count);
  }, [known, count, announce]);
  const time = known ? formatTime(loadedAt / 1000, { timeZone, locale }) : '';
  return (
    <>
      <HeadPart place="count">
        <p ref={place} tabIndex={-1} className="text-muted text-xs tabular-nums outline-none">
          {known && `${count}, ${t('asOf', { time })}`}
        </p>
      </HeadPart>
      {known && !online && <p>{t('offline')}</p>}
    </>
  );
}

const PERIOD_OF: Readonly<Record<AlertDays, PeriodCode>> = { 1: 'day', 7: 'week', 31: 'month' };

function Period({ days, onDaysChange }: Pick<ReadingAlertsProps, 'days' | 'onDaysChange'>) {
  const t = useMessages(readingAlertsMessages);
  const offered = useOfferedPeriods(ALERT_DAYS, (span) => PERIOD_OF[span], days);
  return (
    <ChipField
      oneLine
      label={t('period')}
      chips={offered.map((span) => ({ value: String(span), label: t(`days${span}`) }))}
      value={String(days)}
      onChange={(text) => onDaysChange(readAlertDays(text))}
    />
  );
}

const STATES = { open: 'stateOpen', acknowledged: 'stateAcknowledged', all: 'stateAll' } as const;

function Shown({ state, onStateChange }: Pick<ReadingAlertsProps, 'state' | 'onStateChange'>) {
  const t = useMessages(readingAlertsMessages);
  return (
    <ChipField
      oneLine
      label={t('shown')}
      chips={ALERT_STATES.map((one) => ({ value: one, label: t(STATES[one]) }))}
      value={state}
      onChange={(text) => onStateChange(readAlertState(text))}
    />
  );
}

function useAcknowledging(settle: (alert: ReadingAlert) => void, refresh: () => void) {
  const [asked, setAsked] = useState<ReadingAlert>();
  const place = useRef<HTMLParagraphElement>(null);
  const left = useRef(false);
  // The dialog would return the focus to a button that disappeared with its row.
  useEffect(() => {
    if (asked || !left.current) return;
    left.current = false;
    if (document.activeElement === document.body) place.current?.focus();
  }, [asked]);
  const leave = (then: () => void) => {
    then();
    left.current = true;
    setAsked(undefined);
  };
  return {
    asked,
    place,
    ask: setAsked,
    close: () => setAsked(undefined),
    done: (alert: ReadingAlert) => leave(() => settle(alert)),
    stale: () => leave(refresh),
  };
}

function Alerts(props: ReadingAlertsProps) {
  const { days, onDaysChange, state: shown, onStateChange, patientAddress, readingsAddress, booking } = props;
  const { alerts, state, online } = useReadingAlerts({ days, state: shown });
  const list = useRef<HTMLDivElement>(null);
  useSteady(list, state.rows);
  const { asked, place, ask, close, done, stale } = useAcknowledging(alerts.settle, alerts.refresh);
  return (
    <div className="@container flex flex-col gap-3">
      <HeadPart place="filters">
        <div data-print="hidden" className="flex min-w-0 items-center gap-3 max-sm:flex-wrap">
          <Shown state={shown} onStateChange={onStateChange} />
          <Period days={days} onDaysChange={onDaysChange} />
        </div>
      </HeadPart>
      <Total state={state} online={online} place={place} />
      <LiveLine />
      <div ref={list} aria-busy={state.phase === 'loading'} className="flex flex-col [overflow-anchor:none]">
        <AlertList
          alerts={alerts}
          state={state}
          online={online}
          onLongest={days === MAX_DAYS ? undefined : () => onDaysChange(MAX_DAYS)}
          patientAddress={patientAddress}
          readingsAddress={readingsAddress}
          booking={booking}
          onAcknowledge={ask}
        />
      </div>
      {asked && (
        <AcknowledgeAlert readings={readingsOfAlert(asked)} onDone={done} onStale={stale} onClose={close} />
      )}
    </div>
  );
}

/** Readings of the facility's patients that need attention, most severe first, with links to each patient. */
export function ReadingAlerts(props: ReadingAlertsProps) {
  return (
    <LiveRegionProvider>
      <Alerts {...props} />
    </LiveRegionProvider>
  );
}
