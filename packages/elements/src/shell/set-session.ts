import { findSession } from '../session/sealed-content.ts';
import { stateOf } from './element-state.ts';
import { refuse } from './refuse.ts';

/**
 * Sets or removes an element's session. Input typed without a session stays; another session's input, results and
 * choice are cleared. Never throws, so that a wrong value breaks neither a framework nor the element's definition.
 */
export function setSession(host: HTMLElement, given: object | undefined): void {
  const { inner, frame } = stateOf(host);
  const { session: before, choice, turn } = inner.getState();
  const { session, version } = findSession(given);
  if (given !== undefined && !session) refuse(host, 'reportSession', version);
  if (session === before) return;
  if (before) frame.field?.write('');
  inner.setState({ session, choice: before ? undefined : choice, turn: turn + 1 });
}
