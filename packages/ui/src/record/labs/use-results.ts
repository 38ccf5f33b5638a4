import { type WallTime, wallTimeOf } from '@careline/core/internal/calls';
import { takenAt } from '@careline/core/internal/calls/readings';
import { REPORT_MEDIA_TYPES } from '@careline/core/internal/care';
import { isoDay } from '@careline/core/internal/formatting';
import { HttpError, ofPatient } from '@careline/core/internal/http';
import {
  createLabEntry,
  type LabOrder,
  type LabReport,
  type NewLabReport,
  storeLabReport,
} from '@careline/core/internal/labs';
import type { Patient } from '@careline/core/internal/patients';
import { useState } from 'react';
import { sendReport } from '../../forms/report-files/index.ts';
import { newId } from '../../http/new-id.ts';
import { useSubmission } from '../../http/use-submission.ts';
import { useHttp, useNow, useTimeZone } from '../../provider/index.ts';
import { useStore } from '../../store/index.ts';

export interface ResultsOptions {
  readonly patient: Patient;
  /** The order that the results belong to. Without it, any tests can be entered. */
  readonly order?: LabOrder | undefined;
  /** The report to correct. */
  readonly corrected?: LabReport | undefined;
  /** When the sample of the order was taken, in unix seconds. Without it, the time starts at now. */
  readonly sampledAt?: number | undefined;
}

const NOT_KNOWN: WallTime = { date: '', time: '' };

/** Tracks a date and time as entered, in the facility's time zone. */
function useWallTime(start: WallTime, { patient }: ResultsOptions) {
  const now = useNow();
  const timeZone = useTimeZone();
  const [wall, setWall] = useState(start);
  const context = { now: Math.floor(now() / 1000), timeZone, birthDate: patient.birthDate };
  const time = takenAt(wall, context);
  return {
    wall,
    /** Unix seconds; undefined if the time is unreadable or in the future. */
    at: typeof time === 'object' && 'timestamp' in time ? time.timestamp : undefined,
    isToCome: time === 'to-come',
    isEmpty: wall.date === '' && wall.time === '',
    change: (part: Partial<WallTime>) => {
      const next = { ...wall, ...part };
      setWall(next);
      const read = takenAt(next, context);
      return typeof read === 'object' && 'timestamp' in read ? read.timestamp : undefined;
    },
  };
}

type Content = Pick<NewLabReport, 'lines' | 'collectedAt' | 'reportedAt' | 'laboratory' | 'reason'>;

/** Saves the file first, then the results that refer to it. Retries with the same content count as one report. */
function useStoring({ patient: { vitaId }, order, corrected }: ResultsOptions) {
  const now = useNow();
  const http = useHttp();
  const sending = useSubmission();
  const [reportId] = useState(() => corrected?.id ?? newId());
  const [stored, setStored] = useState<{ readonly file: File; readonly id: string }>();
  const [fileError, setFileError] = useState<HttpError>();
  /** Returns the id of the stored file; undefined if storing it failed. */
  async function storeFile(file: File): Promise<string | undefined> {
    if (stored?.file === file) return stored.id;
    const id = newId();
    setFileError(undefined);
    try {
      await sendReport({ http, vitaId, now }, { id, key: newId(), file, forCall: false }, REPORT_MEDIA_TYPES);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      setFileError(error);
      return undefined;
    }
    setStored({ file, id });
    return id;
  }
  async function store(content: Content, file: File | undefined): Promise<LabReport | undefined> {
    const fileId = file ? await storeFile(file) : (corrected?.file?.id ?? null);
    if (fileId === undefined) return undefined;
    const whole = {
      ...content,
      ...{ reportId, vitaId, fileId },
      orderId: corrected ? corrected.orderId : (order?.id ?? null),
      follows: corrected?.version ?? 0,
    };
    const saved = await sending.submit(JSON.stringify(whole), ({ id, key, at }) => {
      const report = { ...whole, id, metaInfo: { updatedAt: at } };
      return http.call(storeLabReport, { body: { report }, idempotencyKey: key });
    });
    return saved && ofPatient(saved.answer, vitaId, storeLabReport).data;
  }
  return { busy: sending.busy, error: sending.error, fileError, store };
}

export function useResults(options: ResultsOptions) {
  const now = useNow();
  const timeZone = useTimeZone();
  const { patient, order, corrected, sampledAt } = options;
  const [start] = useState(() => Math.floor(now() / 1000));
  const [entry] = useState(() =>
    createLabEntry({
      ...{ patient, timeZone, today: isoDay(start, timeZone) ?? '' },
      tests: order?.tests.filter(({ isDone }) => !isDone) ?? [],
      ...(corrected && { lines: corrected.lines.map(({ face: _, ...line }) => line) }),
      collectedAt: corrected?.collectedAt ?? sampledAt ?? start,
    }),
  );
  const state = useStore(entry.store, (whole) => whole);
  const collected = useWallTime(wallTimeOf(corrected?.collectedAt ?? sampledAt ?? start, timeZone), options);
  const reported = useWallTime(
    corrected?.reportedAt ? wallTimeOf(corrected.reportedAt, timeZone) : NOT_KNOWN,
    options,
  );
  const [laboratory, setLaboratory] = useState(corrected?.laboratory ?? '');
  const [reason, setReason] = useState('');
  const [file, setFile] = useState<File>();
  const storing = useStoring(options);
  const asked = state.checked === 'all';
  const isBefore = reported.at !== undefined && collected.at !== undefined && reported.at < collected.at;
  const isReportedWrong = !reported.isEmpty && (reported.at === undefined || isBefore);
  const isReasonMissing = corrected !== undefined && reason.trim().length < 3;
  const isEmpty = !entry.hasResults();
  return {
    ...{ entry, state, collected, reported, laboratory, setLaboratory, reason, setReason, file, setFile },
    ...{ asked, isBefore, isReportedWrong, isReasonMissing, isEmpty, order, corrected },
    today: isoDay(start, timeZone) ?? '',
    busy: storing.busy,
    error: storing.error,
    fileError: storing.fileError,
    isDirty: entry.isDirty() || file !== undefined || reason !== '',
    changeCollected(part: Partial<WallTime>) {
      entry.setCollectedAt(collected.change(part));
    },
    /**
     * Saves the report and returns it. Returns `invalid`, without sending anything, if something is missing or wrong.
     */
    async save(): Promise<LabReport | 'failed' | 'invalid'> {
      const entered = entry.check();
      if (!entered || isReportedWrong || isReasonMissing) return 'invalid';
      const content = {
        lines: entered.lines.map((line) => ({ ...line })),
        collectedAt: entered.collectedAt,
        reportedAt: reported.at ?? null,
        laboratory: laboratory.trim(),
        reason: reason.trim(),
      };
      return (await storing.store(content, file)) ?? 'failed';
    },
  };
}

export type Results = ReturnType<typeof useResults>;
