import type { HttpClient } from '@careline/core/internal/http';
import {
  ALERT_DAYS,
  ALERT_GROUPS,
  ALERT_STATES,
  type AlertDays,
  type AlertFilters,
  type AlertState,
  alertLevelOf,
  belongsToAlerts,
  listReadingAlerts,
  type ReadingAlert,
  readAlertDays,
  readAlertPage,
  readAlertState,
  readingsOfAlert,
  worstOfAlert,
} from '@careline/core/internal/metrics';
import type { FilteredList, PeriodCode } from '@careline/core/internal/preferences';
import { type ReactNode, useRef, useState } from 'react';
import {
  type EmptyWords,
  type ListFilter,
  type ListSource,
  ListView,
  useListPages,
} from '../../lists/index.ts';
import { useMessages } from '../../messages/index.ts';
import { useNavigation } from '../../navigation/index.ts';
import { type NamedPatient, usePatientIdentity } from '../../patients/patient-identity/index.ts';
import { useOfferedPeriods } from '../../preferences/index.ts';
import { Button, IconLink } from '../../primitives/button/index.ts';
import { BellAtRest } from '../../primitives/drawing/index.ts';
import { useFocusOnceDrawn } from '../../primitives/focus/index.ts';
import { patientRowMessages, readingAlertsMessages } from '../alerts.messages.ts';
import { AcknowledgeAlert } from './acknowledge-alert.tsx';
import { AlertNote, hasNote } from './alert-note.tsx';
import { useAlertColumns } from './use-alert-columns.tsx';
import { useAlertWords } from './use-alert-words.ts';

export interface ReadingAlertsProps {
  /** The number of days up to now. Controlled by the owner, for example in an address. */
  readonly days: AlertDays;
  readonly onDaysChange?: (days: AlertDays) => void;
  /** Which alerts to show. Controlled like `days`. */
  readonly state: AlertState;
  readonly onStateChange?: (state: AlertState) => void;
  /** Called with both after a change. Saved filters change both at once. */
  readonly onFiltersChange?: (filters: AlertFilters) => void;
  /** The key under which the user's saved filters of this list are stored. Without it, they cannot be saved. */
  readonly saved?: FilteredList;
  /** Returns the address of a call to a patient. If omitted, there is no call button. */
  readonly patientAddress?: (vitaId: string) => string;
  /** Returns the address of a patient's readings. If omitted, names are not links. */
  readonly readingsAddress?: (vitaId: string) => string;
  /** Renders the button to book an encounter for this reason. If omitted, there is none. */
  readonly booking?: ((patient: NamedPatient, reason: string) => ReactNode) | undefined;
}

const source = (http: HttpClient): ListSource<AlertFilters, ReadingAlert> => ({
  endpoint: listReadingAlerts.name,
  ask: (filters, after, signal) => readAlertPage(http, { filters, after, signal }),
  idOf: ({ readingId }) => readingId,
  belongs: belongsToAlerts,
});

const MAX_DAYS = Math.max(...ALERT_DAYS) as AlertDays;
const PERIOD_OF: Readonly<Record<AlertDays, PeriodCode>> = { 1: 'day', 7: 'week', 31: 'month' };
const STATES = { open: 'stateOpen', acknowledged: 'stateAcknowledged', all: 'stateAll' } as const;

const isOpen = ({ acknowledged, ended }: ReadingAlert): boolean => !acknowledged && !ended;

function useFilters(days: AlertDays): readonly ListFilter[] {
  const t = useMessages(readingAlertsMessages);
  const offered = useOfferedPeriods(ALERT_DAYS, (span) => PERIOD_OF[span], days);
  return [
    {
      kind: 'choice',
      key: 'state',
      label: t('shown'),
      chips: true,
      usual: readAlertState(undefined),
      options: ALERT_STATES.map((value) => ({ value, label: t(STATES[value]) })),
    },
    {
      kind: 'choice',
      key: 'days',
      label: t('period'),
      chips: true,
      usual: String(readAlertDays(undefined)),
      options: offered.map((span) => ({ value: String(span), label: t(`days${span}`) })),
    },
  ];
}

const NONE = {
  open: ['noneTitle', 'noneText'],
  acknowledged: ['noneAcknowledged', 'noneAcknowledgedText'],
  all: ['noneRaised', 'noneText'],
} as const;

function useNone({ days, state }: AlertFilters, onLongest: () => void): EmptyWords {
  const t = useMessages(readingAlertsMessages);
  const [title, text] = NONE[state];
  return {
    title: t(title),
    text: t(text),
    drawing: <BellAtRest />,
    action: days < MAX_DAYS && <Button onClick={onLongest}>{t('noneLonger')}</Button>,
  };
}

/** Draws the buttons to book an encounter and to call, after the act of the row. */
function useFurtherAct({ booking, patientAddress }: ReadingAlertsProps) {
  const t = useMessages(patientRowMessages);
  const { link } = useNavigation();
  const identity = usePatientIdentity();
  const { reason } = useAlertWords();
  return (alert: ReadingAlert) => {
    const { vitaId } = alert;
    const { name } = identity(alert);
    return (
      <>
        {booking?.({ vitaId, name }, reason(worstOfAlert(alert)))}
        {patientAddress && (
          <IconLink
            icon="call"
            size="small"
            label={t('callInfoOf', { name })}
            link={link(patientAddress(vitaId))}
            className="text-accent"
          />
        )}
      </>
    );
  };
}

function useAcknowledging(settle: (alert: ReadingAlert) => void, refresh: () => void) {
  const [asked, setAsked] = useState<ReadingAlert>();
  const place = useRef<HTMLDivElement>(null);
  const onceDrawn = useFocusOnceDrawn();
  const leave = (then: () => void) => {
    then();
    setAsked(undefined);
    // The dialog would return the focus to a button that disappeared with its row.
    onceDrawn(() => {
      if (document.activeElement !== document.body) return;
      place.current?.querySelector<HTMLElement>('[data-row-stop][tabindex="0"]')?.focus();
    });
  };
  const dialog = asked && (
    <AcknowledgeAlert
      readings={readingsOfAlert(asked)}
      onDone={(alert) => leave(() => settle(alert))}
      onStale={() => leave(refresh)}
      onClose={() => setAsked(undefined)}
    />
  );
  return { place, ask: setAsked, dialog };
}

/** Readings of the facility's patients that need attention, most severe first, with links to each patient. */
export function ReadingAlerts(props: ReadingAlertsProps) {
  const { days, state, onDaysChange, onStateChange, onFiltersChange, saved, readingsAddress } = props;
  const t = useMessages(readingAlertsMessages);
  const identity = usePatientIdentity();
  const pages = useListPages(source, { days, state }, { live: ['alerts'] });
  const { place, ask, dialog } = useAcknowledging(pages.list.settle, pages.list.refresh);
  function change(next: AlertFilters): void {
    onFiltersChange?.(next);
    if (next.days !== days) onDaysChange?.(next.days);
    if (next.state !== state) onStateChange?.(next.state);
  }
  const none = useNone({ days, state }, () => change({ days: MAX_DAYS, state }));
  return (
    <div ref={place}>
      <ListView
        name={t('list')}
        pages={pages}
        columns={useAlertColumns()}
        filters={useFilters(days)}
        values={{ days: String(days), state }}
        onValuesChange={(values) =>
          change({ days: readAlertDays(values.days), state: readAlertState(values.state) })
        }
        saved={saved}
        groups={{
          of: alertLevelOf,
          order: ALERT_GROUPS,
          label: (level) => t(level === 'critical' ? 'critical' : 'review'),
        }}
        rowAddress={readingsAddress && (({ vitaId }) => readingsAddress(vitaId))}
        acts={[
          {
            key: 'acknowledge',
            icon: 'check',
            letter: 'a',
            label: (alert) => t('acknowledgeOf', { name: identity(alert).name }),
            words: t('acknowledge'),
            isOffered: isOpen,
            run: ask,
          },
        ]}
        furtherAct={useFurtherAct(props)}
        note={(alert) => hasNote(alert) && <AlertNote alert={alert} />}
        isUrgent={(alert) => alertLevelOf(alert) === 'critical' && isOpen(alert)}
        none={none}
      />
      {dialog}
    </div>
  );
}
