import { useState } from 'react';

export interface SearchKeysOptions {
  /** Ids of what can be chosen, in the order shown. */
  readonly ids: readonly string[];
  /** Enter on a chosen one. */
  readonly onPick: (id: string) => void;
  /** Enter on the text itself. */
  readonly onSubmit: () => void;
  /** Escape with nothing chosen; without it the key is left to what is around. */
  readonly onClear: (() => void) | undefined;
  /** Arrow down on the last one; true when more are coming, and the choice waits for them there. */
  readonly onEnd: () => boolean;
}

export interface SearchKeys {
  /** The chosen id, always one of `ids`. */
  readonly active: string | undefined;
  readonly setActive: (id: string | undefined) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Where an arrow key leads: from the text (-1) to the first or the last, at the ends back to the text. */
function moved(index: number, step: 1 | -1, count: number): number {
  if (index === -1) return step === 1 ? 0 : count - 1;
  const next = index + step;
  return next >= count ? -1 : next;
}

/**
 * The keys of the combobox pattern (WAI-ARIA): arrows choose, Enter opens, Escape leaves the list, then empties the
 * text. Home and End move the caret unless something is chosen. Keys that belong to an input method are left to it.
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
