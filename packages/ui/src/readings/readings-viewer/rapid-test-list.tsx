import { type OtherReading, rapidTestOf } from '@careline/core/metrics';
import { rapidTestLabel, rapidTestResultLabel } from '@careline/core/record';
import { useLocale, useMessages } from '../../messages/index.ts';
import { otherReadingsMessages } from './other-readings.messages.ts';
import { GrowingList, Muted, type ReadingListProps, Section } from './reading-lists.tsx';
import { useReadingWords } from './use-reading-words.ts';

/** The readings of other codes than rapid tests. */
export const withoutRapidTests = (other: readonly OtherReading[]): readonly OtherReading[] =>
  other.filter((reading) => !rapidTestOf(reading));

function TestLine({ reading, timeZone }: ReadingListProps & { readonly reading: OtherReading }) {
  const locale = useLocale();
  const words = useReadingWords(timeZone);
  const { test, result } = rapidTestOf(reading) ?? { test: '', result: '' };
  return (
    <>
      <span className="wrap-anywhere min-w-0 flex-1 basis-48">{rapidTestLabel(test, locale)}</span>
      <span className="font-semibold">{rapidTestResultLabel(result, locale)}</span>
      <Muted>{words.taken(reading)}</Muted>
      {reading.author && <Muted>{reading.author}</Muted>}
      {reading.note && <span className="wrap-anywhere basis-full text-sm">{reading.note}</span>}
    </>
  );
}

/** The results of rapid tests, the newest first; a result is read and never judged. */
export function RapidTestList({
  other,
  timeZone,
}: ReadingListProps & { readonly other: readonly OtherReading[] }) {
  const t = useMessages(otherReadingsMessages);
  const tests = other.filter((reading) => rapidTestOf(reading));
  if (tests.length === 0) return null;
  return (
    <Section title={t('rapidTests')}>
      <GrowingList
        entries={tests}
        keyOf={({ id }) => id}
        draw={(reading) => <TestLine reading={reading} timeZone={timeZone} />}
      />
    </Section>
  );
}
