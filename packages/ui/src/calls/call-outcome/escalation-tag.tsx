import type { Contact } from '@careline/core/internal/calls';
import { useMessages } from '../../messages/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { callOutcomeMessages } from './call-outcome.messages.ts';

/** Marks a call with an escalation. Renders nothing for other calls. */
export function EscalationTag({ contact }: { readonly contact: Pick<Contact, 'escalated'> }) {
  const t = useMessages(callOutcomeMessages);
  if (!contact.escalated?.length) return null;
  return (
    <StatusTag tone="warning" icon="error">
      {t('escalated')}
    </StatusTag>
  );
}
