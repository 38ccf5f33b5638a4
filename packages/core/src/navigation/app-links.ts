import { PATHS } from './paths.ts';

/** A link of the top bar (specification 3.5). */
export interface AppLink {
  readonly label: string;
  readonly path: string;
}

export interface AppLinkSources {
  /** Links of the configuration. */
  readonly configured: readonly AppLink[];
  /** Target of Consult; without one the tab is hidden. */
  readonly consultPath: string | undefined;
  readonly appScopes: readonly string[];
}

/**
 * Returns the tabs of the top bar: the configured links, and Consult for the app scope `consult` only (specification
 * 2.5).
 */
export function appLinks({ configured, consultPath, appScopes }: AppLinkSources): readonly AppLink[] {
  const consult =
    appScopes.includes('consult') && consultPath ? [{ label: 'Consult', path: consultPath }] : [];
  return [...configured, ...consult];
}

/** Today and History below doctor (specification 3.5): the tabs of a doctor's own encounters. */
export const DOCTOR_LINKS = [
  { label: 'Today', path: PATHS.today },
  { label: 'History', path: PATHS.history },
] as const satisfies readonly AppLink[];
