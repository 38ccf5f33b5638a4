import type { Contact } from '@careline/core/internal/calls';
import { isLineKind } from '@careline/core/internal/calls/line';
import type { CallSession } from '@careline/core/internal/calls/session';
import { phoneText } from '@careline/core/internal/patients';
import type { RefObject } from 'react';
import { useMessages, useWhen } from '../../../messages/index.ts';
import { PatientStrip } from '../../../patients/patient-header/index.ts';
import { buttonClass } from '../../../primitives/button/index.ts';
import { Icon, type IconName } from '../../../primitives/icon/index.ts';
import { SegmentedField } from '../../../primitives/segmented-field/index.ts';
import { StatusTag } from '../../../primitives/status-tag/index.ts';
import { Untranslated } from '../../../primitives/untranslated/index.ts';
import { useParts } from '../../../store/index.ts';
import { callBarMessages } from '../begun-call.messages.ts';
import { CALL_PANES, type CallPane } from '../call-pane.ts';
import { callStartMessages } from '../start/start.messages.ts';
import { CallLine } from './call-line.tsx';
import { CallTimer } from './call-timer.tsx';
import { useCovered } from './use-covered.ts';

export interface CallBarProps {
  readonly session: CallSession;
  readonly contact: Contact;
  /** The screen. It gets a property with the height that the bar covers. */
  readonly root: RefObject<HTMLElement | null>;
  readonly pane: CallPane;
  readonly onPane: (pane: CallPane) => void;
}

function Began({ session, contact }: Pick<CallBarProps, 'session' | 'contact'>) {
  const whenOf = useWhen();
  const t = useMessages(callStartMessages);
  const { continued } = useParts(session.store, ['continued']);
  if (!continued) {
    return (
      <>
        <span className="@max-md:sr-only">
          <StatusTag tone="info" icon="call">
            {t('running')}
          </StatusTag>
        </span>
        <CallTimer since={contact.startedAt} label={t('duration')} />
      </>
    );
  }
  const when = whenOf(contact.startedAt);
  return <StatusTag tone="warning">{t('unfinished', { when })}</StatusTag>;
}

/** A link that dials again if the line dropped, or a note that the caller used their own phone. */
function Device({ session }: Pick<CallBarProps, 'session'>) {
  const t = useMessages(callStartMessages);
  const { continued, tel } = useParts(session.store, ['continued', 'tel']);
  if (continued && tel === null) return null;
  if (tel === null) return <span className="ms-auto text-muted text-xs @max-md:hidden">{t('ownPhone')}</span>;
  return (
    <a href={tel} className={`${buttonClass({ variant: 'quiet', size: 'small' })} ms-auto @max-md:ms-0`}>
      <Icon name="call" size={18} />
      <span className="@max-md:sr-only">
        <Untranslated parts={[phoneText(tel)]}>{t('again', { number: phoneText(tel) })}</Untranslated>
      </span>
    </a>
  );
}

const PANE_ICONS = {
  form: 'edit',
  script: 'description',
  patient: 'person',
} as const satisfies Readonly<Record<CallPane, IconName>>;

/** Chooses the pane that a narrow container shows under the bar. */
function Panes({ pane, onPane }: Pick<CallBarProps, 'pane' | 'onPane'>) {
  const t = useMessages(callBarMessages);
  return (
    <div className="w-full @max-md:w-auto @4xl:hidden">
      <SegmentedField
        hidesLabel
        hidesTextIfNarrow
        label={t('panes')}
        options={CALL_PANES.map((value) => ({ value, label: t(value), icon: PANE_ICONS[value] }))}
        value={pane}
        onChange={onPane}
      />
    </div>
  );
}

/**
 * Shows the patient, the line, the duration and the controls to end or redial the call.
 * Stays visible while the page scrolls. On a phone it is one row, with the panes as icons.
 */
export function CallBar(props: CallBarProps) {
  const t = useMessages(callStartMessages);
  const { session, contact, root, pane, onPane } = props;
  const { via, patient } = useParts(session.store, ['via', 'patient']);
  const bar = useCovered(root, '--careline-covered');
  const isByLine = isLineKind(via ?? '');
  return (
    <div
      ref={bar}
      data-print="plain"
      data-bar="sticky"
      data-hides-bottom-bar
      className="sticky top-0 z-20 flex flex-col gap-x-4 gap-y-1 border-row-line border-b bg-surface py-1 @max-md:min-h-12 @max-md:flex-row @max-md:flex-wrap @max-md:items-center @max-md:gap-x-2 print:static"
    >
      {patient.phase === 'ready' && <PatientStrip patient={patient.value} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 @max-md:contents">
        {isByLine ? <CallLine {...props} /> : <Began {...props} />}
        <span className="text-muted text-xs @max-md:hidden">
          {t('attempt', { attempt: contact.attempt })}
        </span>
        {!isByLine && <Device session={session} />}
      </div>
      <Panes pane={pane} onPane={onPane} />
    </div>
  );
}
