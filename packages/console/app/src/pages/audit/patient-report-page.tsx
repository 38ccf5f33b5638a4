import { getPatientReport } from '@careline/core/internal/audit';
import { LABEL_LANGUAGES, languageName } from '@careline/core/internal/formatting';
import { ofPatient } from '@careline/core/internal/http';
import { PATHS } from '@careline/core/internal/navigation';
import { RequestFailed, useQuery } from '@careline/ui/http';
import { languageOf, MessagesProvider, useLocale, useMessages } from '@careline/ui/messages';
import { useNavigation } from '@careline/ui/navigation';
import { Button, buttonClass } from '@careline/ui/primitives/button';
import { EmptyState } from '@careline/ui/primitives/empty-state';
import { Icon } from '@careline/ui/primitives/icon';
import { Progress } from '@careline/ui/primitives/progress';
import { SelectField } from '@careline/ui/primitives/select-field';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useConsole } from '../../console-context.tsx';
import { loadFrameWords } from '../../locales/load-locale.ts';
import { Page } from '../../navigation/page.tsx';
import { patientReportMessages } from './audit.messages.ts';
import { auditQuery, readReportAddress, reportAddress } from './audit-address.ts';
import { PatientReportView } from './patient-report.tsx';

/** Each language by its own name, so that its readers recognise it. */
const LANGUAGE_NAMES = LABEL_LANGUAGES.map((value) => ({ value, label: languageName(value) }));

/** Rejects an answer about a different patient. */
function useReport(vitaId: string) {
  const { http } = useConsole();
  return useQuery([http, vitaId], async (signal) => {
    const answer = await http.call(getPatientReport, { query: { vitaId }, signal });
    const report = ofPatient(answer, vitaId, getPatientReport).data;
    ofPatient(report.patient, vitaId, getPatientReport);
    return report;
  });
}

/** One patient's report. Pass the id as key: it never switches patients. */
function Report({ vitaId }: { readonly vitaId: string }) {
  const t = useMessages(patientReportMessages);
  const { state, retry } = useReport(vitaId);
  if (state.phase === 'loading') return <Progress label={t('loading')} />;
  if (state.phase === 'ready') return <PatientReportView report={state.value} />;
  return <RequestFailed title={t('failedTitle')} onRetry={retry} error={state.error} />;
}

interface ControlsProps {
  readonly vitaId: string | undefined;
  readonly language: string;
}

/** Controls around the report on screen, hidden on paper. */
function Controls({ vitaId, language }: ControlsProps) {
  const t = useMessages(patientReportMessages);
  const navigation = useNavigation();
  const [, setQuery] = useSearchParams();
  const speak = (next: string) =>
    setQuery(new URL(reportAddress({ vitaId, language: next }), location.origin).searchParams, {
      replace: true,
    });
  return (
    <div data-print="hidden" className="flex flex-wrap items-end justify-between gap-3">
      <a
        className={buttonClass({ variant: 'quiet' })}
        {...navigation.link(`${PATHS.auditor}?${auditQuery({ vitaId })}`)}
      >
        <Icon name="arrow_back" size={18} />
        {t('back')}
      </a>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={t('language')}
          options={LANGUAGE_NAMES}
          value={languageOf(language)}
          onChange={speak}
        />
        <Button variant="primary" icon="description" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
    </div>
  );
}

function ReportPage({ vitaId, language }: ControlsProps) {
  const t = useMessages(patientReportMessages);
  return (
    <div lang={language}>
      <Page title={t('title')}>
        <Controls vitaId={vitaId} language={language} />
        {vitaId === undefined ? (
          <EmptyState icon="person" title={t('noPatient')}>
            {t('noPatientText')}
          </EmptyState>
        ) : (
          <Report key={vitaId} vitaId={vitaId} />
        )}
      </Page>
    </div>
  );
}

/** The patient's report in the patient's language; the rest of the console keeps its own. */
export default function PatientReportPage() {
  const inherited = useLocale();
  const [query] = useSearchParams();
  const { vitaId, language = inherited } = readReportAddress(query);
  const spoken = languageOf(language);
  useEffect(() => {
    // The report is in English until its messages load, or if they can't be loaded.
    loadFrameWords(spoken).catch(() => undefined);
  }, [spoken]);
  return (
    <MessagesProvider locale={spoken}>
      <ReportPage vitaId={vitaId} language={spoken} />
    </MessagesProvider>
  );
}
