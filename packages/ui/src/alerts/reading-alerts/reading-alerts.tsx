import { formatTime } from '@careline/core/formatting';
import type { HttpClient } from '@careline/core/http';
import { ALERT_DAYS, type AlertDays, type ReadingAlertsState, readAlertDays } from '@careline/core/metrics';
import { useEffect } from 'react';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { LiveRegionProvider, useAnnounce } from '../../primitives/live-region/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { AlertList } from './alert-list.tsx';
import { readingAlertsMessages } from './reading-alerts.messages.ts';
import type { AlertTimes } from './use-alert-words.ts';
import { useReadingAlerts } from './use-reading-alerts.ts';

export interface ReadingAlertsProps extends AlertTimes {
  readonly http: HttpClient;
  /** So many days up to now; the owner keeps the choice, in an address for example. */
  readonly days: AlertDays;
  readonly onDaysChange: (days: AlertDays) => void;
  /** Where a call to a patient is; without it there is no such way. */
  readonly patientAddress?: (vitaId: string) => string;
}

const LONGEST = Math.max(...ALERT_DAYS) as AlertDays;

interface TotalProps {
  readonly state: ReadingAlertsState;
  readonly online: boolean;
  readonly timeZone: string;
}

/** How many there are, said when it changes, and how old the list is. */
function Total({ state, online, timeZone }: TotalProps) {
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
  if (!known) return <p className="min-h-6" />;
  const time = formatTime(loadedAt / 1000, { timeZone, locale });
  return (
    <div className="min-h-6">
      <p className="text-muted tabular-nums">
        {count}, {t('asOf', { time })}
      </p>
      {!online && <p>{t('offline')}</p>}
    </div>
  );
}

function Period({ days, onDaysChange }: Pick<ReadingAlertsProps, 'days' | 'onDaysChange'>) {
  const t = useMessages(readingAlertsMessages);
  return (
    <SelectField
      label={t('period')}
      options={ALERT_DAYS.map((span) => ({ value: String(span), label: t(`days${span}`) }))}
      value={String(days)}
      onChange={(text) => onDaysChange(readAlertDays(text))}
    />
  );
}

function Alerts({ http, days, onDaysChange, timeZone, now, patientAddress }: ReadingAlertsProps) {
  const t = useMessages(readingAlertsMessages);
  const { alerts, state, online } = useReadingAlerts({ http, days, now });
  return (
    <div className="@container flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Period days={days} onDaysChange={onDaysChange} />
        <Button variant="quiet" icon="refresh" busy={state.work === 'refresh'} onClick={alerts.refresh}>
          {t('refresh')}
        </Button>
      </div>
      <Total state={state} online={online} timeZone={timeZone} />
      <div aria-busy={state.phase === 'loading'} className="flex flex-col gap-4">
        <AlertList
          alerts={alerts}
          state={state}
          online={online}
          onLongest={days === LONGEST ? undefined : () => onDaysChange(LONGEST)}
          timeZone={timeZone}
          now={now}
          patientAddress={patientAddress}
        />
      </div>
    </div>
  );
}

/** Readings of the facility's patients that ask for a look, the gravest first, each with the way to its patient. */
export function ReadingAlerts(props: ReadingAlertsProps) {
  return (
    <LiveRegionProvider>
      <Alerts {...props} />
    </LiveRegionProvider>
  );
}
