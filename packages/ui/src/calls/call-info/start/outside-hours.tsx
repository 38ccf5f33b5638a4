import type { CallingHours } from '@careline/core/internal/calls/outcome';
import type { CallEmergency, CallSessionState } from '@careline/core/internal/calls/session';
import { useState } from 'react';
import { useMessages, useWhen } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { ErrorState } from '../../../primitives/error-state/index.ts';
import { TextField } from '../../../primitives/text-field/index.ts';
import { outsideHoursMessages } from './start.messages.ts';

export interface OutsideHoursProps {
  readonly state: Pick<CallSessionState, 'phase' | 'failure'>;
  readonly callingHours: CallingHours;
  readonly onEmergency: (emergency: CallEmergency) => void;
}

/** Maximum length in characters that the server accepts. */
const MAX_REASON = 500;

function EmergencyForm({ state, onEmergency }: Pick<OutsideHoursProps, 'state' | 'onEmergency'>) {
  const t = useMessages(outsideHoursMessages);
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const isMissing = reason.trim() === '';
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (!isMissing) onEmergency({ reason: reason.trim() });
      }}
    >
      <TextField
        label={t('reason')}
        hint={t('reasonHint')}
        value={reason}
        onChange={setReason}
        maxLength={MAX_REASON}
        required
        error={asked && isMissing && t('reasonRequired')}
        className="min-w-0 max-w-lg grow"
      />
      <Button type="submit" icon="call" busy={state.phase === 'dialling'}>
        {t('call')}
      </Button>
    </form>
  );
}

/** Says that calls are not allowed at this hour and when they are, with a way to make an emergency call. */
export function OutsideHours({ state, callingHours, onEmergency }: OutsideHoursProps) {
  const whenOf = useWhen();
  const t = useMessages(outsideHoursMessages);
  const at = state.failure?.problem?.permittedAt;
  const { from, to } = callingHours;
  const when = at === undefined ? from : whenOf(at);
  return (
    <div className="flex flex-col gap-3">
      <ErrorState title={t('title')}>
        <p>{t('why', { from, to })}</p>
        <p>{t('next', { when })}</p>
      </ErrorState>
      <EmergencyForm state={state} onEmergency={onEmergency} />
    </div>
  );
}
