import { LABEL_LANGUAGES, labelLanguage, languageName } from '@careline/core/internal/formatting';
import { type Facility, roleLabel, type UserProfile } from '@careline/core/internal/identity';
import { type Translate, useLocale, useMessages } from '../../messages/index.ts';
import { Button, buttonClass } from '../../primitives/button/index.ts';
import { Icon, type IconName } from '../../primitives/icon/index.ts';
import { SegmentedField } from '../../primitives/segmented-field/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { type Appearance, DENSITIES, THEMES, type Theme } from '../../theme/index.ts';
import { Avatar } from '../avatar/index.ts';
import { accountInfoMessages } from '../shell.messages.ts';
import { titleCase } from '../title-case/index.ts';
import { FacilityChoice } from './facility-choice.tsx';

export type AccountProfile = Pick<UserProfile, 'name' | 'email' | 'emailHash' | 'roles' | 'facility'>;

export interface NotifyChoice {
  /** `blocked`: turned on, but the browser does not allow notifications. */
  readonly state: 'on' | 'off' | 'blocked';
  readonly onChange: (on: boolean) => void;
}

export interface AccountInfoProps {
  readonly profile: AccountProfile;
  /** All facilities of the user. Switching needs at least two, and `onFacilityChange`. */
  readonly facilities?: readonly Facility[];
  /** Called with the chosen facility's id. A returned promise is awaited, and a rejection is reported. */
  readonly onFacilityChange?: (facilityId: string) => void | Promise<void>;
  readonly appearance: Appearance;
  readonly onAppearanceChange: (appearance: Appearance) => void;
  /** Browser notifications about critical alerts. Without it, not offered. */
  readonly notify?: NotifyChoice;
  /** Shows the introduction again. Without it, not offered. */
  readonly onTour?: () => void;
  /** Shows the available shortcuts. Without it, not offered. */
  readonly onKeys?: () => void;
  /** Opens the help for the screen, which includes the shortcuts. Without it, not offered. */
  readonly onHelp?: () => void;
  /** Opens the user's text snippets. Without it, not offered. */
  readonly onSnippets?: () => void;
  /** Opens the user's own status, such as in a meeting. Without it, not offered. */
  readonly onOwnStatus?: () => void;
  readonly onSignOut: () => void;
  /** Such as 3.9.56. */
  readonly version: string;
  readonly build?: string;
  /** The identity provider's page for password and second factor. Without it, not offered. */
  readonly securityUrl?: string;
  /** URL of the privacy policy. Without it, the line is plain text. */
  readonly privacyUrl?: string;
  /** Base URL of the avatar service. Without it, initials are shown. */
  readonly avatarService?: string;
  /** Whether the user signed in through ECC (specification 2.5), which is shown next to the facility. */
  readonly ecc?: boolean;
}

type T = Translate<typeof accountInfoMessages.en>;

function Person({ profile, avatarService }: Pick<AccountInfoProps, 'profile' | 'avatarService'>) {
  const name = profile.name || profile.email;
  return (
    <div className="flex items-center gap-3">
      <Avatar name={name} emailHash={profile.emailHash} service={avatarService} />
      <div className="min-w-0">
        {profile.name && <p className="break-words font-semibold">{profile.name}</p>}
        <p className="break-words text-muted">{profile.email}</p>
      </div>
    </div>
  );
}

type FactsProps = Pick<AccountInfoProps, 'profile' | 'facilities' | 'onFacilityChange' | 'ecc'> & {
  readonly t: T;
};

function Facts({ profile, facilities = [], onFacilityChange, ecc = false, t }: FactsProps) {
  const { roles, facility } = profile;
  const locale = useLocale();
  const choice = onFacilityChange && facilities.length > 1 && (
    <FacilityChoice facilities={facilities} current={facility} onChange={onFacilityChange} />
  );
  const facts = [
    [t('roles'), roles.map((role) => titleCase(roleLabel(role, locale))).join(', ') || t('noRoles')],
    [t('facility'), choice || (facility?.facilityName ?? t('noFacility'))],
    ...(ecc ? ([[t('signIn'), t('ecc')]] as const) : []),
  ] as const;
  return (
    <dl className="flex flex-col gap-2">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt className="text-muted text-xs">{term}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const THEME_ICONS: Readonly<Record<Theme, IconName>> = {
  system: 'laptop',
  light: 'light_mode',
  dark: 'dark_mode',
  contrast: 'contrast',
};

/** Language names in their own language, so that users who need one can read it. */
const LANGUAGE_CHOICES = LABEL_LANGUAGES.map((language) => ({
  value: language,
  label: languageName(language),
  lang: language,
}));

type LookProps = Pick<AccountInfoProps, 'appearance' | 'onAppearanceChange' | 'notify'> & { readonly t: T };

function Look({ appearance, onAppearanceChange, notify, t }: LookProps) {
  const change = (part: Partial<Appearance>) => onAppearanceChange({ ...appearance, ...part });
  return (
    <div className="flex flex-col gap-3">
      <SegmentedField
        label={t('theme')}
        options={THEMES.map((theme) => ({ value: theme, label: t(theme), icon: THEME_ICONS[theme] }))}
        value={appearance.theme}
        onChange={(theme) => change({ theme })}
      />
      <SegmentedField
        label={t('density')}
        options={DENSITIES.map((density) => ({ value: density, label: t(density) }))}
        value={appearance.density}
        onChange={(density) => change({ density })}
      />
      <SegmentedField
        label={t('language')}
        options={LANGUAGE_CHOICES}
        value={labelLanguage(appearance.locale)}
        onChange={(locale) => change({ locale })}
      />
      {notify && (
        <div>
          <SegmentedField
            label={t('notify')}
            options={[
              { value: 'off', label: t('notifyOff') },
              { value: 'on', label: t('notifyOn'), icon: 'notifications' },
            ]}
            value={notify.state === 'off' ? 'off' : 'on'}
            onChange={(value) => notify.onChange(value === 'on')}
          />
          <p role="status" className="text-sm text-warning empty:hidden">
            {notify.state === 'blocked' && t('notifyBlocked')}
          </p>
        </div>
      )}
    </div>
  );
}

function Privacy({ url, t }: { readonly url: string | undefined; readonly t: T }) {
  if (!url) return <p>{t('privacy')}</p>;
  return (
    <a href={url} target="_blank" rel="noreferrer" className="text-accent underline">
      {t('privacy')}
    </a>
  );
}

/** Opens in a new tab, so that a call being logged stays open. */
function Security({ url, t }: { readonly url: string; readonly t: T }) {
  return (
    <a href={url} target="_blank" rel="noreferrer" className={buttonClass()}>
      <Icon name="lock" size={18} />
      {t('security')}
      <VisuallyHidden>{t('newTab')}</VisuallyHidden>
    </a>
  );
}

/** Shows the signed-in user, the facility, and the appearance settings (specification 2.5, 2.6). */
export function AccountInfo({
  profile,
  facilities,
  ecc,
  onFacilityChange,
  appearance,
  onAppearanceChange,
  notify,
  onKeys,
  onHelp,
  onSnippets,
  onOwnStatus,
  onTour,
  onSignOut,
  version,
  build,
  securityUrl,
  privacyUrl,
  avatarService,
}: AccountInfoProps) {
  const t = useMessages(accountInfoMessages);
  return (
    <div className="flex flex-col gap-4 p-4">
      <Person profile={profile} avatarService={avatarService} />
      <Facts profile={profile} facilities={facilities} onFacilityChange={onFacilityChange} ecc={ecc} t={t} />
      <Look appearance={appearance} onAppearanceChange={onAppearanceChange} notify={notify} t={t} />
      {securityUrl && <Security url={securityUrl} t={t} />}
      {onTour && <Button onClick={onTour}>{t('tour')}</Button>}
      {onHelp && <Button onClick={onHelp}>{t('help')}</Button>}
      {onKeys && (
        <Button onClick={onKeys} className="pointer-coarse:hidden">
          {t('keys')}
        </Button>
      )}
      {onOwnStatus && <Button onClick={onOwnStatus}>{t('ownStatus')}</Button>}
      {onSnippets && <Button onClick={onSnippets}>{t('snippets')}</Button>}
      <Button icon="logout" onClick={onSignOut}>
        {t('logout')}
      </Button>
      <div className="flex flex-col gap-1 text-muted text-xs">
        <Privacy url={privacyUrl} t={t} />
        <p>
          {t('version', { version })}
          {build && <span className="block font-mono text-xs">{t('build', { build })}</span>}
        </p>
      </div>
    </div>
  );
}
