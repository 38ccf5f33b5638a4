import { LABEL_LANGUAGES, languageName } from '@careline/core/internal/formatting';
import {
  ADMINISTERS,
  ASKS_FOR_LINKS,
  BOOKS_HEALTH_CHECKS,
  builtScope,
  CALLS_PATIENTS,
  inboxFor,
  MENU_ENTRIES,
  PATHS,
  type PartnerRight,
  REGISTERS_PATIENTS,
  scopeLabel,
} from '@careline/core/internal/navigation';
import type { Translate } from '@careline/ui/messages';
import type { PaletteEntry } from '@careline/ui/patients/palette';
import { type Appearance, THEMES, type Theme } from '@careline/ui/theme';
import { builtMenu } from '../navigation/built-menu.ts';
import type { consolePaletteMessages } from './palette.messages.ts';

const englishNames = new Intl.DisplayNames('en', { type: 'language' });

type PaletteWords = Translate<(typeof consolePaletteMessages)['en']>;

interface ScreenOptions {
  readonly scopes: readonly string[];
  /** Returns whether the user may make a call. */
  readonly may: (right: PartnerRight) => boolean;
  readonly locale: string;
  readonly t: PaletteWords;
  readonly go: (path: string) => void;
}

/** Returns every screen the scopes open: menu entries, and the pages one step below them. */
export function paletteScreens({ scopes, may, locale, t, go }: ScreenOptions): readonly PaletteEntry[] {
  const menu = [...builtMenu(scopes, locale), ...inboxFor(scopes, locale)].map(
    ({ scope, label, icon, link }): PaletteEntry => {
      const built = builtScope(scope);
      // In other languages, the English label finds it too.
      const also = built ? scopeLabel(built) : scope;
      return { key: link, label, icon, also, onRun: () => go(link) };
    },
  );
  const further: readonly (PaletteEntry & { readonly isOpen: boolean })[] = [
    {
      key: PATHS.healthChecks,
      label: t('healthChecks'),
      icon: MENU_ENTRIES['health-check-registration'].icon,
      isOpen: may(BOOKS_HEALTH_CHECKS),
      onRun: () => go(PATHS.healthChecks),
    },
    {
      key: PATHS.team,
      label: t('team'),
      icon: 'group',
      isOpen: may(ADMINISTERS),
      onRun: () => go(PATHS.team),
    },
    {
      key: PATHS.links,
      label: t('links'),
      icon: 'group',
      isOpen: may(ASKS_FOR_LINKS),
      onRun: () => go(PATHS.links),
    },
    {
      key: PATHS.today,
      label: t('today'),
      icon: MENU_ENTRIES.my_encounters.icon,
      isOpen: scopes.includes('my_encounters'),
      onRun: () => go(PATHS.today),
    },
  ];
  return [...menu, ...further.filter(({ isOpen }) => isOpen)];
}

interface ActionOptions extends ScreenOptions {
  readonly facilities: readonly { readonly facilityId: string; readonly facilityName: string }[];
  readonly facilityId: string | undefined;
  readonly onNext: () => void;
  readonly onFacility: (facilityId: string) => void;
  readonly onAppearance: (change: Partial<Appearance>) => void;
  readonly onHelp: () => void;
  readonly onSignOut: () => void;
}

const THEME_ICONS = {
  system: 'laptop',
  light: 'light_mode',
  dark: 'dark_mode',
  contrast: 'contrast',
} as const satisfies Readonly<Record<Theme, string>>;

/** Returns the actions available from anywhere, as far as the scopes allow them. */
export function paletteActions(options: ActionOptions): readonly PaletteEntry[] {
  const { scopes, may, t, go, facilities, facilityId } = options;
  const register = may(REGISTERS_PATIENTS) && scopes.some((scope) => builtScope(scope) === 'registration');
  return [
    ...(may(CALLS_PATIENTS)
      ? [{ key: 'next', label: t('next'), icon: 'call' as const, also: 'worklist', onRun: options.onNext }]
      : []),
    ...(register
      ? [
          {
            key: 'register',
            label: t('register'),
            icon: 'person_add' as const,
            also: 'new add',
            onRun: () => go(PATHS.registration),
          },
        ]
      : []),
    ...facilities
      .filter((one) => one.facilityId !== facilityId)
      .map((one) => ({
        key: one.facilityId,
        label: t('facility', { name: one.facilityName }),
        icon: 'apartment' as const,
        also: `facility clinic ${one.facilityName}`,
        onRun: () => options.onFacility(one.facilityId),
      })),
    ...THEMES.map((theme) => ({
      key: theme,
      label: t(theme),
      icon: THEME_ICONS[theme],
      also: 'theme colours mode',
      onRun: () => options.onAppearance({ theme }),
    })),
    ...LABEL_LANGUAGES.map((locale) => ({
      key: locale,
      label: languageName(locale),
      icon: 'language' as const,
      also: `language ${englishNames.of(locale)}`,
      onRun: () => options.onAppearance({ locale }),
    })),
    {
      key: 'help',
      label: t('help'),
      icon: 'info' as const,
      also: 'help keys shortcuts',
      onRun: options.onHelp,
    },
    {
      key: 'logout',
      label: t('logout'),
      icon: 'logout' as const,
      also: 'sign out',
      onRun: options.onSignOut,
    },
  ];
}
