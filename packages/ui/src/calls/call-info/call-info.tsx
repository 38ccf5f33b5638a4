import type { Contact } from '@careline/core/internal/calls';
import { DEFAULT_CALLING_HOURS } from '@careline/core/internal/calls/outcome';
import type { CallOpening, CallChoice as Choice } from '@careline/core/internal/calls/session';
import { isCallTypeOf } from '@careline/core/internal/programmes';
import { useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { EmptyState } from '../../primitives/empty-state/index.ts';
import { LiveRegionProvider } from '../../primitives/live-region/index.ts';
import { onDemand } from '../../primitives/on-demand/index.ts';
import { useHttp } from '../../provider/index.ts';
import { useStore } from '../../store/index.ts';
import { messages } from './call-info.messages.ts';
import { CallLoading } from './call-loading.tsx';
import { CallScreen } from './call-screen.tsx';
import type { CallSurroundings } from './call-surroundings.ts';
import type { CallChoiceProps } from './start/call-choice.tsx';
import { CallNotOpened } from './start/call-not-opened.tsx';
import type { CallRefusalProps } from './start/call-refusal.tsx';
import { useCallOpening } from './start/use-call-opening.ts';

/**
 * Opens a `tel:` address with the device's dialler, if there is one.
 * Uses an anchor so that the page itself does not navigate.
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
  /** Preselects the programme. Otherwise the user chooses if there are several. */
  readonly programme?: string;
  readonly callType?: string;
  /** An unfinished call to continue. */
  readonly contactId?: string;
}

interface AskedProps extends CallSurroundings {
  readonly vitaId: string;
  readonly programme?: string;
  readonly callType?: string;
  readonly contactId?: string;
  readonly facilityId: string;
}

/** Loaded only if there is no call to show at once. */
const CallChoice = onDemand<CallChoiceProps>(
  async () => (await import('./start/no-call-part.ts')).CallChoice,
  <CallLoading />,
);
const CallRefusal = onDemand<CallRefusalProps>(
  async () => (await import('./start/no-call-part.ts')).CallRefusal,
  <CallLoading />,
);

const keyOf = ({ programme, callType }: Choice): string => `${programme} ${callType}`;

/** Returns the contact's programme and call type, or undefined if such calls cannot be logged here. */
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
      const refusal = <CallRefusal {...props} state={state} />;
      const choice = choiceOf(state.contact);
      if (!choice || (!props.drafts && !props.outbox)) return refusal;
      return (
        <CallScreen key={state.contact.id} {...props} {...state} choice={choice} nothingStored={refusal} />
      );
    }
    case 'ready':
      return <CallScreen key={keyOf(state.choice)} {...props} {...state} />;
    case 'failed':
      return <CallNotOpened {...props} error={state.error} onRetry={() => void opening.load()} />;
    default:
      return <CallRefusal {...props} state={state} />;
  }
}

function Asked(props: AskedProps) {
  const opening = useCallOpening(props);
  return opening ? <Opened {...props} opening={opening} /> : <CallLoading />;
}

/** Shows the requested call, or the caller's own open call if the server named it instead of starting a second one. */
function AskedOrOpen(props: Omit<AskedProps, 'onContinue'>) {
  const [contactId, setContactId] = useState(props.contactId);
  return <Asked key={contactId} {...props} contactId={contactId} onContinue={setContactId} />;
}

/**
 * The call screen: patient, dialling, outcome, form of a reached call, note, next call and save.
 * Entries belong to the patient the screen was opened for; another `vitaId` starts over.
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
