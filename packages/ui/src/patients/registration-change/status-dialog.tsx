import { isoDay } from '@careline/core/internal/formatting';
import { type EnteredReason, NO_REASON } from '@careline/core/internal/outbox';
import {
  type ChangeReason,
  type StatusChange,
  type StatusChangeKind,
  statusProblems,
  updateStatus,
} from '@careline/core/internal/patients/registration';
import { type FormEvent, useId, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { CheckField } from '../../primitives/check-field/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { useNow, useTimeZone } from '../../provider/index.ts';
import { ChangeReasonFields } from './change-reason-fields.tsx';
import type { PatientSurroundings } from './change-surroundings.ts';
import { type ConsentEntries, ConsentFields, givenConsent, NO_CONSENT } from './consent-fields.tsx';
import { type DeathEntries, DeathFields, deathDate, NO_DEATH_DATE } from './death-fields.tsx';
import { messages } from './registration-change.messages.ts';
import { SendingNote } from './sending-note.tsx';
import { useChangeSending } from './use-change-sending.ts';

const TEXTS = {
  'consent-withdrawn': { title: 'withdrawTitle', text: 'withdrawText', save: 'withdraw' },
  'consent-given': { title: 'giveTitle', text: undefined, save: 'giveAgain' },
  'consent-restored': { title: 'restoreTitle', text: 'restoreText', save: 'restore' },
  deceased: { title: 'deathTitle', text: 'deathText', save: 'recordDeath' },
  living: { title: 'undoDeathTitle', text: 'undoDeathText', save: 'undoDeath' },
} as const;

const IS_GRAVE: ReadonlySet<StatusChangeKind> = new Set(['consent-withdrawn', 'deceased']);

interface StatusDialogProps extends PatientSurroundings {
  readonly to: StatusChangeKind;
  readonly onClose: () => void;
}

/** Returns the change entered in the dialog; undefined while something is missing. */
function useEntered({ to, patient }: StatusDialogProps) {
  const now = useNow();
  const timeZone = useTimeZone();
  const [reason, setReason] = useState<EnteredReason<ChangeReason>>(NO_REASON);
  const [death, setDeath] = useState<DeathEntries>(NO_DEATH_DATE);
  const [confirmed, setConfirmed] = useState(false);
  const [consent, setConsent] = useState<ConsentEntries>(NO_CONSENT);
  const at = Math.floor(now() / 1000);
  const text = reason.text.trim();
  const on = deathDate(death);
  const change: StatusChange = {
    to,
    reason: { code: reason.code === '' ? 'other' : reason.code, ...(text !== '' && { text }) },
    ...(to === 'deceased' && { confirmed, ...(on && { on }) }),
    ...(to === 'consent-given' && { consent: givenConsent(consent, at) }),
  };
  const problems = statusProblems(change, patient, isoDay(at, timeZone) ?? '', at);
  const isDayMissing = to === 'deceased' && death.known !== 'none' && on === undefined;
  const isAgreed = to !== 'consent-given' || consent.agreed;
  const isRight = reason.code !== '' && problems.length === 0 && !isDayMissing && isAgreed;
  return {
    reason,
    setReason,
    death,
    setDeath,
    confirmed,
    setConfirmed,
    consent,
    setConsent,
    problems,
    isDayWrong: isDayMissing || problems.some(({ path }) => path === 'on'),
    change: isRight ? change : undefined,
  };
}

/** Records a withdrawn consent, a new consent or a death, or undoes one. */
export function StatusDialog(props: StatusDialogProps) {
  const { to, patient, session, outbox, onClose } = props;
  const t = useMessages(messages);
  const form = useId();
  const [asked, setAsked] = useState(false);
  const entered = useEntered(props);
  const sending = useChangeSending({ outbox, endpoint: updateStatus, onPatient: session.rebase });
  const { title, text, save } = TEXTS[to];
  async function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!entered.change) return;
    const result = await sending.send({ vitaId: patient.vitaId, ...entered.change });
    if (result === 'stored') onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(title)}
      width={to === 'consent-given' ? 'medium' : 'small'}
      persistent
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          {!sending.waits && (
            <Button
              variant={IS_GRAVE.has(to) ? 'danger' : 'primary'}
              type="submit"
              form={form}
              busy={sending.busy}
            >
              {t(save)}
            </Button>
          )}
        </>
      }
    >
      <form id={form} noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        {text && <p>{t(text)}</p>}
        {to === 'consent-given' && (
          <ConsentFields
            entries={entered.consent}
            onChange={entered.setConsent}
            problems={asked ? entered.problems : []}
            asked={asked}
          />
        )}
        {to === 'deceased' && (
          <DeathFields
            entries={entered.death}
            onChange={entered.setDeath}
            wrong={asked && entered.isDayWrong}
          />
        )}
        <ChangeReasonFields kind={to} reason={entered.reason} onChange={entered.setReason} asked={asked} />
        {to === 'deceased' && (
          <CheckField
            label={t('deathConfirm')}
            checked={entered.confirmed}
            onChange={entered.setConfirmed}
            error={asked && !entered.confirmed && t('deathConfirmMissing')}
          />
        )}
        <SendingNote sending={sending} />
      </form>
    </Dialog>
  );
}
