import { roleLabel } from '@careline/core/internal/identity';
import { type MenuItem, selectedIndex } from '@careline/core/internal/navigation';
import { type FocusEvent, Fragment, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useLocale, useMessages } from '../../messages/index.ts';
import { useNavigation } from '../../navigation/index.ts';
import { IconButton } from '../../primitives/button/index.ts';
import { Icon, type IconName } from '../../primitives/icon/index.ts';
import { sideMenuMessages } from '../shell.messages.ts';
import { titleCase } from '../title-case/index.ts';
import { FocusTip } from './focus-tip.tsx';
import { type MenuCount, MenuCountTag } from './menu-count.tsx';

/** An entry of the menu; `scope` is its key. */
export interface MenuEntry extends Omit<MenuItem, 'icon'> {
  readonly icon: IconName;
  /** Heading for this entry and its neighbours with the same heading. */
  readonly group?: string;
}

export interface SideMenuProps {
  /** Exactly the user's scopes: the result of core's `menuFor`, in groups if there are many. */
  readonly items: readonly MenuEntry[];
  /** Pages without a scope, under their own heading. */
  readonly inbox?: readonly MenuEntry[];
  /** Number of pending items per entry, by scope; undefined for none. */
  readonly counts?: Readonly<Record<string, MenuCount | undefined>>;
  /** First role of the profile. */
  readonly role: string | undefined;
  readonly expanded: boolean;
  readonly onExpandedChange: (expanded: boolean) => void;
  /** Called when an item was followed, so that a menu over the content can close. */
  readonly onFollowed?: () => void;
}

const NO_INBOX: readonly MenuEntry[] = [];
const NO_COUNTS: Readonly<Record<string, MenuCount | undefined>> = {};

interface EntryProps {
  readonly item: MenuEntry;
  readonly count: MenuCount | undefined;
  readonly selected: boolean;
  readonly expanded: boolean;
  readonly onFollowed?: () => void;
}

/** Shows a tip on keyboard focus. Escape dismisses it (WCAG 2.2, 1.4.13). */
function useFocusTip() {
  const anchor = useRef<HTMLAnchorElement>(null);
  const [hasTip, setHasTip] = useState(false);
  const listeners = {
    onFocus: (event: FocusEvent<HTMLElement>) => setHasTip(event.currentTarget.matches(':focus-visible')),
    onBlur: () => setHasTip(false),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') setHasTip(false);
    },
  };
  return { anchor, hasTip, listeners };
}

function Entry({ item, count, selected, expanded, onFollowed }: EntryProps) {
  const countId = useId();
  const { path, link } = useNavigation();
  const { href, onClick } = link(item.link);
  const current = path === item.link ? 'page' : 'true';
  const unlabelled = !expanded || item.label === '';
  const { anchor, hasTip, listeners } = useFocusTip();
  return (
    <li>
      <a
        ref={anchor}
        href={href}
        onClick={(event) => {
          onClick(event);
          onFollowed?.();
        }}
        {...listeners}
        aria-label={unlabelled ? item.accessibleName : undefined}
        title={unlabelled ? item.accessibleName : undefined}
        aria-describedby={count && countId}
        aria-current={selected ? current : undefined}
        className={`relative flex min-h-row items-center gap-3 rounded-control hover:bg-hover aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-on-accent-soft ${expanded ? 'px-3' : 'justify-center'}`}
      >
        {selected && <span className="absolute inset-y-2 start-0 w-1 rounded-full bg-accent" />}
        <Icon name={item.icon} size={20} />
        {expanded && <span className="min-w-0 truncate">{item.label}</span>}
        {count && <MenuCountTag of={count} id={countId} small={!expanded} />}
      </a>
      {unlabelled && hasTip && <FocusTip of={anchor}>{item.accessibleName}</FocusTip>}
    </li>
  );
}

interface EntriesProps extends Pick<SideMenuProps, 'expanded' | 'onFollowed'> {
  readonly entries: readonly MenuEntry[];
  readonly selected: MenuEntry | undefined;
  readonly counts: Readonly<Record<string, MenuCount | undefined>>;
}

function Entries({ entries, selected, counts, expanded, onFollowed }: EntriesProps) {
  return entries.map((item) => (
    <Entry
      key={item.scope}
      item={item}
      count={counts[item.scope]}
      selected={item === selected}
      expanded={expanded}
      onFollowed={onFollowed}
    />
  ));
}

/** Splits entries where the heading changes. */
function groupsOf(items: readonly MenuEntry[]): readonly (readonly [MenuEntry, ...MenuEntry[]])[] {
  const groups: [MenuEntry, ...MenuEntry[]][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && last[0].group === item.group) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

interface GroupedProps extends Omit<EntriesProps, 'entries'> {
  readonly items: readonly MenuEntry[];
}

/** Entries under their headings. The first group is open, and those with the open page or with something pending. */
function Grouped({ items, ...common }: GroupedProps) {
  const { selected, counts, expanded } = common;
  return groupsOf(items).map((entries, place) => {
    const { scope, group } = entries[0];
    const list = (
      <ul aria-label={group} className="flex flex-col">
        <Entries entries={entries} {...common} />
      </ul>
    );
    if (!group) return <Fragment key={scope}>{list}</Fragment>;
    const isOpen = place === 0 || entries.some((item) => item === selected || counts[item.scope]);
    return (
      <details key={scope} open={isOpen} className="group">
        <summary
          className={`flex min-h-8 cursor-pointer list-none items-center rounded-control font-medium text-muted hover:bg-hover ${expanded ? 'gap-2 px-3 text-xs' : '-mx-2 flex-col py-1 text-badge'}`}
        >
          <span
            className={expanded ? 'min-w-0 flex-1 truncate' : 'wrap-anywhere w-full hyphens-auto text-center'}
          >
            {group}
          </span>
          <span className="group-open:rotate-180">
            <Icon name="expand_more" size={16} />
          </span>
        </summary>
        {list}
      </details>
    );
  });
}

/**
 * The side menu (specification 2.4): 64 or 56 px collapsed, a share of the window expanded. The inbox comes last, so
 * that the specified order of the entries is unchanged.
 */
export function SideMenu(props: SideMenuProps) {
  const { items, inbox = NO_INBOX, counts = NO_COUNTS, role, expanded, onExpandedChange, onFollowed } = props;
  const t = useMessages(sideMenuMessages);
  const locale = useLocale();
  const { path } = useNavigation();
  const id = useId();
  const inboxId = useId();
  const all: readonly MenuEntry[] = [...items, ...inbox];
  const common = { selected: all[selectedIndex(all, path)], counts, expanded, onFollowed };
  return (
    <nav
      aria-label={t('menu')}
      data-print="hidden"
      className={`flex h-full shrink-0 flex-col overflow-y-auto overflow-x-hidden border-row-line border-e bg-side text-sm ${expanded ? 'w-(--careline-menu-expanded)' : 'w-(--careline-menu-collapsed)'}`}
    >
      <div
        className={`flex min-h-12 items-center gap-2 px-2 ${expanded ? 'justify-between' : 'justify-center'}`}
      >
        {expanded && role && (
          <p className="min-w-0 truncate ps-3 text-muted text-xs">{titleCase(roleLabel(role, locale))}</p>
        )}
        <IconButton
          icon={expanded ? 'chevron_left' : 'menu'}
          label={expanded ? t('collapse') : t('expand')}
          aria-expanded={expanded}
          aria-controls={id}
          onClick={() => onExpandedChange(!expanded)}
          className={expanded ? 'ms-auto' : ''}
        />
      </div>
      <div id={id} className="flex flex-col p-2">
        <Grouped items={items} {...common} />
      </div>
      {inbox.length > 0 && (
        <div className="mx-2 border-line border-t pt-2 pb-2">
          <p id={inboxId} className={expanded ? 'px-3 pb-1 font-medium text-muted text-xs' : 'sr-only'}>
            {t('inbox')}
          </p>
          <ul aria-labelledby={inboxId} className="flex flex-col gap-1">
            <Entries entries={inbox} {...common} />
          </ul>
        </div>
      )}
    </nav>
  );
}
