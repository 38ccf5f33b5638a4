import type { Choice } from '../../session/snapshot-store.ts';
import type { ElementHandle } from '../element-handle.ts';

const capitalised = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1);

/** Returns a choice's event detail. Copying or serialising it yields an opaque id; the record is behind a function. */
function choiceDetail(noun: string, { id, record }: Choice): object {
  const detail = { [`${noun}Id`]: id };
  return Object.defineProperty(detail, `get${capitalised(noun)}`, { value: () => record, enumerable: false });
}

/** Asks the page first. Returns whether the choice was made. */
export function choose(element: ElementHandle, noun: string, choice: Choice): boolean {
  const { host, inner, frame, emit } = element;
  const detail = choiceDetail(noun, choice);
  if (!emit(`careline-${noun}-select`, detail, true)) return false;
  inner.setState({ choice });
  if (frame.field) frame.field.input.value = choice.value;
  emit(`careline-${noun}-selected`, detail);
  for (const type of ['input', 'change']) {
    host.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
  }
  return true;
}
