import { isoDay } from '@careline/core/internal/formatting';
import { type HttpError, ofPatient } from '@careline/core/internal/http';
import type { DraftState, OpenDraft } from '@careline/core/internal/outbox';
import {
  asksReason,
  type ConsultationMode,
  checkDraft,
  createPrescriptionDraft,
  type DraftLine,
  getPrescriptionBasis,
  type LawFinding,
  lawOfDraft,
  loadPrescriptionChecks,
  type MedicineFinding,
  type NewLine,
  type PrescribingConsultation,
  type Prescription,
  type PrescriptionBasis,
  type PrescriptionChecks,
  type PrescriptionDraft,
  readableLine,
  signPrescription,
} from '@careline/core/internal/prescriptions';
import { useEffect, useMemo, useState } from 'react';
import { useQuery } from '../../http/index.ts';
import { newId } from '../../http/new-id.ts';
import { useSubmission } from '../../http/use-submission.ts';
import { useHttp, useNow, useTimeZone } from '../../provider/index.ts';
import { useStore } from '../../store/index.ts';

/** Stores the draft on the device, encrypted, until it is signed or discarded. */
export interface PrescriptionKeeping {
  /** Undefined if nothing can be stored; the draft then lasts as long as the page. */
  open(): Promise<OpenDraft | undefined>;
  /** Deletes the stored draft after it was signed or discarded. */
  finish(): Promise<void>;
}

export interface WritingOptions {
  readonly vitaId: string;
  readonly encounterId: string | null;
  readonly keeping?: PrescriptionKeeping | undefined;
}

/** Loads the patient's facts and the table for the checks. Signing needs both. */
export function useBasis({ vitaId, encounterId }: Pick<WritingOptions, 'vitaId' | 'encounterId'>) {
  const http = useHttp();
  return useQuery(
    [vitaId, encounterId, getPrescriptionBasis],
    async (signal): Promise<{ basis: PrescriptionBasis; checks: PrescriptionChecks }> => {
      const [answer, checks] = await Promise.all([
        http.call(getPrescriptionBasis, {
          query: { vitaId, ...(encounterId !== null && { encounterId }) },
          signal,
        }),
        loadPrescriptionChecks(),
      ]);
      const { data } = ofPatient(answer, vitaId, getPrescriptionBasis);
      return { basis: data, checks };
    },
    { endpoint: getPrescriptionBasis.name },
  );
}

type DraftStorage = 'opening' | 'kept' | 'restored' | 'elsewhere' | 'page';

const storageAs = ({ editable, content }: DraftState): DraftStorage => {
  if (!editable) return 'elsewhere';
  return content === undefined || content === null ? 'kept' : 'restored';
};

/** Restores the stored draft, then stores every change. */
function useDraftStorage(draft: PrescriptionDraft, keeping: PrescriptionKeeping | undefined) {
  const [storage, setStorage] = useState<DraftStorage>(keeping ? 'opening' : 'page');
  const [opened, setOpened] = useState<OpenDraft>();
  useEffect(() => {
    if (!keeping) return;
    let isOver = false;
    let stop: (() => void)[] = [];
    const begin = (own: OpenDraft) => {
      const state = own.store.getState();
      draft.restore(state.content);
      setStorage(storageAs(state));
      stop = [
        draft.store.subscribe(() => own.change(draft.content() ?? null)),
        own.store.subscribe(({ editable, content }, before) => {
          if (editable === before.editable) return;
          if (editable) draft.restore(content);
          setStorage(editable ? 'kept' : 'elsewhere');
        }),
      ];
    };
    keeping.open().then(
      (own) => {
        if (isOver) void own?.close();
        else if (own) {
          setOpened(own);
          begin(own);
        } else setStorage('page');
      },
      () => setStorage('page'),
    );
    return () => {
      isOver = true;
      for (const one of stop) one();
    };
  }, [draft, keeping]);
  useEffect(() => () => void opened?.close(), [opened]);
  return { storage, takeOver: () => void opened?.takeOver() };
}

/** Findings by line id; empty until the patient has loaded. */
export type DraftFindings = ReadonlyMap<string, readonly MedicineFinding[]>;

export const lacksReason = (line: DraftLine, findings: DraftFindings): boolean =>
  line.override.trim() === '' && (findings.get(line.id) ?? []).some(asksReason);

/** Legal findings by line id. */
export type DraftLaw = ReadonlyMap<string, readonly LawFinding[]>;

/** Returns whether the law forbids a line. No reason overrides that. */
export const isStopped = (line: Pick<DraftLine, 'id'>, law: DraftLaw): boolean =>
  (law.get(line.id) ?? []).some(({ force }) => force === 'stop');

/** Returns the consultation with the chosen mode, or the presumed one. */
function consultationOf(
  known: PrescriptionBasis['consultation'],
  chosen: ConsultationMode | undefined,
): PrescribingConsultation | undefined {
  if (!known) return undefined;
  const { modes, visit, wasSeenInPerson } = known;
  const mode = chosen !== undefined && modes.includes(chosen) ? chosen : modes[0];
  return mode && { mode, visit, wasSeenInPerson };
}

const isRefusedInput = (error: HttpError | undefined): boolean => error?.code === 'input-invalid';

/** Manages a prescription draft: its lines, the patient's facts, and the signature. */
export function useWriting(options: WritingOptions) {
  const now = useNow();
  const http = useHttp();
  const timeZone = useTimeZone();
  const { vitaId, encounterId, keeping } = options;
  const today = () => isoDay(Math.floor(now() / 1000), timeZone) ?? '';
  const [draft] = useState(() => createPrescriptionDraft({ newId, today }));
  const state = useStore(draft.store, (whole) => whole);
  const { state: known, refresh } = useBasis(options);
  const { storage, takeOver } = useDraftStorage(draft, keeping);
  const sending = useSubmission();
  const basis = known.phase === 'ready' ? known.value : undefined;
  useEffect(() => {
    if (!basis) return;
    draft.setMedicines(basis.checks.tables);
  }, [basis, draft]);

  const findings: DraftFindings = useMemo(
    () => (basis ? checkDraft(state.lines, basis.basis.patient, basis.checks) : new Map()),
    [state.lines, basis],
  );

  const [chosenMode, setMode] = useState<ConsultationMode>();
  const consultation = useMemo(
    () => consultationOf(basis?.basis.consultation, chosenMode),
    [basis, chosenMode],
  );
  const law: DraftLaw = useMemo(
    () =>
      basis && consultation
        ? lawOfDraft(state.lines, consultation, basis.basis.patient, basis.checks)
        : new Map(),
    [state.lines, basis, consultation],
  );

  /** Signs once, however often it is retried. Returns undefined if the server did not store it. */
  async function sign(lines: readonly NewLine[]): Promise<Prescription | undefined> {
    const { advice } = draft.store.getState();
    const mode = consultation && { mode: consultation.mode };
    const content = { lines: [...lines], advice: advice.trim(), ...mode };
    const saved = await sending.submit(JSON.stringify(content), ({ id, key, at }) => {
      const prescription = { id, vitaId, encounterId, ...content, metaInfo: { updatedAt: at } };
      return http.call(signPrescription, { body: { prescription }, idempotencyKey: key });
    });
    if (!saved) {
      // The refusal means the record has changed since, so the checks run again.
      refresh();
      return undefined;
    }
    draft.clear();
    await keeping?.finish().catch(() => undefined);
    return ofPatient(saved.answer, vitaId, signPrescription).data;
  }

  async function discard(): Promise<void> {
    draft.clear();
    await keeping?.finish().catch(() => undefined);
  }

  return {
    draft,
    state,
    known,
    refresh,
    basis,
    findings,
    law,
    consultation,
    setMode,
    storage,
    takeOver,
    sign,
    discard,
    today,
    busy: sending.busy,
    error: sending.error,
    isOutOfDate: isRefusedInput(sending.error),
  };
}

export type Writing = ReturnType<typeof useWriting>;

/** Why a prescription cannot be signed as it is. */
export type SigningFault = 'loading' | 'elsewhere' | 'incomplete' | 'law' | 'reason' | 'registration';

/** Returns the lines of a prescription that are complete. */
export const readableLines = ({ state, today }: Pick<Writing, 'state' | 'today'>): readonly NewLine[] =>
  state.lines.flatMap((line) => readableLine(line, today()) ?? []);

export function signingFault(writing: Writing): SigningFault | undefined {
  const { state, basis, findings, law, storage } = writing;
  if (!basis || storage === 'opening') return 'loading';
  if (storage === 'elsewhere') return 'elsewhere';
  if (readableLines(writing).length < state.lines.length) return 'incomplete';
  if (state.lines.some((line) => isStopped(line, law))) return 'law';
  if (state.lines.some((line) => lacksReason(line, findings))) return 'reason';
  return basis.basis.registrationNumber === '' ? 'registration' : undefined;
}
