import { FACILITY_TYPES, facilityTypeLabel } from '@careline/core/internal/administration';
import { useLocale, useMessages } from '@careline/ui/messages';
import { SelectField } from '@careline/ui/primitives/select-field';
import { TextArea } from '@careline/ui/primitives/text-area';
import { TextField } from '@careline/ui/primitives/text-field';
import { administrationMessages } from '../../administration/administration.messages.ts';
import { facilitiesMessages } from './facilities.messages.ts';
import type { FacilityField, FacilityFormValue } from './facility-form-value.ts';

/** Old zone names that browsers still list, with their current names. */
const RENAMED: ReadonlyMap<string, string> = new Map([['Asia/Calcutta', 'Asia/Kolkata']]);

/** Returns the time zones to choose from, including the current one. */
function timeZoneNames(current: string): readonly string[] {
  const known = Intl.supportedValuesOf('timeZone').map((name) => RENAMED.get(name) ?? name);
  return [...new Set([...known, 'UTC', current])].toSorted();
}

/** Returns a control's id, for links from the problem summary. */
export const facilityFieldId = (field: string): string => `facility-${field}`;

/** Returns a function that looks up a field's label, for the problem summary. */
export function useFacilityFieldLabel(): (field: string) => string {
  const t = useMessages(facilitiesMessages);
  const g = useMessages(administrationMessages);
  const labels: Readonly<Record<string, string>> = {
    name: g('name'),
    code: t('code'),
    type: t('type'),
    timeZone: t('timeZone'),
    address: t('address'),
    phone: t('phone'),
    dutyDoctorPhone: t('dutyDoctor'),
    callingHours: t('callingTo'),
  };
  return (field) => labels[field] ?? field;
}

const HOURS = Array.from({ length: 25 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

export interface FacilityFormFieldsProps {
  readonly value: FacilityFormValue;
  readonly onChange: (change: Partial<FacilityFormValue>) => void;
  readonly errorOf: (field: FacilityField) => string | undefined;
}

/** The facility settings an administrator can change. */
export function FacilityFormFields({ value, onChange, errorOf }: FacilityFormFieldsProps) {
  const t = useMessages(facilitiesMessages);
  const labelOf = useFacilityFieldLabel();
  const locale = useLocale();
  const common = (field: FacilityField) => ({
    id: facilityFieldId(field),
    label: labelOf(field),
    error: errorOf(field),
  });
  return (
    <>
      <TextField
        {...common('name')}
        required
        autoComplete="off"
        maxLength={120}
        value={value.name}
        onChange={(name) => onChange({ name })}
      />
      <TextField
        {...common('code')}
        hint={t('codeHint')}
        autoComplete="off"
        maxLength={40}
        value={value.code}
        onChange={(code) => onChange({ code })}
      />
      <SelectField
        {...common('type')}
        placeholder={t('noType')}
        options={FACILITY_TYPES.map((type) => ({ value: type, label: facilityTypeLabel(type, locale) }))}
        value={FACILITY_TYPES.find((type) => type === value.type) ?? ''}
        onChange={(type) => onChange({ type })}
      />
      <TextArea
        {...common('address')}
        rows={2}
        maxLength={400}
        value={value.address}
        onChange={(address) => onChange({ address })}
      />
      <TextField
        {...common('phone')}
        type="tel"
        hint={t('phoneHint')}
        maxLength={40}
        value={value.phone}
        onChange={(phone) => onChange({ phone })}
      />
      <TextField
        {...common('dutyDoctorPhone')}
        type="tel"
        hint={t('dutyDoctorHint')}
        maxLength={40}
        value={value.dutyDoctorPhone}
        onChange={(dutyDoctorPhone) => onChange({ dutyDoctorPhone })}
      />
      <SelectField
        {...common('timeZone')}
        hint={t('timeZoneHint')}
        options={options(timeZoneNames(value.timeZone))}
        value={value.timeZone}
        onChange={(timeZone) => onChange({ timeZone })}
      />
      <div className="flex flex-wrap gap-4">
        <SelectField
          id={facilityFieldId('from')}
          label={t('callingFrom')}
          options={options(HOURS.slice(0, -1))}
          value={value.from}
          onChange={(from) => onChange({ from })}
        />
        <SelectField
          {...common('callingHours')}
          options={options(HOURS.slice(1))}
          value={value.to}
          onChange={(to) => onChange({ to })}
        />
      </div>
    </>
  );
}
