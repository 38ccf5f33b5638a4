import { type AuditPatient, findAuditPatient } from '@careline/core/internal/audit';
import { useSubmission } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { Button, buttonClass, IconButton } from '@careline/ui/primitives/button';
import { Icon } from '@careline/ui/primitives/icon';
import { TextField } from '@careline/ui/primitives/text-field';
import { Untranslated } from '@careline/ui/primitives/untranslated';
import { type FormEvent, useState } from 'react';
import { useConsole } from '../../console-context.tsx';
import { auditMessages } from './audit.messages.ts';
import { reportAddress } from './audit-address.ts';

export interface PatientFilterProps {
  readonly vitaId: string | undefined;
  readonly patient: AuditPatient | null;
  readonly onChange: (vitaId: string | undefined) => void;
}

/** Sends the UHID in a request body and gets an id back, so that it never appears in the address. */
function FindPatient({ onChange }: Pick<PatientFilterProps, 'onChange'>) {
  const t = useMessages(auditMessages);
  const { http } = useConsole();
  const [uhid, setUhid] = useState('');
  const { submit: send, busy, error } = useSubmission();

  async function find(): Promise<void> {
    const body = { uhid: uhid.trim() };
    if (body.uhid === '') return;
    const found = await send(body.uhid, () => http.call(findAuditPatient, { body }));
    if (found) onChange(found.answer.vitaId);
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void find();
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap items-start gap-2">
      <TextField
        label={t('uhid')}
        hideLabel
        placeholder={t('uhid')}
        value={uhid}
        onChange={setUhid}
        error={error && t(error.code === 'not-found' ? 'notFound' : 'findFailed')}
        autoComplete="off"
        spellCheck={false}
        maxLength={120}
        className="w-60 max-w-full"
      />
      <IconButton type="submit" icon="search" label={t('find')} aria-busy={busy} />
    </form>
  );
}

/** Narrows the log to one patient and links to their report. */
export function PatientFilter({ vitaId, patient, onChange }: PatientFilterProps) {
  const t = useMessages(auditMessages);
  const navigation = useNavigation();
  if (vitaId === undefined) return <FindPatient onChange={onChange} />;
  const name = patient
    ? `${patient.name.trim() || t('nameless')}, ${patient.uhid ?? t('noUhid')}`
    : t('onePatient');
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-accent-soft px-3 text-on-accent-soft text-sm">
      <p>
        <bdi>
          <Untranslated parts={[name]}>{t('onlyPatient', { name })}</Untranslated>
        </bdi>
      </p>
      <Button variant="quiet" size="small" icon="close" onClick={() => onChange(undefined)}>
        {t('allPatients')}
      </Button>
      <a className={buttonClass({ size: 'small' })} {...navigation.link(reportAddress({ vitaId }))}>
        <Icon name="description" size={16} />
        {t('report')}
      </a>
    </div>
  );
}
