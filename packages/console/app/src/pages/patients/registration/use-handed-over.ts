import { PATHS } from '@careline/core/internal/navigation';
import type { RegistrationStart } from '@careline/core/internal/patients';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

const FIELDS = ['name', 'phone', 'birthDate', 'uhid'] as const satisfies readonly (keyof RegistrationStart)[];

/** What another page handed over; whatever else stands in the history is left out. */
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
  /** Somebody is being booked for a health check, and is registered for that. */
  readonly forHealthCheck: boolean;
}

const isForHealthCheck = (state: unknown): boolean =>
  (state as { readonly returnTo?: unknown } | null)?.returnTo === PATHS.healthCheckRegistration;

/**
 * What a search that found nobody handed over. It is taken out of the history at once: the browser keeps that on disk,
 * and names and numbers have no place there.
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
