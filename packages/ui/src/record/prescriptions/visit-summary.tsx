import type { Patient } from '@careline/core/internal/patients';
import { MAX_ADVICE, type PaperFacts, type Prescription } from '@careline/core/internal/prescriptions';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { TextArea } from '../../primitives/text-area/index.ts';
import { useNow } from '../../provider/index.ts';
import { PaperLanguageFailure, PaperLanguageField, usePaperLanguage } from './paper/paper-language.tsx';
import { PatientCopy } from './paper/patient-copy.tsx';
import { paperMessages, writerMessages } from './prescriptions.messages.ts';
import { readableLines, type useBasis, type Writing } from './use-writing.ts';

export interface VisitSummaryProps {
  readonly patient: Patient;
  readonly signer: Prescription['signer'];
  readonly facility: string;
  readonly known: ReturnType<typeof useBasis>;
  /** Prescriptions signed in this visit and not withdrawn. */
  readonly signed: readonly Prescription[];
  /** A prescription that is signed together with the visit. */
  readonly writing: Writing | undefined;
  /** YYYY-MM-DD; empty without a next visit. */
  readonly nextVisit: string;
  /** Unix seconds. */
  readonly nextVisitAt: number | undefined;
}

/** Returns the medicines and the free advice of the visit. */
function contentOf({ signed, writing }: Pick<VisitSummaryProps, 'signed' | 'writing'>) {
  const advice = [...signed.map((one) => one.advice), writing?.state.advice.trim() ?? ''];
  return {
    lines: [...signed.flatMap(({ lines }) => lines), ...(writing ? readableLines(writing) : [])],
    advice: advice.filter(Boolean).join('\n'),
    registrationNumber: '',
    withdrawn: null,
  };
}

/** The visit in the patient's language, as it is printed for them. */
export function VisitSummary(props: VisitSummaryProps) {
  const { patient, signer, facility, known, writing, nextVisit, nextVisitAt } = props;
  const now = useNow();
  const t = useMessages(paperMessages);
  const w = useMessages(writerMessages);
  const words = usePaperLanguage(patient, true);
  const basis = known.state.phase === 'ready' ? known.state.value : undefined;
  const paper = basis?.basis.paper;
  const facts: PaperFacts | undefined = paper && { ...paper, nextVisit: nextVisit || paper.nextVisit };
  return (
    <section aria-label={t('summary')} className="flex min-w-0 flex-col gap-3">
      <div data-print="hidden" className="flex flex-wrap items-end justify-between gap-2">
        <h3 className="font-semibold">{t('summary')}</h3>
        <PaperLanguageField words={words} />
      </div>
      {writing && (
        <div data-print="hidden">
          <TextArea
            label={w('advice')}
            rows={1}
            maxLength={MAX_ADVICE}
            value={writing.state.advice}
            onChange={writing.draft.setAdvice}
            disabled={writing.busy}
          />
        </div>
      )}
      <PaperLanguageFailure words={words} />
      <div
        data-print="alone"
        data-paper="a4"
        className="max-h-[28rem] overflow-y-auto not-print:[zoom:0.7] print:max-h-none"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls by keyboard
        tabIndex={0}
      >
        {words.isLoaded && basis && (
          <PatientCopy
            content={{ ...contentOf(props), facility, signer, signedAt: Math.floor(now() / 1000) }}
            patient={patient}
            known={basis.basis}
            facts={facts}
            tables={basis.checks.tables}
            language={words.language}
            nextVisitAt={nextVisitAt}
          />
        )}
      </div>
      <Button
        icon="print"
        className="self-start"
        disabled={!words.isLoaded || !basis}
        data-print="hidden"
        onClick={() => window.print()}
      >
        {t('printSummary')}
      </Button>
    </section>
  );
}
