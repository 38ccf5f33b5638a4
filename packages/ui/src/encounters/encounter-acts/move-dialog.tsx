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

/** Chooses the length. Includes the current length even if it is not a standard one. */
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
  /** The initial new time in unix seconds. Defaults to the current time of the encounter. */
  readonly start?: number | undefined;
}

export function MoveDialog({ start: first, ...props }: MoveDialogProps) {
  const timeZone = useTimeZone();
  const { encounter } = props;
  const t = useMessages(encounterActsMessages);
  const times = useEncounterTimes(props);
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
