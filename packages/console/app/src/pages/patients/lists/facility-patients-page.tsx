import { PatientsPage } from './patients-page.tsx';

/** `/patients`: the facility's patients, with acts on several of them. */
export default function FacilityPatientsPage() {
  return <PatientsPage scope="patients" kind="facility" mayAct />;
}
