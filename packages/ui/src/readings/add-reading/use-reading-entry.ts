import { createReadingEntry } from '@careline/core/internal/calls/readings';
import type { EnteredMetric } from '@careline/core/internal/metrics';
import { useMemo } from 'react';
import { newId } from '../../http/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { useStore } from '../../store/index.ts';
import type { AddReadingProps } from './add-reading-props.ts';

type Options = Pick<AddReadingProps, 'metrics' | 'vitaId' | 'patient'> & {
  readonly metric: EnteredMetric;
  readonly now: () => number;
};

/** Tracks the entries for one patient; resets for another patient. */
export function useReadingEntry(options: Options) {
  const timeZone = useTimeZone();
  const { metrics, vitaId, patient, metric, now } = options;
  const theirs = patient?.vitaId === vitaId ? patient : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was chosen at first is chosen once
  const entry = useMemo(
    () => createReadingEntry({ metrics, vitaId, patient: theirs, metric, timeZone, now, newId }),
    [metrics, vitaId, theirs, timeZone, now],
  );
  const state = useStore(entry.store, (whole) => whole);
  return { entry, state, dirty: entry.isDirty(), patient: theirs, uhid: theirs?.uhid ?? null };
}
