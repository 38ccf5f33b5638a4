import { messageStateLabel, type PatientMessage } from '@careline/core/internal/communication';
import { useLocale, useMessages } from '../../messages/index.ts';
import { StatusTag, type StatusTagProps } from '../../primitives/status-tag/index.ts';
import { patientMessagesMessages } from '../care.messages.ts';

const LOOKS: Readonly<Record<string, Omit<StatusTagProps, 'children'>>> = {
  queued: { tone: 'info', icon: 'schedule' },
  sent: { icon: 'arrow_upward' },
  delivered: { tone: 'success' },
  failed: { tone: 'danger' },
  cancelled: { icon: 'close' },
};

export function MessageStateTags({ message }: { readonly message: PatientMessage }) {
  const t = useMessages(patientMessagesMessages);
  const locale = useLocale();
  const { state, waits, simulated } = message;
  const look = waits === 'not-configured' ? ({ tone: 'warning' } as const) : LOOKS[state];
  return (
    <span className="flex flex-wrap gap-2">
      <StatusTag {...look}>{messageStateLabel(state, locale)}</StatusTag>
      {simulated && <StatusTag icon="info">{t('simulatedTag')}</StatusTag>}
    </span>
  );
}
