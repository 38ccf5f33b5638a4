import { SIDE_MENU_WIDTHS } from '@careline/core/navigation';
import { useCallback, useState } from 'react';
import { useMedia } from './use-media.ts';

const [SMALL, MEDIUM] = SIDE_MENU_WIDTHS;

/** Open on wide windows, closed on narrow ones, until the person decides; over the content on small screens. */
export function useMenu() {
  const wide = useMedia(`(width > ${MEDIUM.upTo}px)`);
  const small = useMedia(`(width <= ${SMALL.upTo}px)`);
  const [chosen, setChosen] = useState<boolean>();
  const expanded = chosen ?? wide;
  const followed = useCallback(() => {
    if (small) setChosen(false);
  }, [small]);
  return { expanded, over: small && expanded, setExpanded: setChosen, followed };
}
