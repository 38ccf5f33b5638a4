import type { Contact } from '@careline/core/internal/calls';
import { DEFAULT_CALLING_HOURS } from '@careline/core/internal/calls/outcome';
import type { CallOpening, CallChoice as Choice } from '@careline/core/internal/calls/session';
import { isCallTypeOf } from '@careline/core/internal/programmes';
import { useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { LiveRegionProvider } from '../../primitives/live-region/index.ts';
import { useHttp } from '../../provider/index.ts';
import { useStore } from '../../store/index.ts';
import { messages } from './call-info.messages.ts';
import { CallLoading } from './call-loading.tsx';
import { CallScreen } from './call-screen.tsx';
import type { CallSurroundings } from './call-surroundings.ts';
import { CallChoice } from './start/call-choice.tsx';
import { CallRefusal } from './start/call-refusal.tsx';
import { useCallOpening } from './start/use-call-opening.ts';

/**
 * Hands a `tel:` address to whatever dials here: a softphone, a phone, or nothing. Through an anchor, so that the page
 * itself never leaves.
 */
function openTel(tel: string): void {
  const link = document.createElement('a');
  link.href = tel;
  link.click();
}

type Defaulted = 'http' | 'callingHours' | 'autoFocus' | 'onTel';

export interface CallInfoProps
  extends Omit<CallSurroundings, Defaulted | 'onContinue'>,
    Partial<Pick<CallSurroundings, Defaulted>> {
  readonly vitaId: string;
  /** Asked for already; otherwise the person chooses, where there is a choice. */
  readonly programme?: string;
  readonly callType?: string;
  /** An unfinished call to be finished. */
  readonly contactId?: string;
}

interface AskedProps extends CallSurroundings {
  readonly vitaId: string;
  readonly programme?: string;
  readonly callType?: string;
  readonly contactId?: string;
  readonly facilityId: string;
}

const keyOf = ({ programme, callType }: Choice): string => `${programme} ${callType}`;

/** The kind of call a contact is of; undefined where its calls are not logged here. */
function choiceOf({ programme, callType }: Contact): Choice | undefined {
  return isCallTypeOf(programme, callType) ? ({ programme, callType } as Choice) : undefined;
}

function Opened({ opening, ...props }: AskedProps & { readonly opening: CallOpening }) {
  const state = useStore(opening.store, (whole) => whole);
  switch (state.phase) {
    case 'loading':
      return <CallLoading />;
    case 'choose':
      return <CallChoice {...props} {...state} onChoose={opening.choose} />;
    case 'closed': {
      const refusal = <CallRefusal {...props} state={state} onRetry={() => void opening.load()} />;
      const choice = choiceOf(state.contact);
      if (!choice || (!props.drafts && !props.outbox)) return refusal;
      return (
        <CallScreen key={state.contact.id} {...props} {...state} choice={choice} nothingStored={refusal} />
      );
    }
    case 'ready':
      return <CallScreen key={keyOf(state.choice)} {...props} {...state} />;
    default:
      return <CallRefusal {...props} state={state} onRetry={() => void opening.load()} />;
  }
}

function Asked(props: AskedProps) {
  const opening = useCallOpening(props);
  return opening ? <Opened {...props} opening={opening} /> : <CallLoading />;
}

/** The call that was asked for, or the caller's own open one that the server named in place of a second one. */
function AskedOrOpen(props: Omit<AskedProps, 'onContinue'>) {
  const [contactId, setContactId] = useState(props.contactId);
  return <Asked key={contactId} {...props} contactId={contactId} onContinue={setContactId} />;
}

/**
 * A call to a patient: whom to call and what is known of them, dialling, what it came to, the form of a reached call,
 * note, next call and save. Everything entered belongs to the patient it was opened for; another `vitaId` begins anew.
 */
export function CallInfo(props: CallInfoProps) {
  const http = useHttp();
  const t = useMessages(messages);
  const { profile, vitaId, programme, callType, contactId } = props;
  const facilityId = profile.facility?.facilityId;
  const asked = JSON.stringify([profile.sub, facilityId, vitaId, programme, callType, contactId]);
  return (
    <div className="@container">
      {facilityId === undefined ? (
        <EmptyState icon="info" title={t('noFacility')}>
          {t('noFacilityDo')}
        </EmptyState>
      ) : (
        <LiveRegionProvider>
          <AskedOrOpen
            key={asked}
            {...props}
            facilityId={facilityId}
            http={props.http ?? http}
            callingHours={props.callingHours ?? profile.facility?.callingHours ?? DEFAULT_CALLING_HOURS}
            autoFocus={props.autoFocus ?? false}
            onTel={props.onTel ?? openTel}
          />
        </LiveRegionProvider>
      )}
    </div>
  );
}
