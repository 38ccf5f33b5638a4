import type { CriticalFinding } from '@careline/core/calls';
import {
  type MetricsClient,
  metricDisplayName,
  VITAL_METRICS,
  type VitalMetric,
} from '@careline/core/metrics';
import type { Patient } from '@careline/core/patients';
import { type ReactNode, useId, useState } from 'react';
import { readingText } from '../../calls/call-info/reading-text.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { useAnnounce } from '../../primitives/live-region/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { messages } from './add-reading.messages.ts';
import { CriticalReading } from './critical-reading.tsx';
import { EntryFrame } from './entry-frame.tsx';
import { MeasuredReading } from './measured-reading.tsx';
import { useReadingEntry } from './use-reading-entry.ts';

export interface AddReadingProps {
  readonly metrics: Pick<MetricsClient, 'add'>;
  readonly vitaId: string;
  /** Whose reading it is: what is unlikely and what is critical depends on it. Of another id it is not used. */
  readonly patient: Patient | undefined;
  /** The facility's, IANA. */
  readonly timeZone: string;
  /** What is chosen at first; a person may choose another. */
  readonly metric?: VitalMetric;
  /** The reading is stored. */
  readonly onAdded: (metric: VitalMetric) => void;
  readonly onClose: () => void;
  /** In the page, where it stands, instead of over it: inside an element that has no room of its own. */
  readonly inline?: boolean;
  /** Something is entered that is not stored. Keep it the same function. */
  readonly onDirtyChange?: (dirty: boolean) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** The buttons at the end: to add or not, whether to lose what was entered, or that it is done. */
interface FooterProps {
  readonly formId: string;
  readonly busy: boolean;
  readonly asks: boolean;
  readonly onCancel: () => void;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

function Footer({ formId, busy, asks, onCancel, onKeep, onDiscard }: FooterProps) {
  const t = useMessages(messages);
  if (asks) {
    return (
      <>
        <p role="alert" className="me-auto self-center font-medium">
          {t('discardTitle')}
        </p>
        {/* Keys, so that no button becomes the one that submits while it is pressed. */}
        <Button key="keep" autoFocus onClick={onKeep}>
          {t('keep')}
        </Button>
        <Button key="discard" variant="danger" onClick={onDiscard}>
          {t('discard')}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button key="cancel" onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Button key="save" type="submit" form={formId} variant="primary" busy={busy}>
        {t('save')}
      </Button>
    </>
  );
}

function KindField({
  value,
  onChange,
}: {
  readonly value: VitalMetric;
  readonly onChange: (kind: VitalMetric) => void;
}) {
  const t = useMessages(messages);
  const locale = useLocale();
  const options = VITAL_METRICS.map((metric) => ({
    value: metric,
    label: metricDisplayName(metric, locale),
  }));
  return (
    <SelectField
      label={t('kind')}
      options={options}
      value={value}
      onChange={(kind) => kind !== '' && onChange(kind)}
    />
  );
}

/** It is stored, and cannot wait: what to do stays in sight until it was read. */
function StoredCritical({
  finding,
  uhid,
  timeZone,
}: {
  readonly finding: CriticalFinding;
  readonly uhid: string | null;
  readonly timeZone: string;
}) {
  const t = useMessages(messages);
  return (
    <div className="flex flex-col gap-4">
      <p className="font-medium">{t('storedTitle')}</p>
      <CriticalReading finding={finding} uhid={uhid} timeZone={timeZone} />
    </div>
  );
}

/**
 * Adds one reading of a patient outside a call: any metric that can be added, in the units it is measured in, checked as it
 * is typed. Stands inside a `LiveRegionProvider`. Give it a key of the patient where another one may take their place.
 */
export function AddReading(props: AddReadingProps) {
  const { onAdded, onClose, timeZone, inline = false, now = Date.now } = props;
  const t = useMessages(messages);
  const locale = useLocale();
  const announce = useAnnounce();
  const formId = useId();
  const { entry, state, dirty, uhid } = useReadingEntry({ ...props, now });
  const [asks, setAsks] = useState(false);
  const close = () => (dirty && !asks ? setAsks(true) : onClose());
  const stored: ReactNode = state.phase === 'stored' && state.critical && (
    <StoredCritical finding={state.critical} uhid={uhid} timeZone={timeZone} />
  );
  return (
    <EntryFrame
      inline={inline}
      title={t('title')}
      onClose={close}
      actions={
        stored ? (
          <Button key="close" variant="primary" autoFocus onClick={onClose}>
            {t('close')}
          </Button>
        ) : (
          <Footer
            formId={formId}
            busy={state.phase === 'sending'}
            asks={asks}
            onCancel={close}
            onKeep={() => setAsks(false)}
            onDiscard={onClose}
          />
        )
      }
    >
      {stored || (
        <div className="flex flex-col gap-4">
          <KindField value={state.metric} onChange={entry.choose} />
          <MeasuredReading
            entry={entry}
            state={state}
            formId={formId}
            uhid={uhid}
            timeZone={timeZone}
            now={now}
            onStored={(reading) => {
              const what = metricDisplayName(reading.metric, locale);
              announce(t('added', { what, value: readingText(reading) }));
              onAdded(entry.store.getState().metric);
              if (!entry.store.getState().critical) onClose();
            }}
          />
        </div>
      )}
    </EntryFrame>
  );
}
