import '../fonts/index.ts';
import './in-order.css';
import { isEccLogin } from '@careline/core/internal/identity';
import {
  appLinks,
  decideRight,
  inboxFor,
  PATHS,
  SETS_OWN_STATUS,
  WRITES_RECORD,
} from '@careline/core/internal/navigation';
import type { AccountChoice } from '@careline/core/internal/preferences';
import { useOnline } from '@careline/ui/http';
import { LiveProvider } from '@careline/ui/live';
import { useLocale, useMessages } from '@careline/ui/messages';
import { ClockNotice } from '@careline/ui/notices/clock-notice';
import { OfflineNotice } from '@careline/ui/notices/offline-notice';
import { Shell } from '@careline/ui/shell/shell';
import { type ComponentType, lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useAppearance, useStoredAppearance } from '../appearance/use-appearance.ts';
import { useConsole } from '../console-context.tsx';
import { AreaBoundary } from '../errors/area-boundary.tsx';
import { menuGroupMessages } from '../frame/frame.messages.ts';
import { Opening } from '../guards/waiting/waiting.tsx';
import type { HelpPanelProps } from '../help/help-panel.tsx';
import { useHostLook } from '../hosted/use-host-look.ts';
import { useFollowLive } from '../live/use-follow-live.ts';
import { useHasScreenWords } from '../locales/use-spoken-language.ts';
import { consoleMenu } from '../navigation/built-menu.ts';
import { groupedMenu } from '../navigation/menu-groups.ts';
import { pageOf } from '../navigation/page-of.ts';
import type { ConsolePaletteProps } from '../palette/console-palette.tsx';
import { useOpenedNotification } from '../push/use-opened-notification.ts';
import { useRenewedPush } from '../push/use-renewed-push.ts';
import { accountAddress } from '../session/account-address.ts';
import { useFacilitySwitch } from '../session/use-facility-switch.ts';
import { useProfile } from '../session/use-session.ts';
import type { FirstStepsProps } from '../tour/first-steps.tsx';
import { beginsADay, useTour } from '../tour/use-tour.ts';
import type { UnsentHere } from '../unsent/unsent.ts';
import { useSignOut } from '../unsent/use-sign-out.tsx';
import { useOpenedUnsent, useUnsentFromBefore } from '../unsent/use-unsent.ts';
import { useCriticalNotice } from '../waiting/use-critical-notice.ts';
import { useMenuCounts, useWaiting } from '../waiting/use-waiting.ts';
import { useFacilityOfPage } from './use-facility-of-page.ts';
import { useShellFacts } from './use-shell-facts.ts';

/** Shown for people with unsent work. If its code fails to load, the frame does without it. */
const UnsentStatus = lazy(
  (): Promise<{ readonly default: ComponentType<{ readonly unsent: UnsentHere }> }> =>
    import('../unsent/unsent-status.tsx').catch(() => ({ default: () => null })),
);

/** Loaded when first opened. If it fails to load, the menu still reaches every screen. */
const ConsolePalette = lazy(
  (): Promise<{ readonly default: ComponentType<ConsolePaletteProps> }> =>
    import('../palette/console-palette.tsx').catch(() => ({ default: () => null })),
);

/** Loaded when first opened. If it fails to load, the screen works without it. */
const HelpPanel = lazy(
  (): Promise<{ readonly default: ComponentType<HelpPanelProps> }> =>
    import('../help/help-panel.tsx').catch(() => ({ default: () => null })),
);

/** Loaded when first opened. If it fails to load, the account panel stays as it is. */
const ManageSnippets = lazy(
  (): Promise<{ readonly default: ComponentType<{ readonly onClose: () => void }> }> =>
    import('@careline/ui/record/snippets').then(
      (snippets) => ({ default: snippets.ManageSnippets }),
      () => ({ default: () => null }),
    ),
);

/** Loaded when first opened. If it fails to load, the page of live status still has the form. */
const OwnStatusDialog = lazy(
  (): Promise<{ readonly default: ComponentType<{ readonly onClose: () => void }> }> =>
    import('../pages/directory/own-status-dialog.tsx').catch(() => ({ default: () => null })),
);

/** Loaded for new people, and on request. */
const FirstSteps = lazy(
  (): Promise<{ readonly default: ComponentType<FirstStepsProps> }> =>
    import('../tour/first-steps.tsx').catch(() => ({ default: () => null })),
);

interface FrameProps {
  /** The person's settings on the server, once read. */
  readonly stored: AccountChoice | undefined;
  readonly children: ReactNode;
}

/** Bars and menu, with the person, the facility and the counts. */
function Frame({ children, stored }: FrameProps) {
  const care = useConsole();
  const { config, appearance, frame, host } = care;
  const hostLook = useHostLook();
  const profile = useProfile();
  const choice = useAppearance(care);
  const locale = useLocale();
  const worded = useHasScreenWords(care.language);
  const { appScopes, logo } = useShellFacts(profile);
  const changeFacility = useFacilitySwitch();
  const { signOut, question } = useSignOut();
  const unsent = useOpenedUnsent();
  const waiting = useWaiting();
  const counts = useMenuCounts(waiting);
  const notify = useCriticalNotice(waiting);
  const { menuExpanded } = useSyncExternalStore(frame.subscribe, frame.get);
  const [searching, setSearching] = useState(false);
  const [helping, setHelping] = useState(false);
  const [managesSnippets, setManagesSnippets] = useState(false);
  const [setsStatus, setSetsStatus] = useState(false);
  const maySetStatus = worded && profile.facility && decideRight(SETS_OWN_STATUS, profile.scopes).allowed;
  const { pathname } = useLocation();
  const inbox = inboxFor(profile.scopes, locale);
  const menu = consoleMenu(profile.scopes, locale);
  const groupWords = useMessages(menuGroupMessages);
  const tour = useTour({ stored, isBeginning: worded && !host && beginsADay(pathname, menu) });
  return (
    <Shell
      profile={profile}
      menu={groupedMenu(menu, groupWords)}
      inbox={inbox}
      counts={counts}
      hideMenu={hostLook?.hideNav}
      hideBars={hostLook?.hideTopbar}
      menuExpanded={menuExpanded}
      onMenuExpandedChange={(expanded) => frame.change({ menuExpanded: expanded })}
      onPalette={worded ? () => setSearching(true) : undefined}
      appLinks={appLinks({ configured: config.appLinks, consultPath: config.consultPath, appScopes })}
      apps={config.appsDrawerItems}
      alertsPath={PATHS.alerts}
      logoUrl={logo}
      defaultLogoUrl={config.defaultLogo}
      productName={config.product}
      avatarService={config.avatarBase}
      onTour={tour.ask}
      onHelp={worded ? () => setHelping(true) : undefined}
      foot={
        tour.shown && (
          <Suspense fallback={null}>
            <FirstSteps
              scopes={profile.scopes}
              menu={menu}
              isAsked={tour.shown === 'asked'}
              onClose={tour.close}
            />
          </Suspense>
        )
      }
      securityUrl={accountAddress(config.oidc.accountUrl, locale)}
      privacyUrl={config.privacyUrl}
      ecc={isEccLogin(profile, config.eccClientIds)}
      version={config.version}
      build={config.buildId}
      appearance={choice}
      onAppearanceChange={appearance.choose}
      notify={notify}
      onSnippets={
        worded && decideRight(WRITES_RECORD, profile.scopes).allowed
          ? () => setManagesSnippets(true)
          : undefined
      }
      onOwnStatus={maySetStatus ? () => setSetsStatus(true) : undefined}
      onSignOut={signOut}
      facilities={profile.facilities}
      onFacilityChange={changeFacility}
      status={
        unsent && worded ? (
          <Suspense fallback={null}>
            <UnsentStatus unsent={unsent} />
          </Suspense>
        ) : undefined
      }
    >
      {question}
      {host && <host.Follower signOut={signOut} />}
      {searching && (
        <Suspense fallback={null}>
          <ConsolePalette
            onClose={() => setSearching(false)}
            onHelp={() => setHelping(true)}
            onSignOut={signOut}
          />
        </Suspense>
      )}
      {helping && (
        <Suspense fallback={null}>
          <HelpPanel pathname={pathname} onClose={() => setHelping(false)} onTour={tour.ask} />
        </Suspense>
      )}
      {setsStatus && (
        <Suspense fallback={null}>
          <OwnStatusDialog onClose={() => setSetsStatus(false)} />
        </Suspense>
      )}
      {managesSnippets && (
        <Suspense fallback={null}>
          <ManageSnippets onClose={() => setManagesSnippets(false)} />
        </Suspense>
      )}
      {children}
    </Shell>
  );
}

/** The frame around every page of a signed-in person (specification 2.3). */
export default function ShellLayout() {
  const care = useConsole();
  const profile = useProfile();
  const worded = useHasScreenWords(care.language);
  const stored = useStoredAppearance();
  useUnsentFromBefore();
  useRenewedPush();
  useOpenedNotification();
  const online = useOnline();
  const { pathname } = useLocation();
  const ready = useFacilityOfPage(profile);
  const live = useFollowLive();
  return (
    <LiveProvider value={live}>
      <Frame stored={stored}>
        <OfflineNotice online={online} />
        <ClockNotice canHide />
        <AreaBoundary key={pageOf(pathname)} place={pathname}>
          <Suspense fallback={<Opening />}>{ready && worded ? <Outlet /> : <Opening />}</Suspense>
        </AreaBoundary>
      </Frame>
    </LiveProvider>
  );
}
