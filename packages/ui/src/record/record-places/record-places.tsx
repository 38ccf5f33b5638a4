import { pinnedPlaces } from '@careline/core/internal/preferences';
import { isRecordPlace, MAX_PINS, type RecordPlace, recordPlaceLabel } from '@careline/core/internal/record';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { RequestFailed } from '../../http/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import type { LinkProps } from '../../navigation/index.ts';
import { type Favourites, useFavourites } from '../../preferences/index.ts';
import { Button, buttonClass, IconButton } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { LiveRegionProvider, useAnnounce } from '../../primitives/live-region/index.ts';
import { ariaPress, shownPress, useShortcut } from '../../primitives/shortcut/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { useHttp } from '../../provider/index.ts';
import { recordPlacesMessages } from './record-places.messages.ts';

export interface Place {
  readonly key: RecordPlace;
  /** Label of the part of the page that contains the place. */
  readonly part: string;
  readonly link: LinkProps;
}

export interface RecordPlacesProps {
  /** Places the user may see, in display order. */
  readonly places: readonly Place[];
  /** Opens a place and prints it alone. */
  readonly onPrint: (key: RecordPlace) => void;
  /** Renders the entries of the record that contain the text. `onOpen` closes the search. */
  readonly entries?: ((text: string, onOpen: () => void) => ReactNode) | undefined;
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase().trim();

interface Named extends Place {
  readonly label: string;
}

/** Returns places that match by name in any language, those that start with the text first. */
function found(places: readonly Named[], searchText: string): readonly Named[] {
  const wanted = folded(searchText);
  if (wanted === '') return places;
  const rank = ({ key, label, part }: Named): number => {
    const names = [label, recordPlaceLabel(key)].map(folded);
    if (names.some((name) => name.startsWith(wanted))) return 0;
    if (names.some((name) => name.includes(wanted))) return 1;
    return folded(part).includes(wanted) ? 2 : 3;
  };
  return [0, 1, 2].flatMap((wantedRank) => places.filter((place) => rank(place) === wantedRank));
}

interface ListProps extends Pick<RecordPlacesProps, 'onPrint' | 'entries'> {
  readonly places: readonly Named[];
  readonly pins: Favourites<RecordPlace>;
  readonly onClose: () => void;
}

function PlaceRow({
  place,
  isFirst,
  pins,
  onPrint,
  onClose,
}: Omit<ListProps, 'places' | 'entries'> & { readonly place: Named; readonly isFirst: boolean }) {
  const t = useMessages(recordPlacesMessages);
  const announce = useAnnounce();
  const { key, label, part, link } = place;
  const isPinned = pins.entries.includes(key);
  const toggle = async () => {
    if (!isPinned && pins.entries.length >= MAX_PINS) {
      announce(t('full', { count: MAX_PINS }));
      return;
    }
    const stored = await pins.change(
      `${isPinned ? 'unpin' : 'pin'} ${key} ${pins.entries.join(' ')}`,
      (all) => [...all.filter((one) => one !== key), ...(isPinned ? [] : [key])],
    );
    if (stored) announce(t(isPinned ? 'unpinned' : 'pinned', { place: label }));
  };
  return (
    <li className={`flex items-center gap-1 rounded-control ${isFirst ? 'bg-hover' : ''}`}>
      <a
        href={link.href}
        onClick={(event) => {
          link.onClick(event);
          // The browser opens the link itself, in a new tab or window.
          if (event.defaultPrevented) onClose();
        }}
        className="flex min-h-control min-w-0 flex-1 flex-wrap items-center gap-x-3 rounded-control px-3 hover:bg-hover"
      >
        <span>{label}</span>
        {part !== label && <span className="text-muted text-sm">{part}</span>}
      </a>
      <IconButton
        icon="print"
        label={t('print', { place: label })}
        className="text-muted"
        onClick={() => onPrint(key)}
      />
      <IconButton
        icon="push_pin"
        label={t(isPinned ? 'unpin' : 'pin', { place: label })}
        aria-pressed={isPinned}
        disabled={!pins.areRead}
        className="text-muted aria-pressed:text-accent"
        onClick={() => void toggle()}
      />
    </li>
  );
}

/** Moves through the links with the arrow keys, and from the first one up into the field. */
function moveInList(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li > a')];
  const row = (event.target as HTMLElement).closest('li')?.querySelector('a');
  const next = stops[stops.indexOf((row ?? event.target) as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function JumpDialog({ places, pins, entries, onPrint, onClose }: ListProps) {
  const t = useMessages(recordPlacesMessages);
  const [searchText, setSearchText] = useState('');
  const isPinned = ({ key }: Named) => pins.entries.includes(key);
  const ordered = [
    ...pins.entries.flatMap((key) => places.filter((place) => place.key === key)),
    ...places.filter((place) => !isPinned(place)),
  ];
  const shown = found(ordered, searchText);
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>('li a')?.click();
  };
  return (
    <Dialog open title={t('title')} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows of the list, beside its links */}
      <div className="flex flex-col gap-3" onKeyDown={moveInList}>
        <div className="sticky -top-4 z-10 -mt-4 bg-raised pt-4 pb-1">
          <TextField
            type="search"
            label={t('find')}
            hint={t('findHint')}
            autoComplete="off"
            data-autofocus
            value={searchText}
            onChange={setSearchText}
            onKeyDown={onKeyDown}
          />
        </div>
        {pins.error && <RequestFailed title={t('failed')} error={pins.error} />}
        <div role="status">{shown.length === 0 && <p>{t('none')}</p>}</div>
        <div ref={list} className="flex min-h-96 flex-col gap-3">
          <ul aria-label={t('list')} className="flex flex-col empty:hidden">
            {shown.map((place, index) => (
              <PlaceRow
                key={place.key}
                place={place}
                isFirst={index === 0 && searchText !== ''}
                {...{ pins, onPrint, onClose }}
              />
            ))}
          </ul>
          {entries?.(searchText, onClose)}
        </div>
      </div>
    </Dialog>
  );
}

function Panel({ places, onPrint, entries }: RecordPlacesProps) {
  const http = useHttp();
  const t = useMessages(recordPlacesMessages);
  const locale = useLocale();
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const pins = useFavourites(http, pinnedPlaces);
  useShortcut(root, 'recordPart', () => setOpen(true));
  const named = places.map((place) => ({ ...place, label: recordPlaceLabel(place.key, locale) }));
  const pinned = pins.entries
    .filter(isRecordPlace)
    .flatMap((key) => named.filter((place) => place.key === key));
  const close = () => setOpen(false);
  return (
    <div
      ref={root}
      data-print="hidden"
      className="flex min-w-0 max-w-full items-center gap-2 @max-4xl:shrink-0"
    >
      <Button
        size="small"
        icon="search"
        aria-keyshortcuts={ariaPress('recordPart')}
        title={`${t('jump')} (${shownPress('recordPart').join('')})`}
        className="shrink-0"
        onClick={() => setOpen(true)}
      >
        <span className="@max-4xl:sr-only">{t('jump')}</span>
      </Button>
      {pinned.length > 0 && (
        <nav aria-label={t('pins')} className="@max-4xl:hidden min-w-0">
          <ul className="flex gap-1 scroll-row p-0.5">
            {pinned.map(({ key, label, link: { href, onClick } }) => (
              <li key={key} className="shrink-0">
                <a href={href} onClick={onClick} className={buttonClass({ variant: 'quiet', size: 'small' })}>
                  <Icon name="push_pin" size={16} className="text-muted" />
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {isOpen && (
        <JumpDialog
          places={named}
          pins={pins}
          entries={entries}
          onClose={close}
          onPrint={(key) => {
            close();
            onPrint(key);
          }}
        />
      )}
    </div>
  );
}

/** Searches a record: its places by name, and its entries by their words. Places the user has pinned, stored on the server, take one press. */
export function RecordPlaces(props: RecordPlacesProps) {
  return (
    <LiveRegionProvider>
      <Panel {...props} />
    </LiveRegionProvider>
  );
}
