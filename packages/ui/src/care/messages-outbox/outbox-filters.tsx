import {
  type OutboxFilters as Filters,
  MESSAGE_CHANNELS,
  MESSAGE_STATES,
  messageChannelLabel,
  messageStateLabel,
} from '@careline/core/internal/communication';
import { useLocale, useMessages } from '../../messages/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { messagesOutboxMessages } from '../care.messages.ts';

export interface OutboxFiltersProps {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

export function OutboxFilters({ filters, onChange }: OutboxFiltersProps) {
  const t = useMessages(messagesOutboxMessages);
  const locale = useLocale();
  return (
    <fieldset className="grid grow grid-cols-2 gap-x-4 gap-y-3 @2xl:max-w-2xl @2xl:grid-cols-3">
      <legend className="sr-only">{t('filters')}</legend>
      <SelectField
        label={t('state')}
        value={filters.state ?? ''}
        onChange={(state) => onChange({ ...filters, state: state || undefined })}
        placeholder={t('any')}
        options={MESSAGE_STATES.map((value) => ({ value, label: messageStateLabel(value, locale) }))}
      />
      <SelectField
        label={t('channel')}
        value={filters.channel ?? ''}
        onChange={(channel) => onChange({ ...filters, channel: channel || undefined })}
        placeholder={t('any')}
        options={MESSAGE_CHANNELS.map((value) => ({ value, label: messageChannelLabel(value, locale) }))}
      />
      <SelectField
        label={t('whose')}
        value={filters.mine ? 'mine' : ''}
        onChange={(whose) => onChange({ ...filters, mine: whose === 'mine' || undefined })}
        placeholder={t('any')}
        options={[{ value: 'mine', label: t('mine') }]}
      />
    </fieldset>
  );
}
