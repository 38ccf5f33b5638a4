import {
  EMERGENCY_ACCESS_MINUTES,
  MAX_EMERGENCY_REASON,
  MIN_EMERGENCY_REASON,
  openInEmergency,
} from '@careline/core/internal/audit';
import type { HttpError } from '@careline/core/internal/http';
import { useFailureText, useSubmission } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { Dialog } from '@careline/ui/primitives/dialog';
import { ErrorState } from '@careline/ui/primitives/error-state';
import { TextArea } from '@careline/ui/primitives/text-area';
import { TextField } from '@careline/ui/primitives/text-field';
import { type FormEvent, useId, useState } from 'react';
import { useConsole } from '../../../console-context.tsx';
import { emergencyAccessMessages } from '../patients.messages.ts';

export interface EmergencyAccessProps {
  readonly uhid: string;
  readonly onOpen: (vitaId: string) => void;
}

type Field = 'uhid' | 'reason';

/** The form's state and errors, and the request that opens the record. */
function useEmergency({ uhid, onOpen }: EmergencyAccessProps) {
  const { http } = useConsole();
  const [values, setValues] = useState<Readonly<Record<Field, string>>>({ uhid, reason: '' });
  const [checked, setChecked] = useState(false);
  const { submit: send, busy, error } = useSubmission();
  const body = { uhid: values.uhid.trim(), reason: values.reason.trim() };
  const lacks = { uhid: body.uhid === '', reason: body.reason.length < MIN_EMERGENCY_REASON };

  async function submit(): Promise<void> {
    setChecked(true);
    if (lacks.uhid || lacks.reason) return;
    const opened = await send(JSON.stringify(body), () => http.call(openInEmergency, { body }));
    if (opened) onOpen(opened.answer.vitaId);
  }

  const change = (field: Field) => (text: string) => setValues((known) => ({ ...known, [field]: text }));
  return { values, change, busy, error, submit, faults: checked ? lacks : { uhid: false, reason: false } };
}

type Emergency = ReturnType<typeof useEmergency>;

function Failure({ error }: { readonly error: HttpError }) {
  const t = useMessages(emergencyAccessMessages);
  const failureText = useFailureText();
  const words: Readonly<Record<string, string>> = { 'not-found': t('nobody'), 'rate-limited': t('limited') };
  const own = words[error.code ?? ''];
  return (
    <ErrorState title={t('failedTitle')} requestId={own ? undefined : error.requestId}>
      {own ?? failureText(error)}
    </ErrorState>
  );
}

function Fields({ values, change, faults }: Emergency) {
  const t = useMessages(emergencyAccessMessages);
  const least = MIN_EMERGENCY_REASON;
  return (
    <>
      <TextField
        label={t('uhid')}
        hint={t('uhidHint')}
        value={values.uhid}
        onChange={change('uhid')}
        error={faults.uhid && t('uhidMissing')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={120}
        required
      />
      <TextArea
        label={t('reason')}
        hint={t('reasonHint', { least, most: MAX_EMERGENCY_REASON })}
        value={values.reason}
        onChange={change('reason')}
        error={faults.reason && t('reasonShort', { least })}
        maxLength={MAX_EMERGENCY_REASON}
        data-autofocus
        required
      />
    </>
  );
}

function EmergencyDialog({ onClose, ...props }: EmergencyAccessProps & { readonly onClose: () => void }) {
  const t = useMessages(emergencyAccessMessages);
  const form = useId();
  const emergency = useEmergency(props);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void emergency.submit();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      persistent
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={form} variant="danger" busy={emergency.busy}>
            {t('open')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4 text-start">
        <p className="rounded-card border border-danger bg-danger-soft p-3 text-on-danger-soft">
          {t('warning', { minutes: EMERGENCY_ACCESS_MINUTES })}
        </p>
        <Fields {...emergency} />
        {emergency.error && <Failure error={emergency.error} />}
      </form>
    </Dialog>
  );
}

/** A discreet link to the record of another facility's patient, with a clear warning about what follows. */
export function EmergencyAccess({ uhid, onOpen }: EmergencyAccessProps) {
  const t = useMessages(emergencyAccessMessages);
  const [open, setOpen] = useState(false);
  const opened = (vitaId: string) => {
    setOpen(false);
    onOpen(vitaId);
  };
  return (
    <>
      <Button variant="quiet" icon="lock" onClick={() => setOpen(true)}>
        {t('offer')}
      </Button>
      {open && <EmergencyDialog uhid={uhid} onOpen={opened} onClose={() => setOpen(false)} />}
    </>
  );
}
