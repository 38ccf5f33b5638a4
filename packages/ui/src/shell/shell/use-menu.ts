import { SIDE_MENU_WIDTHS } from '@careline/core/internal/navigation';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

const [SMALL, MEDIUM] = SIDE_MENU_WIDTHS;

export interface MenuMemory {
  /** Last state of the menu on a wide window; open by default. */
  readonly menuExpanded?: boolean;
  /** Called when the menu was opened or closed on a wide window. */
  readonly onMenuExpandedChange?: (expanded: boolean) => void;
}

/**
 * Tracks whether the menu is open: by default on wide windows only. On small screens it covers the content. Only
 * changes on a wide window are remembered.
 */
export function useMenu({ menuExpanded = true, onMenuExpandedChange }: MenuMemory) {
  const wide = useMedia(`(width > ${MEDIUM.upTo}px)`);
  const small = useMedia(`(width <= ${SMALL.upTo}px)`);
  const [chosen, setChosen] = useState<boolean>();
  const expanded = chosen ?? (wide && menuExpanded);
  const setExpanded = (next: boolean) => {
    setChosen(next);
    if (wide) onMenuExpandedChange?.(next);
  };
  const followed = useCallback(() => {
    if (small) setChosen(false);
  }, [small]);
  const over = small && expanded;
  useEffect(() => {
    if (!over) return;
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && setChosen(false);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [over]);
  return { expanded, over, setExpanded, followed };
}
