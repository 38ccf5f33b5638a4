import { MenuButton as HeadlessButton, Menu, MenuItem, MenuItems } from '@headlessui/react';
import type { ReactNode, Ref } from 'react';
import { type ButtonLook, buttonClass } from '../button/index.ts';
import { Icon, type IconName } from '../icon/index.ts';
import { ariaPress, type PressName, shownPress } from '../shortcut/index.ts';

export interface MenuChoice<Key extends string = string> {
  readonly key: Key;
  readonly label: string;
  readonly icon?: IconName;
}

export interface MenuButtonProps<Key extends string> extends Omit<ButtonLook, 'icon'> {
  readonly icon?: IconName;
  readonly children: ReactNode;
  readonly choices: readonly MenuChoice<Key>[];
  readonly onChoose: (key: Key) => void;
  /** The key that opens it, for whoever listens. */
  readonly shortcut?: PressName;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that opens a list of things to do: arrows, letters and Escape as in every menu (WAI-ARIA menu button). */
export function MenuButton<Key extends string>(props: MenuButtonProps<Key>) {
  const { icon, children, choices, onChoose, shortcut, ref, ...look } = props;
  return (
    <Menu>
      <HeadlessButton
        ref={ref}
        data-print="hidden"
        aria-keyshortcuts={shortcut && ariaPress(shortcut)}
        title={shortcut && shownPress(shortcut).join('')}
        className={buttonClass(look)}
      >
        {icon && <Icon name={icon} size={18} />}
        {children}
        <Icon name="expand_more" size={18} />
      </HeadlessButton>
      <MenuItems
        anchor={{ to: 'bottom start', gap: 4, padding: 8 }}
        modal={false}
        className="z-30 min-w-56 rounded-control border border-line-strong bg-raised py-1 text-ink shadow-raised outline-none"
      >
        {choices.map(({ key, label, icon: drawn }) => (
          <MenuItem key={key}>
            <button
              type="button"
              onClick={() => onChoose(key)}
              className="flex min-h-control w-full items-center gap-3 px-3 text-start data-focus:bg-accent-soft data-focus:text-on-accent-soft"
            >
              {drawn && <Icon name={drawn} size={18} />}
              {label}
            </button>
          </MenuItem>
        ))}
      </MenuItems>
    </Menu>
  );
}
