import {
  CALLS_PATIENTS,
  CHANGES_REGISTRATIONS,
  decideRight,
  patientRegistrationPath,
} from '@careline/core/internal/navigation';
import type { Patient } from '@careline/core/internal/patients';
import { PROGRAMMES } from '@careline/core/internal/programmes';
import { useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { buttonClass } from '@careline/ui/primitives/button';
import { Icon } from '@careline/ui/primitives/icon';
import { VisuallyHidden } from '@careline/ui/primitives/visually-hidden';
import type { ReactNode } from 'react';
import { callInfoAddress } from '../../navigation/call-address.ts';
import { useProfile } from '../../session/use-session.ts';
import { patientPageMessages } from '../patients/patient-page.messages.ts';
import type { PartProps } from './part-props.ts';

interface ActionsProps extends Pick<PartProps, 'patient'> {
  /** The menu with everything that can be added. */
  readonly add: ReactNode;
}

/** Returns whether a call can be logged, which needs an enrolment in a programme. */
const canBeCalled = ({ enrolments }: Patient): boolean =>
  enrolments.some(({ programme }) => Object.hasOwn(PROGRAMMES, programme));

/** Actions for a patient, as far as the person may use them; the call is the primary one. */
export function Actions({ patient, add }: ActionsProps) {
  const t = useMessages(patientPageMessages);
  const { link } = useNavigation();
  const { scopes } = useProfile();
  const { vitaId } = patient;
  const editing = `${t('edit')} ${t('registration')}`;
  return (
    <>
      {decideRight(CHANGES_REGISTRATIONS, scopes).allowed && (
        <a
          title={editing}
          className={buttonClass({ variant: 'quiet', size: 'small' })}
          {...link(patientRegistrationPath(vitaId))}
        >
          <Icon name="edit" size={18} />
          <VisuallyHidden>{editing}</VisuallyHidden>
        </a>
      )}
      {add}
      {decideRight(CALLS_PATIENTS, scopes).allowed && canBeCalled(patient) && (
        <a
          className={buttonClass({ variant: 'primary', size: 'small' })}
          {...link(callInfoAddress({ vitaId }))}
        >
          <Icon name="call" size={18} />
          {t('call')}
        </a>
      )}
    </>
  );
}
