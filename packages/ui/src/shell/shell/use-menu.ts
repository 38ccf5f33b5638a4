import { SIDE_MENU_WIDTHS } from '@careline/core/internal/navigation';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** Whether a media query holds now. */
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
  /** Whether the menu is open on wide windows, as it was left; open where nobody decided. */
  readonly menuExpanded?: boolean;
  /** It was opened or closed on a wide window. */
  readonly onMenuExpandedChange?: (expanded: boolean) => void;
}

/**
 * Open on wide windows, closed on narrow ones, until the person decides; over the content on small screens. What was decided on a
 * wide window is remembered: opened on a narrow one, the menu takes the place of what it leads to.
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
