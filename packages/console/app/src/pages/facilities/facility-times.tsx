import {
  type FacilityRecord,
  offerFacilitySlots,
  type WEEKDAYS,
} from '@careline/core/internal/administration';
import type { BodyOf } from '@careline/core/internal/http';
import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { Card } from '@careline/ui/primitives/card';
import { CheckGroupField } from '@careline/ui/primitives/check-group-field';
import { DateField } from '@careline/ui/primitives/date-field';
import { useAnnounce } from '@careline/ui/primitives/live-region';
import { NumberField } from '@careline/ui/primitives/number-field';
import { type FormEvent, useState } from 'react';
import { FormProblems } from '../../administration/form-problems.tsx';
import { useSave } from '../../administration/use-form-save.ts';
import { useConsole } from '../../console-context.tsx';
import { facilityTimesMessages } from './facility-times.messages.ts';

type Offer = BodyOf<typeof offerFacilitySlots>;
type Weekday = (typeof WEEKDAYS)[number];

/** Weeks start on Monday, as calendars in India do. */
const WEEK: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const EMPTY = {
  from: '',
  to: '',
  weekdays: WEEK.slice(0, 6),
  fromTime: '08:00',
  untilTime: '12:00',
  every: '30',
  places: '4',
};
type TimesValue = typeof EMPTY;
type TimesFault = 'days' | 'weekdays' | 'hours' | 'numbers';

const minuteOf = (time: string): number => {
  const [hour = Number.NaN, minute = Number.NaN] = time.split(':').map(Number);
  return hour * 60 + minute;
};

const isWhole = (text: string, min: number, max: number): boolean =>
  /^\d{1,4}$/.test(text) && Number(text) >= min && Number(text) <= max;

/** Returns why the times can't be offered, or undefined. */
export function faultOfTimes(value: TimesValue): TimesFault | undefined {
  if (value.from === '' || value.to === '' || value.to < value.from) return 'days';
  if (value.weekdays.length === 0) return 'weekdays';
  if (!isWhole(value.every, 5, 720) || !isWhole(value.places, 0, 1000)) return 'numbers';
  const hasRoom = minuteOf(value.fromTime) + Number(value.every) <= minuteOf(value.untilTime);
  return hasRoom ? undefined : 'hours';
}

const bodyOf = (facilityId: string, value: TimesValue): Offer => ({
  facilityId,
  from: value.from,
  to: value.to,
  weekdays: [...value.weekdays],
  fromMinute: minuteOf(value.fromTime),
  untilMinute: minuteOf(value.untilTime),
  everyMinutes: Number(value.every),
  places: Number(value.places),
});

export interface FacilityTimesProps {
  readonly facility: FacilityRecord;
}

export function FacilityTimes({ facility }: FacilityTimesProps) {
  const t = useMessages(facilityTimesMessages);
  const { http } = useConsole();
  const announce = useAnnounce();
  const [value, setValue] = useState(EMPTY);
  const [fault, setFault] = useState<TimesFault>();
  const [done, setDone] = useState('');
  const { save, saving, error } = useSave((body: Offer, idempotencyKey) =>
    http.call(offerFacilitySlots, { body, idempotencyKey }),
  );
  const change = (part: Partial<TimesValue>) => {
    setDone('');
    setValue((now) => ({ ...now, ...part }));
  };

  async function offer(event: FormEvent): Promise<void> {
    event.preventDefault();
    const found = faultOfTimes(value);
    setFault(found);
    setDone('');
    if (found) return;
    const answer = await save(bodyOf(facility.facilityId, value));
    if (!answer) return;
    const words = t('offered', { count: answer.data.slots });
    setDone(words);
    announce(words);
  }

  return (
    <Card title={t('title')} className="max-w-3xl">
      <form className="flex flex-col gap-4" onSubmit={(event) => void offer(event)} noValidate>
        <p className="text-muted">{t('intro')}</p>
        {error && <FormProblems faults={[]} idOf={String} labelOf={String} tries={0} error={error} />}
        {fault && (
          <p role="alert" className="text-danger">
            {t(`fault.${fault}`)}
          </p>
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField label={t('from')} value={value.from} onChange={(from) => change({ from })} />
          <DateField label={t('to')} value={value.to} onChange={(to) => change({ to })} />
          <DateField
            type="time"
            label={t('fromTime')}
            value={value.fromTime}
            onChange={(fromTime) => change({ fromTime })}
          />
          <DateField
            type="time"
            label={t('untilTime')}
            value={value.untilTime}
            onChange={(untilTime) => change({ untilTime })}
          />
          <NumberField
            label={t('every')}
            unit={t('minutes')}
            value={value.every}
            onChange={(every) => change({ every })}
          />
          <NumberField
            label={t('places')}
            hint={t('placesHint')}
            value={value.places}
            onChange={(places) => change({ places })}
          />
        </div>
        <CheckGroupField
          label={t('weekdays')}
          options={WEEK.map((day) => ({ value: day, label: t(`day.${day}`) }))}
          value={value.weekdays}
          onChange={(weekdays) => change({ weekdays: [...weekdays] })}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" variant="primary" busy={saving}>
            {t('offer')}
          </Button>
          {done !== '' && <span>{done}</span>}
        </div>
      </form>
    </Card>
  );
}
