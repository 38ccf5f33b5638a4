import { listMessages } from '@careline/core/internal/communication';
import type { HttpClient } from '@careline/core/internal/http';
import { useEffect, useRef, useState } from 'react';
import { usePatientList } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { addTarget } from '../../primitives/add-target/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { LiveRegionProvider, useAnnounce } from '../../primitives/live-region/index.ts';
import { useHttp } from '../../provider/index.ts';
import { patientMessagesMessages } from '../care.messages.ts';
import { CareListView } from '../care-list-view.tsx';
import type { CarePanelProps } from '../patient-care/care-panel.ts';
import { MessageItem } from './message-item.tsx';
import { WriteMessage } from './write-message.tsx';

export interface PatientMessagesProps extends Omit<CarePanelProps, 'onDirtyChange'> {
  /** The current call. Messages sent now belong to it. */
  readonly contactId?: string | undefined;
  /** Start of the next planned call in unix seconds. The first draft is about it. */
  readonly nextCallAt?: number | undefined;
}

/** Polling interval while messages are being sent. */
const LOOK_EVERY_MS = 2000;

function useMessagesOf(http: HttpClient, vitaId: string) {
  const { state, refresh } = usePatientList({
    vitaId,
    endpoint: listMessages,
    read: (signal) => http.call(listMessages, { query: { vitaId }, signal }),
  });
  useEffect(() => {
    const isMoving =
      state.phase === 'ready' && !state.error && state.value.some(({ waits }) => waits === 'sending');
    if (!isMoving) return;
    const timer = setTimeout(refresh, LOOK_EVERY_MS);
    return () => clearTimeout(timer);
  }, [refresh, state]);
  return { state, reload: refresh };
}

/** The button to write a message, and the form. The focus returns to the button when the form closes. */
function Writing(props: PatientMessagesProps & { readonly onSent: () => void }) {
  const t = useMessages(patientMessagesMessages);
  const announce = useAnnounce();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!open && wasOpen.current) button.current?.focus();
    wasOpen.current = open;
  }, [open]);
  if (!open) {
    return (
      <Button
        {...addTarget('message')}
        ref={button}
        size="small"
        icon="add"
        className="self-start"
        onClick={() => setOpen(true)}
      >
        {t(props.nextCallAt === undefined ? 'write' : 'announceNextCall')}
      </Button>
    );
  }
  const sent = () => {
    announce(t('stored'));
    setOpen(false);
    props.onSent();
  };
  return <WriteMessage {...props} onSent={sent} onCancel={() => setOpen(false)} />;
}

function Shown(props: PatientMessagesProps) {
  const http = useHttp();
  const t = useMessages(patientMessagesMessages);
  const { vitaId, mayWrite, nextCallAt } = props;
  const { state, reload } = useMessagesOf(http, vitaId);
  return (
    <Card title={t('title')}>
      <div className="flex flex-col gap-4">
        {mayWrite && <Writing key={nextCallAt} {...props} onSent={reload} />}
        <CareListView
          state={state}
          label={t('title')}
          failed={t('loadFailed')}
          none={t('none')}
          onRetry={reload}
        >
          {(message) => <MessageItem message={message} mayWrite={mayWrite} onChanged={reload} />}
        </CareListView>
      </div>
    </Card>
  );
}

/**
 * Messages to a patient with their states, and a form to write more.
 * Key it by patient if the patient can change.
 */
export function PatientMessages(props: PatientMessagesProps) {
  return (
    <LiveRegionProvider>
      <Shown {...props} />
    </LiveRegionProvider>
  );
}
