import { isEccLogin } from '@careline/core/identity';
import { appLinks, PATHS } from '@careline/core/navigation';
import { useOnline } from '@careline/ui/http';
import { LiveProvider } from '@careline/ui/live';
import { useLocale } from '@careline/ui/messages';
import { OfflineNotice } from '@careline/ui/notices/offline-notice';
import { Shell } from '@careline/ui/shell/shell';
import { type ComponentType, lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useAppearance, useStoredAppearance } from '../appearance/use-appearance.ts';
import { useConsole } from '../console-context.tsx';
import { AreaBoundary } from '../errors/area-boundary.tsx';
import { Opening } from '../guards/waiting/waiting.tsx';
import { useFollowLive } from '../live/use-follow-live.ts';
import { useHasScreenWords } from '../locales/use-spoken-language.ts';
import { consoleMenu } from '../navigation/built-menu.ts';
import { useFacilitySwitch } from '../session/use-facility-switch.ts';
import { useProfile } from '../session/use-session.ts';
import type { UnsentHere } from '../unsent/unsent.ts';
import { useSignOut } from '../unsent/use-sign-out.tsx';
import { useOpenedUnsent, useUnsentFromBefore } from '../unsent/use-unsent.ts';
import { useFacilityOfPage } from './use-facility-of-page.ts';
import { useShellFacts } from './use-shell-facts.ts';

/** Drawn for whoever has something unsent. Without its code the frame stands there without it. */
const UnsentStatus = lazy(
  (): Promise<{ readonly default: ComponentType<{ readonly unsent: UnsentHere }> }> =>
    import('../unsent/unsent-status.tsx').catch(() => ({ default: () => null })),
);

/** The frame around every page of a signed-in person (specification 2.3). */
export default function ShellLayout() {
  const care = useConsole();
  const { config, appearance } = care;
  const profile = useProfile();
  const choice = useAppearance(care);
  const locale = useLocale();
  const worded = useHasScreenWords(care.language);
  useStoredAppearance();
  useUnsentFromBefore();
  const online = useOnline();
  const { pathname } = useLocation();
  const { appScopes, logo } = useShellFacts(profile);
  const changeFacility = useFacilitySwitch();
  const ready = useFacilityOfPage(profile);
  const { signOut, question } = useSignOut();
  const unsent = useOpenedUnsent();
  const live = useFollowLive();
  return (
    <Shell
      profile={profile}
      menu={consoleMenu(profile.scopes, locale)}
      appLinks={appLinks({ configured: config.appLinks, consultPath: config.consultPath, appScopes })}
      apps={config.appsDrawerItems}
      alertsPath={PATHS.alerts}
      logoUrl={logo}
      defaultLogoUrl={config.defaultLogo}
      productName={config.product}
      avatarService={config.avatarBase}
      ecc={isEccLogin(profile, config.eccClientIds)}
      version={config.version}
      build={config.buildId}
      appearance={choice}
      onAppearanceChange={appearance.choose}
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
      <OfflineNotice online={online} />
      <AreaBoundary key={pathname}>
        <Suspense fallback={<Opening />}>
          <LiveProvider value={live}>{ready && worded ? <Outlet /> : <Opening />}</LiveProvider>
        </Suspense>
      </AreaBoundary>
    </Shell>
  );
}
