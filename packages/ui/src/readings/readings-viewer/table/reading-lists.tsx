import { type ValueStatus as Face, valuesText, valueText } from '@careline/core/internal/clinical';
import { labelFromKey } from '@careline/core/internal/formatting';
import {
  type MetricRecord,
  metricOfReadingLabel,
  type OtherReading,
  type ReadingStanding,
} from '@careline/core/internal/metrics';
import { type TrendFlags, timeOfRecord, type UnplacedValue } from '@careline/core/internal/trends';
import { type ReactNode, useId, useState } from 'react';
import { ValueStatus } from '../../../forms/value-status/index.ts';
import { useLocale, useMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { StatusTag } from '../../../primitives/status-tag/index.ts';
import { useTimeZone } from '../../../provider/index.ts';
import { otherReadingsMessages } from '../other-readings.messages.ts';
import { isReasonOf, useReadingWords } from './use-reading-words.ts';

/** Number of entries shown at first, and added each time. */
const ENTRIES = 20;

interface ListProps<Entry> {
  readonly entries: readonly Entry[];
  readonly keyOf: (entry: Entry) => string;
  readonly draw: (entry: Entry) => ReactNode;
}

/** A list that starts short and grows on request. */
export function GrowingList<Entry>({ entries, keyOf, draw }: ListProps<Entry>) {
  const t = useMessages(otherReadingsMessages);
  const [shown, setShown] = useState(ENTRIES);
  const rest = entries.length - shown;
  return (
    <>
      <ul className="divide-y divide-line">
        {entries.slice(0, shown).map((entry) => (
          <li key={keyOf(entry)} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-2">
            {draw(entry)}
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p data-print="hidden" className="px-4 py-2">
          <Button size="small" icon="expand_more" onClick={() => setShown(shown + 100)}>
            {t('more', { count: Math.min(100, rest) })}
          </Button>
        </p>
      )}
    </>
  );
}

const PANEL = 'overflow-clip rounded-card border border-line bg-raised';

export function Section({
  title,
  note,
  children,
}: {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={PANEL}>
      <header className="border-line border-b px-4 py-2">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {note && <p className="text-muted text-xs">{note}</p>}
      </header>
      {children}
    </section>
  );
}

export const Muted = ({ children }: { readonly children: ReactNode }) => (
  <span className="text-muted text-xs tabular-nums">{children}</span>
);

/** The parts of a stored reading that every list shows. */
function ReadingText({ reading }: { readonly reading: OtherReading }) {
  const t = useMessages(otherReadingsMessages);
  const words = useReadingWords();
  const locale = useLocale();
  const { code, display, author, values, metric, assessment } = reading;
  return (
    <>
      <span className="wrap-anywhere min-w-0 flex-1 basis-48">
        {words.subject(reading) || t('unnamed')}
        {display && code && <Muted> {code}</Muted>}
      </span>
      <span translate="no" className="wrap-anywhere font-semibold tabular-nums">
        {valuesText(values, metric, locale)}
      </span>
      {metric === null && <ValueStatus face={NO_RULE} />}
      <Muted>{words.taken(reading)}</Muted>
      {assessment && <Muted>{t('assessment', { words: assessment })}</Muted>}
      {author && <Muted>{author}</Muted>}
    </>
  );
}

/** Codes without a metric have no rules. */
const NO_RULE: Face = { kind: 'not-judged', reason: 'no-rule' };

/** Lists readings whose code has no metric, by name and code. */
export function OtherReadingList({ other }: { readonly other: readonly OtherReading[] }) {
  const t = useMessages(otherReadingsMessages);
  if (other.length === 0) return null;
  return (
    <Section title={t('other')} note={t('otherNote')}>
      <GrowingList
        entries={other}
        keyOf={({ id }) => id}
        draw={(reading) => <ReadingText reading={reading} />}
      />
    </Section>
  );
}

/** Lists records without a value, such as documents. */
export function BareRecordList({ bare }: { readonly bare: readonly MetricRecord[] }) {
  const timeZone = useTimeZone();
  const t = useMessages(otherReadingsMessages);
  const words = useReadingWords();
  const locale = useLocale();
  if (bare.length === 0) return null;
  return (
    <Section title={t('bare')}>
      <GrowingList
        entries={bare.toReversed()}
        keyOf={({ id }) => id}
        draw={(record) => (
          <>
            <span className="wrap-anywhere min-w-0 flex-1 basis-48">
              {record.display ?? metricOfReadingLabel(record.metric, locale)}
            </span>
            <Muted>{words.whenTaken(record, timeOfRecord(record, timeZone))}</Muted>
            {record.author && <Muted>{record.author}</Muted>}
          </>
        )}
      />
    </Section>
  );
}

const STANDINGS = {
  deleted: 'deleted',
  superseded: 'superseded',
  'entered-in-error': 'enteredInError',
  'in-future': 'inFuture',
  'before-birth': 'beforeBirth',
  'after-death': 'afterDeath',
} as const satisfies Readonly<Record<Exclude<ReadingStanding, 'live'>, string>>;

const isKnown = (standing: string): standing is keyof typeof STANDINGS => Object.hasOwn(STANDINGS, standing);

/** Lists readings that no longer count, collapsed, with the reason for each. */
export function WithheldList({ withheld }: { readonly withheld: readonly OtherReading[] }) {
  const t = useMessages(otherReadingsMessages);
  if (withheld.length === 0) return null;
  const fate = ({ standing }: OtherReading): string => {
    return isKnown(standing) ? t(STANDINGS[standing]) : t('standing', { standing: labelFromKey(standing) });
  };
  return (
    <details className={PANEL}>
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-medium">
        {t('withheld', { count: withheld.length })}
      </summary>
      <div className="border-line border-t">
        <GrowingList
          entries={withheld}
          keyOf={({ id }) => id}
          draw={(reading) => (
            <>
              <ReadingText reading={reading} />
              <StatusTag icon="close">{fate(reading)}</StatusTag>
            </>
          )}
        />
      </div>
    </details>
  );
}

/** Lists values of a trend that its chart cannot show, with reasons. Results in words are in the table instead. */
export function UnplacedList({
  unplaced,
  flags,
}: {
  readonly unplaced: readonly UnplacedValue[];
  readonly flags: TrendFlags;
}) {
  const t = useMessages(otherReadingsMessages);
  const locale = useLocale();
  const words = useReadingWords();
  const listed = unplaced.filter(({ reason }) => reason !== 'in-words');
  if (listed.length === 0) return null;
  return (
    <Section title={t('notDrawn', { count: listed.length })}>
      <GrowingList
        entries={listed}
        keyOf={({ record, key }) => `${record.id} ${key}`}
        draw={({ record, key, text, unit, time, reason }) => (
          <>
            <Muted>{words.whenTaken(record, time)}</Muted>
            <span translate="no" className="wrap-anywhere font-semibold tabular-nums">
              {valueText({ key, text, ...(unit !== undefined && { unit }) }, record.metric, locale)}
            </span>
            {!isReasonOf(reason, flags.valueStatusOf(record, key)) && <span>{words.reason(reason)}</span>}
            <ValueStatus face={flags.valueStatusOf(record, key)} />
          </>
        )}
      />
    </Section>
  );
}
