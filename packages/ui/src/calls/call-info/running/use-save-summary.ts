import type { ContactStatus } from '@careline/core/internal/calls';
import { ESCALATION } from '@careline/core/internal/calls/forms';
import { type DispositionKey, dispositionOf } from '@careline/core/internal/calls/outcome';
import { type CallSession, type CallSessionState, nextCallAt } from '@careline/core/internal/calls/session';
import { type ValueStatus, valuesText } from '@careline/core/internal/clinical';
import { isDirty, type PlacedReading, placedReadings, UNSAVED } from '@careline/core/internal/forms';
import { readingLabel } from '@careline/core/internal/metrics';
import { useDateText } from '../../../forms/form-renderer/index.ts';
import { useFormLabel, useLocale, useMessages, useWhen } from '../../../messages/index.ts';
import { useTimeZone } from '../../../provider/index.ts';
import { useParts, useSettled } from '../../../store/index.ts';
import { saveSummaryMessages } from '../begun-call.messages.ts';

type Flag = Extract<ValueStatus, { readonly kind: 'flag' }>['flag'];

export interface SummaryLine {
  readonly text: string;
  /** The flags of a reading, each once. */
  readonly flags: readonly Flag[];
  readonly isDanger?: true;
}

export interface SaveSummary {
  /** What a save stores besides the outcome: dangers, escalation, readings with flags, the note, the next call. */
  readonly lines: readonly SummaryLine[];
  /** The form was filled in but is not stored, because the patient was not reached. */
  readonly formLeftOut: boolean;
}

export interface SaveSummaryInput {
  readonly session: CallSession;
}

type Faces = CallSessionState['faces'];

/** Returns the flags of a reading's values, each once. */
function flagsOf({ paths }: PlacedReading, faces: Faces): readonly Flag[] {
  const flags = Object.values(paths).flatMap((path) => {
    const face = faces[path];
    return face?.kind === 'flag' ? [face.flag] : [];
  });
  return [...new Map(flags.map((flag) => [flag.code, flag])).values()];
}

function useReadingLine() {
  const t = useMessages(saveSummaryMessages);
  const locale = useLocale();
  return (placed: PlacedReading, faces: Faces): SummaryLine => {
    const { metric, values } = placed.reading;
    const words = {
      metric: readingLabel(placed.reading, locale),
      value: valuesText(values, metric, locale),
    };
    return { text: t('reading', words), flags: flagsOf(placed, faces) };
  };
}

const textAt = (values: CallSessionState['values'], key: string): string =>
  String(values[ESCALATION]?.[key] ?? '').trim();

function useDangerLines() {
  const t = useMessages(saveSummaryMessages);
  const labelOf = useFormLabel();
  const dateText = useDateText();
  return ({ findings, values }: Pick<CallSessionState, 'findings' | 'values'>): readonly SummaryLine[] => {
    if (findings.length === 0) return [];
    const signs = findings.flatMap((finding) =>
      finding.kind === 'CRITICAL_READING'
        ? []
        : [{ text: labelOf(finding.label), flags: [], isDanger: true as const }],
    );
    const [name, at] = [textAt(values, 'handedTo'), textAt(values, 'handedAt')];
    const when = at === '' ? '' : dateText(at);
    return [...signs, { text: name === '' ? t('notReported') : t('reportedTo', { name, when }), flags: [] }];
  };
}

export function statusOf(disposition: DispositionKey): Pick<ContactStatus, 'status' | 'disposition'> {
  return { status: dispositionOf(disposition)?.outcome ?? '', disposition };
}

const valuesOf = ({ values }: CallSessionState) => values;

/** Returns what a save would store now, in words. Shown before the save and again after it. */
export function useSaveSummary({ session }: SaveSummaryInput): SaveSummary {
  const timeZone = useTimeZone();
  const whenOf = useWhen();
  const t = useMessages(saveSummaryMessages);
  const lineOf = useReadingLine();
  const dangerLines = useDangerLines();
  const state = useParts(session.store, ['disposition', 'note', 'nextCall', 'findings', 'faces']);
  const values = useSettled(session.store, valuesOf);
  const reached = dispositionOf(state.disposition ?? '')?.outcome === 'reached';
  const at = nextCallAt(state, timeZone);
  const when = at === null ? '' : whenOf(at);
  const nextCall =
    at === null ? t(state.nextCall.wanted ? 'nextCallOpen' : 'noNextCall') : t('nextCall', { when });
  const readings = reached ? placedReadings(session.form, values, UNSAVED) : [];
  const plain = [...(state.note.trim() === '' ? [] : [t('note')]), nextCall];
  return {
    lines: [
      ...dangerLines({ findings: state.findings, values }),
      ...readings.map((placed) => lineOf(placed, state.faces)),
      ...plain.map((text) => ({ text, flags: [] })),
    ],
    formLeftOut: state.disposition !== undefined && !reached && isDirty(session.form, values),
  };
}
