import { PATHS } from '@careline/core/internal/navigation';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { HealthCheckRegistration } from '@careline/ui/patients/health-check-registration';
import { buttonClass } from '@careline/ui/primitives/button';
import { EmptyState } from '@careline/ui/primitives/empty-state';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useConsole } from '../../../console-context.tsx';
import { leadsTo } from '../../../navigation/built-menu.ts';
import { healthCheckPatient, healthChecksAddress } from '../../../navigation/call-address.ts';
import { Page } from '../../../navigation/page.tsx';
import { useProfile } from '../../../session/use-session.ts';
import { healthCheckPageMessages } from './health-check-page.messages.ts';

/** `?patient=`: books a health check for the patient in the address, or for one found here. */
export default function HealthCheckPage() {
  const t = useMessages(healthCheckPageMessages);
  const { config, recents, unsaved } = useConsole();
  const navigation = useNavigation();
  const profile = useProfile();
  const [query] = useSearchParams();
  const { facility, facilities } = profile;
  const vitaId = healthCheckPatient(query);
  const mayRegister = leadsTo(PATHS.registration, profile.scopes);
  useEffect(() => () => unsaved.setDirty(false), [unsaved]);
  if (!facility) {
    return (
      <Page title={t('title')}>
        <EmptyState title={t('noFacility')}>{t('noFacilityText')}</EmptyState>
      </Page>
    );
  }
  return (
    <Page
      title={t('title')}
      actions={
        <a {...navigation.link(PATHS.healthChecks)} className={buttonClass()}>
          {t('booked')}
        </a>
      }
    >
      <HealthCheckRegistration
        key={`${facility.facilityId} ${vitaId ?? ''}`}
        facility={facility}
        hasOtherFacilities={facilities.length > 1}
        vitaId={vitaId}
        recents={recents}
        partner={config.retailPartner}
        dayAddress={healthChecksAddress}
        onRegister={
          mayRegister
            ? (registration) =>
                navigation.go(PATHS.registration, {
                  state: { registration, returnTo: PATHS.healthCheckRegistration },
                })
            : undefined
        }
        onDirtyChange={unsaved.setDirty}
      />
    </Page>
  );
}
