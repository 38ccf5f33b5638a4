import type { ContactChanges } from '@careline/core/internal/calls';
import { callTypeLabel } from '@careline/core/internal/programmes';
import { useLocale, useMessages } from '../../messages/index.ts';
import { callFactsChangeMessages } from './call-detail.messages.ts';
import type { CallTimes } from './call-times.ts';

export interface ContactChangesProps {
  readonly changes: ContactChanges;
  readonly times: CallTimes;
}

export function ContactChangeList({ changes, times }: ContactChangesProps) {
  const t = useMessages(callFactsChangeMessages);
  const locale = useLocale();
  const clock = (at: number) => `${times.date(at)} ${times.time(at)}`;
  const way = (key: string) => (key === 'outbound' || key === 'inbound' ? t(key) : key);
  const type = (key: string) => callTypeLabel(key, locale);
  const line = <Value,>(
    label: string,
    change: { readonly before: Value; readonly after: Value } | undefined,
    words: (value: Value) => string,
  ) => change && t('wasIs', { label, before: words(change.before), after: words(change.after) });
  const lines = [
    line(t('time'), changes.startedAt, clock),
    line(t('direction'), changes.direction, way),
    line(t('callType'), changes.callType, type),
  ];
  return (
    <ul className="flex flex-col gap-1 text-sm tabular-nums">
      {lines
        .filter((words) => words !== undefined)
        .map((words) => (
          <li key={words}>{words}</li>
        ))}
    </ul>
  );
}
