import {
  getAvailability,
  type ProviderAvailability,
  setHours,
  WEEKDAYS,
  type Weekday,
  weekdayLabel,
} from '@careline/core/internal/encounters/availability';
import { isoDay } from '@careline/core/internal/formatting';
import { type FormEvent, useState } from 'react';
import { newId, useSubmission } from '../../http/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { useLeaveWarning } from '../../navigation/index.ts';
import { BriefStatus } from '../../primitives/brief-status/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { CheckField } from '../../primitives/check-field/index.ts';
import { ErrorState } from '../../primitives/error-state/index.ts';
import { useHttp, useNow, useTimeZone } from '../../provider/index.ts';
import { availabilityMessages } from './availability.messages.ts';
import { copiedToWeek, type HoursRow, hoursOfRow, rowFaults, rowOfHours } from './hours-form.ts';
import { HoursSpan } from './hours-span.tsx';
import { Failure, Section } from './section.tsx';
import type { AvailabilitySetting } from './use-availability.ts';

export interface WeeklyHoursProps extends AvailabilitySetting {
  readonly availability: ProviderAvailability;
  readonly onSaved: (availability: ProviderAvailability) => void;
  readonly onDirtyChange?: ((dirty: boolean) => void) | undefined;
}

interface FormValue {
  readonly rows: readonly HoursRow[];
  readonly acceptsAtOnce: boolean;
}

const formOf = ({ hours, acceptsAtOnce }: ProviderAvailability): FormValue => ({
  rows: hours.map((row, index) => rowOfHours(row, String(index))),
  acceptsAtOnce,
});

/** Returns the request. Incomplete rows are left out. */
const contentOf = ({ rows, acceptsAtOnce }: FormValue) => ({
  acceptsAtOnce,
  hours: rows.flatMap((row) => hoursOfRow(row) ?? []),
});

function useWeek({ availability, onSaved, onDirtyChange }: WeeklyHoursProps) {
  const http = useHttp();
  const [base, setBase] = useState(availability);
  const [value, setValue] = useState(() => formOf(availability));
  const [asked, setAsked] = useState(false);
  const [saved, setSaved] = useState(false);
  const { submit, busy, error, forget } = useSubmission();
  const careProviderId = base.careProvider.id;
  const faults = rowFaults(value.rows);
  const isDirty =
    value.rows.length !== base.hours.length ||
    JSON.stringify(contentOf(value)) !== JSON.stringify(contentOf(formOf(base)));
  useLeaveWarning(isDirty, onDirtyChange);

  function take(fresh: ProviderAvailability): void {
    setBase(fresh);
    setValue(formOf(fresh));
    setAsked(false);
    onSaved(fresh);
  }
  async function store(version: number): Promise<void> {
    setAsked(true);
    if (faults.size > 0) return;
    const body = { careProviderId, version, ...contentOf(value) };
    const sent = await submit(JSON.stringify(body), ({ key }) =>
      http.call(setHours, { body, idempotencyKey: key }),
    );
    if (!sent) return;
    take(sent.answer.data);
    setSaved(true);
  }
  const readNewest = async () =>
    (await http.call(getAvailability, { query: { careProviderId } }).catch(() => undefined))?.data;

  return {
    value,
    busy,
    error,
    saved,
    isDirty,
    faults: asked ? faults : new Map<string, never>(),
    change: (next: FormValue) => {
      setValue(next);
      setSaved(false);
    },
    save: () => store(base.version),
    undo: () => {
      forget();
      setValue(formOf(base));
      setAsked(false);
    },
    takeTheirs: async () => {
      const newest = await readNewest();
      if (!newest) return;
      forget();
      take(newest);
    },
    keepMine: async () => {
      const newest = await readNewest();
      if (newest) await store(newest.version);
    },
  };
}

type Week = ReturnType<typeof useWeek>;

function Conflict({ week }: { readonly week: Week }) {
  const t = useMessages(availabilityMessages);
  const by = week.error?.problem?.by;
  return (
    <div className="flex flex-col gap-2 p-4">
      <ErrorState title={t('changedMeanwhile')}>{by && t('changedBy', { name: by.name })}</ErrorState>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void week.takeTheirs()}>{t('takeTheirs')}</Button>
        <Button busy={week.busy} onClick={() => void week.keepMine()}>
          {t('keepMine')}
        </Button>
      </div>
    </div>
  );
}

interface DayProps {
  readonly week: Week;
  readonly weekday: Weekday;
  readonly today: string;
  readonly partner?: string | undefined;
}

/** Returns a new row. A day's next span starts where its last one ends. */
function newRow(weekday: Weekday, rows: readonly HoursRow[], validFrom: string): HoursRow {
  const last = rows.at(-1);
  const isEmpty = last === undefined;
  return {
    key: newId(),
    weekday,
    from: isEmpty ? '09:00' : last.until,
    until: isEmpty ? '17:00' : '',
    serviceTypes: last?.serviceTypes ?? [],
    validFrom: last?.validFrom ?? validFrom,
    validUntil: last?.validUntil ?? '',
  };
}

function Day({ week, weekday, today, partner }: DayProps) {
  const t = useMessages(availabilityMessages);
  const locale = useLocale();
  const day = weekdayLabel(weekday, locale);
  const { value, change, faults } = week;
  const own = value.rows.filter((row) => row.weekday === weekday);
  const withRows = (rows: readonly HoursRow[]) => change({ ...value, rows });
  return (
    <li className="grid gap-2 border-line border-b px-4 py-3 @2xl:grid-cols-[8rem_minmax(0,1fr)_auto]">
      <h3 className="font-medium">{day}</h3>
      <div className="flex min-w-0 flex-col gap-3">
        {own.length === 0 && <p className="text-muted">{t('noHours')}</p>}
        {own.map((row, index) => (
          <HoursSpan
            key={row.key}
            row={row}
            number={index + 1}
            fault={faults.get(row.key)}
            partner={partner}
            onChange={(next) => withRows(value.rows.map((one) => (one.key === row.key ? next : one)))}
            onRemove={() => withRows(value.rows.filter((one) => one.key !== row.key))}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-start gap-2 @2xl:flex-col @2xl:items-end">
        <Button
          size="small"
          icon="add"
          aria-label={t('addHoursOn', { day })}
          onClick={() => withRows([...value.rows, newRow(weekday, own, today)])}
        >
          {t('addHours')}
        </Button>
        {own.length > 0 && (
          <Button
            size="small"
            variant="quiet"
            aria-label={t('copyDayToWeek', { day })}
            onClick={() => withRows(copiedToWeek(value.rows, weekday, newId))}
          >
            {t('copyToWeek')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** The weekly hours of a care provider at the facility, with several spans per day. Saved as a whole. */
export function WeeklyHours(props: WeeklyHoursProps) {
  const now = useNow();
  const timeZone = useTimeZone();
  const { partner } = props;
  const t = useMessages(availabilityMessages);
  const week = useWeek(props);
  const today = isoDay(new Date(now()), timeZone) ?? '';
  const { value, change, error } = week;
  const isConflict = error?.code === 'conflict';
  return (
    <Section title={t('week')} text={t('weekText')}>
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void week.save();
        }}
      >
        <ul>
          {WEEKDAYS.map((weekday) => (
            <Day key={weekday} week={week} weekday={weekday} today={today} partner={partner} />
          ))}
        </ul>
        <div className="flex flex-col gap-3 p-4">
          <CheckField
            label={t('acceptsAtOnce')}
            hint={t('acceptsAtOnceHint')}
            checked={value.acceptsAtOnce}
            onChange={(acceptsAtOnce) => change({ ...value, acceptsAtOnce })}
          />
          <p className="text-muted text-xs">{t('untilHint')}</p>
        </div>
        {isConflict && <Conflict week={week} />}
        {error && !isConflict && <Failure title={t('saveFailed')} error={error} />}
        <div className="flex flex-wrap items-center gap-3 px-4 pb-4">
          <Button type="submit" variant="primary" busy={week.busy}>
            {t('save')}
          </Button>
          {week.isDirty && (
            <Button variant="quiet" onClick={week.undo}>
              {t('undo')}
            </Button>
          )}
          {week.isDirty && <p role="status">{t('unsaved')}</p>}
          <BriefStatus>{!week.isDirty && week.saved && t('saved')}</BriefStatus>
        </div>
      </form>
    </Section>
  );
}
