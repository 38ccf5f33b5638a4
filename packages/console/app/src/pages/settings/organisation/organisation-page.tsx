import { GENDER_CODES, genderCodeLabel } from '@careline/core/internal/patients';
import { PATIENT_LANGUAGES, patientLanguageLabel } from '@careline/core/internal/patients/registration';
import { PERIOD_CODES, type PeriodCode } from '@careline/core/internal/preferences';
import { useLocale, useMessages } from '@careline/ui/messages';
import { useMemo } from 'react';
import { administrationMessages } from '../../../administration/administration.messages.ts';
import { SettingsPage } from '../../../administration/settings-page.tsx';
import { organisationMessages } from '../settings.messages.ts';
import { useUnsavedForms } from '../use-unsaved-forms.ts';
import { LogoCard } from './logo-card.tsx';
import { OfferCard } from './offer-card.tsx';
import { RateCardsCard } from './rate-cards-card.tsx';
import { RegistrationCard } from './registration-card.tsx';
import { TagsCard } from './tags-card.tsx';
import { TelephonyCard } from './telephony-card.tsx';

const periodOf = (code: string): PeriodCode => PERIOD_CODES.find((known) => known === code) ?? 'day';

/** Organisation-wide settings: the logo, and what patient forms and filters offer. */
export default function OrganisationPage() {
  const t = useMessages(organisationMessages);
  const g = useMessages(administrationMessages);
  const locale = useLocale();
  const dirtyOf = useUnsavedForms();
  const offers = useMemo(
    () =>
      [
        { type: 'GENDER', all: GENDER_CODES, labelOf: (code: string) => genderCodeLabel(code, locale) },
        {
          type: 'LANGUAGE',
          all: PATIENT_LANGUAGES,
          labelOf: (code: string) => patientLanguageLabel(code, locale),
        },
        { type: 'PERIOD', all: PERIOD_CODES, labelOf: (code: string) => t(`period.${periodOf(code)}`) },
      ] as const,
    [locale, t],
  );
  return (
    <SettingsPage title={g('organisation')}>
      <LogoCard onDirtyChange={dirtyOf('APPS')} />
      <RegistrationCard onDirtyChange={dirtyOf('REGISTRATION')} />
      <TelephonyCard onDirtyChange={dirtyOf('TELEPHONY')} />
      <TagsCard onDirtyChange={dirtyOf('TAGS')} />
      <RateCardsCard onDirtyChange={dirtyOf('RATE_CARDS')} />
      {offers.map((offer) => (
        <OfferCard
          key={offer.type}
          {...offer}
          title={t(`offer.${offer.type}`)}
          hint={t(`offerHint.${offer.type}`)}
          onDirtyChange={dirtyOf(offer.type)}
        />
      ))}
    </SettingsPage>
  );
}
