import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { controlClass, Field, type FieldTexts, splitFrame } from '../field/index.ts';

export interface Suggestion {
  readonly id: string;
  readonly text: string;
  /** Shown before the text, such as a code. */
  readonly code?: string;
}

export interface SuggestFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, keyof FieldTexts | 'value' | 'onChange' | 'defaultValue'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Suggestions for the current text, most likely first. The user need not choose one. */
  readonly suggestions: readonly Suggestion[];
  readonly onPick: (suggestion: Suggestion) => void;
  /** Accessible name of the list. */
  readonly listLabel: string;
  /** Shown instead of an empty list. */
  readonly empty?: ReactNode;
}

const POPUP =
  'absolute inset-x-0 top-full z-10 mt-1 overflow-y-auto rounded-control border border-line-strong bg-raised text-ink shadow-raised';

type ListProps = Pick<SuggestFieldProps, 'suggestions' | 'onPick' | 'listLabel'> & {
  readonly id: string;
  readonly active: number | undefined;
};

const optionId = (list: string, place: number): string => `${list}-${place}`;

/** The listbox. Focus stays in the input, so pressing the mouse on an option must not move it. */
function List({ id, suggestions, active, onPick, listLabel }: ListProps) {
  const list = useRef<HTMLDivElement>(null);
  // Scrolls the list into view if the field is at the bottom of the window.
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    if (active !== undefined)
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={listLabel}
      tabIndex={-1}
      onPointerDown={(event) => event.preventDefault()}
      className={`${POPUP} max-h-72 divide-y divide-line`}
    >
      {suggestions.map((suggestion, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's, where the focus stays.
        <div
          key={suggestion.id}
          id={optionId(id, place)}
          role="option"
          aria-selected={place === active}
          tabIndex={-1}
          onClick={() => onPick(suggestion)}
          className="flex min-h-11 cursor-pointer items-baseline gap-3 px-3 py-2 hover:bg-sunken aria-selected:bg-accent-soft aria-selected:text-on-accent-soft"
        >
          {suggestion.code !== undefined && (
            <span className="w-14 shrink-0 font-semibold tabular-nums">{suggestion.code}</span>
          )}
          <span className="wrap-anywhere min-w-0">{suggestion.text}</span>
        </div>
      ))}
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Returns the next index, wrapping around; starts from the end if none is active. */
const stepped = (active: number | undefined, step: number, count: number): number =>
  active === undefined ? (step > 0 ? 0 : count - 1) : (active + step + count) % count;

/** Tracks the active suggestion and whether the list is open. */
function useList(suggestions: readonly Suggestion[], pick: (suggestion: Suggestion) => void) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<number>();
  const [of, setOf] = useState(suggestions);
  if (of !== suggestions) {
    setOf(suggestions);
    setActive(undefined);
  }
  const close = () => {
    setOpen(false);
    setActive(undefined);
  };
  const choose = (suggestion: Suggestion) => {
    pick(suggestion);
    close();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = STEPS[event.key];
    const chosen = open && active !== undefined ? suggestions[active] : undefined;
    if (step !== undefined && suggestions.length > 0) {
      event.preventDefault();
      setOpen(true);
      setActive(stepped(open ? active : undefined, step, suggestions.length));
    } else if (event.key === 'Enter' && chosen && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Escape' && open) {
      // Closes only the list, not the surrounding dialog.
      event.stopPropagation();
      event.preventDefault();
      close();
    }
  };
  return { open, active, setOpen, close, choose, onKeyDown };
}

/** A text field with suggestions (combobox). Any other text is allowed. */
export function SuggestField(props: SuggestFieldProps) {
  const [frame, { value, onChange, suggestions, onPick, listLabel, empty, onKeyDown, onBlur, ...native }] =
    splitFrame(props);
  const list = useList(suggestions, onPick);
  const shows = list.open && suggestions.length > 0;
  return (
    <Field {...frame}>
      {(control) => {
        const listId = `${control.id}-list`;
        return (
          <div className="relative">
            <input
              type="text"
              {...native}
              {...control}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={shows}
              aria-controls={shows ? listId : undefined}
              aria-activedescendant={
                shows && list.active !== undefined ? optionId(listId, list.active) : undefined
              }
              autoComplete="off"
              value={value}
              onChange={(event) => {
                list.setOpen(true);
                onChange(event.currentTarget.value);
              }}
              onKeyDown={(event) => {
                list.onKeyDown(event);
                onKeyDown?.(event);
              }}
              onBlur={(event) => {
                list.close();
                onBlur?.(event);
              }}
              className={controlClass}
            />
            {shows && (
              <List
                id={listId}
                suggestions={suggestions}
                active={list.active}
                onPick={list.choose}
                listLabel={listLabel}
              />
            )}
            {list.open && !shows && empty && (
              <p className={`${POPUP} px-3 py-2 text-muted text-xs`}>{empty}</p>
            )}
          </div>
        );
      }}
    </Field>
  );
}
