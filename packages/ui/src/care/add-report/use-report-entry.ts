import { reportForm } from '@careline/core/internal/calls/forms';
import { createReportEntry, type EnteredReport, hasResults } from '@careline/core/internal/calls/readings';
import { addReport, type NewReportResults, REPORT_MEDIA_TYPES } from '@careline/core/internal/care';
import { isoDay } from '@careline/core/internal/formatting';
import { answersFrom } from '@careline/core/internal/forms';
import type { Patient } from '@careline/core/internal/patients';
import { useEffect, useState } from 'react';
import { sendReport } from '../../forms/report-files/index.ts';
import { useSubmission } from '../../http/use-submission.ts';
import { useHttp, useNow, useTimeZone } from '../../provider/index.ts';
import { useStore } from '../../store/index.ts';

export interface ReportEntryOptions {
  readonly vitaId: string;
  readonly patient: Patient | undefined;
}

/** Sends a report with or without a file. Retries of the same content are one report to the server. */
function useSending({ vitaId }: ReportEntryOptions) {
  const now = useNow();
  const http = useHttp();
  const sending = useSubmission();
  const send = async (
    { metric, values, takenOn }: EnteredReport,
    file: File | undefined,
  ): Promise<boolean> => {
    const form = reportForm(metric);
    const answers = hasResults(form, values) ? answersFrom(form, values) : undefined;
    const content = JSON.stringify([metric, takenOn, answers, file?.name, file?.size, file?.lastModified]);
    const stored = await sending.submit<unknown>(content, (ids) => {
      if (file) {
        const facts = { metric, takenOn, ...(answers && { answers }) };
        return sendReport({ http, vitaId, now }, { ...ids, file, forCall: false, facts }, REPORT_MEDIA_TYPES);
      }
      const { id, key, at } = ids;
      const report: NewReportResults = {
        id,
        vitaId,
        metric,
        takenOn,
        answers: answers ?? {},
        metaInfo: { updatedAt: at },
      };
      return http.call(addReport, { body: { report }, idempotencyKey: key });
    });
    return stored !== undefined;
  };
  return { ...sending, send };
}

/** Manages a report entered outside a call's form: metric, date, values and file. */
export function useReportEntry(options: ReportEntryOptions) {
  const now = useNow();
  const timeZone = useTimeZone();
  const { patient } = options;
  const [today] = useState(() => isoDay(new Date(now()), timeZone) ?? '');
  const [editor] = useState(() => createReportEntry({ patient, timeZone, today }));
  const [file, setFile] = useState<File>();
  const { busy, error, send } = useSending(options);
  useEffect(() => editor.setPatient(patient), [editor, patient]);
  const { metric, form, takenOn, critical, checked } = useStore(editor.store, (whole) => whole);
  const asked = checked === 'all';
  const isEmpty = metric !== '' && !file && !editor.hasResults();
  const isDayWrong = takenOn === '' || takenOn > today;
  return {
    editor,
    metric,
    form,
    takenOn,
    critical,
    file,
    setFile,
    asked,
    today,
    busy,
    error,
    isEmpty: asked && isEmpty,
    dayProblem: isDayWrong ? (takenOn === '' ? ('dayMissing' as const) : ('dayToCome' as const)) : undefined,
    isDirty: file !== undefined || editor.isDirty(),
    /** Returns `invalid` without sending if something is missing or wrong. */
    async save(): Promise<'stored' | 'failed' | 'invalid'> {
      const report = editor.check();
      if (!report || isEmpty || isDayWrong) return 'invalid';
      return (await send(report, file)) ? 'stored' : 'failed';
    },
  };
}

export type ReportEntry = ReturnType<typeof useReportEntry>;
