import { Menu, MenuItem, MenuItems, MenuButton as MenuOpener } from '@headlessui/react';
import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
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

/** A button that opens a list of actions, with the standard keys (WAI-ARIA menu button). */
export function MenuButton<Key extends string>(props: MenuButtonProps<Key>) {
  const { icon, children, choices, onChoose, shortcut, ref, ...look } = props;
  const opener = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => opener.current);
  return (
    <Menu as="div" className="relative" data-print="hidden">
      <MenuOpener
        ref={opener}
        aria-keyshortcuts={shortcut && ariaPress(shortcut)}
        title={shortcut && shownPress(shortcut).join('')}
        className={buttonClass(look)}
      >
        {icon && <Icon name={icon} size={18} />}
        {children}
        <Icon name="expand_more" size={18} />
      </MenuOpener>
      {/* Other parts of the page stay in use: a menu is no dialog. */}
      <MenuItems
        modal={false}
        className="absolute start-0 top-full z-30 mt-1 max-h-[60dvh] w-max min-w-full max-w-[80vw] overflow-y-auto rounded-control border border-line-strong bg-raised py-1 text-ink shadow-raised outline-none"
      >
        {choices.map(({ key, label }) => (
          <MenuItem key={key}>
            <button
              type="button"
              onClick={() => {
                // A dialog that opens now gives the focus back to the button, because the item is gone by then.
                opener.current?.focus();
                onChoose(key);
              }}
              className="flex min-h-9 w-full items-center px-4 text-start outline-none data-focus:bg-accent-soft data-focus:text-on-accent-soft pointer-coarse:min-h-11"
            >
              {label}
            </button>
          </MenuItem>
        ))}
      </MenuItems>
    </Menu>
  );
}
