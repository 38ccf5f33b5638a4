import { decideRight, READS_RECORD, SEES_PATIENTS, WRITES_RECORD } from '@careline/core/internal/navigation';
import type { Patient } from '@careline/core/internal/patients';
import {
  doseText,
  mayPrescribe,
  medicineText,
  type Prescription,
  printPrescription,
} from '@careline/core/internal/prescriptions';
import { sectionOfKind } from '@careline/core/internal/record';
import { useLive } from '@careline/ui/live';
import { useLocale, useMessages } from '@careline/ui/messages';
import { addTarget } from '@careline/ui/primitives/add-target';
import { Button } from '@careline/ui/primitives/button';
import {
  MedicineReconciliation,
  type OpenWriting,
  PatientMedicines,
  type PrescriptionList,
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

interface EncounterOf {
  readonly id: string;
  readonly vitaId: string;
}

interface PartProps {
  readonly patient: Patient;
  /** The encounter that new prescriptions belong to. */
  readonly encounter?: EncounterOf | undefined;
  readonly prescriptions: PrescriptionList;
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

/** Whether the user prescribes for patients. */
function useMayChange(): boolean {
  const profile = useProfile();
  return mayPrescribe(profile) && decideRight(SEES_PATIENTS, profile.scopes).allowed;
}

interface PaperProps extends Pick<PartProps, 'patient'> {
  readonly printed: Prescription;
  readonly onClose: () => void;
}

function Paper({ patient, printed, onClose }: PaperProps) {
  const { frame } = useConsole();
  const logo = useHeaderLogo();
  return (
    <PrintPrescription
      {...{ patient, logo, onClose }}
      prescription={printed}
      addressOf={paperAddress}
      format={{ get: () => frame.get().paper, choose: (paper) => frame.change({ paper }) }}
    />
  );
}

interface WriterProps extends PartProps {
  readonly isInline?: boolean;
  readonly openWriting?: OpenWriting;
  readonly onSigned: (prescription: Prescription) => void;
  readonly onClose: () => void;
  readonly onDirtyChange: (dirty: boolean) => void;
}

function Writer({ patient, encounter, prescriptions, onDirtyChange, ...rest }: WriterProps) {
  const profile = useProfile();
  const { vitaId } = patient;
  const keeping = usePrescriptionKeeping(vitaId);
  const logo = useHeaderLogo();
  const report = useCallback((_: string, dirty: boolean) => onDirtyChange(dirty), [onDirtyChange]);
  const { state } = prescriptions;
  return (
    <PrescriptionWriter
      {...{ vitaId, patient, logo, keeping }}
      {...rest}
      onDirtyChange={report}
      encounterId={encounter?.id ?? null}
      signer={{ id: profile.resourceId, name: profile.name }}
      facility={profile.facility?.facilityName ?? ''}
      last={state.phase === 'ready' ? state.value[0] : undefined}
    />
  );
}

function WriteButton({ isMain, onClick }: { readonly isMain: boolean; readonly onClick: () => void }) {
  const t = useMessages(prescriptionsMessages);
  return (
    <Button
      {...addTarget('prescription')}
      variant={isMain ? 'primary' : 'secondary'}
      icon="add"
      className="self-start"
      data-print="hidden"
      onClick={onClick}
    >
      {t('write')}
    </Button>
  );
}

interface MedicinesProps extends PartProps {
  readonly onPrint: (prescription: Prescription) => void;
  /** The medicines are not to be checked now, such as while a prescription is written. */
  readonly hidesCheck?: boolean;
}

/** The medicines with their check at a visit, and every prescription. */
function Medicines({ patient, encounter, prescriptions, onPrint, hidesCheck = false }: MedicinesProps) {
  const { scopes } = useProfile();
  const { vitaId } = patient;
  const mayChange = useMayChange();
  const { state, refresh } = prescriptions;
  const { imported, ended, elsewhere } = useElsewhere(patient);
  return (
    <>
      {state.phase === 'ready' && decideRight(READS_RECORD, scopes).allowed && !hidesCheck && (
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
        onPrint={decideRight(printPrescription, scopes).allowed ? onPrint : undefined}
      />
    </>
  );
}

/** A patient's medicines, prescriptions and their printout, on their record. */
export function Prescribing({ patient }: Pick<PartProps, 'patient'>) {
  const { http } = useConsole();
  const prescriptions = usePrescriptions(http, patient.vitaId);
  const [writing, setWriting] = useState(false);
  const [printed, setPrinted] = useState<Prescription>();
  useLive(['prescriptions'], prescriptions.refresh);
  const report = useUnsavedParts<'medicines'>();
  const onDirtyChange = useCallback((dirty: boolean) => report('medicines', dirty), [report]);
  const mayChange = useMayChange();
  if (printed) return <Paper {...{ patient, printed }} onClose={() => setPrinted(undefined)} />;
  return (
    <>
      {writing && (
        <Writer
          {...{ patient, prescriptions, onDirtyChange }}
          onSigned={(prescription) => {
            setWriting(false);
            prescriptions.refresh();
            setPrinted(prescription);
          }}
          onClose={() => setWriting(false)}
        />
      )}
      {!writing && mayChange && <WriteButton isMain onClick={() => setWriting(true)} />}
      <Medicines {...{ patient, prescriptions }} hidesCheck={writing} onPrint={setPrinted} />
    </>
  );
}

/** The medicines of a patient next to an encounter. */
export function VisitMedicines(props: PartProps & { readonly encounter: EncounterOf }) {
  const [printed, setPrinted] = useState<Prescription>();
  if (printed)
    return <Paper patient={props.patient} printed={printed} onClose={() => setPrinted(undefined)} />;
  return <Medicines {...props} onPrint={setPrinted} />;
}

/** The prescriptions signed in an encounter, in short. */
function SignedHere({
  signed,
  onPrint,
}: {
  readonly signed: readonly Prescription[];
  readonly onPrint: (prescription: Prescription) => void;
}) {
  const t = useMessages(prescriptionsMessages);
  const locale = useLocale();
  const { scopes } = useProfile();
  return signed.map((prescription) => {
    const { id, number, lines } = prescription;
    return (
      <div key={id} className="flex flex-wrap items-start justify-between gap-2">
        <ul aria-label={t('number', { number })} className="min-w-0 text-sm">
          {lines.map((line) => (
            <li key={line.id} className="wrap-anywhere">
              <span translate="no" className="font-medium">
                {medicineText(line, locale)}
              </span>{' '}
              <span className="text-muted">{doseText(line, locale)}</span>
            </li>
          ))}
        </ul>
        {decideRight(printPrescription, scopes).allowed && (
          <Button
            size="small"
            icon="print"
            aria-label={t('printOf', { number })}
            onClick={() => onPrint(prescription)}
          >
            {t('print')}
          </Button>
        )}
      </div>
    );
  });
}

export interface VisitPrescriptionProps extends PartProps {
  readonly encounter: EncounterOf;
  readonly openWriting: OpenWriting;
  /** Prescriptions signed in this encounter and not withdrawn. */
  readonly signed: readonly Prescription[];
  /** The entry is open from the start, such as while the visit lasts. */
  readonly isOpen: boolean;
  readonly onDirtyChange: (dirty: boolean) => void;
}

/** The prescription as a part of the note: one line to type in, which becomes the whole prescription. */
export function VisitPrescription(props: VisitPrescriptionProps) {
  const { patient, prescriptions, signed, isOpen } = props;
  const [chosen, setWriting] = useState<boolean>();
  const [printed, setPrinted] = useState<Prescription>();
  const mayChange = useMayChange();
  const writing = mayChange && (chosen ?? (isOpen && signed.length === 0));
  if (printed) return <Paper {...{ patient, printed }} onClose={() => setPrinted(undefined)} />;
  return (
    <>
      <SignedHere signed={signed} onPrint={setPrinted} />
      {writing && (
        <div {...addTarget('prescription')} className="flex flex-col gap-4">
          <Writer
            {...props}
            isInline
            onSigned={(prescription) => {
              setWriting(false);
              prescriptions.refresh();
              setPrinted(prescription);
            }}
            onClose={() => setWriting(false)}
          />
        </div>
      )}
      {!writing && mayChange && <WriteButton isMain={false} onClick={() => setWriting(true)} />}
    </>
  );
}
