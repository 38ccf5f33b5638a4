import { CALL_SORTS, CONTACT_STATUSES } from '@careline/core/internal/calls';
import { DISPOSITIONS, dispositionLabel } from '@careline/core/internal/calls/outcome';
import { useLocale, useMessages } from '../../messages/index.ts';
import { CheckField } from '../../primitives/check-field/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { callOutcomeMessages } from '../call-outcome/index.ts';
import { ProgrammeFilters } from '../programme-filters/index.ts';
import { callStatusHistoryMessages } from './call-status-history.messages.ts';
import { DayFilter } from './day-filter.tsx';
import { NEWEST_FIRST, ORDER_WORDS } from './history-sort.ts';
import { type HistoryFiltersProps, hasDatesReversed } from './narrowed-history.ts';
import type { CallAuthors } from './use-call-authors.ts';

/** Returns the authors as options. Includes the author in the address even if the names have not loaded. */
function optionsOf({ items: people }: CallAuthors, asked: string | undefined, unnamed: string) {
  const options = people.map(({ id, name }) => ({ value: id, label: name }));
  if (asked === undefined || people.some(({ id }) => id === asked)) return options;
  return [...options, { value: asked, label: unnamed }];
}

function Choices({ filters, onChange }: HistoryFiltersProps) {
  const t = useMessages(callStatusHistoryMessages);
  const outcome = useMessages(callOutcomeMessages);
  const locale = useLocale();
  return (
    <>
      <ProgrammeFilters filters={filters} onChange={onChange} t={t} />
      <SelectField
        label={t('outcome')}
        value={filters.disposition ?? ''}
        onChange={(disposition) => onChange({ ...filters, disposition: disposition || undefined })}
        placeholder={t('any')}
        options={[
          { value: 'open', label: outcome('unfinished') },
          ...DISPOSITIONS.map(({ key }) => ({ value: key, label: dispositionLabel(key, locale) })),
        ]}
      />
    </>
  );
}

/** Filters by the newest status and by the author of the call. */
function Steps({ filters, onChange, authors }: HistoryFiltersProps) {
  const t = useMessages(callStatusHistoryMessages);
  const outcome = useMessages(callOutcomeMessages);
  return (
    <>
      <SelectField
        label={t('status')}
        value={filters.status ?? ''}
        onChange={(status) => onChange({ ...filters, status: status || undefined })}
        placeholder={t('any')}
        options={CONTACT_STATUSES.map((value) => ({ value, label: outcome(value) }))}
      />
      <SelectField
        label={t('author')}
        value={filters.authorId ?? ''}
        onChange={(authorId) => onChange({ ...filters, authorId: authorId || undefined })}
        placeholder={t('any')}
        error={authors.failed ? t('authorsFailed') : undefined}
        options={optionsOf(authors, filters.authorId, t('author'))}
      />
    </>
  );
}

/** A choice of order for narrow containers, which have no column heads. */
function Order({ filters, onChange }: HistoryFiltersProps) {
  const t = useMessages(callStatusHistoryMessages);
  return (
    <SelectField
      label={t('order')}
      value={filters.sort ?? NEWEST_FIRST}
      onChange={(sort) =>
        onChange({ ...filters, sort: sort === '' || sort === NEWEST_FIRST ? undefined : sort })
      }
      options={CALL_SORTS.map((value) => ({ value, label: t(ORDER_WORDS[value]) }))}
    />
  );
}

export function HistoryFields(choices: HistoryFiltersProps) {
  const { filters, onChange } = choices;
  const t = useMessages(callStatusHistoryMessages);
  const reversed = hasDatesReversed(filters);
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <DayFilter label={t('from')} day={filters.from} onChange={(from) => onChange({ ...filters, from })} />
        <DayFilter
          label={t('to')}
          day={filters.to}
          onChange={(to) => onChange({ ...filters, to })}
          error={reversed ? t('dateOrder') : undefined}
        />
      </div>
      <Choices {...choices} />
      <Steps {...choices} />
      <Order {...choices} />
      <CheckField
        label={t('onlyEscalated')}
        checked={filters.escalated === 'true'}
        onChange={(only) => onChange({ ...filters, escalated: only ? 'true' : undefined })}
      />
    </>
  );
}
