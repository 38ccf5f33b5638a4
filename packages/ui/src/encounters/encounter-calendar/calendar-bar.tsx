import {
  ENCOUNTER_STATUSES,
  encounterStatusLabel,
  SERVICE_TYPES,
  type ServiceType,
  serviceTypeLabel,
} from '@careline/core/internal/encounters';
import { type CalendarEncounter, calendarDays, stepDays } from '@careline/core/internal/encounters/calendar';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Button, IconButton } from '../../primitives/button/index.ts';
import { DateField } from '../../primitives/date-field/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import type { EncounterTimes } from '../encounter-words/index.ts';
import { CalendarStatusIcon, calendarLook } from './calendar-block.tsx';
import type { EncounterCalendarProps } from './calendar-props.ts';
import { encounterCalendarMessages } from './encounter-calendar.messages.ts';

/** View options of this screen. They are not part of the address. */
export interface CalendarView {
  /** The service whose hours are shown. Empty for the services of the visible encounters. */
  readonly service: ServiceType | '';
  readonly wholeDay: boolean;
  readonly showsGone: boolean;
}

interface BarProps extends EncounterCalendarProps {
  readonly times: EncounterTimes;
  readonly view: CalendarView;
  readonly onViewChange: (part: Partial<CalendarView>) => void;
  readonly isNarrow: boolean;
  readonly isBusy: boolean;
  readonly onRefresh: () => void;
}

export function useDaysWords(times: EncounterTimes) {
  const t = useMessages(encounterCalendarMessages);
  return ({ span, day }: Pick<EncounterCalendarProps, 'span' | 'day'>): string => {
    const days = calendarDays(span, day);
    const [from, to] = [days[0] ?? day, days.at(-1) ?? day];
    return span === 'day'
      ? times.dayWords(day)
      : t('weekWords', { from: times.weekday(from), to: times.weekday(to) });
  };
}

function Steps({ span, day, onDayChange, times, isBusy, onRefresh }: BarProps) {
  const t = useMessages(encounterCalendarMessages);
  const daysWords = useDaysWords(times);
  const today = times.today();
  return (
    <div className="flex flex-wrap items-center gap-x-1">
      <IconButton
        icon="chevron_left"
        label={t(`previous${span}`)}
        onClick={() => onDayChange(stepDays(span, day, -1))}
      />
      <IconButton
        icon="chevron_right"
        label={t(`next${span}`)}
        onClick={() => onDayChange(stepDays(span, day, 1))}
      />
      <Button
        size="small"
        aria-pressed={calendarDays(span, day).includes(today)}
        onClick={() => onDayChange(today)}
      >
        {t('today')}
      </Button>
      <IconButton icon="refresh" label={t('refresh')} aria-disabled={isBusy} onClick={onRefresh} />
      <h2 aria-live="polite" className="font-semibold tabular-nums sm:ps-1 sm:text-lg">
        {daysWords({ span, day })}
      </h2>
    </div>
  );
}

function Hours({ view, onViewChange, partner, filters }: BarProps) {
  const t = useMessages(encounterCalendarMessages);
  const locale = useLocale();
  return (
    <SelectField
      hideLabel
      label={t('hours')}
      placeholder={t('hoursInSight')}
      options={SERVICE_TYPES.map((value) => ({ value, label: serviceTypeLabel(value, { partner, locale }) }))}
      value={filters.serviceType ?? view.service}
      disabled={filters.serviceType !== undefined}
      onChange={(service) => onViewChange({ service })}
    />
  );
}

export function CalendarBar(props: BarProps) {
  const { span, day, onDayChange, isNarrow } = props;
  const t = useMessages(encounterCalendarMessages);
  return (
    <div data-print="hidden" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <Steps {...props} />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
        {(!isNarrow || span === 'day') && (
          <DateField
            hideLabel
            label={t('chooseDay')}
            value={day}
            onChange={(next) => next && onDayChange(next)}
          />
        )}
        {!isNarrow && (
          <div className="w-56">
            <Hours {...props} />
          </div>
        )}
      </div>
    </div>
  );
}

function Toggle({
  label,
  pressed,
  onToggle,
}: {
  readonly label: string;
  readonly pressed: boolean;
  readonly onToggle: () => void;
}) {
  return (
    <Button size="small" aria-pressed={pressed} icon={pressed ? 'check' : undefined} onClick={onToggle}>
      {label}
    </Button>
  );
}

interface FootProps extends Pick<BarProps, 'view' | 'onViewChange' | 'isNarrow'> {
  readonly encounters: readonly CalendarEncounter[];
  /** How many encounters are cancelled or rejected. */
  readonly gone: number;
}

/** The legend, and switches to show more. */
export function CalendarFoot({ encounters, gone, view, onViewChange, isNarrow }: FootProps) {
  const t = useMessages(encounterCalendarMessages);
  const locale = useLocale();
  const statuses = ENCOUNTER_STATUSES.filter((status) => encounters.some((one) => one.status === status));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      {!isNarrow && statuses.length > 0 && (
        <ul aria-label={t('status')} className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {statuses.map((status) => (
            <li key={status} className="flex items-center gap-1">
              <span className={`rounded-control border border-current/40 p-0.5 ${calendarLook({ status })}`}>
                <CalendarStatusIcon status={status} />
              </span>
              {encounterStatusLabel(status, locale)}
            </li>
          ))}
        </ul>
      )}
      <div data-print="hidden" className="flex flex-wrap items-center gap-2">
        {!isNarrow && (
          <Toggle
            label={t('wholeDay')}
            pressed={view.wholeDay}
            onToggle={() => onViewChange({ wholeDay: !view.wholeDay })}
          />
        )}
        {gone > 0 && (
          <Toggle
            label={t('ended', { count: gone })}
            pressed={view.showsGone}
            onToggle={() => onViewChange({ showsGone: !view.showsGone })}
          />
        )}
      </div>
    </div>
  );
}
