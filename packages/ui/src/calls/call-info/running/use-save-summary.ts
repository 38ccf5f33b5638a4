import type { ContactStatus } from '@careline/core/calls';
import { type DispositionKey, dispositionOf } from '@careline/core/calls/outcome';
import { type CallSession, type CallSessionState, nextCallAt } from '@careline/core/calls/session';
import { valuesText } from '@careline/core/clinical';
import { isDirty, readingsFrom, UNSAVED } from '@careline/core/forms';
import { metricOfReadingLabel, type NewReading } from '@careline/core/metrics';
import { useLocale, useMessages, useWhen } from '../../../messages/index.ts';
import { useParts, useSettled } from '../../../store/index.ts';
import { saveSummaryMessages } from '../begun-call.messages.ts';

export interface SaveSummary {
  /** What a save stores beside the disposition: readings, the note, the next call. */
  readonly lines: readonly string[];
  /** The form was filled in and is not stored, because nobody was reached. */
  readonly formLeftOut: boolean;
}

export interface SaveSummaryInput {
  readonly session: CallSession;
  readonly timeZone: string;
  readonly now: () => number;
}

function useReadingLine() {
  const t = useMessages(saveSummaryMessages);
  const locale = useLocale();
  return ({ metric, values }: NewReading): string =>
    t('reading', {
      metric: metricOfReadingLabel(metric, locale),
      value: valuesText(values, metric, locale),
    });
}

/** The status that a disposition will be stored as. */
export function statusOf(disposition: DispositionKey): Pick<ContactStatus, 'status' | 'disposition'> {
  return { status: dispositionOf(disposition)?.outcome ?? '', disposition };
}

const valuesOf = ({ values }: CallSessionState) => values;

/** What a save would store now, in words: looked at before, and shown again after it. */
export function useSaveSummary({ session, timeZone, now }: SaveSummaryInput): SaveSummary {
  const whenOf = useWhen({ timeZone, now });
  const t = useMessages(saveSummaryMessages);
  const lineOf = useReadingLine();
  const state = useParts(session.store, ['disposition', 'note', 'nextCall']);
  const values = useSettled(session.store, valuesOf);
  const reached = dispositionOf(state.disposition ?? '')?.outcome === 'reached';
  const at = nextCallAt(state, timeZone);
  const when = at === null ? '' : whenOf(at);
  return {
    lines: [
      ...(reached ? readingsFrom(session.form, values, UNSAVED).map(lineOf) : []),
      ...(state.note.trim() === '' ? [] : [t('note')]),
      at === null ? t(state.nextCall.wanted ? 'nextCallOpen' : 'noNextCall') : t('nextCall', { when }),
    ],
    formLeftOut: state.disposition !== undefined && !reached && isDirty(session.form, values),
  };
}
