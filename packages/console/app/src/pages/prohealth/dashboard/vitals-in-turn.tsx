import { type AddedKind, AddReading } from '@careline/ui/readings/add-reading';
import { useCallback, useRef, useState } from 'react';
import { useConsole } from '../../../console-context.tsx';
import { useMetrics } from '../../patients/use-metrics.ts';
import { useOpenPatient } from '../../patients/use-open-patient.ts';

/** What a clerk measures before the doctor sees the patient, in this order. */
const VITALS: readonly AddedKind[] = ['bloodpressure', 'heartrate', 'spo2', 'temperature', 'body'];

export interface VitalsInTurnProps {
  readonly vitaId: string;
  /** Called after each saved value. */
  readonly onAdded: () => void;
  readonly onClose: () => void;
}

/** Enters vitals one after another: saving one opens the next, closing the form ends it. */
export function VitalsInTurn({ vitaId, onAdded, onClose }: VitalsInTurnProps) {
  const metrics = useMetrics();
  const { tabs, unsaved } = useConsole();
  const { who } = useOpenPatient(vitaId);
  const [kind, setKind] = useState(VITALS[0]);
  const added = useRef<AddedKind>(undefined);
  const reportDirty = useCallback((dirty: boolean) => unsaved.setDirty(dirty), [unsaved]);
  const close = () => {
    const next = added.current && VITALS[VITALS.indexOf(added.current) + 1];
    added.current = undefined;
    if (next) setKind(next);
    else onClose();
  };
  return (
    <AddReading
      key={kind}
      {...{ metrics, vitaId, kind }}
      patient={who.phase === 'open' ? who.patient : undefined}
      onAdded={(one) => {
        added.current = one;
        tabs.post({ kind: 'reading-stored' });
        onAdded();
      }}
      onClose={close}
      onDirtyChange={reportDirty}
    />
  );
}
