import { isCaseSheetSection } from '@careline/core/internal/case-sheets';
import { RECORD_SECTION_KEYS, recordSectionLabel } from '@careline/core/internal/record';
import { RequestFailed } from '@careline/ui/http';
import { useLocale, useMessages } from '@careline/ui/messages';
import { Button } from '@careline/ui/primitives/button';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { RecordEntries } from '@careline/ui/record/record-entries';
import { placeId } from '@careline/ui/record/record-places';
import { patientPageMessages } from '../patients/patient-page.messages.ts';
import type { RecordFacts } from '../patients/use-record-facts.ts';

/** Case sheet sections already use the place's id, so imported ones get a prefix. */
const sectionId = (section: string): string =>
  isCaseSheetSection(section) ? `imported-${section}` : placeId(section);

interface JumpProps {
  readonly sections: readonly { readonly section: string; readonly count: number }[];
}

/** Links to each section. Its heading takes the focus, as after any jump within a page. */
function Jump({ sections }: JumpProps) {
  const t = useMessages(patientPageMessages);
  const locale = useLocale();
  const jump = (section: string) => {
    const target = document.getElementById(sectionId(section));
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  };
  return (
    <nav aria-label={t('jump')} data-print="hidden" className="flex flex-wrap items-center gap-1">
      {sections.map(({ section, count }) => (
        <Button key={section} size="small" variant="quiet" onClick={() => jump(section)}>
          {recordSectionLabel(section, locale)} <span className="text-muted tabular-nums">{count}</span>
        </Button>
      ))}
      <Button size="small" icon="print" className="ms-auto" onClick={() => window.print()}>
        {t('print')}
      </Button>
    </nav>
  );
}

export interface PatientRecordProps {
  readonly vitaId: string;
  readonly summary: RecordFacts['summary'];
}

/** The imported medical record by section, with every row. */
export function PatientRecord({ vitaId, summary: { state, retry } }: PatientRecordProps) {
  const t = useMessages(patientPageMessages);
  if (state.phase === 'loading') return <Skeleton shape="card" lines={3} />;
  if (state.phase === 'failed') {
    return <RequestFailed title={t('entriesFailed')} onRetry={retry} error={state.error} />;
  }
  const { undecided } = state.value;
  const counts = new Map(state.value.sections.map(({ section, count }) => [section, count]));
  const sections = RECORD_SECTION_KEYS.map((section) => ({
    section,
    count: counts.get(section) ?? 0,
  })).filter(({ count }) => count > 0);
  return (
    <>
      {sections.length > 0 ? <Jump sections={sections} /> : <p className="text-muted">{t('noImports')}</p>}
      {undecided > 0 && <p className="text-muted">{t('undecided', { count: undecided })}</p>}
      {sections.map(({ section, count }) => (
        <div key={section} id={sectionId(section)} tabIndex={-1} className="scroll-mt-4">
          <RecordEntries vitaId={vitaId} section={section} count={count} />
        </div>
      ))}
    </>
  );
}
