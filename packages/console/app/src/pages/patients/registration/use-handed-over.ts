import { PATHS } from '@careline/core/internal/navigation';
import type { RegistrationStart } from '@careline/core/internal/patients';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

const FIELDS = ['name', 'phone', 'birthDate', 'uhid'] as const satisfies readonly (keyof RegistrationStart)[];

/** Returns the values another page handed over; anything else in the history state is ignored. */
export function readHandedOver(state: unknown): RegistrationStart {
  const held: unknown = (state as { readonly registration?: unknown } | null)?.registration;
  if (typeof held !== 'object' || held === null) return {};
  const facts = held as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    FIELDS.flatMap((field) => (typeof facts[field] === 'string' ? [[field, facts[field]]] : [])),
  );
}

export interface HandedOver {
  readonly start: RegistrationStart;
  /** The patient is being registered in order to book a health check. */
  readonly forHealthCheck: boolean;
}

const isForHealthCheck = (state: unknown): boolean =>
  (state as { readonly returnTo?: unknown } | null)?.returnTo === PATHS.healthCheckRegistration;

/**
 * Returns what a search without results handed over, and clears it from the history at once.
 * Browsers store the history on disk, where names and numbers must not end up.
 */
export function useHandedOver(): HandedOver {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const [handedOver] = useState(() => ({
    start: readHandedOver(state),
    forHealthCheck: isForHealthCheck(state),
  }));
  useEffect(() => {
    if (state !== null) void navigate(pathname, { replace: true, state: null });
  }, [state, pathname, navigate]);
  return handedOver;
}
