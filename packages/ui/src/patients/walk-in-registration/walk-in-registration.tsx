import {
  PatientRegistration,
  type PatientRegistrationProps,
  WalkInForm,
} from '../patient-registration/index.ts';

export type WalkInRegistrationProps = Omit<PatientRegistrationProps, 'walkIn' | 'onStepChange'>;

/** Registers a patient who came without an appointment on one page, and shows the token of today's queue. */
export const WalkInRegistration = (props: WalkInRegistrationProps) => (
  <PatientRegistration {...props} walkIn={WalkInForm} />
);
