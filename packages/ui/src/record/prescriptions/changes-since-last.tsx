import { isoDay } from '@careline/core/internal/formatting';
import {
  directionsText,
  type IssuedLine,
  isCurrent,
  type LineChange,
  lineState,
  medicineText,
  type NewLine,
  type Prescription,
} from '@careline/core/internal/prescriptions';
import { useState } from 'react';
import { useDateText } from '../../forms/form-renderer/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { useAnnounce } from '../../primitives/live-region/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { ActDialog } from './act-dialog.tsx';
import { prescriptionsMessages, writerMessages } from './prescriptions.messages.ts';
import type { Writing } from './use-writing.ts';

interface ChangesSinceLastProps {
  readonly writing: Pick<Writing, 'basis' | 'today' | 'refresh'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly lines: readonly NewLine[];
  /** The patient's newest prescription. */
  readonly last: Prescription | undefined;
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

/** Offers to stop a medicine that is not repeated and would otherwise continue. */
function StopEarlier({
  line,
  last,
  writing,
  ...props
}: Pick<ChangesSinceLastProps, 'now' | 'writing'> & {
  readonly line: IssuedLine;
  readonly last: Prescription;
}) {
  const t = useMessages(writerMessages);
  const p = useMessages(prescriptionsMessages);
  const locale = useLocale();
  const announce = useAnnounce();
  const [step, setStep] = useState<'offered' | 'asked' | 'stopped'>('offered');
  if (step === 'stopped') return <span className="font-medium">{p('stoppedTag')}</span>;
  return (
    <>
      <span className="text-muted">{t('goesOn')}</span>{' '}
      <Button
        size="small"
        variant="quiet"
        aria-label={p('stopOf', { medicine: medicineText(line, locale) })}
        onClick={() => setStep('asked')}
      >
        {p('stop')}
      </Button>
      {step === 'asked' && (
        <ActDialog
          {...props}
          act={{ kind: 'stop', prescription: last, line }}
          onDone={(text) => {
            setStep('stopped');
            announce(text);
            writing.refresh();
          }}
          onClose={() => setStep('offered')}
        />
      )}
    </>
  );
}

/** Summarises how the prescription changes the last one that is still active. Renders nothing if there is none. */
export function ChangesSinceLast(props: ChangesSinceLastProps) {
  const timeZone = useTimeZone();
  const { writing, lines, last } = props;
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
              <ChangeText change={change} />{' '}
              {change.kind === 'not-repeated' && <StopEarlier {...props} line={change.before} last={last} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
