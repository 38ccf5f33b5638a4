import {
  CALLS_PATIENTS,
  CHANGES_REGISTRATIONS,
  decideRight,
  type PatientTab,
  patientPath,
  patientRegistrationPath,
  WRITES_RECORD,
} from '@careline/core/internal/navigation';
import type { Patient } from '@careline/core/internal/patients';
import { PROGRAMMES } from '@careline/core/internal/programmes';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { Button, buttonClass } from '@careline/ui/primitives/button';
import { Icon } from '@careline/ui/primitives/icon';
import { VisuallyHidden } from '@careline/ui/primitives/visually-hidden';
import { callInfoAddress } from '../../navigation/call-address.ts';
import { useProfile } from '../../session/use-session.ts';
import { BookEncounter } from '../booking/book-encounter.tsx';
import { patientPageMessages } from '../patients/patient-page.messages.ts';
import type { PartProps } from './patient-parts.tsx';

interface ActionsProps extends Pick<PartProps, 'patient'> {
  readonly tab: PatientTab;
  readonly onAddReading: () => void;
  readonly onBooked: () => void;
}

/** Returns whether a call can be logged, which needs an enrolment in a programme. */
const canBeCalled = ({ enrolments }: Patient): boolean =>
  enrolments.some(({ programme }) => Object.hasOwn(PROGRAMMES, programme));

/** Actions for a patient, as far as the person may use them; the call comes first. */
export function Actions({ patient, tab, onAddReading, onBooked }: ActionsProps) {
  const t = useMessages(patientPageMessages);
  const { link } = useNavigation();
  const { scopes } = useProfile();
  const { vitaId, appUserInfo } = patient;
  const mayMessage = decideRight(CALLS_PATIENTS, scopes).allowed;
  const mayAdd = decideRight(WRITES_RECORD, scopes).allowed;
  // Reserves the full width when a button is missing on its own tab, so that the header wraps the same everywhere.
  const width = mayMessage || mayAdd ? '@4xl:w-112 @4xl:justify-end' : '';
  return (
    <div
      data-print="hidden"
      className={`flex flex-wrap content-start items-start gap-2 empty:hidden @4xl:shrink-0 ${width}`}
    >
      {decideRight(CALLS_PATIENTS, scopes).allowed && canBeCalled(patient) && (
        <a
          className={buttonClass({ variant: 'primary', size: 'small' })}
          {...link(callInfoAddress({ vitaId }))}
        >
          <Icon name="call" size={18} />
          {t('call')}
        </a>
      )}
      {mayMessage && tab !== 'messages' && (
        <a className={buttonClass({ size: 'small' })} {...link(patientPath(vitaId, 'messages'))}>
          <Icon name="sms" size={18} />
          {t('message')}
        </a>
      )}
      {mayAdd && tab !== 'readings' && (
        <Button size="small" icon="add" onClick={onAddReading}>
          {t('addReading')}
        </Button>
      )}
      <BookEncounter size="small" patient={{ vitaId, name: appUserInfo.name }} onBooked={onBooked} />
      {decideRight(CHANGES_REGISTRATIONS, scopes).allowed && (
        <a className={buttonClass({ size: 'small' })} {...link(patientRegistrationPath(vitaId))}>
          <Icon name="edit" size={18} />
          {t('edit')} <VisuallyHidden>{t('registration')}</VisuallyHidden>
        </a>
      )}
    </div>
  );
}
