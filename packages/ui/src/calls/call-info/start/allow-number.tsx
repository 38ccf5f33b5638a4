import { MAX_ALLOW_REASON } from '@careline/core/internal/calls/line';
import type { CallSession } from '@careline/core/internal/calls/session';
import { type Phone, phoneText } from '@careline/core/internal/patients';
import { useState } from 'react';
import { useFailureText, useSubmission } from '../../../http/index.ts';
import { useMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { ErrorState } from '../../../primitives/error-state/index.ts';
import { TextField } from '../../../primitives/text-field/index.ts';
import { callNumbersMessages } from './start.messages.ts';

export interface AllowNumberProps {
  readonly session: CallSession;
  readonly phone: Phone;
  readonly onClose: () => void;
}

/** Asks why a stopped number may be called again. Stays open until the server confirms. */
export function AllowNumber({ session, phone: { value }, onClose }: AllowNumberProps) {
  const t = useMessages(callNumbersMessages);
  const failureText = useFailureText();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const { busy, error: failure, submit } = useSubmission();
  const isMissing = reason.trim() === '';
  async function send(): Promise<void> {
    if (await submit(reason, () => session.allowNumber(value, reason))) onClose();
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (!isMissing && !busy) void send();
      }}
    >
      {failure && (
        <ErrorState title={t('failed')} requestId={failure.requestId}>
          {failureText(failure)}
        </ErrorState>
      )}
      <TextField
        label={t('reason', { number: phoneText(value) })}
        hint={t('reasonHint')}
        value={reason}
        onChange={setReason}
        maxLength={MAX_ALLOW_REASON}
        required
        error={asked && isMissing && t('reasonRequired')}
        className="max-w-lg"
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="small" busy={busy}>
          {t('allow')}
        </Button>
        <Button size="small" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
