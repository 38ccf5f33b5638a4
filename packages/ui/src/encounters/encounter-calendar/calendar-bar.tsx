import { SERVICE_TYPES, type ServiceType, serviceTypeLabel } from '@careline/core/encounters';
import { calendarDays, stepDays } from '@careline/core/encounters/calendar';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Button, IconButton } from '../../primitives/button/index.ts';
import { DateField } from '../../primitives/date-field/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import type { EncounterTimes } from '../encounter-words/index.ts';
import type { EncounterCalendarProps } from './calendar-props.ts';
import { encounterCalendarMessages } from './encounter-calendar.messages.ts';

/** What is drawn, of this screen alone. */
export interface CalendarView {
  /** Whose hours are shown as such. */
  readonly service: ServiceType;
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
  /** Books on the day; undefined for somebody who books none. */
  readonly onBookDay: (() => void) | undefined;
}

/** The days that are shown, in words. */
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

function Steps({ span, day, onDayChange, times }: BarProps) {
  const t = useMessages(encounterCalendarMessages);
  const daysWords = useDaysWords(times);
  const today = times.today();
  return (
    <div className="flex flex-wrap items-center gap-1">
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
      <h2 aria-live="polite" className="ps-2 font-semibold text-lg tabular-nums">
        {daysWords({ span, day })}
      </h2>
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

/** Which days are shown, and what of them. */
export function CalendarBar(props: BarProps) {
  const { day, onDayChange, view, onViewChange, partner, isNarrow, isBusy, onRefresh, onBookDay } = props;
  const t = useMessages(encounterCalendarMessages);
  const locale = useLocale();
  return (
    <div data-print="hidden" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Steps {...props} />
        <div className="flex flex-wrap items-center gap-2">
          {isNarrow && onBookDay && (
            <Button size="small" icon="add" onClick={onBookDay}>
              {t('book')}
            </Button>
          )}
          <Button size="small" variant="quiet" icon="refresh" busy={isBusy} onClick={onRefresh}>
            {t('refresh')}
          </Button>
        </div>
      </div>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <DateField label={t('chooseDay')} value={day} onChange={(next) => next && onDayChange(next)} />
        {!isNarrow && (
          <SelectField
            label={t('hours')}
            options={SERVICE_TYPES.map((value) => ({
              value,
              label: serviceTypeLabel(value, { partner, locale }),
            }))}
            value={view.service}
            onChange={(service) => service && onViewChange({ service })}
          />
        )}
        <div className="flex min-h-control flex-wrap items-center gap-2">
          {!isNarrow && (
            <Toggle
              label={t('wholeDay')}
              pressed={view.wholeDay}
              onToggle={() => onViewChange({ wholeDay: !view.wholeDay })}
            />
          )}
          <Toggle
            label={t('ended')}
            pressed={view.showsGone}
            onToggle={() => onViewChange({ showsGone: !view.showsGone })}
          />
        </div>
      </div>
    </div>
  );
}
