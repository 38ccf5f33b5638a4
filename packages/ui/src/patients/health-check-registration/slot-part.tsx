import { useMessages } from '../../messages/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { type BookingDesk, useFieldError } from './booking-context.ts';
import { healthCheckRegistrationMessages } from './health-check-registration.messages.ts';
import { SlotPicker } from './slot-picker.tsx';

export interface SlotPartProps {
  readonly desk: BookingDesk;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** When the health check takes place. */
export function SlotPart({ desk, now }: SlotPartProps) {
  const { booking, state, idOf, timeZone } = desk;
  const t = useMessages(healthCheckRegistrationMessages);
  return (
    <Card title={t('when')}>
      <SlotPicker
        id={idOf('slot')}
        day={state.day}
        slotId={state.slotId}
        slots={state.slots}
        phase={state.slotsPhase}
        loadError={state.slotsError}
        error={useFieldError(desk)('slot')}
        timeZone={timeZone}
        now={now}
        onDay={booking.showDay}
        onSlot={booking.takeSlot}
        onReload={booking.reloadSlots}
      />
    </Card>
  );
}
