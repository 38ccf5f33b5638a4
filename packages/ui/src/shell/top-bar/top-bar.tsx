import type { AppLink } from '@careline/core/internal/navigation';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/index.ts';
import { useNavigation } from '../../navigation/index.ts';
import { IconButton } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { ariaPress, shownPress } from '../../primitives/shortcut/index.ts';
import type { AccountProfile } from '../account-info/index.ts';
import { Avatar } from '../avatar/index.ts';
import { Logo } from '../logo/index.ts';
import { topBarMessages } from '../shell.messages.ts';

export interface TopBarProps {
  readonly profile: AccountProfile;
  readonly appLinks: readonly AppLink[];
  /** URLs in order of preference. */
  readonly logoUrls: readonly (string | undefined)[];
  readonly productName: string;
  readonly avatarService?: string;
  readonly appsOpen: boolean;
  /** Without it, the button is hidden, so that an empty drawer cannot be opened. */
  readonly onApps: (() => void) | undefined;
  /** Opens the choice of facilities. Without it, the facility is plain text. */
  readonly onFacility?: () => void;
  /** Opens the search for patients, screens and actions. Without it, the button is hidden. */
  readonly onPalette?: () => void;
  readonly accountOpen: boolean;
  readonly onAccount: () => void;
  /** Shown before the avatar, for information that every page needs. */
  readonly status?: ReactNode;
}

const isIn = (path: string, area: string): boolean => path === area || path.startsWith(`${area}/`);

function Tabs({ appLinks, label }: { readonly appLinks: readonly AppLink[]; readonly label: string }) {
  const { path, link } = useNavigation();
  if (appLinks.length === 0) return null;
  return (
    <nav aria-label={label} className="flex h-full min-w-0 scroll-row">
      {appLinks.map((tab) => (
        <a
          key={tab.path}
          {...link(tab.path)}
          aria-current={isIn(path, tab.path) ? 'page' : undefined}
          className="flex items-center whitespace-nowrap border-transparent border-y-2 px-3 -outline-offset-2 hover:bg-hover aria-[current]:border-b-accent aria-[current]:font-medium"
        >
          {tab.label}
        </a>
      ))}
    </nav>
  );
}

/** Shows the current facility, whose data the screen contains. */
function FacilityName({ name, onFacility }: { readonly name: string; readonly onFacility?: () => void }) {
  const t = useMessages(topBarMessages);
  const look = 'flex min-w-0 max-w-72 items-center gap-2 text-sm';
  const shown = (
    <>
      <Icon name="apartment" size={18} className="text-muted max-sm:hidden" />
      <span className="min-w-0 truncate">{name}</span>
    </>
  );
  if (!onFacility) {
    return (
      <p title={name} className={look}>
        {shown}
      </p>
    );
  }
  return (
    <button
      type="button"
      aria-label={t('facility', { name })}
      title={name}
      aria-haspopup="dialog"
      onClick={onFacility}
      className={`${look} min-h-10 rounded-control px-2 hover:bg-hover`}
    >
      {shown}
      <Icon name="expand_more" size={18} className="text-muted" />
    </button>
  );
}

/** Looks like the search field it opens, or only its icon where the bar is narrow. */
function PaletteButton({ onPalette }: { readonly onPalette: () => void }) {
  const t = useMessages(topBarMessages);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={ariaPress('palette')}
      title={t('search')}
      onClick={onPalette}
      className="inline-flex h-10 shrink-0 items-center gap-2 rounded-control text-muted text-xs hover:bg-hover max-md:size-10 max-md:justify-center md:h-8 md:min-w-60 md:border md:border-line md:bg-surface md:px-2.5"
    >
      <Icon name="search" size={20} className="max-md:text-ink" />
      <span className="max-md:sr-only">{t('search')}</span>
      <span aria-hidden="true" className="ms-auto flex gap-1 text-xs max-md:hidden pointer-coarse:hidden">
        {shownPress('palette').map((part) => (
          <kbd key={part} className="rounded border border-line px-1 font-sans">
            {part}
          </kbd>
        ))}
      </span>
    </button>
  );
}

/** Shows apps, logo, app links and the user's avatar (specification 2.5); 48 px high. */
export function TopBar({
  profile,
  appLinks,
  logoUrls,
  productName,
  avatarService,
  appsOpen,
  onApps,
  onFacility,
  onPalette,
  accountOpen,
  onAccount,
  status,
}: TopBarProps) {
  const t = useMessages(topBarMessages);
  const name = profile.name || profile.email;
  return (
    <header
      data-print="hidden"
      data-bar="top"
      className="flex h-top-bar shrink-0 items-center gap-2 border-row-line border-b bg-side px-1 sm:px-3"
    >
      {onApps && (
        <IconButton
          icon="apps"
          label={t('apps')}
          aria-haspopup="dialog"
          aria-expanded={appsOpen}
          onClick={onApps}
        />
      )}
      <Logo urls={logoUrls} productName={productName} />
      <div className="h-full min-w-0 shrink-0 grow empty:hidden sm:ps-4">
        <Tabs appLinks={appLinks} label={t('tabs')} />
      </div>
      <div className="flex min-w-0 flex-1 justify-end">
        {profile.facility && <FacilityName name={profile.facility.facilityName} onFacility={onFacility} />}
      </div>
      {onPalette && <PaletteButton onPalette={onPalette} />}
      {status}
      <button
        type="button"
        data-opens="account"
        aria-label={t('account', { name })}
        title={name}
        aria-haspopup="dialog"
        aria-expanded={accountOpen}
        onClick={onAccount}
        className="inline-flex size-10 items-center justify-center rounded-full hover:bg-hover"
      >
        <Avatar name={name} emailHash={profile.emailHash} service={avatarService} />
      </button>
    </header>
  );
}
