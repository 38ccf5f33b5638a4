import type { Patient } from '@careline/core/internal/patients';
import type { RecordAddition } from '@careline/core/internal/record';
import { useNavigation } from '@careline/ui/navigation';
import { type RequestedAddition, useAddTarget } from '@careline/ui/primitives/add-target';
import { useRef, useState } from 'react';
import { addAddress, QuickAdd } from '../patients/quick-add/quick-add.tsx';

/** Added in the record, not on this page. */
const ELSEWHERE: readonly RecordAddition[] = ['message', 'score'];

interface AddingOptions {
  /** Called when a reading was saved or an encounter was booked. */
  readonly onReading: () => void;
  /** Called before something is added, to show the part of the page where it is added. */
  readonly onSeek: (thing: RecordAddition) => void;
}

/** Returns the add menu, and a function that opens where something is added on this page. */
export function useAdding({ onReading, onSeek }: AddingOptions) {
  const { go } = useNavigation();
  const page = useRef<HTMLDivElement>(null);
  const [requested, setRequested] = useState<RequestedAddition>();
  useAddTarget(page, requested);
  const seek = (thing: RecordAddition) => {
    onSeek(thing);
    setRequested({ thing });
  };
  return {
    page,
    seek,
    menu: (patient: Patient) => (
      <QuickAdd
        patient={patient}
        onAdded={onReading}
        onWay={(thing) => (ELSEWHERE.includes(thing) ? go(addAddress(patient.vitaId, thing)) : seek(thing))}
      />
    ),
  };
}
