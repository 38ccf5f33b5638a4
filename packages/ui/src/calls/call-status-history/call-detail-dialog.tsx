import type { Contact } from '@careline/core/internal/calls';
import { correctableForm, hasCorrectableOutcome } from '@careline/core/internal/calls/correction';
import type { CallDetail, CallDetailState } from '@careline/core/internal/calls/history';
import type { CallingHours } from '@careline/core/internal/calls/outcome';
import { useState } from 'react';
import { RequestFailed } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { Untranslated } from '../../primitives/untranslated/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { useHttp } from '../../provider/index.ts';
import {
  callCorrectionMessages,
  callDetailMessages,
  callFactsChangeMessages,
} from './call-detail.messages.ts';
import { CallDetailView } from './call-detail-view.tsx';
import { callStatusHistoryMessages } from './call-status-history.messages.ts';
import type { CallTimes } from './call-times.ts';
import { ChangeCallFacts } from './correction/change-call-facts.tsx';
import { CorrectCall } from './correction/correct-call.tsx';
import { CorrectOutcome } from './correction/correct-outcome.tsx';
import { WithdrawCall } from './correction/withdraw-call.tsx';

export interface CallDetailDialogProps {
  readonly detail: CallDetail;
  readonly state: CallDetailState;
  readonly times: CallTimes;
  readonly callingHours?: CallingHours;
  readonly now: () => number;
  readonly onClose: () => void;
  /** The call was corrected or withdrawn. */
  readonly onChanged: () => void;
  /** If omitted, there is no link to the patient. */
  readonly onOpenPatient?: (vitaId: string) => void;
  /** If omitted, there is no link to the patient's readings. */
  readonly onOpenReadings?: (vitaId: string) => void;
}

function Content(props: CallDetailDialogProps) {
  const t = useMessages(callDetailMessages);
  const { phase, error, contact } = props.state;
  if (phase === 'failed') {
    return <RequestFailed title={t('failedTitle')} onRetry={props.detail.retry} error={error} />;
  }
  if (contact) return <CallDetailView {...props} contact={contact} />;
  return (
    <div aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton lines={8} />
    </div>
  );
}

type Change = 'correct' | 'withdraw' | 'facts';

interface ChangingProps extends CallDetailDialogProps {
  readonly contact: Contact;
  readonly name: string;
  readonly change: Change;
  readonly onEnd: () => void;
}

/** Corrects or withdraws the call in a dialog over the detail, and reloads the detail afterwards. */
function Changing({ contact, name, change, onEnd, ...props }: ChangingProps) {
  const http = useHttp();
  const { callingHours, now, detail, state } = props;
  const done = () => {
    onEnd();
    detail.reload();
    props.onChanged();
  };
  const common = { http, contact, name, now, onDone: done, onClose: onEnd };
  if (change === 'withdraw') return <WithdrawCall {...common} />;
  if (change === 'facts') return <ChangeCallFacts {...common} />;
  if (hasCorrectableOutcome(contact)) {
    return <CorrectOutcome {...common} callingHours={callingHours} />;
  }
  const [log] = state.logs;
  return log ? <CorrectCall {...common} log={log} /> : null;
}

/** Buttons to correct or withdraw the call. Renders nothing for most users. */
function Actions({
  state,
  onChange,
}: Pick<CallDetailDialogProps, 'state'> & { onChange: (to: Change) => void }) {
  const t = useMessages(callCorrectionMessages);
  const facts = useMessages(callFactsChangeMessages);
  const { contact, mayCorrect, logs } = state;
  const [log] = logs;
  if (!mayCorrect || !contact) return null;
  const isCorrectable = hasCorrectableOutcome(contact) || (log && correctableForm(contact, log));
  return (
    <>
      <Button icon="close" onClick={() => onChange('withdraw')}>
        {t('withdraw')}
      </Button>
      <Button icon="schedule" onClick={() => onChange('facts')}>
        {facts('change')}
      </Button>
      {isCorrectable && (
        <Button icon="edit" onClick={() => onChange('correct')}>
          {t('correct')}
        </Button>
      )}
    </>
  );
}

/** One call next to the list: its details, its log and the buttons to correct or withdraw it. */
export function CallDetailDialog(props: CallDetailDialogProps) {
  const t = useMessages(callDetailMessages);
  const heads = useMessages(callStatusHistoryMessages);
  const [change, setChange] = useState<Change>();
  const { phase, contact, mayCorrect } = props.state;
  const name = contact && (contact.patient.name.trim() || heads('nameless'));
  return (
    <>
      <Dialog
        open={phase !== 'closed'}
        onClose={props.onClose}
        title={<Untranslated parts={[name]}>{name ? t('titleOf', { name }) : t('title')}</Untranslated>}
        placement="side"
        actions={mayCorrect && <Actions state={props.state} onChange={setChange} />}
      >
        <Content {...props} />
      </Dialog>
      {change && contact && name && (
        <Changing
          {...props}
          contact={contact}
          name={name}
          change={change}
          onEnd={() => setChange(undefined)}
        />
      )}
    </>
  );
}
