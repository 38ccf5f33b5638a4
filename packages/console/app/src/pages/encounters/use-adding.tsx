import type { Patient } from '@careline/core/internal/patients';
import type { RecordAddition } from '@careline/core/internal/record';
import { useNavigation } from '@careline/ui/navigation';
import { type RequestedAddition, useAddTarget } from '@careline/ui/primitives/add-target';
import { useRef, useState } from 'react';
import { addAddress, QuickAdd } from '../patients/quick-add/quick-add.tsx';

/** Added in the record, not on this page. */
const ELSEWHERE: readonly RecordAddition[] = ['message', 'score'];

/** Returns the add menu and the sections of this page that it opens. */
export function useAdding() {
  const { go } = useNavigation();
  const page = useRef<HTMLDivElement>(null);
  const [requested, setRequested] = useState<RequestedAddition>();
  const [revision, setRevision] = useState(0);
  useAddTarget(page, requested);
  return {
    page,
    /** Scrolls to a section of this page. */
    seek: (thing: RecordAddition) => setRequested({ thing }),
    /** Changes when something shown on this page was added. */
    revision,
    menu: (patient: Patient) => (
      <QuickAdd
        patient={patient}
        onAdded={() => setRevision((count) => count + 1)}
        onWay={(thing) =>
          ELSEWHERE.includes(thing) ? go(addAddress(patient.vitaId, thing)) : setRequested({ thing })
        }
      />
    ),
  };
}
