import { type Encounter, listEncounters } from '@careline/core/internal/encounters';
import { type EncounterScope, encounterPages } from '@careline/core/internal/encounters/consultations';
import { dayAfter, numberOfDay } from '@careline/core/internal/formatting';
import type { HttpClient } from '@careline/core/internal/http';
import { type ReactNode, useEffect } from 'react';
import { RequestFailed, useQuery } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { Button, IconButton } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { useHttp } from '../../provider/index.ts';
import {
  CareProviderName,
  EncounterStatusTag,
  type EncounterTimes,
  ModeWords,
  PunctualityTag,
  ServiceName,
  useEncounterTimes,
  usePatientName,
} from '../encounter-words/index.ts';
import { encounterAgendaMessages } from './encounter-agenda.messages.ts';

export interface EncounterAgendaProps {
  /** Shows the user's own encounters, or those of the facility. */
  readonly circle: Exclude<EncounterScope, 'all_encounters'>;
  /** YYYY-MM-DD at the facility. An invalid day means today. */
  readonly day: string;
  readonly onDayChange: (day: string) => void;
  /** Opens an encounter. If omitted, encounters are not links. */
  readonly onOpen?: ((encounter: Encounter) => void) | undefined;
  /** The day has loaded. Passes the number of encounters. */
  readonly onLoaded?: ((count: number) => void) | undefined;
  /** The configured name of the retail partner. */
  readonly partner?: string | undefined;
  /** Rendered at the end of the heading, such as a button to book. */
  readonly actions?: ReactNode;
}

async function readDay(
  http: HttpClient,
  circle: EncounterAgendaProps['circle'],
  day: string,
  signal: AbortSignal,
): Promise<readonly Encounter[]> {
  const found: Encounter[] = [];
  const filters = { from: day, to: day, order: 'earliest' } as const;
  for await (const { data } of encounterPages({ http, circle, filters, signal })) found.push(...data);
  return found;
}

interface RowProps extends Pick<EncounterAgendaProps, 'onOpen' | 'partner'> {
  readonly encounter: Encounter;
  readonly times: EncounterTimes;
}

function Name({ encounter, times, onOpen }: RowProps) {
  const t = useMessages(encounterAgendaMessages);
  const name = usePatientName()(encounter);
  if (!onOpen)
    return (
      <bdi translate="no" className="font-medium">
        {name}
      </bdi>
    );
  return (
    <button
      type="button"
      dir="auto"
      translate="no"
      aria-label={t('open', { name, when: times.when(encounter.period.start) })}
      className="cursor-pointer text-start font-medium text-ink after:absolute after:inset-0 hover:underline"
      onClick={() => onOpen(encounter)}
    >
      {name}
    </button>
  );
}

function Row(props: RowProps) {
  const { encounter, times, partner } = props;
  return (
    <li className="relative grid grid-cols-1 items-center gap-x-4 gap-y-1 border-line border-b px-3 py-2 last:border-b-0 hover:bg-hover @2xl:grid-cols-[10rem_minmax(0,1.4fr)_minmax(0,1fr)_auto]">
      <span className="font-medium tabular-nums">{times.range(encounter)}</span>
      <span className="wrap-anywhere flex flex-wrap gap-x-3">
        <Name {...props} />
        <span translate="no" className="text-muted text-xs tabular-nums">
          {encounter.patient?.uhid}
        </span>
        <span className="flex w-full flex-wrap gap-x-3 text-sm">
          <ServiceName {...encounter} partner={partner} />
          <ModeWords {...encounter} />
        </span>
      </span>
      <span className="wrap-anywhere">
        <CareProviderName {...encounter} />
      </span>
      <span className="flex flex-wrap gap-1 @2xl:w-56 @2xl:justify-end">
        <EncounterStatusTag status={encounter.status} />
        <PunctualityTag encounter={encounter} times={times} />
      </span>
    </li>
  );
}

interface DayBarProps {
  readonly day: string;
  readonly times: EncounterTimes;
  readonly onDayChange: (day: string) => void;
}

function DayBar({ day, times, onDayChange }: DayBarProps) {
  const t = useMessages(encounterAgendaMessages);
  const today = times.today();
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">{t('day')}</legend>
      <IconButton icon="chevron_left" label={t('before')} onClick={() => onDayChange(dayAfter(day, -1))} />
      <span aria-live="polite" className="min-w-40 text-center font-medium tabular-nums">
        {times.dayWords(day)}
      </span>
      <IconButton icon="chevron_right" label={t('after')} onClick={() => onDayChange(dayAfter(day, 1))} />
      {day !== today && (
        <Button size="small" onClick={() => onDayChange(today)}>
          {t('today')}
        </Button>
      )}
    </fieldset>
  );
}

/** The encounters of one day in order, with buttons for the previous and next day. */
export function EncounterAgenda(props: EncounterAgendaProps) {
  const http = useHttp();
  const { circle, onDayChange, onOpen, onLoaded, partner, actions } = props;
  const t = useMessages(encounterAgendaMessages);
  const times = useEncounterTimes();
  const day = numberOfDay(props.day) === undefined ? times.today() : props.day;
  const { state, retry, refresh } = useQuery(
    [http, circle, day],
    (signal) => readDay(http, circle, day, signal),
    { endpoint: listEncounters.name },
  );
  const encounters = state.phase === 'ready' ? state.value : undefined;
  useEffect(() => {
    if (encounters) onLoaded?.(encounters.length);
  }, [encounters, onLoaded]);
  const error = state.phase === 'ready' || state.phase === 'failed' ? state.error : undefined;
  return (
    <Card title={t('title')} actions={actions}>
      <div className="@container flex flex-col gap-3" aria-busy={state.phase === 'loading'}>
        <DayBar day={day} times={times} onDayChange={onDayChange} />
        {state.phase === 'loading' && (
          <>
            <VisuallyHidden>{t('loading')}</VisuallyHidden>
            <Skeleton lines={4} />
          </>
        )}
        {error && (
          <RequestFailed
            title={t(encounters ? 'refreshFailed' : 'failed')}
            onRetry={encounters ? refresh : retry}
            error={error}
          />
        )}
        {encounters?.length === 0 && <EmptyState icon="event_available" title={t('none')} />}
        {encounters && encounters.length > 0 && (
          <ul aria-label={times.dayWords(day)} className="rounded-card border border-line">
            {encounters.map((encounter) => (
              <Row key={encounter.id} encounter={encounter} times={times} onOpen={onOpen} partner={partner} />
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
