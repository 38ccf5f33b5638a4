import { serverSeconds } from '@careline/core/internal/clock';
import { isoDay } from '@careline/core/internal/formatting';
import {
  createPrescriptionDraft,
  readableLine,
  type SetLine,
  setLineOf,
  valuesOfSetLine,
} from '@careline/core/internal/prescriptions';
import { useCallback, useEffect, useRef, useState } from 'react';
import { newId } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { useStore } from '../../store/index.ts';
import { DraftLineItem } from './draft-line-item.tsx';
import { MedicineEntry } from './medicine-entry.tsx';
import { writerMessages } from './prescriptions.messages.ts';
import { useMedicineTables } from './use-medicine-tables.ts';

export interface SetLinesEditorProps {
  /** Initial lines. Use another React key to replace them. */
  readonly lines: readonly SetLine[];
  readonly error?: string | undefined;
  /** Called with the complete lines, and whether all are complete. */
  readonly onChange: (lines: readonly SetLine[], isWhole: boolean) => void;
}

/** Edits the medicines of a template with the entry field for prescriptions. Without a patient, nothing is checked. */
export function SetLinesEditor({ lines, error, onChange }: SetLinesEditorProps) {
  const timeZone = useTimeZone();
  const t = useMessages(writerMessages);
  const field = useRef<HTMLInputElement>(null);
  const today = useCallback(() => isoDay(serverSeconds(), timeZone) ?? '', [timeZone]);
  const [draft] = useState(() => {
    const begun = createPrescriptionDraft({ newId, today });
    begun.copy(lines.map(valuesOfSetLine));
    return begun;
  });
  const state = useStore(draft.store, (whole) => whole);
  const tables = useMedicineTables();
  useEffect(() => draft.setMedicines(tables ?? []), [draft, tables]);
  const report = useRef(onChange);
  report.current = onChange;
  useEffect(
    () =>
      draft.store.subscribe((now, before) => {
        if (now.lines === before.lines) return;
        const read = now.lines.flatMap((line) => readableLine(line, today()) ?? []);
        report.current(read.map(setLineOf), read.length === now.lines.length);
      }),
    [draft, today],
  );
  const enter = (typed: string): string | undefined => {
    if (typed.trim() === '') return t('quickEmpty');
    if (draft.enter(typed)) return undefined;
    return t(draft.store.getState().openId === undefined ? 'quickEmpty' : 'quickOpen');
  };
  const writing = { draft, state, today, busy: false };
  return (
    <div className="flex flex-col gap-3">
      <MedicineEntry tables={tables} onEnter={enter} disabled={false} field={field}>
        <Button size="small" onClick={() => draft.addEmpty()}>
          {t('byForm')}
        </Button>
      </MedicineEntry>
      {state.lines.length > 0 && (
        <ol aria-label={t('linesOfTemplate')}>
          {state.lines.map((line) => (
            <DraftLineItem
              key={line.id}
              {...{ line, writing }}
              findings={[]}
              askedBefore={[]}
              asked={false}
              onDone={() => field.current?.focus()}
            />
          ))}
        </ol>
      )}
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}
