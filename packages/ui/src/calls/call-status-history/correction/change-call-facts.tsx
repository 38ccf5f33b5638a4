import { type Contact, MAX_CORRECTION_REASON } from '@careline/core/internal/calls';
import {
  callTypesFor,
  createTouchpointUpdate,
  reasonProblem,
  type TouchpointFacts,
  touchpointFacts,
} from '@careline/core/internal/calls/correction';
import { callTypeLabel } from '@careline/core/internal/programmes';
import { useMemo, useState } from 'react';
import { newId, useFailureText, useSubmission } from '../../../http/index.ts';
import { useLocale, useMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { DateField } from '../../../primitives/date-field/index.ts';
import { Dialog } from '../../../primitives/dialog/index.ts';
import { ErrorState } from '../../../primitives/error-state/index.ts';
import { SelectField } from '../../../primitives/select-field/index.ts';
import { TextArea } from '../../../primitives/text-area/index.ts';
import { Untranslated } from '../../../primitives/untranslated/index.ts';
import { useHttp, useNow, useTimeZone } from '../../../provider/index.ts';
import { callCorrectionMessages, callFactsChangeMessages } from '../call-detail.messages.ts';
import { reasonWords } from './correct-call.tsx';

export interface ChangeCallFactsProps {
  readonly contact: Contact;
  /** The name of the patient who was called. */
  readonly name: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Sends one change at a time, and returns the last failure for display. */
function useChange({ contact, onDone }: ChangeCallFactsProps) {
  const now = useNow();
  const http = useHttp();
  const timeZone = useTimeZone();
  // Created once: a change by another user must become a conflict and must not reset the form.
  const [made] = useState(contact);
  const update = useMemo(
    () => createTouchpointUpdate({ http, contact: made, timeZone, now, newId }),
    [http, made, timeZone, now],
  );
  const { busy, error, submit } = useSubmission();
  async function send(facts: TouchpointFacts, reason: string): Promise<void> {
    if (await submit(JSON.stringify([facts, reason]), () => update.save(facts, reason))) onDone();
  }
  return { update, busy, failure: error, send };
}

interface FieldsProps {
  readonly contact: Contact;
  readonly facts: TouchpointFacts;
  readonly timeError: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (part: Partial<TouchpointFacts>) => void;
}

function Fields({ contact, facts, timeError, disabled, onChange }: FieldsProps) {
  const t = useMessages(callFactsChangeMessages);
  const locale = useLocale();
  const types = callTypesFor(contact);
  const directions = [
    { value: 'outbound', label: t('outbound') },
    { value: 'inbound', label: t('inbound') },
  ];
  return (
    <>
      <div className="flex flex-wrap gap-4">
        <DateField
          label={t('day')}
          value={facts.date}
          error={timeError}
          disabled={disabled}
          onChange={(date) => onChange({ date })}
        />
        <DateField
          type="time"
          label={t('time')}
          value={facts.time}
          disabled={disabled}
          onChange={(time) => onChange({ time })}
        />
      </div>
      <SelectField
        label={t('direction')}
        value={facts.direction}
        options={directions}
        disabled={disabled}
        onChange={(direction) => onChange({ direction })}
      />
      <SelectField
        label={t('callType')}
        hint={types.length > 1 ? undefined : t('typeStays')}
        value={facts.callType}
        options={types.map((value) => ({ value, label: callTypeLabel(value, locale) }))}
        disabled={disabled || types.length < 2}
        onChange={(callType) => onChange({ callType })}
      />
    </>
  );
}

/** Corrects the time, direction and type of a closed call, with a reason. */
export function ChangeCallFacts(props: ChangeCallFactsProps) {
  const timeZone = useTimeZone();
  const { contact, name, onClose } = props;
  const t = useMessages(callFactsChangeMessages);
  const correction = useMessages(callCorrectionMessages);
  const failureText = useFailureText();
  const [facts, setFacts] = useState(() => touchpointFacts(contact, timeZone));
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const { update, busy, failure, send } = useChange(props);
  const problem = asked ? update.problem(facts) : undefined;
  const save = () => {
    setAsked(true);
    if (update.problem(facts) === undefined && reasonProblem(reason) === undefined) void send(facts, reason);
  };
  return (
    <Dialog
      open
      persistent
      title={<Untranslated parts={[name]}>{t('title', { name })}</Untranslated>}
      onClose={onClose}
      actions={
        <>
          <p role="status" className="grow self-center text-muted">
            {problem === 'unchanged' && t('unchanged')}
          </p>
          <Button onClick={onClose}>{correction('cancel')}</Button>
          <Button variant="primary" busy={busy} onClick={save}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {failure && (
          <ErrorState title={t('failed')} requestId={failure.requestId}>
            <p>{failureText(failure)}</p>
            <p>{correction('stored')}</p>
          </ErrorState>
        )}
        <p>{t('text')}</p>
        <Fields
          contact={contact}
          facts={facts}
          timeError={problem && problem !== 'unchanged' ? t(problem) : undefined}
          disabled={busy}
          onChange={(part) => setFacts((before) => ({ ...before, ...part }))}
        />
        <TextArea
          label={t('reason')}
          hint={correction('reasonHint')}
          value={reason}
          error={reasonWords(asked ? reasonProblem(reason) : undefined, correction)}
          maxLength={MAX_CORRECTION_REASON}
          disabled={busy}
          onChange={setReason}
        />
      </div>
    </Dialog>
  );
}
