import { readMetricEndpoints } from '@careline/core/internal/metrics';
import { createOpenPatient } from '@careline/core/internal/patients';
import { useFailureText } from '@careline/ui/http';
import { useMessages } from '@careline/ui/messages';
import { PatientHeader } from '@careline/ui/patients/patient-header';
import { EmptyState } from '@careline/ui/primitives/empty-state';
import { ErrorState } from '@careline/ui/primitives/error-state';
import { LiveRegionProvider } from '@careline/ui/primitives/live-region';
import { onDemand } from '@careline/ui/primitives/on-demand';
import { useHttp } from '@careline/ui/provider';
import { ReadingsLoading } from '@careline/ui/readings/readings-viewer';
import { useEffect, useMemo } from 'react';
import { drawing } from '../drawing.tsx';
import { writtenPatientId } from '../staff/patient-id.ts';
import sheet from '../staff/staff.css?shadow';
import { StaffOnly } from '../staff/staff-only.tsx';
import base from '../view/base.css?shadow';
import type { ViewProps } from '../view/bridge.tsx';
import { useVanilla } from '../view/use-vanilla.ts';
import type { PatientReadingsProps } from './patient-readings.tsx';
import { readingsElementMessages } from './readings.messages.ts';

/** Limits and trends load while the session and the patient do, with the same outlines as the readings after them. */
const PatientReadings = onDemand<PatientReadingsProps>(
  async () => (await import('./patient-readings.tsx')).PatientReadings,
  <div className="@container">
    <ReadingsLoading />
  </div>,
);

/** Same text for unknown patients and patients of other facilities, so that it reveals nothing. */
function UnknownPatient() {
  const t = useMessages(readingsElementMessages);
  return (
    <EmptyState icon="search" title={t('unknown')}>
      {t('unknownDo')}
    </EmptyState>
  );
}

function useOpenPatient(vitaId: string, isId: ((text: string) => boolean) | undefined) {
  const http = useHttp();
  const opened = useMemo(() => createOpenPatient({ http, isId }), [http, isId]);
  useEffect(() => {
    opened.open(vitaId);
    return opened.close;
  }, [opened, vitaId]);
  return { who: useVanilla(opened.store), retry: opened.retry };
}

type OfPatientProps = Omit<PatientReadingsProps, 'patient'> & { readonly vitaId: string };

function OfPatient({ vitaId, ...props }: OfPatientProps) {
  const t = useMessages(readingsElementMessages);
  const textOf = useFailureText();
  const { who, retry } = useOpenPatient(vitaId, props.element.inside()?.source?.isPatientId);
  if (who.phase === 'failed') {
    if (who.error.code === 'not-found') return <UnknownPatient />;
    return (
      <ErrorState title={t('failed')} onRetry={retry} requestId={who.error.requestId}>
        {textOf(who.error)}
      </ErrorState>
    );
  }
  const patient = who.phase === 'open' ? who.patient : undefined;
  return (
    <div className="flex flex-col gap-4">
      <PatientHeader vitaId={vitaId} patient={patient} landmark={false} />
      {patient && <PatientReadings {...props} patient={patient} />}
    </div>
  );
}

function Whose(props: Omit<OfPatientProps, 'vitaId'>) {
  const t = useMessages(readingsElementMessages);
  const id = writtenPatientId(props.element.inside(), props.properties.patientId);
  if (id === '')
    return (
      <EmptyState icon="search" title={t('whose')}>
        {t('whoseDo')}
      </EmptyState>
    );
  // The key remounts the component for another patient: keep nothing drawn, requested or entered for the last one.
  return <OfPatient key={id} {...props} vitaId={id} />;
}

function ReadingsElementView({ properties, inner, element }: ViewProps) {
  useEffect(() => PatientReadings.preload(), []);
  return (
    <StaffOnly inner={inner} element={element} right={readMetricEndpoints.body}>
      {(context) => (
        <LiveRegionProvider>
          <Whose properties={properties} context={context} element={element} />
        </LiveRegionProvider>
      )}
    </StaffOnly>
  );
}

export const draw = drawing({ component: ReadingsElementView, sheets: [base, sheet] });
