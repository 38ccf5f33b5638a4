import { type HttpClient, ofPatient } from '@careline/core/internal/http';
import type { Patient } from '@careline/core/internal/patients';
import { type Prescription, printPrescription } from '@careline/core/internal/prescriptions';
import { useRef, useState } from 'react';
import { RequestFailed, useQuery } from '../../../http/index.ts';
import { useMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { SegmentedField } from '../../../primitives/segmented-field/index.ts';
import { useHttp, useTimeZone } from '../../../provider/index.ts';
import { paperMessages } from '../prescriptions.messages.ts';
import { useBasis } from '../use-writing.ts';
import { formatFrom, PAPER_FORMATS, type PaperFormat, type PaperFormatMemory } from './paper-format.ts';
import { PaperLanguageFailure, PaperLanguageField, usePaperLanguage } from './paper-language.tsx';
import { PatientCopy } from './patient-copy.tsx';
import { PrescriptionPaper } from './prescription-paper.tsx';
import { useRollPage } from './use-roll-page.ts';

export interface PrintPrescriptionProps {
  readonly prescription: Prescription;
  readonly patient: Patient;
  readonly logo?: string | undefined;
  /** Without it, the choice lasts as long as the page. */
  readonly format?: PaperFormatMemory | undefined;
  /** Returns the full URL of the page that verifies a paper by its code. */
  readonly addressOf: (code: string) => string;
  readonly onClose: () => void;
}

/** Loads the data of this paper with a fresh verification code. Requested once and never stored here. */
function usePaper(http: HttpClient, { id, vitaId }: Prescription) {
  return useQuery(
    [id, printPrescription],
    async (signal) => {
      const body = { vitaId, prescriptionId: id };
      return ofPatient(await http.call(printPrescription, { body, signal }), vitaId, printPrescription).data;
    },
    { endpoint: printPrescription.name },
  );
}

const WIDTHS: Readonly<Record<PaperFormat, string>> = {
  a4: 'max-w-3xl',
  a5: 'max-w-lg',
  roll: 'w-[72mm] max-w-full',
  patient: 'max-w-3xl',
};

/** Print view of a prescription with its code, at print size. Only the paper itself is printed. */
export function PrintPrescription(props: PrintPrescriptionProps) {
  const http = useHttp();
  const timeZone = useTimeZone();
  const { prescription, patient, logo, addressOf, onClose } = props;
  const t = useMessages(paperMessages);
  const { state, refresh } = usePaper(http, prescription);
  const { vitaId, encounterId } = prescription;
  const { state: known } = useBasis({ vitaId, encounterId });
  const [format, setFormat] = useState(() => formatFrom(props.format));
  const words = usePaperLanguage(patient, format === 'patient');
  const { language } = words;
  const paper = useRef<HTMLDivElement>(null);
  useRollPage(paper, format === 'roll');
  const basis = known.phase === 'ready' ? known.value : undefined;
  const printed = state.phase === 'ready' ? state.value : undefined;
  const shown = {
    ...{ content: prescription, patient, timeZone, language, logo, known: basis?.basis },
    ...{
      facts: printed?.paper,
      marks: basis?.checks.marks(prescription.lines),
      tables: basis?.checks.tables,
    },
    checkAddress: printed && addressOf(printed.code),
  };
  return (
    <div className="flex flex-col gap-4">
      <div data-print="hidden" className="flex flex-wrap items-end gap-3">
        <SegmentedField
          label={t('size')}
          options={PAPER_FORMATS.map((value) => ({ value, label: t(`format.${value}`) }))}
          value={format}
          onChange={(next) => {
            setFormat(next);
            props.format?.choose(next);
          }}
        />
        <PaperLanguageField words={words} />
        <Button onClick={onClose}>{t('close')}</Button>
        <Button
          variant="primary"
          icon="print"
          disabled={!printed || known.phase === 'loading' || !words.isLoaded}
          onClick={() => window.print()}
        >
          {t('print')}
        </Button>
      </div>
      {state.phase === 'failed' && (
        <RequestFailed title={t('codeFailed')} onRetry={refresh} error={state.error} />
      )}
      <PaperLanguageFailure words={words} />
      <div
        ref={paper}
        data-print="alone"
        data-paper={format === 'patient' ? 'a4' : format}
        className={WIDTHS[format]}
      >
        {words.isLoaded &&
          (format === 'patient' ? <PatientCopy {...shown} /> : <PrescriptionPaper {...shown} />)}
      </div>
    </div>
  );
}
