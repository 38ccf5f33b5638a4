import { giveWork, MAX_GIVEN, type TeamMember, takeBackWork } from '@careline/core/internal/calls/worklist';
import { formatNumber } from '@careline/core/internal/formatting';
import { PROGRAMME_KEYS, type ProgrammeKey, programmeLabel } from '@careline/core/internal/programmes';
import { useState } from 'react';
import { useFailureText, useSubmission } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { Untranslated } from '../../primitives/untranslated/index.ts';
import { useHttp } from '../../provider/index.ts';
import { teamWorkMessages } from './team-work.messages.ts';

export interface TeamDialogProps {
  readonly member: TeamMember;
  /** Called with the number of patients that were assigned or unassigned. */
  readonly onDone: (patients: number) => void;
  readonly onClose: () => void;
}

const COUNTS = ['5', '10', '20', String(MAX_GIVEN)] as const;
type Count = (typeof COUNTS)[number];

/** Assigns the next patients to a colleague. */
export function GiveDialog({ member, onDone, onClose }: TeamDialogProps) {
  const http = useHttp();
  const t = useMessages(teamWorkMessages);
  const failureText = useFailureText();
  const { submit, busy, error } = useSubmission();
  const [count, setCount] = useState<Count>('10');
  const [programme, setProgramme] = useState<ProgrammeKey | ''>('');
  const { id: staffId, name } = member.staff;
  const give = async () => {
    const body = { staffId, count: Number(count), ...(programme && { programme }) };
    const sent = await submit(JSON.stringify(body), ({ key }) =>
      http.call(giveWork, { body, idempotencyKey: key }),
    );
    if (sent) onDone(sent.answer.data.given);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Untranslated parts={[name]}>{t('giveTo', { name })}</Untranslated>}
      width="small"
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" busy={busy} onClick={() => void give()}>
            {t('giveDo')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p>{t('giveMeaning', { name })}</p>
        <SelectField<Count>
          label={t('count')}
          value={count}
          onChange={(value) => setCount(value || '10')}
          options={COUNTS.map((value) => ({ value, label: formatNumber(Number(value)) }))}
        />
        <SelectField<ProgrammeKey>
          label={t('programme')}
          value={programme}
          onChange={setProgramme}
          placeholder={t('anyProgramme')}
          options={PROGRAMME_KEYS.map((value) => ({ value, label: programmeLabel(value) }))}
        />
        {error && <FieldError>{failureText(error)}</FieldError>}
      </div>
    </Dialog>
  );
}

/** Confirms before unassigning a colleague's patients. */
export function TakeBackDialog({ member, onDone, onClose }: TeamDialogProps) {
  const http = useHttp();
  const t = useMessages(teamWorkMessages);
  const failureText = useFailureText();
  const { submit, busy, error } = useSubmission();
  const { id: staffId, name } = member.staff;
  const takeBack = async () => {
    const sent = await submit(staffId, ({ key }) =>
      http.call(takeBackWork, { body: { staffId }, idempotencyKey: key }),
    );
    if (sent) onDone(sent.answer.data.taken);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Untranslated parts={[name]}>{t('takeBackFrom', { name })}</Untranslated>}
      width="small"
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" busy={busy} onClick={() => void takeBack()}>
            {t('takeDo')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <p>{t('takeMeaning', { name })}</p>
        {error && <FieldError>{failureText(error)}</FieldError>}
      </div>
    </Dialog>
  );
}
