import { MAX_NOTE, type OutcomeField, type OutcomeProblems } from '@careline/core/internal/calls/session';
import type { SummaryEntry } from '../../../forms/form-renderer/index.ts';
import { useMessages } from '../../../messages/index.ts';
import { callInfoOutcomeMessages } from '../begun-call.messages.ts';

export function outcomeIds(prefix: string): Readonly<Record<OutcomeField, string>> {
  return {
    disposition: `${prefix}-disposition`,
    detail: `${prefix}-question`,
    confirmation: `${prefix}-question`,
    note: `${prefix}-note`,
    nextCall: `${prefix}-next-call`,
  };
}

const ORDER: readonly OutcomeField[] = ['disposition', 'detail', 'confirmation', 'note', 'nextCall'];

export function useOutcomeEntries(problems: OutcomeProblems, prefix: string): readonly SummaryEntry[] {
  const t = useMessages(callInfoOutcomeMessages);
  const ids = outcomeIds(prefix);
  const textOf = (field: OutcomeField): string => {
    if (field === 'note') return t('noteTooLong', { max: MAX_NOTE });
    return t(problems[field] === 'after-danger' ? 'nextCallAfterDanger' : field);
  };
  return ORDER.filter((field) => problems[field]).map((field) => ({
    id: ids[field],
    text: textOf(field),
  }));
}
