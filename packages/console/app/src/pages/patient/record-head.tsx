import type { PatientTab } from '@careline/core/internal/navigation';
import type { Patient } from '@careline/core/internal/patients';
import { useMessages } from '@careline/ui/messages';
import { OpenTags } from '@careline/ui/patients/patient-header';
import { PatientPhoto } from '@careline/ui/patients/patient-photo';
import { TabLinks } from '@careline/ui/primitives/tab-links';
import { type VisitFacts, VisitStrip } from '@careline/ui/record/visit-strip';
import type { ReactNode, Ref } from 'react';
import { patientPageMessages } from '../patients/patient-page.messages.ts';
import { usePatientTabs } from '../patients/patient-tabs.ts';

export interface RecordHeadProps {
  readonly vitaId: string;
  readonly tab: PatientTab;
  /** Undefined while loading. */
  readonly patient: Patient | undefined;
  readonly facts: VisitFacts;
  readonly actions?: ReactNode;
  readonly besideTags?: ReactNode;
  /** The search, at the end of the tabs' line. */
  readonly search?: ReactNode;
  readonly onAlerts: () => void;
  /** The strip, printed above a place of the record. */
  readonly ref?: Ref<HTMLDivElement>;
}

/** Who the record is about, and its tabs. Stays at the top of a desk's screen. */
export function RecordHead({ vitaId, tab, search, actions, ref, ...strip }: RecordHeadProps) {
  const t = useMessages(patientPageMessages);
  const { tabs, current } = usePatientTabs(vitaId, tab);
  const { patient } = strip;
  return (
    <div data-bar="sticky" className="z-20 bg-surface @min-[58rem]:sticky @min-[58rem]:top-0 print:static">
      <div ref={ref}>
        <VisitStrip
          {...strip}
          actions={actions}
          timer={null}
          back={patient?.photo && <PatientPhoto small patient={patient} />}
        />
      </div>
      {/* The overview lists them with what to do. */}
      {patient && tab !== 'overview' && (
        <div className="flex flex-wrap gap-2 border-line border-b px-2 py-1 empty:hidden">
          <OpenTags patient={patient} />
        </div>
      )}
      <div className="flex min-h-9 items-center justify-between gap-x-2 border-row-line border-b px-2 pointer-coarse:min-h-11 [&_nav]:min-w-0 [&_nav]:border-0">
        {/* The page of a loaded patient is a new one, which would take the focus from a tab. */}
        {patient && <TabLinks label={t('tabs')} tabs={tabs} current={current} wraps={false} />}
        {search}
      </div>
    </div>
  );
}

/** Links to the views of the open tab. */
export function RecordViews({ vitaId, tab }: Pick<RecordHeadProps, 'vitaId' | 'tab'>) {
  const t = useMessages(patientPageMessages);
  const { views } = usePatientTabs(vitaId, tab);
  if (views.length === 0) return null;
  return (
    <nav aria-label={t('views')} data-print="hidden">
      <ul className="flex flex-wrap gap-1">
        {views.map(({ key, label, link }) => (
          <li key={key}>
            <a
              {...link}
              aria-current={key === tab ? 'page' : undefined}
              className="inline-flex min-h-7 items-center rounded-control px-2.5 text-muted text-sm hover:bg-hover hover:text-ink aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-on-accent-soft pointer-coarse:min-h-11"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
