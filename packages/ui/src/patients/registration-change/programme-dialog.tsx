import { isoDay } from '@careline/core/internal/formatting';
import { type EnteredReason, NO_REASON } from '@careline/core/internal/outbox';
import {
  activateProgramme,
  type ChangeReason,
  ENROLMENT_KINDS,
  type EnrolmentAction,
  type EnrolmentChange,
  enrolmentIn,
  enrolmentProblems,
} from '@careline/core/internal/patients/registration';
import { type ProgrammeKey, programmeLabel } from '@careline/core/internal/programmes';
import { type FormEvent, useId, useState } from 'react';
import { useFormatDate, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { DateField } from '../../primitives/date-field/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { useNow, useTimeZone } from '../../provider/index.ts';
import { ChangeReasonFields } from './change-reason-fields.tsx';
import type { PatientSurroundings } from './change-surroundings.ts';
import { messages } from './registration-change.messages.ts';
import { SendingNote } from './sending-note.tsx';
import { useChangeSending } from './use-change-sending.ts';

export interface ProgrammeDialogProps extends PatientSurroundings {
  readonly action: EnrolmentAction;
  /** Empty if the user must choose one. */
  readonly programme: ProgrammeKey | '';
  readonly choices: readonly ProgrammeKey[];
  readonly onClose: () => void;
}

const TEXTS = {
  enrol: { title: 'enrolTitle', save: 'enrolSave', day: 'enrolledOn', means: 'enrolMeans' },
  end: { title: 'endTitle', save: 'endSave', day: 'endedOn', means: 'endMeans' },
  correct: { title: 'correctTitle', save: 'correctSave', day: 'enrolledOn', means: 'enrolMeans' },
} as const;

function useDayProblem() {
  const formatDate = useFormatDate();
  const t = useMessages(messages);
  return (code: string | undefined, expected = ''): string | undefined => {
    if (code === undefined) return undefined;
    if (code === 'future') return t('dateFuture');
    if (code === 'before-birth') return t('dateBeforeBirth');
    if (code === 'before-enrolment') return t('dateBeforeEnrolment');
    return code === 'still-enrolled'
      ? t('dateStillEnrolled', { date: formatDate(expected) })
      : t('dateMissing');
  };
}

const isWhole = (on: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(on);

function useEntered({ action, programme: given, patient }: ProgrammeDialogProps) {
  const now = useNow();
  const timeZone = useTimeZone();
  const today = isoDay(Math.floor(now() / 1000), timeZone) ?? '';
  const since = given === '' ? 0 : (enrolmentIn(patient, given)?.enrolledAt ?? 0);
  const first = action === 'correct' && since > 0 ? (isoDay(since, timeZone) ?? today) : today;
  const [programme, setProgramme] = useState(given);
  const [on, setOn] = useState(first);
  const [reason, setReason] = useState<EnteredReason<ChangeReason>>(NO_REASON);
  const text = reason.text.trim();
  const change =
    programme !== '' && isWhole(on) && reason.code !== ''
      ? ({
          action,
          programme,
          on,
          reason: { code: reason.code, ...(text !== '' && { text }) },
        } satisfies EnrolmentChange)
      : undefined;
  // Lets the day be checked before a reason is chosen.
  const draft = { action, programme: programme || 'ahc', on, reason: { code: 'other', text: 'x' } } as const;
  const day = isWhole(on)
    ? enrolmentProblems(draft, programme === '' ? { ...patient, pastEnrolments: [] } : patient, {
        today,
        timeZone,
      }).find(({ path }) => path === 'on')
    : ({ path: 'on', code: 'required' } as const);
  const isRight = change !== undefined && !day && !(reason.code === 'other' && text === '');
  return {
    programme,
    setProgramme,
    on,
    setOn,
    reason,
    setReason,
    change: isRight ? change : undefined,
    day,
    today,
  };
}

/** Enrols in a programme, ends it, or corrects its day. Asks for the day and the reason. */
export function ProgrammeDialog(props: ProgrammeDialogProps) {
  const { action, programme: given, choices, patient, session, outbox, onClose } = props;
  const t = useMessages(messages);
  const form = useId();
  const dayText = useDayProblem();
  const entered = useEntered(props);
  const [asked, setAsked] = useState(false);
  const sending = useChangeSending({ outbox, endpoint: activateProgramme, onPatient: session.rebase });
  const texts = TEXTS[action];
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
      title={t(texts.title, { programme: given === '' ? '' : programmeLabel(given) })}
      width="small"
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          {!sending.waits && (
            <Button variant="primary" type="submit" form={form} busy={sending.busy}>
              {t(texts.save)}
            </Button>
          )}
        </>
      }
    >
      <form id={form} noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <p>{t(texts.means)}</p>
        {given === '' && (
          <SelectField
            label={t('programme')}
            placeholder={t('chooseProgramme')}
            options={choices.map((value) => ({ value, label: programmeLabel(value) }))}
            value={entered.programme}
            onChange={entered.setProgramme}
            error={asked && entered.programme === '' && t('programmeMissing')}
            required
          />
        )}
        <DateField
          label={t(texts.day)}
          required
          max={entered.today}
          value={entered.on}
          onChange={entered.setOn}
          error={
            asked
              ? dayText(
                  entered.day?.code,
                  entered.day && 'expected' in entered.day ? entered.day.expected : undefined,
                )
              : undefined
          }
        />
        <ChangeReasonFields
          kind={ENROLMENT_KINDS[action]}
          reason={entered.reason}
          onChange={entered.setReason}
          asked={asked}
        />
        <SendingNote sending={sending} />
      </form>
    </Dialog>
  );
}
