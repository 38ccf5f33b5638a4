import { useMessages } from '../../messages/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { type BookingContext, useFieldError } from './booking-context.ts';
import { healthCheckRegistrationMessages } from './health-check-registration.messages.ts';
import { SlotPicker } from './slot-picker.tsx';

export interface SlotPartProps {
  readonly context: BookingContext;
}

export function SlotPart({ context }: SlotPartProps) {
  const { booking, state, idOf } = context;
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
        error={useFieldError(context)('slot')}
        onDay={booking.showDay}
        onSlot={booking.takeSlot}
        onReload={booking.reloadSlots}
      />
    </Card>
  );
}
