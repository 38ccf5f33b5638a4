import { decideRight, isForHostedConsole } from '@careline/core/navigation';
import { useConsole } from '../console-context.tsx';
import { useProfile } from './use-session.ts';

/**
 * Whether the person may make a call, by the name of its endpoint: by their scopes, and in a partner's page by what its token opens
 * at all. Only below the main guard.
 */
export function useMay(): (endpoint: string) => boolean {
  const { host } = useConsole();
  const { scopes } = useProfile();
  return (endpoint) => decideRight(endpoint, scopes).allowed && (!host || isForHostedConsole(endpoint));
}
