import { isLineOver, type CallLine as Line } from '@careline/core/internal/calls/line';
import type { CallSession } from '@careline/core/internal/calls/session';
import { phoneText } from '@careline/core/internal/patients';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../messages/index.ts';
import { Button, buttonClass } from '../../../primitives/button/index.ts';
import { ErrorState } from '../../../primitives/error-state/index.ts';
import { Icon } from '../../../primitives/icon/index.ts';
import { useAnnounce } from '../../../primitives/live-region/index.ts';
import { StatusTag, type StatusTone } from '../../../primitives/status-tag/index.ts';
import { Untranslated } from '../../../primitives/untranslated/index.ts';
import { useParts } from '../../../store/index.ts';
import { callLineMessages } from '../begun-call.messages.ts';
import { callStartMessages as startMessages } from '../start/start.messages.ts';
import { CallTimer } from './call-timer.tsx';

export interface CallLineProps {
  readonly session: CallSession;
}

/** Messages without a parameter. */
type Words = Exclude<keyof typeof callLineMessages.en, 'ownPhone' | 'line'>;

const STATES: Readonly<Record<string, { readonly words: Words; readonly tone: StatusTone }>> = {
  dialling: { words: 'dialling', tone: 'info' },
  ringing: { words: 'ringing', tone: 'info' },
  answered: { words: 'answered', tone: 'success' },
  ended: { words: 'ended', tone: 'neutral' },
  failed: { words: 'failed', tone: 'warning' },
};

/** Reasons from the patient's network. The user only has to choose the matching outcome. */
const NETWORK: Readonly<Record<string, Words>> = {
  'no-answer': 'noAnswer',
  busy: 'busy',
  unreachable: 'unreachable',
  'invalid-number': 'invalidNumber',
};

/** Failures of the provider. The patient can still be called from a phone. */
const PROVIDER: Readonly<Record<string, Words>> = {
  'provider-refused': 'providerRefused',
  'provider-unreachable': 'providerUnreachable',
  unknown: 'providerUnknown',
};

const wordsOf = (line: Line | undefined): Words =>
  NETWORK[line?.reason ?? ''] ?? STATES[line?.state ?? 'dialling']?.words ?? 'other';

function HangUp({ session }: Pick<CallLineProps, 'session'>) {
  const t = useMessages(callLineMessages);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const end = async () => {
    setBusy(true);
    setFailed(!(await session.hangUp()));
    setBusy(false);
  };
  return (
    <div className="ms-auto flex flex-wrap items-center gap-2">
      {failed && (
        <span role="alert" className="text-danger text-sm">
          {t('notHungUp')}
        </span>
      )}
      <Button size="small" variant="danger" busy={busy} onClick={() => void end()}>
        {t('hangUp')}
      </Button>
    </div>
  );
}

/** The state of the line. Changes are also announced to screen readers. */
function LineTag({ line }: { readonly line: Line | undefined }) {
  const t = useMessages(callLineMessages);
  const announce = useAnnounce();
  const words = t(wordsOf(line));
  useEffect(() => announce(words), [announce, words]);
  return (
    <StatusTag tone={STATES[line?.state ?? 'dialling']?.tone ?? 'neutral'} icon="call">
      {words}
    </StatusTag>
  );
}

/** The line of a call dialled by the console: its state, how long it has been answered, and a button to hang up. */
export function CallLine({ session }: CallLineProps) {
  const t = useMessages(callLineMessages);
  const start = useMessages(startMessages);
  const { line, via } = useParts(session.store, ['line', 'via']);
  const isOver = line !== undefined && isLineOver(line);
  return (
    <>
      {via === 'simulated' && <StatusTag tone="warning">{t('simulated')}</StatusTag>}
      {/* biome-ignore lint/a11y/useSemanticElements: one fact with its name, and no field */}
      <span role="group" aria-label={t('line')}>
        <LineTag line={line} />
      </span>
      {line?.answeredAt != null && !isOver && <CallTimer since={line.answeredAt} label={start('duration')} />}
      {!isOver && <HangUp session={session} />}
    </>
  );
}

/** Says that the provider did not connect the call, and offers to dial from a phone. */
export function LineFailure({ session }: Pick<CallLineProps, 'session'>) {
  const t = useMessages(callLineMessages);
  const { line, via, tel } = useParts(session.store, ['line', 'via', 'tel']);
  const why = PROVIDER[line?.state === 'failed' ? (line.reason ?? 'unknown') : ''];
  if (why === undefined || via === 'simulated') return null;
  return (
    <ErrorState title={t('notConnected')}>
      <p>{t(why)}</p>
      {tel !== null && (
        <a href={tel} className={`${buttonClass({ size: 'small' })} mt-2`}>
          <Icon name="call" size={18} />
          <Untranslated parts={[phoneText(tel)]}>{t('ownPhone', { number: phoneText(tel) })}</Untranslated>
        </a>
      )}
    </ErrorState>
  );
}
