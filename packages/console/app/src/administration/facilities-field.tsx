import type { FacilityRecord } from '@careline/core/internal/administration';
import { useMessages } from '@careline/ui/messages';
import { CheckGroupField } from '@careline/ui/primitives/check-group-field';
import { useState } from 'react';
import { administrationMessages } from './administration.messages.ts';

export interface FacilitiesFieldProps {
  readonly id: string;
  /** Closed ones can be kept by who has them, and are offered to nobody else. */
  readonly facilities: readonly FacilityRecord[];
  /** In the order they were given; the first one is where a sign-in begins. */
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly error: string | undefined;
  /** Whether people sign in there, as against pages of a partner. */
  readonly hasDefault?: boolean;
}

/** The organisation's facilities, any of them. */
export function FacilitiesField(props: FacilitiesFieldProps) {
  const { id, facilities, value, onChange, error, hasDefault = false } = props;
  const t = useMessages(administrationMessages);
  const [held] = useState(value);
  const offered = facilities.filter(
    ({ facilityId, closing }) => closing === null || held.includes(facilityId),
  );
  const first = facilities.find(({ facilityId }) => facilityId === value[0]);
  const hint =
    hasDefault && value.length > 1 && first
      ? t('facilitiesHint', { facility: first.facilityName })
      : undefined;
  const choose = (chosen: readonly string[]) =>
    onChange([
      ...value.filter((one) => chosen.includes(one)),
      ...chosen.filter((one) => !value.includes(one)),
    ]);
  return (
    <CheckGroupField
      id={id}
      label={t('facilities')}
      hint={hint}
      error={error}
      options={offered.map(({ facilityId, facilityName: facility, closing }) => ({
        value: facilityId,
        label: closing?.closed ? t('facilityClosed', { facility }) : facility,
      }))}
      value={value}
      onChange={choose}
    />
  );
}
