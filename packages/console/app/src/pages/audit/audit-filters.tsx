import {
  AUDIT_OUTCOMES,
  type AuditFilters,
  auditOutcomeLabel,
  listAuditPeople,
} from '@careline/core/internal/audit';
import { AUDIT_ACTIONS, auditActionLabel } from '@careline/core/internal/contract';
import { DayFilter } from '@careline/ui/calls/call-status-history';
import { useQuery } from '@careline/ui/http';
import { useLocale, useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { CheckField } from '@careline/ui/primitives/check-field';
import { SelectField } from '@careline/ui/primitives/select-field';
import { useMemo } from 'react';
import { useConsole } from '../../console-context.tsx';
import { auditMessages } from './audit.messages.ts';

export interface AuditFiltersProps {
  readonly filters: AuditFilters;
  readonly onChange: (filters: AuditFilters) => void;
}

/** Returns whether the first day is after the last, which no row can match. */
export function hasDaysReversed({ from, to }: AuditFilters): boolean {
  return from !== undefined && to !== undefined && from > to;
}

/** Returns the organisation's staff as choices. A person named in the address stays selected while the list loads. */
function useStaffChoices(chosen: string | undefined) {
  const t = useMessages(auditMessages);
  const { http } = useConsole();
  const { state } = useQuery([http], (signal) => http.call(listAuditPeople, { signal }));
  const people = state.phase === 'ready' ? state.value.data : [];
  const choices = people.map(({ id, name, active }) => ({
    value: id,
    label: active ? name : t('staffLeft', { name }),
  }));
  const known = chosen === undefined || people.some(({ id }) => id === chosen);
  return known ? choices : [...choices, { value: chosen, label: chosen }];
}

/** Returns the actions, sorted by label. */
function useActionChoices() {
  const locale = useLocale();
  return useMemo(
    () =>
      AUDIT_ACTIONS.map((value) => ({ value: value as string, label: auditActionLabel(value, locale) })).sort(
        (a, b) => a.label.localeCompare(b.label, locale),
      ),
    [locale],
  );
}

function Choices({ filters, onChange }: AuditFiltersProps) {
  const t = useMessages(auditMessages);
  const locale = useLocale();
  const staff = useStaffChoices(filters.staffId);
  const actions = useActionChoices();
  const known = filters.action === undefined || actions.some(({ value }) => value === filters.action);
  return (
    <>
      <SelectField
        label={t('staff')}
        value={filters.staffId ?? ''}
        onChange={(staffId) => onChange({ ...filters, staffId: staffId || undefined })}
        placeholder={t('any')}
        options={staff}
      />
      <SelectField
        label={t('action')}
        value={filters.action ?? ''}
        onChange={(action) => onChange({ ...filters, action: action || undefined })}
        placeholder={t('any')}
        options={
          known
            ? actions
            : [
                ...actions,
                { value: filters.action ?? '', label: auditActionLabel(filters.action ?? '', locale) },
              ]
        }
      />
      <SelectField
        label={t('outcome')}
        value={filters.outcome ?? ''}
        onChange={(outcome) => onChange({ ...filters, outcome: outcome || undefined })}
        placeholder={t('any')}
        options={AUDIT_OUTCOMES.map((value) => ({ value, label: auditOutcomeLabel(value, locale) }))}
      />
    </>
  );
}

/** The log's filters other than the patient. Each change applies at once. */
export function AuditFilterFields({ filters, onChange }: AuditFiltersProps) {
  const t = useMessages(auditMessages);
  const { vitaId, ...rest } = filters;
  const narrowed = Object.values(rest).some((value) => value !== undefined);
  return (
    <fieldset className="grid grid-cols-1 items-start gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-[repeat(3,minmax(0,1fr))_auto_auto]">
      <legend className="sr-only">{t('filters')}</legend>
      <Choices filters={filters} onChange={onChange} />
      <DayFilter label={t('from')} day={filters.from} onChange={(from) => onChange({ ...filters, from })} />
      <DayFilter
        label={t('to')}
        day={filters.to}
        onChange={(to) => onChange({ ...filters, to })}
        error={hasDaysReversed(filters) ? t('dateOrder') : undefined}
      />
      <div className="col-span-full flex flex-wrap items-center gap-x-4">
        <CheckField
          label={t('emergencyOnly')}
          checked={filters.emergency === 'true'}
          onChange={(only) => onChange({ ...filters, emergency: only ? 'true' : undefined })}
        />
        {narrowed && (
          <Button variant="quiet" icon="close" onClick={() => onChange({ vitaId })}>
            {t('clearFilters')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
