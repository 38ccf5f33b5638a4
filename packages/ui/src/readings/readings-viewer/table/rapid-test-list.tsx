import { type OtherReading, rapidTestOf } from '@careline/core/internal/metrics';
import { PRESENCE } from '@careline/core/internal/observations';
import { rapidTestLabel, rapidTestResultLabel } from '@careline/core/internal/record';
import type { TrendFlags } from '@careline/core/internal/trends';
import { ValueStatus } from '../../../forms/value-status/index.ts';
import { useLocale, useMessages } from '../../../messages/index.ts';
import { otherReadingsMessages } from '../other-readings.messages.ts';
import { GrowingList, Muted, Section } from './reading-lists.tsx';
import { useReadingWords } from './use-reading-words.ts';

/** Returns readings whose code is not a rapid test. */
export const withoutRapidTests = (other: readonly OtherReading[]): readonly OtherReading[] =>
  other.filter((reading) => !rapidTestOf(reading));

interface TestLineProps {
  readonly reading: OtherReading;
  readonly flags: TrendFlags;
}

function TestLine({ reading, flags }: TestLineProps) {
  const locale = useLocale();
  const words = useReadingWords();
  const { test, result } = rapidTestOf(reading) ?? { test: '', result: '' };
  const values = [{ key: test, text: result, unit: PRESENCE }];
  return (
    <>
      <span className="wrap-anywhere min-w-0 flex-1 basis-48">{rapidTestLabel(test, locale)}</span>
      <span className="font-semibold">{rapidTestResultLabel(result, locale)}</span>
      <ValueStatus face={flags.valueStatusOf({ ...reading, metric: 'rapidtest', values }, test)} act />
      <Muted>{words.taken(reading)}</Muted>
      {reading.author && <Muted>{reading.author}</Muted>}
      {reading.note && <span className="wrap-anywhere basis-full text-sm">{reading.note}</span>}
    </>
  );
}

/** Lists results of rapid tests, newest first, with their status. */
export function RapidTestList({
  other,
  flags,
}: {
  readonly other: readonly OtherReading[];
  readonly flags: TrendFlags;
}) {
  const t = useMessages(otherReadingsMessages);
  const tests = other.filter((reading) => rapidTestOf(reading));
  if (tests.length === 0) return null;
  return (
    <Section title={t('rapidTests')}>
      <GrowingList
        entries={tests}
        keyOf={({ id }) => id}
        draw={(reading) => <TestLine reading={reading} flags={flags} />}
      />
    </Section>
  );
}
