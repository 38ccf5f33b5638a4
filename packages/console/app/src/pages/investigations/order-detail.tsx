import { type LabWork, labTestLabel } from '@careline/core/internal/labs';
import { useEncounterTimes } from '@careline/ui/encounters/encounter-words';
import { useLocale, useMessages } from '@careline/ui/messages';
import { investigationsMessages } from './investigations.messages.ts';

/** The rest of an order, below its row: its tests with what is missing, who ordered it, and its sample. */
export function OrderDetail({ work: { order, sample } }: { readonly work: LabWork }) {
  const t = useMessages(investigationsMessages);
  const locale = useLocale();
  const { when } = useEncounterTimes();
  const { tests, orderedBy, orderedAt, reason, note, fasting } = order;
  const lines = [
    t('orderedBy', { name: orderedBy.name, when: when(orderedAt) }),
    sample &&
      (sample.by
        ? t('sampleBy', { name: sample.by.name, when: when(sample.at) })
        : t('sampleAt', { when: when(sample.at) })),
    reason !== '' && t('reason', { text: reason }),
    note !== '' && t('note', { text: note }),
    fasting && t('fasting'),
  ].filter((line): line is string => Boolean(line));
  return (
    <div className="flex flex-col gap-1 text-sm">
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {tests.map((test) => (
          <li key={`${test.test} ${test.name}`}>
            {t(test.isDone ? 'testDone' : 'testMissing', { test: labTestLabel(test, locale) })}
          </li>
        ))}
      </ul>
      {lines.map((line) => (
        <p key={line} className="wrap-anywhere text-muted">
          {line}
        </p>
      ))}
    </div>
  );
}
