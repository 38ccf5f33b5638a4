import { stateOf } from './element-state.ts';
import { insides } from './session/insides.ts';
import type { ElementSnapshot, Keeper, KeptParts } from './session/keeper.ts';

const keeperOf = (host: HTMLElement): Keeper | undefined =>
  insides.get(stateOf(host).inner.getState().session ?? host)?.keeper;

function partsOf(host: HTMLElement): KeptParts {
  const { store, inner, frame } = stateOf(host);
  const { choice } = inner.getState();
  return { tag: host.localName, properties: store.getState(), text: frame.field?.input.value ?? '', choice };
}

function putBack(host: HTMLElement, { properties, text, choice }: KeptParts): void {
  const { store, inner, frame } = stateOf(host);
  const { dirty, waiting } = store.getState();
  store.setState(dirty === undefined ? properties : { ...properties, dirty, waiting });
  frame.field?.write(text);
  inner.setState({ choice });
}

/** What the page says of this element goes before what the last one had: a new patient is never made the old one. */
function withOwn(host: HTMLElement, parts: KeptParts): KeptParts {
  const { store } = stateOf(host);
  const initial = store.getInitialState();
  const own = Object.entries(store.getState()).filter(([name, value]) => value !== initial[name]);
  return { ...parts, properties: { ...parts.properties, ...Object.fromEntries(own) } };
}

/** What it shows now; null without a session, because nothing is kept that no logout would end. */
export const takeSnapshot = (host: HTMLElement): ElementSnapshot | null =>
  keeperOf(host)?.take(partsOf(host)) ?? null;

/** Puts a snapshot back; answers whether it could. */
export function restoreSnapshot(host: HTMLElement, snapshot: unknown): boolean {
  const parts = keeperOf(host)?.open(snapshot, host.localName);
  if (parts) putBack(host, parts);
  return parts !== undefined;
}

const keyOf = (host: HTMLElement): string => String(stateOf(host).store.getState().sessionKey);

/** Under the page's key (`session-key`) until the next element of this kind and key is drawn. */
export function keepByKey(host: HTMLElement): void {
  if (keyOf(host)) keeperOf(host)?.byKey(host.localName, keyOf(host), partsOf(host));
}

/** Finds it again, unless somebody has typed already. */
export function findByKey(host: HTMLElement): void {
  const { frame, inner } = stateOf(host);
  if (!keyOf(host) || frame.field?.input.value || inner.getState().choice) return;
  const parts = keeperOf(host)?.byKey(host.localName, keyOf(host));
  if (parts) putBack(host, withOwn(host, parts));
}
