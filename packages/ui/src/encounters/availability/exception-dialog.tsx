import {
  addException,
  type ExceptionKind,
  type NewException,
  type ProviderAvailability,
} from '@careline/core/internal/encounters/availability';
import { instantOf } from '@careline/core/internal/encounters/consultations';
import { type FormEvent, useId, useState } from 'react';
import { useSubmission } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { CheckField } from '../../primitives/check-field/index.ts';
import { DateField } from '../../primitives/date-field/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { SegmentedField } from '../../primitives/segmented-field/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { useHttp, useTimeZone } from '../../provider/index.ts';
import { availabilityMessages } from './availability.messages.ts';
import { Failure } from './section.tsx';
import type { AvailabilitySetting } from './use-availability.ts';

export interface ExceptionDialogProps extends AvailabilitySetting {
  readonly careProviderId: string;
  readonly kind: ExceptionKind;
  /** `booked` is the number of bookings within a leave. */
  readonly onAdded: (availability: ProviderAvailability, booked: number) => void;
  readonly onClose: () => void;
}

interface FormValue {
  readonly isDays: boolean;
  /** A day, or a day and a time, in the format of the fields. */
  readonly begin: string;
  readonly end: string;
  readonly everywhere: boolean;
  readonly note: string;
}

type Fault = 'needBegin' | 'needEnd' | 'endBeforeBegin';

function timeOf({ isDays, begin, end }: FormValue, timeZone: string): NewException['time'] | Fault {
  if (isDays) {
    if (!begin) return 'needBegin';
    if (!end) return 'needEnd';
    return end < begin ? 'endBeforeBegin' : { fromDay: begin, untilDay: end };
  }
  const [from, until] = [instantOf(begin, timeZone), instantOf(end, timeZone)];
  if (from === undefined) return 'needBegin';
  if (until === undefined) return 'needEnd';
  return until <= from ? 'endBeforeBegin' : { start: from, end: until };
}

interface TimesProps {
  readonly value: FormValue;
  readonly fault: Fault | undefined;
  readonly onChange: (value: FormValue) => void;
}

function Times({ value, fault, onChange }: TimesProps) {
  const t = useMessages(availabilityMessages);
  const { isDays, begin, end } = value;
  const type = isDays ? 'date' : 'datetime-local';
  return (
    <>
      <DateField
        showsWeekday
        type={type}
        label={t(isDays ? 'firstDay' : 'begins')}
        required
        value={begin}
        error={fault === 'needBegin' ? t('needBegin') : undefined}
        onChange={(next) => onChange({ ...value, begin: next })}
        data-autofocus
      />
      <DateField
        showsWeekday
        type={type}
        label={t(isDays ? 'lastDay' : 'ends')}
        required
        value={end}
        error={fault && fault !== 'needBegin' ? t(fault) : undefined}
        onChange={(next) => onChange({ ...value, end: next })}
      />
    </>
  );
}

function Place({ value, onChange }: Pick<TimesProps, 'value' | 'onChange'>) {
  const t = useMessages(availabilityMessages);
  return (
    <SegmentedField
      label={t('where')}
      options={[
        { value: 'everywhere', label: t('everywhere') },
        { value: 'here', label: t('here') },
      ]}
      value={value.everywhere ? 'everywhere' : 'here'}
      onChange={(where) => onChange({ ...value, everywhere: where === 'everywhere' })}
    />
  );
}

/** Adds a leave of days or hours, or extra hours at the facility. */
export function ExceptionDialog(props: ExceptionDialogProps) {
  const http = useHttp();
  const timeZone = useTimeZone();
  const { now, careProviderId, kind, onAdded, onClose } = props;
  const t = useMessages(availabilityMessages);
  const form = useId();
  const isLeave = kind === 'leave';
  const [value, setValue] = useState<FormValue>({
    isDays: isLeave,
    begin: '',
    end: '',
    everywhere: isLeave,
    note: '',
  });
  const [asked, setAsked] = useState(false);
  const { submit, busy, error } = useSubmission(now);
  const time = timeOf(value, timeZone);
  async function add(): Promise<void> {
    setAsked(true);
    if (typeof time === 'string') return;
    const { everywhere, note } = value;
    const sent = await submit(JSON.stringify([kind, value]), ({ id, key }) =>
      http.call(addException, {
        body: { careProviderId, exception: { id, kind, time, everywhere, ...(note && { note }) } },
        idempotencyKey: key,
      }),
    );
    if (sent) onAdded(sent.answer.data, sent.answer.booked);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isLeave ? 'addLeave' : 'addExtra')}
      width="small"
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={form} variant="primary" busy={busy}>
            {t('add')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void add();
        }}
      >
        {error && <Failure title={t('exceptionsFailed')} error={error} />}
        {isLeave && (
          <CheckField
            label={t('wholeDays')}
            checked={value.isDays}
            onChange={(isDays) => setValue({ ...value, isDays, begin: '', end: '' })}
          />
        )}
        <Times
          value={value}
          fault={asked && typeof time === 'string' ? time : undefined}
          onChange={setValue}
        />
        {isLeave && <Place value={value} onChange={setValue} />}
        <TextField
          label={t('note')}
          hint={t('noteHint')}
          maxLength={200}
          value={value.note}
          onChange={(note) => setValue({ ...value, note })}
        />
      </form>
    </Dialog>
  );
}
