import { getTeamWork, reassignPatient } from '@careline/core/internal/calls/worklist';
import { addTask, MAX_TASK_TEXT } from '@careline/core/internal/care';
import {
  MESSAGE_CHANNELS,
  type MessageChannel,
  messageTemplateLabel,
  sendEmail,
  sendSms,
  TEMPLATE_PARAMETERS,
} from '@careline/core/internal/communication';
import { isoDay } from '@careline/core/internal/formatting';
import { manualMetaInfo } from '@careline/core/internal/metrics';
import { changeTags } from '@careline/core/internal/patients';
import { useState } from 'react';
import { useMessageFailureText } from '../../care/patient-messages/index.ts';
import { ANYBODY, useTaskPeople, WhomField } from '../../care/tasks/index.ts';
import { RequestFailed, useFailureText, useQuery } from '../../http/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { useTagDefinitions } from '../../preferences/index.ts';
import { DateField } from '../../primitives/date-field/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { useHttp, useNow, useTimeZone } from '../../provider/index.ts';
import { bulkMessages } from '../patient-lists.messages.ts';
import { type BulkActProps, BulkDialog } from './bulk-dialog.tsx';

/** Assigns the patients to a colleague until the end of the day. */
export function GivePatients(props: BulkActProps) {
  const t = useMessages(bulkMessages);
  const http = useHttp();
  const failureText = useFailureText();
  const [staffId, setStaffId] = useState('');
  const { state, retry } = useQuery([http], async (signal) => {
    const { data } = await http.call(getTeamWork, { signal });
    return data.staff.filter(({ mayCall }) => mayCall);
  });
  return (
    <BulkDialog
      {...props}
      title={t('giveTitle', { count: props.patients.length })}
      verb={t('give')}
      endpoint={reassignPatient.name}
      failureText={failureText}
      act={
        staffId === ''
          ? undefined
          : ({ vitaId, key }) =>
              http.call(reassignPatient, { body: { vitaId, staffId }, idempotencyKey: key })
      }
    >
      <p>{t('giveText')}</p>
      {state.phase === 'loading' && <Skeleton shape="row" />}
      {state.phase === 'failed' && (
        <RequestFailed title={t('peopleFailed')} onRetry={retry} error={state.error} />
      )}
      {state.phase === 'ready' && state.value.length === 0 && <p>{t('noCallers')}</p>}
      {state.phase === 'ready' && state.value.length > 0 && (
        <SelectField
          label={t('giveTo')}
          placeholder={t('choose')}
          value={staffId}
          onChange={setStaffId}
          options={state.value.map(({ staff }) => ({ value: staff.id, label: staff.name }))}
        />
      )}
    </BulkDialog>
  );
}

/** Sets a tag. Patients who have it already count as done. */
export function TagPatients(props: BulkActProps) {
  const t = useMessages(bulkMessages);
  const http = useHttp();
  const failureText = useFailureText();
  const [code, setCode] = useState('');
  const definitions = useTagDefinitions(http);
  const offered = definitions.tags.filter(({ archived }) => !archived);
  return (
    <BulkDialog
      {...props}
      title={t('tagTitle', { count: props.patients.length })}
      verb={t('tag')}
      endpoint={changeTags.name}
      failureText={failureText}
      act={
        code === ''
          ? undefined
          : ({ vitaId, key }) =>
              http.call(changeTags, { body: { vitaId, set: [code], remove: [] }, idempotencyKey: key })
      }
    >
      {offered.length > 0 ? (
        <SelectField
          label={t('tagName')}
          placeholder={t('choose')}
          value={code}
          onChange={setCode}
          options={offered.map((one) => ({ value: one.code, label: one.label }))}
        />
      ) : (
        <p>{t('noTags')}</p>
      )}
    </BulkDialog>
  );
}

/** Messages that need no time of their own, because one text goes to all. */
const TEMPLATES = ['missed-call', 'reports', 'visit'] as const;
type Template = (typeof TEMPLATES)[number];

/** Sends a message. The server leaves out patients who may not be written to, and waits for the calling hours. */
export function MessagePatients(props: BulkActProps) {
  const t = useMessages(bulkMessages);
  const http = useHttp();
  const now = useNow();
  const locale = useLocale();
  const failureText = useMessageFailureText();
  const [template, setTemplate] = useState<Template | ''>('');
  const [channel, setChannel] = useState<MessageChannel>('sms');
  const [on, setOn] = useState('');
  const needsDay = template !== '' && TEMPLATE_PARAMETERS[template] === 'on';
  const isComplete = template !== '' && (!needsDay || on !== '');
  const endpoint = channel === 'email' ? sendEmail : sendSms;
  return (
    <BulkDialog
      {...props}
      title={t('messageTitle', { count: props.patients.length })}
      verb={t('message')}
      endpoint={endpoint.name}
      failureText={failureText}
      act={
        isComplete
          ? ({ vitaId, id, key }) => {
              const message = {
                id,
                vitaId,
                template,
                parameters: needsDay ? { on } : {},
                metaInfo: manualMetaInfo(now()),
              };
              return http.call(endpoint, { body: { message }, idempotencyKey: key });
            }
          : undefined
      }
    >
      <p>{t('messageText')}</p>
      <SelectField<Template>
        label={t('template')}
        placeholder={t('choose')}
        value={template}
        onChange={setTemplate}
        options={TEMPLATES.map((value) => ({ value, label: messageTemplateLabel(value, locale) }))}
      />
      {needsDay && <DateField label={t('visitOn')} value={on} onChange={setOn} required />}
      <SelectField<MessageChannel>
        label={t('channel')}
        value={channel}
        onChange={(value) => setChannel(value || 'sms')}
        options={MESSAGE_CHANNELS.map((value) => ({ value, label: t(value) }))}
      />
    </BulkDialog>
  );
}

/** Creates the same task for each patient. */
export function TaskForPatients(props: BulkActProps) {
  const t = useMessages(bulkMessages);
  const http = useHttp();
  const now = useNow();
  const timeZone = useTimeZone();
  const failureText = useFailureText();
  const people = useTaskPeople(http);
  const [what, setWhat] = useState('');
  const [dueOn, setDueOn] = useState(() => isoDay(now() / 1000, timeZone) ?? '');
  const [whom, setWhom] = useState(ANYBODY);
  const isComplete = what.trim() !== '' && dueOn !== '';
  return (
    <BulkDialog
      {...props}
      title={t('taskTitle', { count: props.patients.length })}
      verb={t('task')}
      endpoint={addTask.name}
      failureText={failureText}
      act={
        isComplete
          ? ({ vitaId, id, key }) => {
              const task = { id, vitaId, what: what.trim(), dueOn, ...whom, metaInfo: manualMetaInfo(now()) };
              return http.call(addTask, { body: { task }, idempotencyKey: key });
            }
          : undefined
      }
    >
      <TextField label={t('what')} value={what} onChange={setWhat} maxLength={MAX_TASK_TEXT} required />
      <DateField label={t('due')} value={dueOn} onChange={setDueOn} required />
      <WhomField from={people} label={t('whom')} value={whom} onChange={setWhom} />
    </BulkDialog>
  );
}
