import {
  BOOKABLE_CLASSES,
  CONSULTATION_MODES,
  consultationModeLabel,
  ENCOUNTER_PRIORITIES,
  encounterClassLabel,
  encounterPriorityLabel,
  PAYMENT_STATES,
  paymentStateLabel,
  SERVICE_TYPES,
  serviceTypeLabel,
} from '@careline/core/internal/encounters';
import {
  classOfBooking,
  type EncounterBooking,
  periodOfBooking,
  withMode,
  withService,
} from '@careline/core/internal/encounters/consultations';
import { useLocale, useMessages } from '../../messages/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { TextArea } from '../../primitives/text-area/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { type ActSetting, WhomToAsk, type WhomToAskProps } from '../encounter-acts/index.ts';
import { DangerInReason } from './danger-in-reason.tsx';
import { encounterBookingMessages } from './encounter-booking.messages.ts';
import { ReminderFields } from './reminder-fields.tsx';
import { RepetitionFields } from './repetition-fields.tsx';
import { TimeField, type TimeFieldProps } from './time-field.tsx';

export interface BookingFieldsProps
  extends ActSetting,
    Pick<WhomToAskProps, 'providers'>,
    Omit<TimeFieldProps, 'booking' | 'onChange'> {
  readonly booking: EncounterBooking;
  readonly onChange: (booking: EncounterBooking) => void;
  /** The user can choose only themselves to see the patient. */
  readonly onlySelf: boolean;
  /** Focuses the reason first instead of the service. */
  readonly startsAtReason: boolean;
  /** The configured name of the retail partner. */
  readonly partner?: string | undefined;
}

function ServiceField({ booking, onChange, partner, startsAtReason }: BookingFieldsProps) {
  const t = useMessages(encounterBookingMessages);
  const locale = useLocale();
  return (
    <SelectField
      label={t('service')}
      required
      options={SERVICE_TYPES.map((value) => ({ value, label: serviceTypeLabel(value, { partner, locale }) }))}
      value={booking.serviceType}
      onChange={(service) => service && onChange(withService(booking, service))}
      data-autofocus={startsAtReason ? undefined : true}
    />
  );
}

function ProviderField({ booking, onChange, onlySelf, isTyped, ...setting }: BookingFieldsProps) {
  const timeZone = useTimeZone();
  const t = useMessages(encounterBookingMessages);
  const { careProviderId, careTeamId = '' } = booking;
  return (
    <WhomToAsk
      {...setting}
      label={t('careProvider')}
      placeholder={t('noPreference')}
      value={{ careProviderId, careTeamId }}
      onChange={(whom) => onChange({ ...booking, ...whom, slot: undefined })}
      onlySelf={onlySelf}
      period={isTyped ? periodOfBooking(booking, timeZone) : undefined}
      failedText={t('providersFailed')}
    />
  );
}

/** Fields with defaults that rarely change. */
function More({ booking, onChange }: BookingFieldsProps) {
  const t = useMessages(encounterBookingMessages);
  const locale = useLocale();
  return (
    <details>
      <summary className="min-h-8 cursor-pointer py-1 text-accent">{t('more')}</summary>
      <div className="grid grid-cols-1 gap-3 pt-2 sm:grid-cols-2">
        <SelectField
          label={t('mode')}
          options={CONSULTATION_MODES.map((value) => ({
            value,
            label: consultationModeLabel(value, locale),
          }))}
          value={booking.mode}
          onChange={(mode) => mode && onChange(withMode(booking, mode))}
        />
        <SelectField
          label={t('setting')}
          options={BOOKABLE_CLASSES[booking.mode].map((value) => ({
            value,
            label: encounterClassLabel(value, locale),
          }))}
          value={classOfBooking(booking)}
          onChange={(encounterClass) => encounterClass && onChange({ ...booking, encounterClass })}
        />
        <SelectField
          label={t('priority')}
          options={ENCOUNTER_PRIORITIES.map((value) => ({
            value,
            label: encounterPriorityLabel(value, locale),
          }))}
          value={booking.priority}
          onChange={(priority) => priority && onChange({ ...booking, priority })}
        />
        <SelectField
          label={t('payment')}
          placeholder={t('paymentUnknown')}
          options={PAYMENT_STATES.map((value) => ({ value, label: paymentStateLabel(value, locale) }))}
          value={booking.payment}
          onChange={(payment) => onChange({ ...booking, payment })}
        />
        <ReminderFields
          reminders={booking.reminders}
          mode={booking.mode}
          onChange={(reminders) => onChange({ ...booking, reminders })}
        />
      </div>
    </details>
  );
}

/** The fields to book an encounter for a known patient. Fields with defaults are collapsed. */
export function BookingFields(props: BookingFieldsProps) {
  const { booking, onChange, startsAtReason } = props;
  const t = useMessages(encounterBookingMessages);
  return (
    <>
      <ServiceField {...props} />
      <ProviderField {...props} />
      <TimeField {...props} />
      <RepetitionFields booking={booking} onChange={onChange} />
      <TextArea
        label={t('reason')}
        rows={2}
        maxLength={1000}
        value={booking.reason}
        onChange={(reason) => onChange({ ...booking, reason })}
        data-autofocus={startsAtReason || undefined}
      />
      <DangerInReason reason={booking.reason} />
      <More {...props} />
    </>
  );
}
