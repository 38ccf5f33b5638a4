import { type AppLink, type MenuItem, SIDE_MENU_WIDTHS } from '@careline/core/navigation';
import { type ReactNode, useCallback, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { AccountInfo, type AccountInfoProps } from '../account-info/index.ts';
import { AppsDrawer } from '../apps-drawer/index.ts';
import { BottomBar } from '../bottom-bar/index.ts';
import { PanelOnDemand } from '../panel/index.ts';
import { SideMenu } from '../side-menu/index.ts';
import { TopBar } from '../top-bar/index.ts';
import { Content, SkipLink } from './content.tsx';
import { messages } from './shell.messages.ts';
import { useMedia } from './use-media.ts';

export interface ShellProps extends AccountInfoProps {
  /** What core's `menuFor` answers for the profile's scopes. */
  readonly menu: readonly MenuItem[];
  /** What core's `appLinks` answers. */
  readonly appLinks: readonly AppLink[];
  /** The header logo of the preferences. */
  readonly logoUrl?: string;
  /** The logo of the configuration; the product's own mark without one, or when both are broken. */
  readonly defaultLogoUrl?: string;
  readonly productName?: string;
  /** Items of the apps drawer. */
  readonly apps?: readonly AppLink[];
  /** Where Alerts leads; not drawn without it. */
  readonly alertsPath?: string;
  /** Hides the bars and the menu; the content stands on dark ground. */
  readonly fullScreen?: boolean;
  readonly children: ReactNode;
}

type OpenPanel = 'apps' | 'account' | 'account-drawer';

const NO_APPS: readonly AppLink[] = [];

function AccountPanels(
  props: AccountInfoProps & { readonly open: OpenPanel | undefined; readonly onClose: () => void },
) {
  const { open, onClose, ...account } = props;
  const t = useMessages(messages);
  return (
    <>
      <PanelOnDemand open={open === 'account'} onClose={onClose} title={t('account')} placement="corner">
        <AccountInfo {...account} />
      </PanelOnDemand>
      <PanelOnDemand
        open={open === 'account-drawer'}
        onClose={onClose}
        title={t('accountInfo')}
        placement="bottom"
      >
        <AccountInfo {...account} />
        <div className="px-4 pb-4">
          <Button variant="quiet" onClick={onClose} className="w-full">
            {t('closeMenu')}
          </Button>
        </div>
      </PanelOnDemand>
    </>
  );
}

const [SMALL, MEDIUM] = SIDE_MENU_WIDTHS;

/** Open on wide windows, closed on narrow ones, until the person decides; over the content on small screens. */
function useMenu() {
  const wide = useMedia(`(width > ${MEDIUM.upTo}px)`);
  const small = useMedia(`(width <= ${SMALL.upTo}px)`);
  const [chosen, setChosen] = useState<boolean>();
  const expanded = chosen ?? wide;
  const followed = useCallback(() => {
    if (small) setChosen(false);
  }, [small]);
  return { expanded, over: small && expanded, setExpanded: setChosen, followed };
}

/** The frame of the console: bars, side menu, drawers, and the page in the middle (specification 2.3). */
export function Shell({
  menu,
  appLinks,
  logoUrl,
  defaultLogoUrl,
  productName = 'Careline',
  apps = NO_APPS,
  alertsPath,
  fullScreen = false,
  children,
  ...account
}: ShellProps) {
  const [open, setOpen] = useState<OpenPanel>();
  const close = useCallback(() => setOpen(undefined), []);
  const { expanded, over, setExpanded, followed } = useMenu();
  if (fullScreen) return <Content fullScreen>{children}</Content>;
  return (
    <div className="flex h-dvh flex-col print:h-auto">
      <SkipLink />
      <TopBar
        profile={account.profile}
        appLinks={appLinks}
        logoUrls={[logoUrl, defaultLogoUrl]}
        productName={productName}
        avatarService={account.avatarService}
        appsOpen={open === 'apps'}
        onApps={() => setOpen('apps')}
        accountOpen={open === 'account'}
        onAccount={() => setOpen('account')}
      />
      <div className="relative flex min-h-0 flex-1">
        <div className={over ? 'absolute inset-y-0 start-0 z-30 shadow-raised' : 'h-full'}>
          <SideMenu
            items={menu}
            role={account.profile.roles[0]}
            expanded={expanded}
            onExpandedChange={setExpanded}
            onFollowed={followed}
          />
        </div>
        {over && <div className="w-(--careline-menu-collapsed) shrink-0" />}
        <Content>{children}</Content>
      </div>
      <BottomBar
        alertsPath={alertsPath}
        accountOpen={open === 'account-drawer'}
        onAccount={() => setOpen('account-drawer')}
      />
      <AppsDrawer open={open === 'apps'} onClose={close} items={apps} />
      <AccountPanels {...account} open={open} onClose={close} />
    </div>
  );
}
