import { ENCOUNTER_STATUSES, type Encounter, encounterStatusLabel } from '@careline/core/internal/encounters';
import { dayAfter } from '@careline/core/internal/formatting';
import { useLocale, useMessages } from '@careline/ui/messages';
import { Button, IconButton } from '@careline/ui/primitives/button';
import { DateField } from '@careline/ui/primitives/date-field';
import { SelectField } from '@careline/ui/primitives/select-field';
import { useState } from 'react';
import { healthChecksMessages } from './health-checks.messages.ts';

export interface DayBarProps {
  readonly day: string;
  readonly today: string;
  readonly status: string;
  /** The day's checks; undefined while loading. */
  readonly checks: readonly Encounter[] | undefined;
  readonly onDay: (day: string) => void;
  readonly onStatus: (status: string) => void;
}

function StatusFilter({ status, checks = [], onStatus }: DayBarProps) {
  const t = useMessages(healthChecksMessages);
  const locale = useLocale();
  const options = ENCOUNTER_STATUSES.map((value) => {
    const count = checks.filter((check) => check.status === value).length;
    return { value, label: t('ofStatus', { status: encounterStatusLabel(value, locale), count }) };
  });
  return (
    <SelectField
      label={t('status')}
      placeholder={t('anyStatus', { count: checks.length })}
      options={options}
      value={options.find(({ value }) => value === status)?.value ?? ''}
      onChange={onStatus}
    />
  );
}

/** The day being typed; the previous one stays shown until it is complete. */
function DayChoice({ day, onDay }: Pick<DayBarProps, 'day' | 'onDay'>) {
  const t = useMessages(healthChecksMessages);
  const [entered, setEntered] = useState({ value: day, of: day });
  if (entered.of !== day) setEntered({ value: day, of: day });
  const change = (value: string) => {
    setEntered({ value, of: day });
    if (value !== '') onDay(value);
  };
  return <DateField label={t('day')} value={entered.value} onChange={change} />;
}

export function DayBar(props: DayBarProps) {
  const { day, today, onDay } = props;
  const t = useMessages(healthChecksMessages);
  return (
    <div data-print="hidden" className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <div className="flex items-end gap-1">
        <IconButton icon="chevron_left" label={t('previous')} onClick={() => onDay(dayAfter(day, -1))} />
        <DayChoice day={day} onDay={onDay} />
        <IconButton icon="chevron_right" label={t('next')} onClick={() => onDay(dayAfter(day, 1))} />
      </div>
      <Button disabled={day === today} onClick={() => onDay(today)}>
        {t('today')}
      </Button>
      <div className="w-full sm:w-56">
        <StatusFilter {...props} />
      </div>
    </div>
  );
}
