import type { AppLink, MenuItem } from '@careline/core/navigation';
import { type ReactNode, useCallback, useState } from 'react';
import type { AccountInfoProps } from '../account-info/index.ts';
import { AppsDrawer } from '../apps-drawer/index.ts';
import { BottomBar } from '../bottom-bar/index.ts';
import {
  ExitBar,
  type FullScreenOptions,
  FullScreenProvider,
  useFullScreenMode,
} from '../full-screen/index.ts';
import { SideMenu } from '../side-menu/index.ts';
import { TopBar } from '../top-bar/index.ts';
import { AccountPanels, type OpenPanel } from './account-panels.tsx';
import { CONTENT_ID, Content, SkipLink } from './content.tsx';
import { useMenu } from './use-menu.ts';

export interface ShellProps extends AccountInfoProps, FullScreenOptions {
  /** What core's `menuFor` answers for the profile's scopes. */
  readonly menu: readonly MenuItem[];
  /** What core's `appLinks` answers. */
  readonly appLinks: readonly AppLink[];
  /** The header logo of the preferences. */
  readonly logoUrl?: string;
  /** The logo of the configuration; the product's own mark without one, or when both are broken. */
  readonly defaultLogoUrl?: string;
  readonly productName?: string;
  /** Items of the apps drawer; without one there is neither drawer nor button. */
  readonly apps?: readonly AppLink[];
  /** Where Alerts leads; not drawn without it. */
  readonly alertsPath?: string;
  /** Stands in the top bar on every page, such as what waits to be sent. */
  readonly status?: ReactNode;
  readonly children: ReactNode;
}

const NO_APPS: readonly AppLink[] = [];

interface MenuColumnProps {
  readonly menu: readonly MenuItem[];
  readonly role: string | undefined;
  readonly sideMenu: ReturnType<typeof useMenu>;
}

function MenuColumn({ menu, role, sideMenu }: MenuColumnProps) {
  const { expanded, over, setExpanded, followed } = sideMenu;
  return (
    <>
      <div className={over ? 'absolute inset-y-0 start-0 z-30 shadow-raised' : 'h-full'}>
        <SideMenu
          items={menu}
          role={role}
          expanded={expanded}
          onExpandedChange={setExpanded}
          onFollowed={followed}
        />
      </div>
      {over && <div className="w-(--careline-menu-collapsed) shrink-0" />}
    </>
  );
}

/**
 * The frame of the console: bars, side menu, drawers, and the page in the middle (specification 2.3). Full screen hides
 * the bars and the menu; the page stays mounted, so that nothing entered is lost.
 */
export function Shell({
  menu,
  appLinks,
  logoUrl,
  defaultLogoUrl,
  productName = 'Careline',
  apps = NO_APPS,
  alertsPath,
  status,
  fullScreen,
  onFullScreenChange,
  children,
  ...account
}: ShellProps) {
  const [open, setOpen] = useState<OpenPanel>();
  const close = useCallback(() => setOpen(undefined), []);
  const { mode, canLeave } = useFullScreenMode({ fullScreen, onFullScreenChange }, CONTENT_ID);
  const framed = !mode.fullScreen;
  const sideMenu = useMenu();
  return (
    <FullScreenProvider value={mode}>
      <div className="flex h-dvh flex-col print:h-auto">
        {framed && <SkipLink />}
        {framed && (
          <TopBar
            profile={account.profile}
            appLinks={appLinks}
            logoUrls={[logoUrl, defaultLogoUrl]}
            productName={productName}
            avatarService={account.avatarService}
            appsOpen={open === 'apps'}
            onApps={apps.length > 0 ? () => setOpen('apps') : undefined}
            accountOpen={open === 'account'}
            onAccount={() => setOpen('account')}
            status={status}
          />
        )}
        {canLeave && <ExitBar onExit={() => mode.setFullScreen(false)} />}
        <div className="relative flex min-h-0 flex-1">
          {framed && <MenuColumn menu={menu} role={account.profile.roles[0]} sideMenu={sideMenu} />}
          <Content fullScreen={mode.fullScreen}>{children}</Content>
        </div>
        {framed && (
          <BottomBar
            alertsPath={alertsPath}
            accountOpen={open === 'account-drawer'}
            onAccount={() => setOpen('account-drawer')}
          />
        )}
        <AppsDrawer open={framed && open === 'apps'} onClose={close} items={apps} />
        <AccountPanels account={account} open={framed ? open : undefined} onClose={close} />
      </div>
    </FullScreenProvider>
  );
}
