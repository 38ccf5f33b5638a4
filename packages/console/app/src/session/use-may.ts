import { decideRight, isForHostedConsole, type PartnerRight } from '@careline/core/internal/navigation';
import { useConsole } from '../console-context.tsx';
import { useProfile } from './use-session.ts';

/**
 * Whether the person may make a call, by their scopes, and in a partner's page by what its token opens
 * at all. Only below the main guard.
 */
export function useMay(): (right: PartnerRight) => boolean {
  const { host } = useConsole();
  const { scopes } = useProfile();
  return (right) => decideRight(right, scopes).allowed && (!host || isForHostedConsole(right));
}
