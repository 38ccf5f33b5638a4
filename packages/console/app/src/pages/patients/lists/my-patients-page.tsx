import { PatientsPage } from './patients-page.tsx';

/** `/my_patients`: the patients of the user's calls, encounters, tasks and care teams. */
export default function MyPatientsPage() {
  return <PatientsPage scope="my_patients" kind="mine" />;
}
