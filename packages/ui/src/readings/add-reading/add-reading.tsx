import type { CriticalFinding } from '@careline/core/internal/calls/readings';
import { valuesText } from '@careline/core/internal/clinical';
import { isEnteredMetric, type NewReading } from '@careline/core/internal/metrics';
import type { Patient } from '@careline/core/internal/patients';
import { isExamination } from '@careline/core/internal/record';
import { useEffect, useId, useState } from 'react';
import { useLocale, useMessages } from '../../messages/index.ts';
import { useLeaveWarning } from '../../navigation/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { useAnnounce } from '../../primitives/live-region/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { messages } from './add-reading.messages.ts';
import type { AddReadingProps } from './add-reading-props.ts';
import {
  type AddedKind,
  formOfKind,
  groupedKinds,
  kindLabel,
  offeredKind,
  offeredLabel,
} from './added-kind.ts';
import { CriticalReading } from './critical-reading.tsx';
import { EntryFooter } from './entry-footer.tsx';
import { EntryFrame } from './entry-frame.tsx';
import type { EntryPaneProps, PaneWork } from './entry-pane.ts';
import { ExaminationPane } from './examination-pane.tsx';
import { MeasuredReading } from './measured-reading.tsx';
import { RapidTestPane } from './rapid-test-pane.tsx';
import { useReadingEntry } from './use-reading-entry.ts';

interface KindFieldProps {
  readonly value: AddedKind;
  readonly hasOthers: boolean;
  readonly onChange: (kind: AddedKind) => void;
}

function KindField({ value, hasOthers, onChange }: KindFieldProps) {
  const t = useMessages(messages);
  const locale = useLocale();
  const options = groupedKinds(hasOthers).flatMap(([group, kinds]) =>
    kinds.map((kind) => ({ value: kind, label: offeredLabel(kind, locale), group: t(group) })),
  );
  return (
    <SelectField
      label={t('kind')}
      options={options}
      value={value}
      onChange={(kind) => kind !== '' && onChange(kind)}
    />
  );
}

interface StoredCriticalProps {
  readonly finding: CriticalFinding;
  readonly uhid: string | null;
  readonly patient: Patient | undefined;
}

/** Keeps the instructions for a saved critical reading visible until the user has read them. */
function StoredCritical(props: StoredCriticalProps) {
  const t = useMessages(messages);
  return (
    <div className="flex flex-col gap-4">
      <p className="font-medium">{t('storedTitle')}</p>
      <CriticalReading {...props} />
    </div>
  );
}

const IDLE: PaneWork = { busy: false, dirty: false };

/** Returns the state of the forms other than metrics. Each keeps its entries while another one is shown. */
function useOtherForms() {
  const [test, setTest] = useState(IDLE);
  const [file, setFile] = useState(IDLE);
  return { test, setTest, file, setFile };
}

/** Announces a save, reports it to the caller and closes the form. */
function useStored({ onAdded, onClose }: AddReadingProps, kind: AddedKind) {
  const t = useMessages(messages);
  const locale = useLocale();
  const announce = useAnnounce();
  const what = kindLabel(kind, locale);
  const done = (text: string, stays = false) => {
    announce(text);
    onAdded(kind);
    if (!stays) onClose();
  };
  return {
    measured: (reading: NewReading, isCritical: boolean) =>
      done(t('added', { what, value: valuesText(reading.values, reading.metric, locale) }), isCritical),
    other: () => done(t('addedOnly', { what })),
  };
}

/** Returns all entries, and whether any of them are not saved. */
function useEntries(props: AddReadingProps & {}) {
  const { kind: wanted = 'bloodpressure', onlyMetrics = false, onDirtyChange } = props;
  const first = offeredKind(wanted, !onlyMetrics);
  const [kind, setKind] = useState(first);
  const {
    entry,
    state,
    dirty,
    patient: theirs,
    uhid,
  } = useReadingEntry({
    ...props,
    metric: isEnteredMetric(first) ? first : 'bloodpressure',
  });
  const others = useOtherForms();
  const choose = (next: AddedKind) => {
    if (isEnteredMetric(next)) entry.choose(next);
    setKind(next);
  };
  const isDirty = dirty || others.test.dirty || others.file.dirty;
  useLeaveWarning(isDirty, onDirtyChange);
  useEffect(() => () => onDirtyChange?.(false), [onDirtyChange]);
  return { kind, choose, entry, state, theirs, uhid, others, isDirty };
}

/**
 * Adds one entry to a patient's readings outside a call. The entry is a metric, checked as the user types, the result
 * of a rapid test, or an examination file. Needs a `LiveRegionProvider`. Use the patient's id as React key.
 */
export function AddReading(props: AddReadingProps) {
  const { onlyMetrics = false, vitaId, onClose, inline = false } = props;
  const t = useMessages(messages);
  const formId = useId();
  const { kind, choose, entry, state, theirs, uhid, others, isDirty } = useEntries({ ...props });
  const stored = useStored(props, kind);
  const [asks, setAsks] = useState(false);
  const close = () => (isDirty && !asks ? setAsks(true) : onClose());
  const form = formOfKind(kind);
  const isBusy = { measured: state.phase === 'sending', test: others.test.busy, file: others.file.busy }[
    form
  ];
  const finding = state.phase === 'stored' ? state.critical : undefined;
  const birthDate = theirs?.birthDate ?? null;
  const pane: Omit<EntryPaneProps, 'onWork' | 'formId'> | undefined = onlyMetrics
    ? undefined
    : {
        vitaId,
        birthDate,
        onStored: stored.other,
      };
  return (
    <EntryFrame
      inline={inline}
      title={t('title')}
      onClose={close}
      actions={
        finding ? (
          <Button key="close" variant="primary" autoFocus onClick={onClose}>
            {t('close')}
          </Button>
        ) : (
          <EntryFooter
            formId={`${formId}-${form}`}
            busy={isBusy}
            asks={asks}
            onCancel={close}
            onKeep={() => setAsks(false)}
            onDiscard={onClose}
          />
        )
      }
    >
      {finding ? (
        <StoredCritical {...{ finding, uhid }} patient={theirs} />
      ) : (
        <div className="flex flex-col gap-4">
          <KindField value={kind} hasOthers={!onlyMetrics} onChange={choose} />
          <div hidden={form !== 'measured'}>
            <MeasuredReading
              entry={entry}
              state={state}
              formId={`${formId}-measured`}
              uhid={uhid}
              patient={theirs}
              onStored={(reading) => stored.measured(reading, entry.store.getState().critical !== undefined)}
            />
          </div>
          {pane && (
            <>
              <div hidden={form !== 'test'}>
                <RapidTestPane {...pane} formId={`${formId}-test`} onWork={others.setTest} />
              </div>
              <div hidden={form !== 'file'}>
                <ExaminationPane
                  {...pane}
                  formId={`${formId}-file`}
                  examination={isExamination(kind) ? kind : 'mede_document'}
                  onWork={others.setFile}
                />
              </div>
            </>
          )}
        </div>
      )}
    </EntryFrame>
  );
}
