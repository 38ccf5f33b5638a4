import { insides } from '../session/insides.ts';
import type { CarelineSession } from '../session/session.ts';
import { stateOf } from './element-state.ts';

/**
 * Gives an element its session, or takes it away. What was typed before there was one stays; what belongs to another
 * session goes, typed, found and chosen. Throws TypeError for what is no session.
 */
export function setSession(host: HTMLElement, session: CarelineSession | undefined): void {
  const { inner, frame } = stateOf(host);
  const { session: before, choice, turn } = inner.getState();
  if (session === before) return;
  const known = session && insides.has(session) ? session : undefined;
  if (before) frame.field?.write('');
  inner.setState({ session: known, choice: before ? undefined : choice, turn: turn + 1 });
  if (session !== known) throw new TypeError(`${host.localName}: session must come from createSession`);
}
