import { type CalendarEncounter, calendarDays } from '@careline/core/internal/encounters/calendar';
import { useMessages } from '../../messages/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import {
  CareProviderName,
  EncounterStatusTag,
  type EncounterTimes,
  PunctualityTag,
  ServiceName,
  usePatientName,
} from '../encounter-words/index.ts';
import type { EncounterCalendarProps } from './calendar-props.ts';
import { encounterCalendarMessages } from './encounter-calendar.messages.ts';

interface AgendaProps extends EncounterCalendarProps {
  readonly encounters: readonly CalendarEncounter[];
  readonly times: EncounterTimes;
  readonly onOpen: (encounter: CalendarEncounter) => void;
  readonly isLoading: boolean;
}

const endOf = ({ period: { start, end } }: CalendarEncounter): number => end ?? start;

/** Returns whether an encounter takes place on a day, including one that began the day before. */
const takesPlaceOn = (encounter: CalendarEncounter, day: string, { dayOf }: EncounterTimes): boolean =>
  dayOf(encounter.period.start) <= day &&
  day <= dayOf(Math.max(encounter.period.start, endOf(encounter) - 1));

/** Buttons for the days of the week, with the number of encounters on each. */
function DayStrip({ day, onDayChange, encounters, times }: AgendaProps) {
  const t = useMessages(encounterCalendarMessages);
  return (
    <ul className="grid grid-cols-7 gap-1">
      {calendarDays('week', day).map((one) => {
        const count = encounters.filter((encounter) => takesPlaceOn(encounter, one, times)).length;
        const [name = '', date = ''] = times.weekday(one).split(' ');
        return (
          <li key={one}>
            <button
              type="button"
              aria-pressed={one === day}
              onClick={() => onDayChange(one)}
              className="flex min-h-14 w-full flex-col items-center justify-center rounded-control border border-line bg-raised text-xs tabular-nums aria-pressed:border-2 aria-pressed:border-accent aria-pressed:font-bold"
            >
              <VisuallyHidden>{t('dayCount', { day: times.dayWords(one), count })}</VisuallyHidden>
              <span aria-hidden="true">{name}</span>
              <span aria-hidden="true" className="text-base">
                {Number(date.slice(0, 2))}
              </span>
              <span aria-hidden="true" className="text-muted">
                {count > 0 ? count : ' '}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** One day as a list, for containers too narrow for columns. */
export function DayAgenda(props: AgendaProps) {
  const { day, span, encounters, times, partner, onOpen, isLoading } = props;
  const t = useMessages(encounterCalendarMessages);
  const nameOf = usePatientName();
  const own = encounters
    .filter((encounter) => takesPlaceOn(encounter, day, times))
    .toSorted((one, other) => one.period.start - other.period.start);
  return (
    <div className="flex flex-col gap-3">
      {span === 'week' && <DayStrip {...props} />}
      <section aria-label={t('day', { day: times.dayWords(day) })} aria-busy={isLoading}>
        {isLoading && <Skeleton shape="row" lines={5} />}
        {!isLoading && own.length === 0 && (
          <div className="rounded-card border border-line bg-raised">
            <EmptyState icon="event_note" title={t('none')}>
              {t('noneText')}
            </EmptyState>
          </div>
        )}
        {own.length > 0 && (
          <ol className="overflow-clip rounded-card border border-line bg-raised">
            {own.map((encounter) => (
              <li key={encounter.id} className="border-line border-b last:border-b-0">
                <button
                  type="button"
                  onClick={() => onOpen(encounter)}
                  className="grid w-full grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 px-3 py-2 text-start hover:bg-hover"
                >
                  <span className="tabular-nums">{times.time(encounter.period.start)}</span>
                  <span className="flex min-w-0 flex-col items-start gap-1">
                    <bdi translate="no" className="wrap-anywhere font-medium text-ink">
                      {nameOf(encounter)}
                    </bdi>
                    <span className="wrap-anywhere flex flex-wrap gap-x-3 text-sm">
                      <ServiceName {...encounter} partner={partner} />
                      <CareProviderName {...encounter} />
                    </span>
                    <span className="flex flex-wrap gap-1">
                      <EncounterStatusTag status={encounter.status} />
                      <PunctualityTag encounter={encounter} times={times} />
                    </span>
                  </span>
                </button>
              </li>
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}
