import type { Patient } from '@careline/core/internal/patients';
import type { AddedThing } from '@careline/core/internal/record';
import { useNavigation } from '@careline/ui/navigation';
import { type SoughtWay, useWay } from '@careline/ui/primitives/way';
import { useRef, useState } from 'react';
import { addAddress, QuickAdd } from '../patients/quick-add/quick-add.tsx';

/** What is not added on this page, but in the record. */
const ELSEWHERE: readonly AddedThing[] = ['message', 'score'];

/** The menu of what may be added, and the ways on this page that it leads to. */
export function useAdding() {
  const { go } = useNavigation();
  const page = useRef<HTMLDivElement>(null);
  const [sought, setSought] = useState<SoughtWay>();
  const [revision, setRevision] = useState(0);
  useWay(page, sought);
  return {
    page,
    /** Leads to a section of this page. */
    seek: (thing: AddedThing) => setSought({ thing }),
    /** Another one once something was added that stands on the page. */
    revision,
    menu: (patient: Patient) => (
      <QuickAdd
        patient={patient}
        onAdded={() => setRevision((count) => count + 1)}
        onWay={(thing) =>
          ELSEWHERE.includes(thing) ? go(addAddress(patient.vitaId, thing)) : setSought({ thing })
        }
      />
    ),
  };
}
