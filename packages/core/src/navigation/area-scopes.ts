import { type CodedLabels, codedLabel } from '#formatting';
import { normalisedPath } from './normalised-path.ts';
import { PATHS } from './paths.ts';

/**
 * Scopes of the specification's list (section 6) whose areas are built beside the programme area. Their address is the
 * menu's for any other scope: `/{scope}` (section 2.4).
 */
export const AREA_SCOPES = ['settings', 'auditor'] as const;
export type AreaScope = (typeof AREA_SCOPES)[number];

/** The area that a path is or lies under, in any letter case, encoded or not, as routers match it. */
export function areaOfPath(path: string): AreaScope | undefined {
  const asked = normalisedPath(path);
  return AREA_SCOPES.find((scope) => asked === PATHS[scope] || asked.startsWith(`${PATHS[scope]}/`));
}

const LABELS: CodedLabels<AreaScope> = {
  en: { settings: 'Settings', auditor: 'Audit' },
  hi: { settings: 'सेटिंग', auditor: 'ऑडिट' },
};

/** What an area is called where it is listed. */
export function areaLabel(scope: AreaScope, locale = 'en'): string {
  return codedLabel(LABELS, scope, locale);
}
