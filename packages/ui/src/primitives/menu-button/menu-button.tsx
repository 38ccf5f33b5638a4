import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { type ButtonLook, buttonClass } from '../button/index.ts';
import { Icon, type IconName } from '../icon/index.ts';
import { ariaPress, type PressName, shownPress } from '../shortcut/index.ts';

export interface MenuChoice<Key extends string = string> {
  readonly key: Key;
  readonly label: string;
}

export interface MenuButtonProps<Key extends string> extends Omit<ButtonLook, 'icon'> {
  readonly icon?: IconName;
  readonly children: ReactNode;
  readonly choices: readonly MenuChoice<Key>[];
  readonly onChoose: (key: Key) => void;
  /** Shortcut that opens the menu; the caller listens for it. */
  readonly shortcut?: PressName;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Milliseconds. Letters typed faster than this form one name. */
const ONE_NAME_MS = 600;

/** Collects a name typed letter by letter and finds the first choice that starts with it. */
function useTypedName() {
  const typed = useRef({ text: '', at: Number.NEGATIVE_INFINITY });
  return (letter: string, now: number): string => {
    const goesOn = now - typed.current.at < ONE_NAME_MS;
    typed.current = { text: (goesOn ? typed.current.text : '') + letter.toLocaleLowerCase(), at: now };
    return typed.current.text;
  };
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Returns the index a key moves to; undefined for other keys. */
function placeAfter(key: string, place: number, count: number): number | undefined {
  const step = STEPS[key];
  if (step !== undefined) return (place + step + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

interface ListProps<Key extends string> {
  readonly id: string;
  readonly labelledBy: string;
  readonly choices: readonly MenuChoice<Key>[];
  readonly onChoose: (key: Key) => void;
  readonly onClose: (focusesButton: boolean) => void;
}

/** The open list. Arrows and letters move the focus. */
function MenuList<Key extends string>({ id, labelledBy, choices, onChoose, onClose }: ListProps<Key>) {
  const list = useRef<HTMLDivElement>(null);
  const nameOf = useTypedName();
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  const focusAt = (place: number) => items()[place]?.focus();
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
    list.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true });
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const place = items().indexOf(document.activeElement as HTMLElement);
    const next = placeAfter(event.key, place, choices.length);
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.preventDefault();
      event.stopPropagation();
      onClose(true);
    } else if (next !== undefined) {
      event.preventDefault();
      focusAt(next);
    } else if (event.key.length === 1 && (event.key !== ' ' || nameOf('', event.timeStamp) !== '')) {
      // A space within a name continues it. On its own it chooses, as on every button.
      event.preventDefault();
      const name = nameOf(event.key, event.timeStamp);
      const found = choices.findIndex(({ label }) => label.toLocaleLowerCase().startsWith(name));
      if (found >= 0) focusAt(found);
    }
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) onClose(false);
  };
  return (
    <div
      ref={list}
      id={id}
      role="menu"
      aria-labelledby={labelledBy}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      className="absolute start-0 top-full z-30 mt-1 max-h-[60dvh] w-max min-w-full max-w-[80vw] overflow-y-auto rounded-control border border-line-strong bg-raised py-1 text-ink shadow-raised outline-none"
    >
      {choices.map(({ key, label }) => (
        <button
          key={key}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => {
            onClose(true);
            onChoose(key);
          }}
          className="flex min-h-9 w-full items-center px-4 text-start outline-none hover:bg-hover focus:bg-accent-soft focus:text-on-accent-soft pointer-coarse:min-h-11"
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** A button that opens a list of actions, with the standard keys (WAI-ARIA menu button). */
export function MenuButton<Key extends string>(props: MenuButtonProps<Key>) {
  const { icon, children, choices, onChoose, shortcut, ref, ...look } = props;
  const id = useId();
  const own = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = (focusesButton: boolean) => {
    setOpen(false);
    if (focusesButton) own.current?.focus();
  };
  return (
    <div className="relative" data-print="hidden">
      <button
        type="button"
        id={id}
        ref={(button) => {
          own.current = button;
          if (typeof ref === 'function') ref(button);
          else if (ref) ref.current = button;
        }}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-menu` : undefined}
        aria-keyshortcuts={shortcut && ariaPress(shortcut)}
        title={shortcut && shownPress(shortcut).join('')}
        // The list closes on blur, so the click on its button would reopen it.
        onPointerDown={(event) => isOpen && event.preventDefault()}
        onClick={() => (isOpen ? close(true) : setOpen(true))}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
        className={buttonClass(look)}
      >
        {icon && <Icon name={icon} size={18} />}
        {children}
        <Icon name="expand_more" size={18} />
      </button>
      {isOpen && (
        <MenuList id={`${id}-menu`} labelledBy={id} choices={choices} onChoose={onChoose} onClose={close} />
      )}
    </div>
  );
}
