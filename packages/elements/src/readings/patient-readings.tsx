import type { Patient } from '@careline/core/internal/patients';
import type { ReadingsView } from '@careline/core/internal/trends';
import { onDemand } from '@careline/ui/primitives/on-demand';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { useHttp } from '@careline/ui/provider';
import type { AddReadingProps } from '@careline/ui/readings/add-reading';
import {
  enrolledAtOf,
  type OpenTrend,
  ReadingsViewer,
  usePatientReadings,
} from '@careline/ui/readings/readings-viewer';
import { useMemo, useRef } from 'react';
import type { ElementHandle } from '../shell/element-handle.ts';
import type { Properties } from '../shell/element-state.ts';
import type { StaffContext } from '../staff/staff-only.tsx';
import { useMetrics } from '../staff/use-metrics.ts';
import { useMethods } from '../view/use-methods.ts';
import { vitalOfName } from './metric-names.ts';
import { partOf, propertiesOf, viewOf } from './properties-of-view.ts';
import { useAdding } from './use-adding.ts';
import { useAnnouncedReadings } from './use-announced-readings.ts';

const Add = onDemand<AddReadingProps>(
  async () => (await import('./add-part.ts')).AddReading,
  <Skeleton shape="card" lines={4} />,
);

export interface PatientReadingsProps {
  readonly properties: Properties;
  readonly context: StaffContext;
  readonly element: ElementHandle;
  readonly patient: Patient;
}

/** Keeps the view in the properties, and asks the page before the person changes it. */
function useView({ store, emit }: ElementHandle, properties: Properties) {
  const asked = JSON.stringify(viewOf(properties));
  const view = useMemo(() => JSON.parse(asked) as ReadingsView, [asked]);
  function change(next: ReadingsView): void {
    const { range, from = '', to = '' } = propertiesOf(next) as Readonly<Record<string, string>>;
    const isOther = next.trend !== undefined && next.trend !== view.trend;
    const isOtherTime = next.range !== view.range || next.from !== view.from || next.to !== view.to;
    if (isOther && !emit('careline-reading-select', { metric: next.trend }, true)) return;
    if (isOtherTime && !emit('careline-range-change', { range, from, to }, true)) return;
    const opened = isOther && properties.view === 'cards' ? { view: '' } : {};
    store.setState({ ...propertiesOf(next), ...opened });
  }
  return { view, change };
}

/** One patient's readings. Its key must identify the patient. */
export function PatientReadings({ properties, context, element, patient }: PatientReadingsProps) {
  const http = useHttp();
  const { vitaId } = patient;
  const metrics = useMetrics(context);
  const { state, refresh } = usePatientReadings({ http, metrics, vitaId });
  const { view, change } = useView(element, properties);
  const adding = useAdding(element, context);
  const openTrend = useRef<OpenTrend>(null);
  useAnnouncedReadings(element, state, view.trend ?? '');
  useMethods(element, {
    add: (name?: string) => adding.open(String(name ?? '') || (view.trend && vitalOfName(view.trend)) || ''),
    exportCsv() {
      openTrend.current?.saveFile();
      return openTrend.current !== null;
    },
    getTable: () => openTrend.current?.cells() ?? null,
  });
  const { form } = adding;
  return (
    <>
      {form && (
        <div ref={adding.place}>
          <Add
            key={form.key}
            inline
            onlyMetrics
            metrics={metrics}
            vitaId={vitaId}
            patient={patient}
            kind={form.metric}
            onAdded={(metric) => {
              element.emit('careline-reading-added', { metric });
              refresh();
            }}
            onClose={adding.close}
            onDirtyChange={adding.setDirty}
          />
        </div>
      )}
      <ReadingsViewer
        vitaId={vitaId}
        readings={state}
        onRetry={refresh}
        enrolledAt={enrolledAtOf(patient)}
        view={view}
        onViewChange={change}
        {...(adding.mayAdd && { onAdd: adding.ask })}
        exportName={`readings-${patient.uhid ?? vitaId}`}
        only={partOf(properties)}
        openTrend={openTrend}
      />
    </>
  );
}
