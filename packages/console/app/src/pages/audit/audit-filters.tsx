import {
  AUDIT_OUTCOMES,
  type AuditFilters,
  auditOutcomeLabel,
  listAuditPeople,
} from '@careline/core/internal/audit';
import { AUDIT_ACTIONS, auditActionLabel } from '@careline/core/internal/contract';
import { formatDate } from '@careline/core/internal/formatting';
import { DayFilter } from '@careline/ui/calls/call-status-history';
import { useQuery } from '@careline/ui/http';
import { useLocale, useMessages } from '@careline/ui/messages';
import { CheckField } from '@careline/ui/primitives/check-field';
import { ActiveFilters, FilterPanel } from '@careline/ui/primitives/filter-panel';
import { SelectField } from '@careline/ui/primitives/select-field';
import { useMemo } from 'react';
import { useConsole } from '../../console-context.tsx';
import { auditMessages } from './audit.messages.ts';

export interface AuditFiltersProps {
  readonly filters: AuditFilters;
  readonly onChange: (filters: AuditFilters) => void;
}

interface Choice {
  readonly value: string;
  readonly label: string;
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

interface ChoicesProps extends AuditFiltersProps {
  readonly staff: readonly Choice[];
  readonly actions: readonly Choice[];
}

function Choices({ filters, onChange, staff, actions }: ChoicesProps) {
  const t = useMessages(auditMessages);
  const locale = useLocale();
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

/** The log's filters other than the patient: those that are set, and a panel. Each change applies at once. */
export function AuditFilterFields({ filters, onChange }: AuditFiltersProps) {
  const t = useMessages(auditMessages);
  const locale = useLocale();
  const staff = useStaffChoices(filters.staffId);
  const actions = useActionChoices();
  const { vitaId, staffId, action, outcome, from, to, emergency } = filters;
  const set = [
    ['staffId', t('staff'), staffId && staff.find(({ value }) => value === staffId)?.label],
    ['action', t('action'), action && auditActionLabel(action, locale)],
    ['outcome', t('outcome'), outcome && auditOutcomeLabel(outcome, locale)],
    ['from', t('from'), from && formatDate(from, { locale })],
    ['to', t('to'), to && formatDate(to, { locale })],
    ['emergency', t('emergencyOnly'), emergency && t('yes')],
  ] as const;
  const active = set.flatMap(([key, name, value]) =>
    value ? [{ key, name, value, onRemove: () => onChange({ ...filters, [key]: undefined }) }] : [],
  );
  return (
    <>
      <ActiveFilters filters={active} />
      <FilterPanel count={active.length} onClear={() => onChange({ vitaId })}>
        <div className="grid grid-cols-2 gap-3">
          <DayFilter label={t('from')} day={from} onChange={(day) => onChange({ ...filters, from: day })} />
          <DayFilter
            label={t('to')}
            day={to}
            onChange={(day) => onChange({ ...filters, to: day })}
            error={hasDaysReversed(filters) ? t('dateOrder') : undefined}
          />
        </div>
        <Choices filters={filters} onChange={onChange} staff={staff} actions={actions} />
        <CheckField
          label={t('emergencyOnly')}
          checked={emergency === 'true'}
          onChange={(only) => onChange({ ...filters, emergency: only ? 'true' : undefined })}
        />
      </FilterPanel>
    </>
  );
}
