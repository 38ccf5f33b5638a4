import { firstRole } from '@careline/core/internal/identity';
import type { AppLink } from '@careline/core/internal/navigation';
import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { useShortcut } from '../../primitives/shortcut/index.ts';
import type { AccountInfoProps } from '../account-info/index.ts';
import { AppsDrawer } from '../apps-drawer/index.ts';
import { BottomBar } from '../bottom-bar/index.ts';
import {
  ExitBar,
  type FullScreenOptions,
  FullScreenProvider,
  useFullScreenMode,
} from '../full-screen/index.ts';
import type { KeySheetProps } from '../key-sheet/key-sheet.tsx';
import { type MenuCount, type MenuEntry, SideMenu } from '../side-menu/index.ts';
import { TopBar } from '../top-bar/index.ts';
import { AccountPanels, type OpenPanel } from './account-panels.tsx';
import { CONTENT_ID, Content, SkipLink } from './content.tsx';
import { FacilityPanel } from './facility-panel.tsx';
import { type MenuMemory, useMenu } from './use-menu.ts';

export interface ShellProps extends Omit<AccountInfoProps, 'onKeys'>, FullScreenOptions, MenuMemory {
  /** Result of core's `menuFor` for the profile's scopes, in groups if there are many. */
  readonly menu: readonly MenuEntry[];
  /** Result of core's `inboxFor`: pages listed below the entries of the scopes. */
  readonly inbox?: readonly MenuEntry[];
  /** Number of pending items per menu entry, by scope, and for alerts. */
  readonly counts?: Readonly<Record<string, MenuCount | undefined>>;
  /** Opens the search for patients, screens and actions, by button or shortcut. */
  readonly onPalette?: () => void;
  /** Result of core's `appLinks`. */
  readonly appLinks: readonly AppLink[];
  /** The header logo from the preferences. */
  readonly logoUrl?: string;
  /** The configured logo. Without it, or if both are broken, the product's own mark is shown. */
  readonly defaultLogoUrl?: string;
  readonly productName?: string;
  /** Items of the apps drawer. Without items, drawer and button are hidden. */
  readonly apps?: readonly AppLink[];
  /** Address of the alerts page. Without it, the link is hidden. */
  readonly alertsPath?: string;
  /** Shown in the top bar on every page, such as work waiting to be sent. */
  readonly status?: ReactNode;
  /** Shown below the page, which shrinks to make room. */
  readonly foot?: ReactNode;
  /** Hides the menu, if the page around has one. */
  readonly hideMenu?: boolean;
  readonly hideBars?: boolean;
  readonly children: ReactNode;
}

const NO_APPS: readonly AppLink[] = [];

/** Loaded when first opened. If it fails to load, the shortcuts still work. */
const KeySheet = lazy(
  (): Promise<{ readonly default: ComponentType<KeySheetProps> }> =>
    import('../key-sheet/key-sheet.tsx').then(
      (loaded) => ({ default: loaded.KeySheet }),
      () => ({ default: () => null }),
    ),
);

interface MenuColumnProps extends Pick<ShellProps, 'menu' | 'inbox' | 'counts'> {
  readonly role: string | undefined;
  readonly sideMenu: ReturnType<typeof useMenu>;
}

function MenuColumn({ menu, inbox, counts, role, sideMenu }: MenuColumnProps) {
  const { expanded, over, setExpanded, followed } = sideMenu;
  return (
    <>
      {over && (
        <div
          aria-hidden="true"
          className="absolute inset-0 z-20 bg-backdrop"
          onClick={() => setExpanded(false)}
        />
      )}
      <div className={over ? 'absolute inset-y-0 start-0 z-30 shadow-raised' : 'h-full'}>
        <SideMenu
          items={menu}
          inbox={inbox}
          counts={counts}
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
 * bars and menu; the page stays mounted, so that no input is lost.
 */
export function Shell({
  menu,
  inbox,
  counts,
  onPalette,
  menuExpanded,
  onMenuExpandedChange,
  appLinks,
  logoUrl,
  defaultLogoUrl,
  productName = 'Careline',
  apps = NO_APPS,
  alertsPath,
  status,
  foot,
  hideMenu = false,
  hideBars = false,
  onTour,
  onHelp,
  fullScreen,
  onFullScreenChange,
  children,
  ...account
}: ShellProps) {
  const [open, setOpen] = useState<OpenPanel>();
  const close = useCallback(() => setOpen(undefined), []);
  const { mode, canLeave } = useFullScreenMode({ fullScreen, onFullScreenChange }, CONTENT_ID);
  const framed = !mode.fullScreen;
  const sideMenu = useMenu({ menuExpanded, onMenuExpandedChange });
  const root = useRef<HTMLDivElement>(null);
  const changesFacility = account.onFacilityChange !== undefined && (account.facilities?.length ?? 0) > 1;
  /** Closes the panel first, because an open panel makes the rest of the page inert. */
  const closing = (act: (() => void) | undefined) =>
    act &&
    (() => {
      close();
      act();
    });
  const tour = closing(onTour);
  useShortcut(root, 'palette', () => onPalette?.(), onPalette !== undefined);
  const help = closing(onHelp);
  useShortcut(root, 'keys', help ?? (() => setOpen('keys')));
  return (
    <FullScreenProvider value={mode}>
      <div ref={root} data-frame className="flex h-dvh flex-col print:h-auto">
        {framed && <SkipLink />}
        {framed && !hideBars && (
          <TopBar
            profile={account.profile}
            appLinks={appLinks}
            logoUrls={[logoUrl, defaultLogoUrl]}
            productName={productName}
            avatarService={account.avatarService}
            appsOpen={open === 'apps'}
            onApps={apps.length > 0 ? () => setOpen('apps') : undefined}
            onFacility={changesFacility ? () => setOpen('facility') : undefined}
            onPalette={onPalette}
            accountOpen={open === 'account'}
            onAccount={() => setOpen('account')}
            status={status}
          />
        )}
        {canLeave && <ExitBar onExit={() => mode.setFullScreen(false)} />}
        <div className="relative flex min-h-0 flex-1">
          {framed && !hideMenu && (
            <MenuColumn
              menu={menu}
              inbox={inbox}
              counts={counts}
              role={firstRole(account.profile)}
              sideMenu={sideMenu}
            />
          )}
          <Content fullScreen={mode.fullScreen}>{children}</Content>
        </div>
        {framed && foot}
        {framed && !hideBars && (
          <BottomBar
            alertsPath={alertsPath}
            alerts={counts?.alerts}
            accountOpen={open === 'account-drawer'}
            onAccount={() => setOpen('account-drawer')}
          />
        )}
        <AppsDrawer open={framed && open === 'apps'} onClose={close} items={apps} />
        <AccountPanels
          account={{
            ...account,
            onTour: tour,
            onHelp: help,
            onSnippets: closing(account.onSnippets),
            onOwnStatus: closing(account.onOwnStatus),
            onKeys: help ? undefined : () => setOpen('keys'),
          }}
          open={framed ? open : undefined}
          onClose={close}
        />
        <FacilityPanel account={account} open={framed && open === 'facility'} onClose={close} />
        {open === 'keys' && (
          <Suspense fallback={null}>
            <KeySheet open onClose={close} onTour={framed ? tour : undefined} />
          </Suspense>
        )}
      </div>
    </FullScreenProvider>
  );
}
