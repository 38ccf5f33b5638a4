import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { controlClass, Field, type FieldTexts, splitFrame } from '../field/index.ts';

export interface Suggestion {
  readonly id: string;
  readonly text: string;
  /** Stands before the text, such as a code. */
  readonly code?: string;
}

export interface SuggestFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, keyof FieldTexts | 'value' | 'onChange' | 'defaultValue'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What may be meant by what stands in the field, the likeliest first; nothing has to be chosen. */
  readonly suggestions: readonly Suggestion[];
  readonly onPick: (suggestion: Suggestion) => void;
  /** What the list is called. */
  readonly listLabel: string;
  /** Stands in place of the list while there is nothing in it. */
  readonly empty?: ReactNode;
}

const POPUP =
  'absolute inset-x-0 top-full z-10 mt-1 overflow-y-auto rounded-control border border-line-strong bg-raised text-ink shadow-raised';

type ListProps = Pick<SuggestFieldProps, 'suggestions' | 'onPick' | 'listLabel'> & {
  readonly id: string;
  readonly active: number | undefined;
};

const optionId = (list: string, place: number): string => `${list}-${place}`;

/** The listbox; focus stays in the input, so a press must not take it away before it has chosen. */
function List({ id, suggestions, active, onPick, listLabel }: ListProps) {
  const list = useRef<HTMLDivElement>(null);
  // A field at the end of the window has its list below it.
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

/** The next place of so many, round and round; from the end where there is none yet. */
const stepped = (active: number | undefined, step: number, count: number): number =>
  active === undefined ? (step > 0 ? 0 : count - 1) : (active + step + count) % count;

/** Which suggestion the keys are at, and whether the list is in sight. */
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
      // The list alone closes, not the dialog around it.
      event.stopPropagation();
      event.preventDefault();
      close();
    }
  };
  return { open, active, setOpen, close, choose, onKeyDown };
}

/** One line of text with suggestions: a combobox whose list never has the last word. */
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
              <p className={`${POPUP} px-3 py-2 text-muted text-sm`}>{empty}</p>
            )}
          </div>
        );
      }}
    </Field>
  );
}
