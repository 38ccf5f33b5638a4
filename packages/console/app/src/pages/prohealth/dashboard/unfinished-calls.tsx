import { CALLS_PATIENTS, decideRight } from '@careline/core/internal/navigation';
import { UnfinishedTray } from '@careline/ui/calls/unfinished-tray';
import { callInfoAddress } from '../../../navigation/call-address.ts';
import { useProfile } from '../../../session/use-session.ts';
import { useOpenedUnsent } from '../../../unsent/use-unsent.ts';
import type { CallSectionProps } from './call-section.tsx';

/** Calls without an outcome and calls stored on this device; each continues where it stopped. */
export function UnfinishedCalls({ facts }: CallSectionProps) {
  const unsent = useOpenedUnsent();
  const mayCall = decideRight(CALLS_PATIENTS, useProfile().scopes).allowed;
  return (
    <UnfinishedTray
      contacts={facts?.unfinished}
      total={facts?.unfinishedTotal}
      exceeded={facts?.unfinishedExceeded}
      drafts={unsent?.drafts}
      outbox={unsent?.outbox}
      addressOf={mayCall ? callInfoAddress : undefined}
    />
  );
}
