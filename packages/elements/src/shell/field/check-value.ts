import { insides, type SessionInside } from '../../session/insides.ts';
import type { Choice } from '../../session/keeper.ts';
import { stateOf } from '../element-state.ts';

/** Looks up a value's record; undefined if there is none. Rejects if the lookup failed. */
export type LookUp = (inside: SessionInside, value: string) => Promise<Choice | undefined>;
export type LoadLookUp = () => Promise<LookUp>;

/** The value each element is looking up, in its session. */
const underWay = new WeakMap<Element, Pick<Choice, 'value'>>();

async function settle(host: Element, choice: Choice, inside: SessionInside, load: LoadLookUp): Promise<void> {
  const { inner, frame, store } = stateOf(host);
  const isCurrent = () => inner.getState().choice === choice;
  try {
    const lookUp = await load();
    const found = await lookUp(inside, choice.value);
    if (!isCurrent()) return;
    // The page around a frame never receives a patient's record.
    const record = store.getState().isolation === 'frame' ? undefined : found?.record;
    inner.setState({ choice: found ? { ...found, record } : { ...choice, check: 'unknown' } });
    if (found && frame.field) frame.field.input.value = found.value;
  } catch {
    if (!isCurrent()) return;
    const failed: Choice = { ...choice, check: 'failed' };
    inner.setState({ choice: failed });
    const again = () => {
      if (inner.getState().choice === failed) inner.setState({ choice: { ...choice } });
    };
    addEventListener('online', again, { once: true });
  }
}

/** Looks up a value the page set, once there is a session to use. */
export function checkValue(host: Element, load: LoadLookUp): void {
  const { choice, session } = stateOf(host).inner.getState();
  const inside = session && insides.get(session);
  if (choice?.check !== 'looking' || !inside || underWay.get(host) === choice) return;
  underWay.set(host, choice);
  void settle(host, choice, inside, load);
}
