import { useState } from 'react';

export interface SearchKeysOptions {
  /** Ids of the options, in display order. */
  readonly ids: readonly string[];
  /** Called on Enter with an active option. */
  readonly onPick: (id: string) => void;
  /** Called on Enter in the text. */
  readonly onSubmit: () => void;
  /** Called on Escape with no active option. Without it, the key is left to surrounding handlers. */
  readonly onClear: (() => void) | undefined;
  /**
   * Called on arrow down at the last option. Returns true if more options are loading; the active option then stays.
   */
  readonly onEnd: () => boolean;
}

export interface SearchKeys {
  /** The active id, always one of `ids`. */
  readonly active: string | undefined;
  readonly setActive: (id: string | undefined) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Returns the next index for an arrow key: from the text (-1) to the first or last, and past the ends to the text. */
function moved(index: number, step: 1 | -1, count: number): number {
  if (index === -1) return step === 1 ? 0 : count - 1;
  const next = index + step;
  return next >= count ? -1 : next;
}

/**
 * Handles the keys of the combobox pattern (WAI-ARIA). Arrows choose, Enter opens, Escape leaves the list and then
 * clears the text. Home and End move the caret unless an option is active. Keys of an input method are ignored.
 */
export function useSearchKeys({ ids, onPick, onSubmit, onClear, onEnd }: SearchKeysOptions): SearchKeys {
  const [chosen, setActive] = useState<string | undefined>(undefined);
  const index = chosen === undefined ? -1 : ids.indexOf(chosen);
  const active = index === -1 ? undefined : chosen;

  const choose = (next: number) => setActive(ids[next]);
  const arrow = (step: 1 | -1) => {
    if (step === 1 && index === ids.length - 1 && onEnd()) return;
    choose(moved(index, step, ids.length));
  };
  const actions: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowDown: ids.length > 0 ? () => arrow(1) : undefined,
    ArrowUp: ids.length > 0 ? () => arrow(-1) : undefined,
    Home: active === undefined ? undefined : () => choose(0),
    End: active === undefined ? undefined : () => choose(ids.length - 1),
    Enter: active === undefined ? onSubmit : () => onPick(active),
    Escape: active === undefined ? onClear : () => setActive(undefined),
  };

  return {
    active,
    setActive,
    onKeyDown(event) {
      if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const action = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined;
      if (!action) return;
      event.preventDefault();
      action();
    },
  };
}
