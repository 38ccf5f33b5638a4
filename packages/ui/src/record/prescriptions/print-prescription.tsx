import { type HttpClient, ofPatient } from '@careline/core/http';
import type { Patient } from '@careline/core/patients';
import { type Prescription, printPrescription } from '@careline/core/prescriptions';
import { useState } from 'react';
import { RequestFailed, useQuery } from '../../http/index.ts';
import { languageOf, useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { SegmentedField } from '../../primitives/segmented-field/index.ts';
import { PrescriptionPaper } from './prescription-paper.tsx';
import { paperMessages } from './prescriptions.messages.ts';
import { useBasis } from './use-writing.ts';

export interface PrintPrescriptionProps {
  readonly http: HttpClient;
  readonly prescription: Prescription;
  readonly patient: Patient;
  /** The facility's, IANA. */
  readonly timeZone: string;
  readonly logo?: string | undefined;
  /** The whole address of the page that checks a paper by its code. */
  readonly addressOf: (code: string) => string;
  readonly onClose: () => void;
}

/** A code of its own for this paper; it is asked for once, and never kept here. */
function usePaperCode(http: HttpClient, { id, vitaId }: Prescription) {
  return useQuery(
    [id, printPrescription],
    async (signal) => {
      const body = { vitaId, prescriptionId: id };
      return ofPatient(await http.call(printPrescription, { body, signal }), vitaId, printPrescription).data
        .code;
    },
    { endpoint: printPrescription.name },
  );
}

const SIZES = ['a4', 'a5'] as const;

/** The paper of a prescription with its code, as large as it is printed; only the paper comes out of the printer. */
export function PrintPrescription(props: PrintPrescriptionProps) {
  const { http, prescription, patient, timeZone, logo, addressOf, onClose } = props;
  const t = useMessages(paperMessages);
  const locale = useLocale();
  const { state, refresh } = usePaperCode(http, prescription);
  const { state: known } = useBasis({
    http,
    vitaId: prescription.vitaId,
    encounterId: prescription.encounterId,
  });
  const [size, setSize] = useState<(typeof SIZES)[number]>('a4');
  const [language, setLanguage] = useState<'en' | 'hi'>(languageOf(locale) === 'hi' ? 'hi' : 'en');
  const basis = known.phase === 'ready' ? known.value : undefined;
  return (
    <div className="flex flex-col gap-4">
      <div data-print="hidden" className="flex flex-wrap items-end gap-3">
        <SegmentedField
          label={t('size')}
          options={SIZES.map((value) => ({ value, label: value.toUpperCase() }))}
          value={size}
          onChange={setSize}
        />
        <SegmentedField
          label={t('language')}
          options={[
            { value: 'en', label: 'English', lang: 'en' },
            { value: 'hi', label: 'हिन्दी', lang: 'hi' },
          ]}
          value={language}
          onChange={setLanguage}
        />
        <Button onClick={onClose}>{t('close')}</Button>
        <Button
          variant="primary"
          icon="print"
          disabled={state.phase !== 'ready' || known.phase === 'loading'}
          onClick={() => window.print()}
        >
          {t('print')}
        </Button>
      </div>
      {state.phase === 'failed' && (
        <RequestFailed title={t('codeFailed')} onRetry={refresh} error={state.error} />
      )}
      <div data-print="alone" data-paper={size} className={size === 'a5' ? 'max-w-lg' : 'max-w-3xl'}>
        <PrescriptionPaper
          content={prescription}
          patient={patient}
          timeZone={timeZone}
          language={language}
          logo={logo}
          known={basis?.basis}
          marks={basis?.checks.marks(prescription.lines)}
          checkAddress={state.phase === 'ready' ? addressOf(state.value) : undefined}
        />
      </div>
    </div>
  );
}
