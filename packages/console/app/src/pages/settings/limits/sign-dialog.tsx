import {
  MAX_CLINICIAN,
  MAX_CLINICIAN_NUMBER,
  type NewSchemeSignature,
  type SchemeSignature,
  signScheme,
} from '@careline/core/internal/administration';
import type { ThresholdScheme } from '@careline/core/internal/clinical';
import { serverSeconds } from '@careline/core/internal/clock';
import { isoDay } from '@careline/core/internal/formatting';
import { newId, RequestFailed } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { DateField } from '@careline/ui/primitives/date-field';
import { Dialog } from '@careline/ui/primitives/dialog';
import { TextField } from '@careline/ui/primitives/text-field';
import { useTimeZone } from '@careline/ui/provider';
import { type FormEvent, useId, useState } from 'react';
import { administrationMessages } from '../../../administration/administration.messages.ts';
import { useSave } from '../../../administration/use-form-save.ts';
import { useUnsaved } from '../../../administration/use-unsaved.ts';
import { useConsole } from '../../../console-context.tsx';
import { signatureMessages } from '../settings.messages.ts';
import { useSchemeName } from './limit-texts.ts';

export interface SignDialogProps {
  readonly scheme: ThresholdScheme;
  readonly onStored: (signature: SchemeSignature) => void;
  readonly onClose: () => void;
}

const EMPTY = { clinician: '', registrationNumber: '', signedOn: '' };

/** Records that a clinician has signed one version of the limits. */
export function SignDialog({ scheme, onStored, onClose }: SignDialogProps) {
  const t = useMessages(signatureMessages);
  const g = useMessages(administrationMessages);
  const { http } = useConsole();
  const form = useId();
  const name = useSchemeName()(scheme);
  const timeZone = useTimeZone();
  const [id] = useState(newId);
  const [value, setValue] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const { save, saving, error } = useSave((signature: NewSchemeSignature, idempotencyKey) =>
    http.call(signScheme, { body: { signature }, idempotencyKey }),
  );
  const today = isoDay(serverSeconds(), timeZone) ?? '';
  const isMissing = (key: keyof typeof EMPTY): boolean => value[key].trim() === '';
  const isLater = value.signedOn > today;
  useUnsaved(JSON.stringify(value) !== JSON.stringify(EMPTY));

  async function store() {
    setTried(true);
    if (isMissing('clinician') || isMissing('registrationNumber') || isMissing('signedOn') || isLater) return;
    const { key, version } = scheme;
    const answer = await save({
      id,
      scheme: key,
      version,
      clinician: value.clinician.trim(),
      registrationNumber: value.registrationNumber.trim(),
      signedOn: value.signedOn,
    });
    if (answer) onStored(answer.data);
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('signTitle', { scheme: name })}
      width="small"
      actions={
        <>
          <Button onClick={onClose}>{g('cancel')}</Button>
          <Button variant="primary" type="submit" form={form} busy={saving}>
            {g('save')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void store();
        }}
      >
        {error && <RequestFailed title={g('saveFailed')} error={error} />}
        <p className="text-muted">{t('signMeaning')}</p>
        <TextField
          label={t('clinician')}
          value={value.clinician}
          maxLength={MAX_CLINICIAN}
          error={tried && isMissing('clinician') && t('clinicianMissing')}
          onChange={(clinician) => setValue({ ...value, clinician })}
          required
        />
        <TextField
          label={t('number')}
          hint={t('numberHint')}
          value={value.registrationNumber}
          maxLength={MAX_CLINICIAN_NUMBER}
          error={tried && isMissing('registrationNumber') && t('numberMissing')}
          onChange={(registrationNumber) => setValue({ ...value, registrationNumber })}
          required
        />
        <DateField
          label={t('day')}
          value={value.signedOn}
          max={today}
          error={tried && (isMissing('signedOn') || isLater) && t(isLater ? 'dayLater' : 'dayMissing')}
          onChange={(signedOn) => setValue({ ...value, signedOn })}
          required
        />
      </form>
    </Dialog>
  );
}
