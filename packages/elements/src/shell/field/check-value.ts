import { type SessionInside, sealedContent } from '../../session/sealed-content.ts';
import type { Choice } from '../../session/snapshot-store.ts';
import { stateOf } from '../element-state.ts';

/** Looks up a value and makes its record the choice. Rejects if the lookup failed. */
export type LookUp = (host: Element, choice: Choice, inside: SessionInside) => Promise<void>;
/** Loads when a page sets a value, which most pages never do. */
export type LoadLookUp = () => Promise<LookUp>;

/** The value each element is looking up, in its session. */
const underWay = new WeakMap<Element, Pick<Choice, 'value'>>();

function fail(host: Element, choice: Choice): void {
  const { inner } = stateOf(host);
  if (inner.getState().choice !== choice) return;
  const failed: Choice = { ...choice, check: 'failed' };
  inner.setState({ choice: failed });
  const again = () => {
    if (inner.getState().choice === failed) inner.setState({ choice: { ...choice } });
  };
  addEventListener('online', again, { once: true });
}

/** Looks up a value the page set, once there is a session to use. */
export function checkValue(host: Element, load: LoadLookUp): void {
  const { choice, session } = stateOf(host).inner.getState();
  const inside = session && sealedContent.get(session);
  if (choice?.check !== 'looking' || !inside || underWay.get(host) === choice) return;
  underWay.set(host, choice);
  load()
    .then((lookUp) => lookUp(host, choice, inside))
    .catch(() => fail(host, choice));
}
