import { ownCopy } from '../session/copies.ts';
import { findSession } from '../session/insides.ts';
import { stateOf } from './element-state.ts';
import { refuse, reportFault } from './refuse.ts';

/** What is no session is none, and the page is told; of one of another contract both versions. */
function refuseSession(host: HTMLElement, version: string | undefined): void {
  if (!version) refuse(host, 'session');
  else
    reportFault((faults) =>
      faults.reportConflict(host, host.localName, ownCopy.version, 'its session', version),
    );
}

/**
 * Gives an element its session, or takes it away. What was typed before there was one stays; what belongs to another
 * session goes, typed, found and chosen. Never throws: a framework that hands over one wrong value must not fall over, nor an
 * element that is being defined.
 */
export function setSession(host: HTMLElement, given: object | undefined): void {
  const { inner, frame } = stateOf(host);
  const { session: before, choice, turn } = inner.getState();
  const { session, version } = findSession(given);
  if (given !== undefined && !session) refuseSession(host, version);
  if (session === before) return;
  if (before) frame.field?.write('');
  inner.setState({ session, choice: before ? undefined : choice, turn: turn + 1 });
}
