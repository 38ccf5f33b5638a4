import {
  addFollowUp,
  type FollowUp,
  type FollowUpState,
  followUpStateLabel,
  updateFollowUp,
} from '@careline/core/care';
import { isoDay } from '@careline/core/formatting';
import { useState } from 'react';
import { useCareFailureText } from '../../forms/care-failure/index.ts';
import { dateText } from '../../forms/form-renderer/index.ts';
import { useSubmission } from '../../http/use-submission.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { DateField } from '../../primitives/date-field/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { CareListView } from '../care-list-view.tsx';
import { useDirtyPart } from '../use-dirty-part.ts';
import { AssigneeField } from './assignee-field.tsx';
import type { CarePanelProps } from './care-panel.ts';
import { messages } from './patient-care.messages.ts';
import { useFollowUps } from './use-care-list.ts';

const todayOf = ({ now, timeZone }: CarePanelProps): string =>
  isoDay(Math.floor(now() / 1000), timeZone) ?? '';

interface ItemProps extends CarePanelProps {
  readonly followUp: FollowUp;
  readonly reload: () => void;
}

function State({ followUp, ...panel }: ItemProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  const { state, dueOn } = followUp;
  if (state !== 'open') {
    const ended = state === 'done' ? ({ tone: 'success' } as const) : ({ icon: 'close' } as const);
    return <StatusTag {...ended}>{followUpStateLabel(state, locale)}</StatusTag>;
  }
  const late = dueOn < todayOf(panel);
  return (
    <StatusTag tone={late ? 'warning' : 'info'}>
      {t(late ? 'overdue' : 'due', { date: dateText(dueOn) })}
    </StatusTag>
  );
}

function FollowUpItem(props: ItemProps) {
  const { followUp, http, vitaId, mayWrite, reload } = props;
  const t = useMessages(messages);
  const textOf = useCareFailureText();
  const saving = useSubmission(props.now);
  const end = async (state: FollowUpState) => {
    const { id, version: follows } = followUp;
    await saving.submit(`${follows} ${state}`, ({ key, at }) =>
      http.call(updateFollowUp, {
        body: { followUp: { id, vitaId, follows, state, metaInfo: { updatedAt: at } } },
        idempotencyKey: key,
      }),
    );
    reload();
  };
  return (
    <>
      <p className="wrap-anywhere">{followUp.what}</p>
      <State {...props} />
      {followUp.assignee && <p className="text-sm">{t('givenTo', { name: followUp.assignee.name })}</p>}
      <p className="text-muted text-sm">{t('plannedBy', { name: followUp.author.name })}</p>
      {followUp.outcome && <p className="wrap-anywhere text-sm">{followUp.outcome}</p>}
      {mayWrite && followUp.state === 'open' && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" icon="check" busy={saving.busy} onClick={() => void end('done')}>
            {t('markDone')}
          </Button>
          <Button size="small" variant="quiet" onClick={() => void end('cancelled')}>
            {t('notNeeded')}
          </Button>
        </div>
      )}
      {saving.error && <FieldError>{textOf(saving.error)}</FieldError>}
    </>
  );
}

/** Plans what is to be done and by when. */
function AddFollowUp({ onAdded, ...panel }: CarePanelProps & { readonly onAdded: () => void }) {
  const { http, vitaId } = panel;
  const t = useMessages(messages);
  const textOf = useCareFailureText();
  const today = todayOf(panel);
  const [what, setWhat] = useState('');
  const [dueOn, setDueOn] = useState(today);
  const [assigneeId, setAssigneeId] = useState('');
  const [asked, setAsked] = useState(false);
  const saving = useSubmission(panel.now);
  useDirtyPart(what.trim() !== '', panel.onDirtyChange);
  const add = async () => {
    setAsked(true);
    if (what.trim() === '' || dueOn === '') return;
    const stored = await saving.submit(`${dueOn} ${assigneeId} ${what}`, ({ id, key, at }) =>
      http.call(addFollowUp, {
        body: {
          followUp: {
            id,
            vitaId,
            what: what.trim(),
            dueOn,
            assigneeId: assigneeId || null,
            metaInfo: { updatedAt: at },
          },
        },
        idempotencyKey: key,
      }),
    );
    if (!stored) return;
    setWhat('');
    setAssigneeId('');
    setAsked(false);
    onAdded();
  };
  return (
    <div className="flex w-full flex-col gap-3">
      <TextField
        label={t('what')}
        value={what}
        onChange={setWhat}
        maxLength={300}
        error={asked && what.trim() === '' ? t('whatMissing') : undefined}
      />
      <DateField
        label={t('dueBy')}
        value={dueOn}
        onChange={setDueOn}
        min={today}
        error={asked && dueOn === '' ? t('dayMissing') : undefined}
      />
      <AssigneeField http={http} value={assigneeId} onChange={setAssigneeId} />
      {saving.error && <FieldError>{textOf(saving.error)}</FieldError>}
      <Button size="small" icon="add" className="self-start" busy={saving.busy} onClick={() => void add()}>
        {t('addFollowUp')}
      </Button>
    </div>
  );
}

/** What is to be done for a patient: what is due first, then what ended. */
export function PatientFollowUps(props: CarePanelProps) {
  const t = useMessages(messages);
  const { state, refresh: reload } = useFollowUps(props);
  return (
    <Card title={t('followUps')}>
      <div className="flex flex-col gap-4">
        {props.mayWrite && <AddFollowUp {...props} onAdded={reload} />}
        <CareListView
          state={state}
          label={t('followUps')}
          failed={t('followUpsFailed')}
          none={t('noFollowUps')}
          onRetry={reload}
        >
          {(followUp) => <FollowUpItem {...props} followUp={followUp} reload={reload} />}
        </CareListView>
      </div>
    </Card>
  );
}
