import { sessionOf } from '../session/insides.ts';
import type { CarelineSession } from '../session/session.ts';
import { stateOf } from './element-state.ts';
import { emit } from './emit.ts';
import { VERSION } from './version.ts';

/**
 * Gives an element its session, or takes it away. What was typed before there was one stays; what belongs to another
 * session goes, typed, found and chosen. What is no session is none, and the page is told: a framework that hands over one
 * wrong value must not fall over, nor an element that is being defined.
 */
export function setSession(host: HTMLElement, given: CarelineSession | undefined): void {
  const { inner, frame } = stateOf(host);
  const { session: before, choice, turn } = inner.getState();
  const session = sessionOf(given);
  if (given !== undefined && !session) {
    console.error(
      `${host.localName}: session must come from createSession of this copy of Careline, ${VERSION}.`,
    );
    emit(host, 'careline-error', { code: 'config.invalid-session', retryable: false });
  }
  if (session === before) return;
  if (before) frame.field?.write('');
  inner.setState({ session, choice: before ? undefined : choice, turn: turn + 1 });
}
