import { serverNow } from '@careline/core/internal/clock';
import { formatDate } from '@careline/core/internal/formatting';
import type { HttpError } from '@careline/core/internal/http';
import { PATHS } from '@careline/core/internal/navigation';
import type { RegistrationStart } from '@careline/core/internal/patients';
import {
  type AskedLink,
  askForLink,
  LINK_REQUEST_DAYS,
  type LinkIdentity,
  type LinkProblem,
  MAX_LINK_REASON,
} from '@careline/core/internal/patients/duplicates';
import { uhidOwner } from '@careline/core/internal/patients/registration';
import { newId, useFailureText } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { Button, buttonClass } from '@careline/ui/primitives/button';
import { Dialog } from '@careline/ui/primitives/dialog';
import { ErrorState } from '@careline/ui/primitives/error-state';
import { StatusTag } from '@careline/ui/primitives/status-tag';
import { TextArea } from '@careline/ui/primitives/text-area';
import { TextField } from '@careline/ui/primitives/text-field';
import { useTimeZone } from '@careline/ui/provider';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useSave } from '../../../administration/use-form-save.ts';
import { useConsole } from '../../../console-context.tsx';
import { linksMessages } from '../patients.messages.ts';
import { readIdentity, type TypedIdentity, typedIdentity } from './asked-identity.ts';

export interface AskLinkDialogProps {
  /** What is already known about the patient. */
  readonly start?: RegistrationStart;
  /** Opens a patient who already belongs to this facility; undefined hides the button. */
  readonly onOpenPatient?: ((vitaId: string) => void) | undefined;
  readonly onClose: () => void;
  readonly onAsked?: (request: AskedLink) => void;
}

type Faults = Readonly<Record<LinkProblem | 'reason', string | undefined>>;

function Failure({ error, onOpenPatient }: { error: HttpError } & Pick<AskLinkDialogProps, 'onOpenPatient'>) {
  const t = useMessages(linksMessages);
  const failureText = useFailureText();
  const owner = uhidOwner(error);
  if (owner) {
    return (
      <ErrorState title={t('ownPatient', { name: owner.appUserInfo.name })}>
        {onOpenPatient && <Button onClick={() => onOpenPatient(owner.vitaId)}>{t('openPatient')}</Button>}
      </ErrorState>
    );
  }
  const isTooMany = error.code === 'conflict';
  return (
    <ErrorState title={t('askFailed')} requestId={isTooMany ? undefined : error.requestId}>
      {isTooMany ? t('tooMany') : failureText(error)}
    </ErrorState>
  );
}

interface FieldsProps {
  readonly typed: TypedIdentity;
  readonly reason: string;
  readonly faults: Faults;
  readonly change: (part: Partial<TypedIdentity>) => void;
  readonly onReason: (reason: string) => void;
}

function Fields({ typed, reason, faults, change, onReason }: FieldsProps) {
  const t = useMessages(linksMessages);
  return (
    <>
      <TextField
        label={t('uhid')}
        hint={t('uhidHint')}
        value={typed.uhid}
        error={faults.uhid ?? faults.missing}
        onChange={(uhid) => change({ uhid })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        value={typed.name}
        onChange={(name) => change({ name })}
        autoComplete="off"
        maxLength={120}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('phone')}
          hint={t('phoneHint')}
          type="tel"
          value={typed.phone}
          error={faults.phone}
          onChange={(phone) => change({ phone })}
          autoComplete="off"
          maxLength={40}
        />
        <TextField
          label={t('birthDate')}
          hint={t('birthDateHint')}
          value={typed.birthDate}
          error={faults.birthDate}
          onChange={(birthDate) => change({ birthDate })}
          autoComplete="off"
          maxLength={20}
        />
      </div>
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        required
        rows={2}
        maxLength={MAX_LINK_REASON}
        value={reason}
        error={faults.reason}
        onChange={onReason}
      />
    </>
  );
}

/** The form's state, and a request that is sent once per content. */
function useAskLink({ start = {}, onAsked }: AskLinkDialogProps) {
  const t = useMessages(linksMessages);
  const { http } = useConsole();
  const [typed, setTyped] = useState(() => typedIdentity(start));
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState<AskedLink>();
  const id = useRef(newId());
  const { save, saving, error } = useSave((body: { who: LinkIdentity; reason: string }, idempotencyKey) =>
    http.call(askForLink, { body: { ...body, id: id.current }, idempotencyKey }),
  );
  const { who, problem } = readIdentity(typed, serverNow());
  const fault = (key: LinkProblem | 'reason', isWrong: boolean) =>
    tried && isWrong ? t(`fault.${key}`) : undefined;
  const faults: Faults = {
    missing: fault('missing', problem === 'missing'),
    uhid: fault('uhid', problem === 'uhid'),
    phone: fault('phone', problem === 'phone'),
    birthDate: fault('birthDate', problem === 'birthDate'),
    reason: fault('reason', reason.trim() === ''),
  };
  async function submit(): Promise<void> {
    setTried(true);
    if (problem || reason.trim() === '') return;
    const answer = await save({ who, reason: reason.trim() });
    if (!answer) return;
    setSent(answer.data);
    onAsked?.(answer.data);
  }
  return { typed, setTyped, reason, setReason, faults, saving, error, sent, submit };
}

/** The request is sent: when it expires and where its answer will appear. */
function Sent({ request }: { readonly request: AskedLink }) {
  const t = useMessages(linksMessages);
  const timeZone = useTimeZone();
  return (
    <div role="status" className="flex flex-col items-start gap-2">
      <StatusTag tone="success">{t('sent', { time: formatDate(request.expiresAt, { timeZone }) })}</StatusTag>
      <p>{t('sentDo', { title: t('title') })}</p>
    </div>
  );
}

/** Asks the facilities that know a patient for a link. The response never reveals whether any do. */
export function AskLinkDialog(props: AskLinkDialogProps) {
  const { onClose, onOpenPatient } = props;
  const t = useMessages(linksMessages);
  const navigation = useNavigation();
  const form = useId();
  const ask = useAskLink(props);
  const { sent, error } = ask;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void ask.submit();
  };
  return (
    <Dialog
      open
      persistent
      onClose={onClose}
      title={t('askTitle')}
      actions={
        sent ? (
          <>
            {navigation.path !== PATHS.links && (
              <a className={buttonClass({})} {...navigation.link(PATHS.links)}>
                {t('seeRequests')}
              </a>
            )}
            <Button variant="primary" onClick={onClose}>
              {t('close')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button variant="primary" type="submit" form={form} busy={ask.saving}>
              {t('askDo')}
            </Button>
          </>
        )
      }
    >
      {sent ? (
        <Sent request={sent} />
      ) : (
        <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4 text-start">
          <p className="text-muted">{t('askMeaning', { days: LINK_REQUEST_DAYS })}</p>
          {error && <Failure error={error} onOpenPatient={onOpenPatient} />}
          <Fields
            typed={ask.typed}
            reason={ask.reason}
            faults={ask.faults}
            change={(part) => ask.setTyped({ ...ask.typed, ...part })}
            onReason={ask.setReason}
          />
        </form>
      )}
    </Dialog>
  );
}
