import {
  BOOKING_MINUTES,
  instantOf,
  USUAL_MINUTES,
  wallOf,
} from '@careline/core/internal/encounters/consultations';
import { useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { DateField } from '../../primitives/date-field/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { useEncounterTimes } from '../encounter-words/index.ts';
import { type ActDialogProps, ActFrame, useEncounterChange } from './act-frame.tsx';
import { useBusyText } from './busy-text.ts';
import { encounterActsMessages } from './encounter-acts.messages.ts';
import { ReasonFields, useReason } from './reason-fields.tsx';

export interface LengthFieldProps {
  readonly minutes: number;
  readonly onChange: (minutes: number) => void;
}

/** How long it is to last; a length that is no usual one stays a choice. */
export function LengthField({ minutes, onChange }: LengthFieldProps) {
  const t = useMessages(encounterActsMessages);
  const choices = [...new Set([...BOOKING_MINUTES, minutes])].sort((one, other) => one - other);
  return (
    <SelectField
      label={t('length')}
      options={choices.map((count) => ({ value: String(count), label: t('minutes', { count }) }))}
      value={String(minutes)}
      onChange={(value) => onChange(Number(value))}
    />
  );
}

const minutesOf = ({
  start,
  end,
}: {
  readonly start: number;
  readonly end?: number | null | undefined;
}): number => (end ? Math.round((end - start) / 60) : USUAL_MINUTES);

export interface MoveDialogProps extends ActDialogProps {
  /** The new time to begin with, unix seconds; the one it has without it. */
  readonly start?: number | undefined;
}

/** Gives an encounter another time, with the reason. */
export function MoveDialog({ start: first, ...props }: MoveDialogProps) {
  const timeZone = useTimeZone();
  const { encounter } = props;
  const t = useMessages(encounterActsMessages);
  const times = useEncounterTimes();
  const busyText = useBusyText(times);
  const why = useReason();
  const work = useEncounterChange(props);
  const [at, setAt] = useState(() => wallOf(first ?? encounter.period.start, timeZone));
  const [minutes, setMinutes] = useState(() => minutesOf(encounter.period));
  const [asked, setAsked] = useState(false);
  const start = instantOf(at, timeZone);
  const busy = busyText(work.error);
  const confirm = () => {
    setAsked(true);
    const reason = why.read();
    if (!reason || start === undefined) return;
    void work.change(encounter, { act: 'move', period: { start, end: start + minutes * 60 }, ...reason });
  };
  return (
    <ActFrame
      {...props}
      work={work}
      title={t('moveTitle')}
      action={t('move')}
      hidesError={busy !== undefined}
      onConfirm={confirm}
    >
      <DateField
        showsWeekday
        type="datetime-local"
        label={t('newTime')}
        required
        value={at}
        onChange={setAt}
        error={busy ?? (asked && start === undefined ? t('needTime') : undefined)}
        data-autofocus
      />
      <LengthField minutes={minutes} onChange={setMinutes} />
      <ReasonFields of={why} />
    </ActFrame>
  );
}
