import type { PatientReadingsState } from '@careline/core/internal/trends';
import { useTimeZone } from '@careline/ui/provider';
import { useEffect, useRef } from 'react';
import type { ElementHandle } from '../shell/element-handle.ts';
import { fail } from '../view/fail.ts';
import { metricOfName } from './metric-names.ts';

function countOf({ records, other }: PatientReadingsState, name: string): number {
  const metric = metricOfName(name);
  const all = [...records, ...other];
  return name === '' ? all.length : all.filter((one) => one.metric === metric).length;
}

/** Reports to the page how many readings loaded, and each one that needs attention once: never a value or a patient. */
export function useAnnouncedReadings(
  element: ElementHandle,
  state: PatientReadingsState,
  metric: string,
): void {
  const timeZone = useTimeZone();
  const announced = useRef(new Set<string>());
  const { phase, records, other } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when readings came, not when another trend is opened
  useEffect(() => {
    if (phase !== 'ready') return;
    const count = countOf(state, metric);
    element.emit('careline-readings-loaded', { metric, count });
    element.inside()?.report({ name: 'readings', count });
    let isShown = true;
    // The rules load with opened trends, because the cards don't need them.
    import('./alerts-of-readings.ts').then(
      ({ alertsOf }) => {
        if (!isShown) return;
        for (const { metric: of, level, readingId } of alertsOf(state, timeZone)) {
          const key = `${of} ${readingId}`;
          if (announced.current.has(key)) continue;
          announced.current.add(key);
          element.emit('careline-reading-alert', { metric: of, level });
        }
      },
      () => isShown && fail(element, 'load.chunk-failed'),
    );
    return () => {
      isShown = false;
    };
  }, [element, phase, records, other]);
}
