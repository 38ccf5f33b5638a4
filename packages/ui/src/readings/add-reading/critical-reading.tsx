import { wallTimeOf } from '@careline/core/internal/calls';
import { type LowGlucose, lowGlucoseIn } from '@careline/core/internal/calls/findings';
import type { CriticalFinding } from '@careline/core/internal/calls/readings';
import { serverNow } from '@careline/core/internal/clock';
import { formatDate, formatEpochDate, formatTime } from '@careline/core/internal/formatting';
import type { NewReading } from '@careline/core/internal/metrics';
import type { Patient } from '@careline/core/internal/patients';
import { useRef, useState } from 'react';
import { dateText } from '../../forms/form-renderer/index.ts';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { TextArea } from '../../primitives/text-area/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { EscalationActs, escalationMessages, FindingLines, useFindingTexts } from '../findings/index.ts';
import { messages } from './add-reading.messages.ts';

export interface CriticalReadingProps {
  readonly finding: CriticalFinding;
  /** Age and weight decide the treatment of low glucose. Without them, the text covers every age. */
  readonly patient?: Pick<Patient, 'birthDate' | 'facts'> | undefined;
  /** Null if the patient has none. */
  readonly uhid: string | null;
  /** Milliseconds since 1970. */
  readonly now?: (() => number) | undefined;
}

/** Always uses our own date format, because the doctor who receives the message does not see this page. */
function whenText({ timestamp, date }: NewReading, timeZone: string): string {
  if (timestamp === undefined) return date === undefined ? '' : dateText(date, formatEpochDate, formatTime);
  return `${formatDate(timestamp, { timeZone })} ${formatTime(timestamp, { timeZone })}`;
}

/** Returns the message to a doctor. It contains the patient's number, never the name. */
function useAlertText(
  { finding, uhid }: CriticalReadingProps,
  found: string,
  deadline: 'doctorNow' | 'doctorToday',
): string {
  const timeZone = useTimeZone();
  const t = useMessages(messages);
  const when = whenText(finding.reading, timeZone);
  const please = t(deadline);
  return uhid ? t('alertOf', { uhid, found, when, please }) : t('alertWithoutUhid', { found, when, please });
}

/** Shows the message with a copy button. If the clipboard is blocked, selects the text instead. */
function AlertText({ text }: { readonly text: string }) {
  const t = useMessages(messages);
  const [announced, setAnnounced] = useState('');
  const area = useRef<HTMLDivElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setAnnounced(t('copied'));
    } catch {
      // The clipboard is unavailable over plain HTTP, or if the browser blocks it.
      const control = area.current?.querySelector('textarea');
      control?.focus();
      control?.select();
      setAnnounced(t('copyYourself'));
    }
  };
  return (
    <div ref={area} className="flex flex-col items-start gap-2">
      <TextArea label={t('alertText')} value={text} onChange={() => {}} rows={3} readOnly />
      <Button size="small" icon="content_copy" onClick={() => void copy()}>
        {t('copy')}
      </Button>
      <p role="status" className="text-sm">
        {announced}
      </p>
    </div>
  );
}

function useLowGlucose(props: CriticalReadingProps): LowGlucose | undefined {
  const timeZone = useTimeZone();
  const { finding, patient, now = serverNow } = props;
  const [openedAt] = useState(now);
  const { date: today } = wallTimeOf(Math.floor(openedAt / 1000), timeZone);
  const { birthDate = null, facts } = patient ?? {};
  return lowGlucoseIn([finding.reading], { birthDate, weight: facts?.weight, today });
}

/** Shows a critical reading: the finding, what to do now, and the message to a doctor. */
export function CriticalReading(props: CriticalReadingProps) {
  const t = useMessages(messages);
  const words = useMessages(escalationMessages);
  const { finding } = props;
  const { deadline, acts, steps } = useFindingTexts([finding], useLowGlucose(props));
  const announcement = acts.flatMap(({ lines }) => lines).join(', ');
  const text = useAlertText(props, announcement, deadline);
  return (
    <section
      aria-label={words(deadline)}
      className="flex flex-col gap-3 rounded-card border-2 border-danger bg-raised p-4"
    >
      {/* Announced here, because a dialog silences the page's live region. */}
      <p role="alert" className="sr-only">
        {t('criticalAnnounced', { found: announcement })}
      </p>
      <p className="flex items-center gap-2 font-semibold text-danger">
        <Icon name="error" />
        {words(deadline)}
      </p>
      <EscalationActs acts={acts} />
      <FindingLines title={t('now')} lines={steps} />
      <AlertText text={text} />
    </section>
  );
}
