import { type FacilityRecord, STAFF_STATES } from '@careline/core/internal/administration';
import { useLocale, useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { SelectField } from '@careline/ui/primitives/select-field';
import { TextField } from '@careline/ui/primitives/text-field';
import { useState } from 'react';
import { administrationMessages } from '../../administration/administration.messages.ts';
import { scopeOptions } from '../../administration/scope-options.ts';
import { staffMessages } from './staff.messages.ts';
import type { StaffListFilters } from './use-staff-list.ts';

export interface StaffFiltersProps {
  readonly filters: StaffListFilters;
  readonly facilities: readonly FacilityRecord[];
  readonly onChange: (change: Partial<StaffListFilters>) => void;
}

/** Search and filters for the list, stored in the address. */
export function StaffFilters({ filters, facilities, onChange }: StaffFiltersProps) {
  const t = useMessages(staffMessages);
  const g = useMessages(administrationMessages);
  const locale = useLocale();
  const [text, setText] = useState(filters.text);
  const [shown, setShown] = useState(filters.text);
  // Back and forward restore an earlier search text.
  if (shown !== filters.text) {
    setShown(filters.text);
    setText(filters.text);
  }
  return (
    <search>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onChange({ text: text.trim() });
        }}
      >
        <TextField
          className="min-w-48 flex-2 basis-64"
          label={t('search')}
          type="search"
          autoComplete="off"
          maxLength={120}
          value={text}
          onChange={setText}
        />
        <Button type="submit" icon="search">
          {t('find')}
        </Button>
        <SelectField
          className="min-w-40 flex-1 basis-40"
          label={t('state')}
          placeholder={t('anyState')}
          options={STAFF_STATES.map((state) => ({ value: state, label: t(`state.${state}`) }))}
          value={filters.state}
          onChange={(state) => onChange({ state })}
        />
        <SelectField
          className="min-w-40 flex-1 basis-40"
          label={t('scope')}
          placeholder={t('anyScope')}
          options={scopeOptions(filters.scope ? [filters.scope] : [], locale)}
          value={filters.scope}
          onChange={(scope) => onChange({ scope })}
        />
        <SelectField
          className="min-w-40 flex-1 basis-40"
          label={t('facility')}
          placeholder={t('anyFacility')}
          options={facilities.map(({ facilityId, facilityName: facility, closing }) => ({
            value: facilityId,
            label: closing?.closed ? g('facilityClosed', { facility }) : facility,
          }))}
          value={filters.facilityId}
          onChange={(facilityId) => onChange({ facilityId })}
        />
      </form>
    </search>
  );
}
