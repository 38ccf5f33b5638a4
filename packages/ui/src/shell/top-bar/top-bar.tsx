import type { AppLink } from '@careline/core/navigation';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/index.ts';
import { useNavigation } from '../../navigation/index.ts';
import { IconButton } from '../../primitives/button/index.ts';
import type { AccountProfile } from '../account-info/index.ts';
import { Avatar } from '../avatar/index.ts';
import { Logo } from '../logo/index.ts';
import { topBarMessages } from '../shell.messages.ts';

export interface TopBarProps {
  readonly profile: AccountProfile;
  readonly appLinks: readonly AppLink[];
  /** Addresses in order of preference. */
  readonly logoUrls: readonly (string | undefined)[];
  readonly productName: string;
  readonly avatarService?: string;
  readonly appsOpen: boolean;
  /** Without it there is no button: an empty drawer is not shown. */
  readonly onApps: (() => void) | undefined;
  readonly accountOpen: boolean;
  readonly onAccount: () => void;
  /** Stands before the picture: what the person is to see wherever they are. */
  readonly status?: ReactNode;
}

const isIn = (path: string, area: string): boolean => path === area || path.startsWith(`${area}/`);

function Tabs({ appLinks, label }: { readonly appLinks: readonly AppLink[]; readonly label: string }) {
  const { path, link } = useNavigation();
  if (appLinks.length === 0) return null;
  return (
    <nav aria-label={label} className="flex h-full min-w-0 overflow-x-auto">
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

/** Apps, logo, app links and the picture of who is signed in (specification 2.5); 48 px high. */
export function TopBar({
  profile,
  appLinks,
  logoUrls,
  productName,
  avatarService,
  appsOpen,
  onApps,
  accountOpen,
  onAccount,
  status,
}: TopBarProps) {
  const t = useMessages(topBarMessages);
  const name = profile.name || profile.email;
  return (
    <header
      data-print="hidden"
      className="flex h-top-bar shrink-0 items-center gap-2 border-line border-b bg-raised px-1 sm:px-3"
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
      <div className="h-full min-w-0 flex-1 sm:ps-4">
        <Tabs appLinks={appLinks} label={t('tabs')} />
      </div>
      {status}
      <button
        type="button"
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
