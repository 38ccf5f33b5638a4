import { encounterPriorityLabel } from '@careline/core/internal/encounters';
import { type LabWork, labStage, labStageLabel, orderText } from '@careline/core/internal/labs';
import { useEncounterTimes } from '@careline/ui/encounters/encounter-words';
import type { ListColumn } from '@careline/ui/lists';
import { useLocale, useMessages } from '@careline/ui/messages';
import { usePatientIdentity } from '@careline/ui/patients/patient-identity';
import { StatusTag, type StatusTone } from '@careline/ui/primitives/status-tag';
import { investigationsMessages } from './investigations.messages.ts';

const TONES: Readonly<Record<string, StatusTone>> = {
  ordered: 'neutral',
  sampled: 'info',
  review: 'warning',
  completed: 'success',
  revoked: 'neutral',
};

/** Returns when an order is due, since when it is late or its results wait, or when it was ordered. */
function useDueText(): (work: LabWork) => string {
  const t = useMessages(investigationsMessages);
  const { when } = useEncounterTimes();
  return ({ order, dueAt, isLate, toReviewSince }) => {
    if (toReviewSince !== null) return t('resultsSince', { when: when(toReviewSince) });
    if (order.status !== 'active') return t('orderedAt', { when: when(order.orderedAt) });
    return t(isLate ? 'lateSince' : 'dueBy', { when: when(dueAt) });
  };
}

/** Returns the columns of the list of laboratory orders. */
export function useLabColumns(): readonly ListColumn<LabWork>[] {
  const t = useMessages(investigationsMessages);
  const locale = useLocale();
  const identityOf = usePatientIdentity();
  const dueText = useDueText();
  const stageText = (work: LabWork) => labStageLabel(labStage(work), locale);
  const priorityText = ({ order }: LabWork) =>
    order.priority === 'routine' ? '' : encounterPriorityLabel(order.priority, locale);
  return [
    {
      key: 'patient',
      label: t('patient'),
      names: true,
      width: 'minmax(7rem,1fr)',
      text: ({ patient }) => patient.name,
    },
    {
      key: 'age',
      label: t('age'),
      width: 'max-content',
      text: ({ patient, gender, birthDate }) =>
        identityOf({ appUserInfo: { name: patient.name, gender }, birthDate, uhid: patient.uhid }).age,
    },
    {
      key: 'uhid',
      verbatim: true,
      label: t('uhid'),
      width: 'max-content',
      text: ({ patient }) => patient.uhid ?? '',
    },
    {
      key: 'tests',
      label: t('tests'),
      width: 'minmax(7rem,2fr)',
      wraps: true,
      text: ({ order }) => orderText(order.tests, locale),
      cell: ({ order }) => (
        <span title={orderText(order.tests, locale)}>{orderText(order.tests, locale)}</span>
      ),
    },
    { key: 'number', label: t('number'), width: 'max-content', text: ({ order }) => order.number },
    {
      key: 'stage',
      label: t('stage'),
      width: '9.5rem',
      narrow: 'first',
      text: stageText,
      wraps: true,
      cell: (work) => (
        <span className="flex flex-wrap gap-x-2">
          <StatusTag tone={TONES[labStage(work)] ?? 'neutral'}>{stageText(work)}</StatusTag>
          {priorityText(work) !== '' && <StatusTag tone="warning">{priorityText(work)}</StatusTag>}
        </span>
      ),
    },
    { key: 'priority', label: t('priority'), only: 'file', text: priorityText },
    {
      key: 'due',
      label: t('due'),
      numeric: true,
      labelOnCard: false,
      width: 'minmax(7rem,1.2fr)',
      wraps: true,
      text: dueText,
      cell: (work) => <span className={work.isLate ? 'text-warning' : 'text-muted'}>{dueText(work)}</span>,
    },
  ];
}
