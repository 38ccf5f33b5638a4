import { ScopeGate } from '../../../guards/scope-gate.tsx';
import RegistrationPage from './registration-page.tsx';

/** `/patient_registration`: the registration outside the programme area, which ends at the patient. */
export default function OutsideRegistrationPage() {
  return (
    <ScopeGate>
      <RegistrationPage endsAtPatient />
    </ScopeGate>
  );
}
