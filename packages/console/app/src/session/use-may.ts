import { decideRight, isForHostedConsole, type PartnerRight } from '@careline/core/internal/navigation';
import { useConsole } from '../console-context.tsx';
import { useProfile } from './use-session.ts';

/**
 * Returns whether the person may make a call: by their scopes, and when embedded also by the partner token's rights.
 * Only below the main guard.
 */
export function useMay(): (right: PartnerRight) => boolean {
  const { host } = useConsole();
  const { scopes } = useProfile();
  return (right) => decideRight(right, scopes).allowed && (!host || isForHostedConsole(right));
}
