import type { Facility, UserProfile } from '@careline/core/internal/identity';
import { type Translate, useMessages } from '../../messages/index.ts';
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
  /** `blocked`: chosen, and the browser does not let them through. */
  readonly state: 'on' | 'off' | 'blocked';
  readonly onChange: (on: boolean) => void;
}

export interface AccountInfoProps {
  readonly profile: AccountProfile;
  /** Every facility the person works at; a choice is offered from two on, and only with `onFacilityChange`. */
  readonly facilities?: readonly Facility[];
  /** The chosen one's id. A promise is waited for; one that is rejected is said. */
  readonly onFacilityChange?: (facilityId: string) => void | Promise<void>;
  readonly appearance: Appearance;
  readonly onAppearanceChange: (appearance: Appearance) => void;
  /** Notifications of the browser about critical alerts; not offered without it. */
  readonly notify?: NotifyChoice;
  /** Shows the first steps again; not offered without it. */
  readonly onTour?: () => void;
  /** Shows the keys that work; not offered without it. */
  readonly onKeys?: () => void;
  readonly onSignOut: () => void;
  /** Such as 3.9.56. */
  readonly version: string;
  readonly build?: string;
  /** The identity provider's page about password and second step; not offered without one. */
  readonly securityUrl?: string;
  /** Where the policy is; the line is plain text without it. */
  readonly privacyUrl?: string;
  /** Base address of the avatar service; initials without one. */
  readonly avatarService?: string;
  /** Whether the sign-in was one of ECC (specification 2.5), which is said beside the facility. */
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
  const choice = onFacilityChange && facilities.length > 1 && (
    <FacilityChoice facilities={facilities} current={facility} onChange={onFacilityChange} />
  );
  const facts = [
    [t('roles'), roles.map(titleCase).join(', ') || t('noRoles')],
    [t('facility'), choice || (facility?.facilityName ?? t('noFacility'))],
    ...(ecc ? ([[t('signIn'), t('ecc')]] as const) : []),
  ] as const;
  return (
    <dl className="flex flex-col gap-2">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt className="text-muted text-sm">{term}</dt>
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

/** Languages in their own words: whoever needs the other one can read its name. */
const LANGUAGE_CHOICES = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'hi', label: 'हिन्दी', lang: 'hi' },
] as const;

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
        value={appearance.locale.startsWith('hi') ? 'hi' : 'en'}
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

/** In a tab of its own: a call that is being written down stays as it is. */
function Security({ url, t }: { readonly url: string; readonly t: T }) {
  return (
    <a href={url} target="_blank" rel="noreferrer" className={buttonClass()}>
      <Icon name="lock" size={18} />
      {t('security')}
      <VisuallyHidden>{t('newTab')}</VisuallyHidden>
    </a>
  );
}

/** Who is signed in, where, and what they may choose about the look (specification 2.5, 2.6). */
export function AccountInfo({
  profile,
  facilities,
  ecc,
  onFacilityChange,
  appearance,
  onAppearanceChange,
  notify,
  onKeys,
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
      {onKeys && (
        <Button onClick={onKeys} className="pointer-coarse:hidden">
          {t('keys')}
        </Button>
      )}
      <Button icon="logout" onClick={onSignOut}>
        {t('logout')}
      </Button>
      <div className="flex flex-col gap-1 text-muted text-sm">
        <Privacy url={privacyUrl} t={t} />
        <p>
          {t('version', { version })}
          {build && <span className="block font-mono text-xs">{t('build', { build })}</span>}
        </p>
      </div>
    </div>
  );
}
