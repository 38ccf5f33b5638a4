import { QUIET_DAYS } from '@careline/core/internal/calls/patient-lists';
import { WORK_RISKS, workRiskLabel } from '@careline/core/internal/calls/worklist';
import { PROGRAMME_KEYS, programmeLabel } from '@careline/core/internal/programmes';
import type { ListFilter } from '../lists/index.ts';
import { useLocale, useMessages } from '../messages/index.ts';
import { useTagDefinitions } from '../preferences/index.ts';
import { useHttp } from '../provider/index.ts';
import { patientListMessages } from './patient-lists.messages.ts';
import { WEEK_RANGES } from './patient-source.ts';

/** The filters of a list of patients. `text` has names and numbers, so it must not go into an address. */
export function usePatientFilters(): readonly ListFilter[] {
  const t = useMessages(patientListMessages);
  const locale = useLocale();
  const { tags } = useTagDefinitions(useHttp());
  return [
    { kind: 'text', key: 'text', label: t('search') },
    {
      kind: 'choice',
      key: 'risk',
      label: t('risk'),
      options: WORK_RISKS.map((value) => ({ value, label: workRiskLabel(value, locale) })),
    },
    {
      kind: 'choice',
      key: 'programme',
      label: t('programme'),
      options: PROGRAMME_KEYS.map((value) => ({ value, label: programmeLabel(value) })),
    },
    {
      kind: 'choice',
      key: 'tag',
      label: t('tag'),
      open: true,
      options: tags.map(({ code, label }) => ({ value: code, label })),
    },
    { kind: 'text', key: 'diagnosis', label: t('diagnosis') },
    {
      kind: 'choice',
      key: 'weeks',
      label: t('weeks'),
      options: WEEK_RANGES.map((value) => {
        const [from = '', to = ''] = value.split('-');
        return { value, label: t('weekRange', { from, to }) };
      }),
    },
    { kind: 'check', key: 'quiet', label: t('quiet', { days: QUIET_DAYS }) },
  ];
}
