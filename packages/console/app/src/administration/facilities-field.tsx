import type { FacilityRecord } from '@careline/core/internal/administration';
import { useMessages } from '@careline/ui/messages';
import { CheckGroupField } from '@careline/ui/primitives/check-group-field';
import { useState } from 'react';
import { administrationMessages } from './administration.messages.ts';

export interface FacilitiesFieldProps {
  readonly id: string;
  /** Closed facilities can be kept by staff who already have them, but can't be added. */
  readonly facilities: readonly FacilityRecord[];
  /** In order of choice; a sign-in starts at the first one. */
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  readonly error: string | undefined;
  /** True for staff, who sign in at a default facility; false for partner pages. */
  readonly hasDefault?: boolean;
}

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
