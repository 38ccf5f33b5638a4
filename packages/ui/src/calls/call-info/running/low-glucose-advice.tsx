import { isLowGlucoseFinding } from '@careline/core/internal/calls/findings';
import type { CallSession, CallSessionState } from '@careline/core/internal/calls/session';
import { useId } from 'react';
import { useMessages } from '../../../messages/index.ts';
import { Icon } from '../../../primitives/icon/index.ts';
import { useNow, useTimeZone } from '../../../provider/index.ts';
import { lowGlucoseMessages as messages, useLowGlucoseText } from '../../../readings/findings/index.ts';
import { useParts, useSettled } from '../../../store/index.ts';
import { lowGlucoseOfCall } from './low-glucose-of-call.ts';

interface LowGlucoseAdviceProps {
  readonly session: CallSession;
}

const valuesOf = ({ values }: CallSessionState) => values;

/** Advice about a low glucose on this call. Renders nothing if the escalation card already gives it. */
export function LowGlucoseAdvice({ session }: LowGlucoseAdviceProps) {
  const now = useNow();
  const timeZone = useTimeZone();
  const t = useMessages(messages);
  const textOf = useLowGlucoseText();
  const id = useId();
  const parts = useParts(session.store, ['findings', 'patient']);
  const state = { ...parts, values: useSettled(session.store, valuesOf) };
  if (state.findings.some(isLowGlucoseFinding)) return null;
  const low = lowGlucoseOfCall(session, state, { timeZone, now });
  if (!low) return null;
  return (
    <section
      aria-labelledby={id}
      role="status"
      className="flex flex-col gap-2 rounded-card border-2 border-warning bg-raised p-4"
    >
      <h2 id={id} className="flex items-center gap-2 font-semibold">
        <Icon name="warning" />
        {t('title')}
      </h2>
      <ul className="list-disc ps-5">
        {textOf(low).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
