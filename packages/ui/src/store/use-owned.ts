import { useState } from 'react';

/**
 * A value that belongs to the owner when it gives a callback, as a screen with an address does, and to the widget
 * itself otherwise.
 */
export function useOwned<Value>(
  given: Value,
  onChange: ((value: Value) => void) | undefined,
): readonly [Value, (value: Value) => void] {
  const [own, setOwn] = useState(given);
  return onChange ? [given, onChange] : [own, setOwn];
}
