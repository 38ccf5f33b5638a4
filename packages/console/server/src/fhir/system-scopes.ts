import { type FhirType, isFhirType } from './fhir-type.ts';

/** What a request does with a type of resource. */
export type Interaction = 'read' | 'search';

/** A scope of SMART App Launch 2.2 without a user, such as `system/Observation.rs`. */
interface SystemScope {
  readonly type: FhirType | '*';
  readonly interactions: readonly Interaction[];
  /** Whether it was written as in version 1, `system/Observation.read`. */
  readonly isFirstVersion: boolean;
}

const SCOPE = /^system\/(\*|[A-Za-z]+)\.(read|write|\*|(?=.)c?r?u?d?s?)$/;
const INTERACTIONS: readonly (readonly [letter: string, interaction: Interaction])[] = [
  ['r', 'read'],
  ['s', 'search'],
];
const FIRST_VERSION: Readonly<Record<string, string>> = { read: 'rs', write: '', '*': 'rs' };

/** Returns a scope that this API can grant, without its rights to write; undefined for every other text. */
function readSystemScope(text: string): SystemScope | undefined {
  const [, type = '', rights = ''] = SCOPE.exec(text) ?? [];
  if (type !== '*' && !isFhirType(type)) return undefined;
  const letters = FIRST_VERSION[rights] ?? rights;
  const interactions = INTERACTIONS.filter(([letter]) => letters.includes(letter)).map(([, name]) => name);
  if (interactions.length === 0) return undefined;
  return { type, interactions, isFirstVersion: rights in FIRST_VERSION };
}

export const isSystemScope = (text: string): boolean => readSystemScope(text) !== undefined;

function written({ type, interactions, isFirstVersion }: SystemScope): string {
  if (isFirstVersion && interactions.length === INTERACTIONS.length) return `system/${type}.read`;
  const letters = INTERACTIONS.filter(([, name]) => interactions.includes(name)).map(([letter]) => letter);
  return `system/${type}.${letters.join('')}`;
}

const known = (scopes: readonly string[]): SystemScope[] =>
  scopes.map(readSystemScope).filter((scope) => scope !== undefined);

/** Returns the part of a requested scope that a registered one covers; undefined if it covers nothing of it. */
function common(asked: SystemScope, registered: SystemScope): SystemScope | undefined {
  if (asked.type !== '*' && registered.type !== '*' && asked.type !== registered.type) return undefined;
  const interactions = asked.interactions.filter((name) => registered.interactions.includes(name));
  const type = asked.type === '*' ? registered.type : asked.type;
  return interactions.length === 0 ? undefined : { ...asked, type, interactions };
}

/** Returns what a client gets of the scopes that it requests: those that are registered for it. */
export function grantedSystemScopes(
  requested: readonly string[],
  registered: readonly string[],
): readonly string[] {
  const granted = known(requested).flatMap((asked) =>
    known(registered).flatMap((one) => common(asked, one) ?? []),
  );
  return [...new Set(granted.map(written))];
}

/** Whether one of the scopes allows this type; without an interaction, whether one allows anything with it. */
export const allowsType = (
  scopes: readonly string[],
  type: FhirType,
  interaction: Interaction | undefined,
): boolean =>
  known(scopes).some(
    (scope) =>
      (scope.type === '*' || scope.type === type) &&
      (interaction === undefined || scope.interactions.includes(interaction)),
  );
