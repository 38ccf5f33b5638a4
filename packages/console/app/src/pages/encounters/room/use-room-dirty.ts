import { useMemo } from 'react';
import { useUnsavedParts } from '../../../unsaved/use-unsaved-parts.ts';

const PARTS = ['care', 'sheet', 'medicines', 'labs', 'tasks', 'notes', 'addendum'] as const;
type Part = (typeof PARTS)[number];

/** Callbacks that report unsaved input, by part of the room. */
export type RoomDirty = Readonly<Record<Part, (dirty: boolean) => void>>;

/** Returns stable callbacks that report unsaved input. Leaving the page asks about it. */
export function useRoomDirty(): RoomDirty {
  const report = useUnsavedParts<Part>();
  return useMemo(
    () =>
      Object.fromEntries(PARTS.map((part) => [part, (dirty: boolean) => report(part, dirty)])) as RoomDirty,
    [report],
  );
}
