import { type Encounter, listSlots, moveEncounter, nextFreeSlot } from '@careline/core/internal/encounters';
import { slotWindow } from '@careline/core/internal/encounters/health-check';
import type { BodyOf, HttpError } from '@careline/core/internal/http';
import { ReasonFields, useReason } from '@careline/ui/encounters/encounter-acts';
import { useQuery } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { SlotPicker } from '@careline/ui/patients/health-check-registration';
import { useEffect, useId, useState } from 'react';
import { useConsole } from '../../../console-context.tsx';
import { CheckFrame } from './check-frame.tsx';
import { healthChecksMessages } from './health-checks.messages.ts';
import { type CheckDialogProps, useCheckChange } from './use-check-change.ts';
import { useCheckTimes } from './use-check-times.ts';

/** Returns free slots other than the check's own, starting at the first day that has one. */
function useSlots({ slotId: current, facilityId }: Encounter) {
  const { http } = useConsole();
  const { today, dayOf } = useCheckTimes();
  const [from, setFrom] = useState(today);
  const [day, setDay] = useState('');
  const [slotId, setSlotId] = useState<string>();
  const { state, retry } = useQuery([from], async (signal) => {
    const { data } = await http.call(listSlots, { query: slotWindow(from), signal });
    return data.filter((slot) => slot.facilityId === facilityId && slot.id !== current);
  });
  const slots = state.phase === 'ready' ? state.value : [];
  const first = nextFreeSlot(slots, 0);
  const firstDay = first ? dayOf(first.period.start) : from;
  useEffect(() => {
    if (state.phase === 'ready') setDay((chosen) => chosen || firstDay);
  }, [state.phase, firstDay]);
  return {
    slots,
    slotId,
    day,
    phase: state.phase,
    loadError: state.phase === 'failed' ? state.error : undefined,
    onReload: () => {
      setSlotId(undefined);
      retry();
    },
    onDay(chosen: string) {
      setDay(chosen);
      setSlotId(undefined);
      const { from: begins, to } = slotWindow(from);
      if (chosen !== '' && (chosen < begins || chosen > to)) setFrom(chosen);
    },
    onSlot(id: string) {
      const slot = slots.find((one) => one.id === id);
      setSlotId(id);
      if (slot) setDay(dayOf(slot.period.start));
    },
  };
}

function useMoveErrorText(): (error: HttpError | undefined) => string | undefined {
  const t = useMessages(healthChecksMessages);
  return (error) => {
    if (error?.code === 'slot-unavailable') return t('slotTaken');
    return error?.code === 'conflict' ? t('alreadyBooked') : undefined;
  };
}

export function MoveCheckDialog(props: CheckDialogProps) {
  const { id: encounterId, vitaId, version = 1 } = props.check;
  const t = useMessages(healthChecksMessages);
  const { http } = useConsole();
  const id = useId();
  const errorText = useMoveErrorText();
  const why = useReason();
  const slots = useSlots(props.check);
  const [asked, setAsked] = useState(false);
  const { change, first, ...work } = useCheckChange(
    props,
    'move',
    (body: BodyOf<typeof moveEncounter>, idempotencyKey) =>
      http.call(moveEncounter, { body, idempotencyKey }),
  );
  const { onReload } = slots;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the places left are read again once for each refusal
  useEffect(() => {
    if (work.error?.code === 'slot-unavailable') onReload();
  }, [work.error]);
  const confirm = () => {
    setAsked(true);
    const reason = why.read();
    const { slotId } = slots;
    if (reason && slotId)
      void change({ vitaId, encounterId, version, slotId, move: { ...first, ...reason } });
  };
  return (
    <CheckFrame
      {...props}
      {...work}
      title={t('moveTitle')}
      action={t('moveAction')}
      variant="primary"
      errorText={errorText(work.error)}
      onConfirm={confirm}
    >
      <SlotPicker {...slots} id={`${id}-day`} error={asked && !slots.slotId ? t('needSlot') : undefined} />
      <ReasonFields of={why} />
    </CheckFrame>
  );
}
