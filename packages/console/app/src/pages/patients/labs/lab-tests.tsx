import type { LabOrder } from '@careline/core/internal/labs';
import { decideRight, patientPath, READS_RECORD, WRITES_RECORD } from '@careline/core/internal/navigation';
import type { Patient } from '@careline/core/internal/patients';
import { useLive } from '@careline/ui/live';
import { PatientLabs, PrintRequest, useLabs } from '@careline/ui/record/labs';
import { useCallback, useState } from 'react';
import { useConsole } from '../../../console-context.tsx';
import { useHeaderLogo } from '../../../frame/use-header-logo.ts';
import { useProfile } from '../../../session/use-session.ts';
import { useUnsavedParts } from '../../../unsaved/use-unsaved-parts.ts';

export interface LabTestsProps {
  readonly patient: Patient;
  /** Encounter that new orders belong to. */
  readonly encounterId?: string | undefined;
  /** Shows only orders. */
  readonly brief?: boolean;
  /** Without it, reports to the page directly. */
  readonly onDirtyChange?: (dirty: boolean) => void;
}

/** A patient's lab tests and the printed order, on their record and on encounter pages. */
export function LabTests({ patient, encounterId, brief = false, ...rest }: LabTestsProps) {
  const { http, tabs } = useConsole();
  const { scopes } = useProfile();
  const { vitaId } = patient;
  const labs = useLabs(http, vitaId);
  const logo = useHeaderLogo();
  const [printed, setPrinted] = useState<LabOrder>();
  const { refresh } = labs;
  // Entering results needs the same access level as ordering.
  const mayOrder = labs.state.phase === 'ready' && labs.state.value.mayOrder;
  useLive(['labs'], refresh);
  const reportPart = useUnsavedParts<'labs'>();
  const whole = useCallback((dirty: boolean) => reportPart('labs', dirty), [reportPart]);
  const reportDirty = rest.onDirtyChange ?? whole;
  const onDirtyChange = useCallback((_: string, dirty: boolean) => reportDirty(dirty), [reportDirty]);
  if (printed) {
    return <PrintRequest {...{ patient, logo }} order={printed} onClose={() => setPrinted(undefined)} />;
  }
  return (
    <PatientLabs
      {...{ patient, labs, encounterId, brief, onDirtyChange }}
      mayEnter={decideRight(WRITES_RECORD, scopes).allowed && mayOrder}
      onPrint={setPrinted}
      onStored={() => tabs.post({ kind: 'reading-stored' })}
      importedAddress={
        decideRight(READS_RECORD, scopes).allowed
          ? `${patientPath(vitaId, 'record')}?part=LAB_INVESTIGATIONS`
          : undefined
      }
    />
  );
}
