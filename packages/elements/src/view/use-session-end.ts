import { useLayoutEffect } from 'react';
import type { CarelineSession } from '../session/session.ts';
import type { ElementHandle } from '../shell/element-handle.ts';

/** Clears input, results and the choice the moment the page logs out. */
function end({ frame, inner, internals, emit }: ElementHandle): void {
  frame.field?.write('');
  inner.setState(({ turn }) => ({ choice: undefined, turn: turn + 1 }));
  internals.states.add('signed-out');
  emit('careline-signed-out');
}

/** Follows the end of the element's session. */
export function useSessionEnd(element: ElementHandle, session: CarelineSession | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is inside is that of the session
  useLayoutEffect(() => {
    const settings = element.inside()?.settings;
    element.internals.states.delete('signed-out');
    if (settings?.getState().ended) end(element);
    return settings?.subscribe((now, before) => {
      if (now.ended && !before.ended) end(element);
    });
  }, [element, session]);
}
