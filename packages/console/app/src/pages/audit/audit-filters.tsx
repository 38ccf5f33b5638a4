import { AUDIT_OUTCOMES, auditOutcomeLabel, listAuditPeople } from '@careline/core/internal/audit';
import { AUDIT_ACTIONS, auditActionLabel } from '@careline/core/internal/contract';
import { useQuery } from '@careline/ui/http';
import type { ListFilter } from '@careline/ui/lists';
import { useLocale, useMessages } from '@careline/ui/messages';
import { useMemo } from 'react';
import { useConsole } from '../../console-context.tsx';
import { auditMessages } from './audit.messages.ts';

/** Returns the organisation's staff as choices. */
function useStaffChoices() {
  const t = useMessages(auditMessages);
  const { http } = useConsole();
  const { state } = useQuery([http], (signal) => http.call(listAuditPeople, { signal }));
  const people = state.phase === 'ready' ? state.value.data : [];
  return people.map(({ id, name, active }) => ({
    value: id,
    label: active ? name : t('staffLeft', { name }),
  }));
}

/** Returns the actions, sorted by label, with the chosen one if it is of a single metric. */
function useActionChoices(chosen: string | undefined) {
  const locale = useLocale();
  return useMemo(() => {
    const actions: readonly string[] = AUDIT_ACTIONS;
    const shown = chosen === undefined || actions.includes(chosen) ? actions : [...actions, chosen];
    return shown
      .map((value) => ({ value, label: auditActionLabel(value, locale) }))
      .sort((a, b) => a.label.localeCompare(b.label, locale));
  }, [chosen, locale]);
}

/** Returns the log's filters other than the patient. */
export function useAuditFilters(action: string | undefined): readonly ListFilter[] {
  const t = useMessages(auditMessages);
  const locale = useLocale();
  const options = useStaffChoices();
  return [
    { kind: 'days', key: 'days' },
    { kind: 'choice', key: 'staffId', label: t('staff'), open: true, options },
    { kind: 'choice', key: 'action', label: t('action'), options: useActionChoices(action) },
    {
      kind: 'choice',
      key: 'outcome',
      label: t('outcome'),
      options: AUDIT_OUTCOMES.map((value) => ({ value, label: auditOutcomeLabel(value, locale) })),
    },
    { kind: 'check', key: 'emergency', label: t('emergencyOnly') },
  ];
}
