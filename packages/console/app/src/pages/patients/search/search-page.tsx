import { openInEmergency } from '@careline/core/internal/audit';
import { ASKS_FOR_LINKS, PATHS, patientPath } from '@careline/core/internal/navigation';
import type { RegistrationStart } from '@careline/core/internal/patients';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { browserCodeScanner, CameraPanel } from '@careline/ui/patients/patient-camera';
import { PatientSearch } from '@careline/ui/patients/patient-search';
import { Button, buttonClass } from '@careline/ui/primitives/button';
import { SearchCards } from '@careline/ui/primitives/drawing';
import { useState } from 'react';
import { useConsole } from '../../../console-context.tsx';
import { leadsTo } from '../../../navigation/built-menu.ts';
import { Page } from '../../../navigation/page.tsx';
import { useMay } from '../../../session/use-may.ts';
import { useProfile } from '../../../session/use-session.ts';
import { AskLinkDialog } from '../links/ask-link-dialog.tsx';
import { searchPageMessages } from '../patients.messages.ts';
import { EmergencyAccess } from './emergency-access.tsx';

/** Digits that could be a UHID or a phone number count as a phone number once complete. */
const likelier = ({ uhid, phone }: RegistrationStart): RegistrationStart =>
  phone === undefined ? { ...(uhid !== undefined && { uhid }) } : { phone };

/** Finds a patient and opens their record. Does not claim the patient, because looking is not calling. */
export default function SearchPage() {
  const t = useMessages(searchPageMessages);
  const { recents } = useConsole();
  const navigation = useNavigation();
  const profile = useProfile();
  const [scanner] = useState(browserCodeScanner);
  const may = useMay();
  const mayBreakGlass = may(openInEmergency);
  const mayRegister = leadsTo(PATHS.registration, profile.scopes);
  const mayAsk = may(ASKS_FOR_LINKS);
  const [asking, setAsking] = useState<RegistrationStart>();
  const open = (vitaId: string) => navigation.go(patientPath(vitaId));
  return (
    <Page
      title={t('title')}
      focusHeading={false}
      actions={
        mayAsk && (
          <a className={buttonClass({ variant: 'secondary' })} {...navigation.link(PATHS.links)}>
            {t('links')}
          </a>
        )
      }
    >
      <PatientSearch
        facilityId={profile.facility?.facilityId}
        onPatientSelected={({ vitaId }) => open(vitaId)}
        onRegister={
          mayRegister
            ? (registration) => navigation.go(PATHS.registration, { state: { registration } })
            : undefined
        }
        beyond={
          mayAsk || mayBreakGlass
            ? (searched) => (
                <>
                  {mayAsk && <Button onClick={() => setAsking(likelier(searched))}>{t('askLink')}</Button>}
                  {mayBreakGlass && searched.uhid !== undefined && (
                    <EmergencyAccess key={searched.uhid} uhid={searched.uhid} onOpen={open} />
                  )}
                </>
              )
            : undefined
        }
        camera={scanner && ((panel) => <CameraPanel scanner={scanner} {...panel} />)}
        recents={recents}
        drawing={<SearchCards />}
        autoFocus
      />
      {asking && <AskLinkDialog start={asking} onOpenPatient={open} onClose={() => setAsking(undefined)} />}
    </Page>
  );
}
