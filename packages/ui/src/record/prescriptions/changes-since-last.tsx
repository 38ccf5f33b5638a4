import { isoDay } from '@careline/core/formatting';
import {
  directionsText,
  isCurrent,
  type LineChange,
  lineState,
  medicineText,
  type NewLine,
  type Prescription,
} from '@careline/core/prescriptions';
import { useDateText } from '../../forms/form-renderer/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { writerMessages } from './prescriptions.messages.ts';
import type { Writing } from './use-writing.ts';

interface ChangesSinceLastProps {
  readonly writing: Pick<Writing, 'basis' | 'today'>;
  readonly lines: readonly NewLine[];
  /** The newest prescription of the patient. */
  readonly last: Prescription | undefined;
  /** The facility's, IANA. */
  readonly timeZone: string;
}

type Change = LineChange<Prescription['lines'][number]>;

function ChangeText({ change }: { readonly change: Change }) {
  const t = useMessages(writerMessages);
  const locale = useLocale();
  const words = (line: Parameters<typeof directionsText>[0]) =>
    `${medicineText(line, locale)}: ${directionsText(line, locale)}`;
  if (change.kind === 'new') return t('newLine', { line: words(change.line) });
  if (change.kind === 'not-repeated') return t('notRepeatedLine', { line: words(change.before) });
  return t('changedLine', { before: words(change.before), line: words(change.line) });
}

/** What the prescription changes of the last one that still runs, in words. Nothing where there is none. */
export function ChangesSinceLast({ writing, lines, last, timeZone }: ChangesSinceLastProps) {
  const t = useMessages(writerMessages);
  const dateText = useDateText();
  const checks = writing.basis?.checks;
  if (!checks || !last || last.withdrawn) return null;
  const earlier = last.lines.filter((line) => isCurrent(lineState(line, last, writing.today())));
  if (earlier.length === 0) return null;
  const changes = checks.changes(lines, earlier);
  const title = t('changesSince', { date: dateText(isoDay(last.signedAt, timeZone) ?? '') });
  return (
    <section aria-label={title} className="flex flex-col gap-1 text-sm">
      <p className="font-medium">{title}</p>
      {changes.length === 0 ? (
        <p>{t('changesNone')}</p>
      ) : (
        <ul className="flex list-disc flex-col gap-0.5 ps-5">
          {changes.map((change) => (
            <li key={`${change.kind} ${'line' in change ? change.line.id : change.before.id}`}>
              <ChangeText change={change} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
