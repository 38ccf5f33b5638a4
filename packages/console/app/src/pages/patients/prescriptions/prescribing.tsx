import { decideRight, READS_RECORD, SEES_PATIENTS, WRITES_RECORD } from '@careline/core/internal/navigation';
import type { Patient } from '@careline/core/internal/patients';
import { mayPrescribe, type Prescription, printPrescription } from '@careline/core/internal/prescriptions';
import { sectionOfKind } from '@careline/core/internal/record';
import { useLive } from '@careline/ui/live';
import { useMessages } from '@careline/ui/messages';
import { addTarget } from '@careline/ui/primitives/add-target';
import { Button } from '@careline/ui/primitives/button';
import {
  MedicineReconciliation,
  PatientMedicines,
  PrescriptionWriter,
  PrintPrescription,
  prescriptionsMessages,
  usePrescriptions,
} from '@careline/ui/record/prescriptions';
import { RecordEntries } from '@careline/ui/record/record-entries';
import { useRecordSummary } from '@careline/ui/record/record-summary';
import { useCallback, useState } from 'react';
import { useConsole } from '../../../console-context.tsx';
import { useHeaderLogo } from '../../../frame/use-header-logo.ts';
import { useProfile } from '../../../session/use-session.ts';
import { useUnsavedParts } from '../../../unsaved/use-unsaved-parts.ts';
import { usePrescriptionKeeping } from './use-prescription-keeping.ts';

export interface PrescribingProps {
  readonly patient: Patient;
  /** The encounter that new prescriptions belong to. */
  readonly encounter?: { readonly id: string; readonly vitaId: string } | undefined;
  /** Without it, reports to the page directly. */
  readonly onDirtyChange?: (dirty: boolean) => void;
}

const paperAddress = (code: string): string => `${window.location.origin}/rx#${code}`;

/** Returns medicines from other systems: current ones, and every row. */
function useElsewhere({ vitaId }: Patient) {
  const isAsked = decideRight(READS_RECORD, useProfile().scopes).allowed;
  const t = useMessages(prescriptionsMessages);
  const { state } = useRecordSummary({ vitaId, isAsked });
  if (state.phase !== 'ready') return { imported: undefined, ended: undefined, elsewhere: undefined };
  const { sections, entries, ended } = state.value;
  const count = sections.find(({ section }) => section === 'MEDICATIONS')?.count ?? 0;
  return {
    imported: entries.filter(({ kind }) => sectionOfKind(kind) === 'MEDICATIONS'),
    ended: ended?.filter(({ section }) => section === 'MEDICATIONS'),
    elsewhere: count > 0 && (
      <RecordEntries section="MEDICATIONS" {...{ vitaId, count }} title={t('elsewhere')} />
    ),
  };
}

/** A patient's medicines, prescriptions and their printout, on their record and on encounter pages. */
export function Prescribing({ patient, encounter, ...rest }: PrescribingProps) {
  const { http, frame } = useConsole();
  const t = useMessages(prescriptionsMessages);
  const profile = useProfile();
  const { vitaId } = patient;
  const { scopes, facility } = profile;
  const prescriptions = usePrescriptions(http, vitaId);
  const keeping = usePrescriptionKeeping(vitaId);
  const logo = useHeaderLogo();
  const [writing, setWriting] = useState(false);
  const [printed, setPrinted] = useState<Prescription>();
  useLive(['prescriptions'], prescriptions.refresh);
  const reportPart = useUnsavedParts<'medicines'>();
  const whole = useCallback((dirty: boolean) => reportPart('medicines', dirty), [reportPart]);
  const reportDirty = rest.onDirtyChange ?? whole;
  const onDirtyChange = useCallback((_: string, dirty: boolean) => reportDirty(dirty), [reportDirty]);
  const mayChange = mayPrescribe(profile) && decideRight(SEES_PATIENTS, scopes).allowed;
  const { state, refresh } = prescriptions;
  const { imported, ended, elsewhere } = useElsewhere(patient);
  if (printed) {
    return (
      <PrintPrescription
        {...{ patient, logo }}
        prescription={printed}
        addressOf={paperAddress}
        format={{ get: () => frame.get().paper, choose: (paper) => frame.change({ paper }) }}
        onClose={() => setPrinted(undefined)}
      />
    );
  }
  return (
    <>
      {writing ? (
        <PrescriptionWriter
          {...{ vitaId, patient, logo, keeping, onDirtyChange }}
          encounterId={encounter?.id ?? null}
          signer={{ id: profile.resourceId, name: profile.name }}
          facility={facility?.facilityName ?? ''}
          last={state.phase === 'ready' ? state.value[0] : undefined}
          onSigned={(prescription) => {
            setWriting(false);
            refresh();
            setPrinted(prescription);
          }}
          onClose={() => setWriting(false)}
        />
      ) : (
        mayChange && (
          <Button
            {...addTarget('prescription')}
            variant="primary"
            icon="add"
            className="self-start"
            data-print="hidden"
            onClick={() => setWriting(true)}
          >
            {t('write')}
          </Button>
        )
      )}
      {state.phase === 'ready' && decideRight(READS_RECORD, scopes).allowed && !writing && (
        <MedicineReconciliation
          {...{ vitaId }}
          encounterId={encounter?.id ?? null}
          prescriptions={state.value}
          mayCheck={decideRight(WRITES_RECORD, scopes).allowed}
          onChanged={refresh}
        />
      )}
      <PatientMedicines
        {...{ vitaId, prescriptions, mayChange, imported, ended }}
        // During an encounter, current medicines are enough.
        elsewhere={encounter === undefined && elsewhere}
        onPrint={decideRight(printPrescription, scopes).allowed ? setPrinted : undefined}
      />
    </>
  );
}
