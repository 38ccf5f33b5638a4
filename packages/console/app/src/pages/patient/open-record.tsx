import type { PatientTab } from '@careline/core/internal/navigation';
import { useMessages } from '@careline/ui/messages';
import { PatientHeader } from '@careline/ui/patients/patient-header';
import { Card } from '@careline/ui/primitives/card';
import { InOrder } from '@careline/ui/primitives/in-order';
import { TabLinks } from '@careline/ui/primitives/tab-links';
import { AddReading } from '@careline/ui/readings/add-reading';
import { RecordPresenceLine } from '@careline/ui/record/record-presence';
import { useRef, useState } from 'react';
import { useConsole } from '../../console-context.tsx';
import { useProfile } from '../../session/use-session.ts';
import { patientPageMessages } from '../patients/patient-page.messages.ts';
import { opensTab, usePatientTabs } from '../patients/patient-tabs.ts';
import { RecordAdd } from '../patients/quick-add/record-add.tsx';
import { useMetrics } from '../patients/use-metrics.ts';
import { Actions } from './patient-actions.tsx';
import { type ChangingPartProps, PARTS } from './patient-parts.tsx';
import { TagsWay } from './patient-tags.tsx';
import { RecordJump } from './record-jump.tsx';
import { useReportDirty } from './use-report-dirty.ts';

export interface OpenRecordProps extends ChangingPartProps {
  readonly tab: PatientTab;
}

/** One patient's record: identity, tabs and the open tab. */
export function OpenRecord({ patient, tab, onChanged }: OpenRecordProps) {
  const t = useMessages(patientPageMessages);
  const { tabs } = useConsole();
  const { scopes } = useProfile();
  const { vitaId } = patient;
  const metrics = useMetrics();
  const links = usePatientTabs(vitaId);
  const reportDirty = useReportDirty();
  const head = useRef<HTMLDivElement>(null);
  const part = useRef<HTMLDivElement>(null);
  const [adding, setAdding] = useState(false);
  const [revision, setRevision] = useState(0);
  const renew = () => setRevision((count) => count + 1);
  const Part = PARTS[tab];
  const right = opensTab(tab, scopes);
  const added = () => {
    tabs.post({ kind: 'reading-stored' });
    renew();
  };
  return (
    <>
      <div ref={head}>
        <Card>
          <div className="flex flex-col justify-between gap-3 @4xl:flex-row">
            <PatientHeader
              withPhoto
              vitaId={vitaId}
              patient={patient}
              level={1}
              brief={tab !== 'overview'}
              besideTags={<TagsWay {...{ patient, onChanged }} />}
            />
            <Actions patient={patient} tab={tab} onAddReading={() => setAdding(true)} onBooked={renew} />
          </div>
          <RecordPresenceLine vitaId={vitaId} doing="reading" />
        </Card>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <RecordAdd patient={patient} part={part} onAdded={renew} />
        <RecordJump vitaId={vitaId} part={part} head={head} />
      </div>
      <TabLinks label={t('tabs')} tabs={links} current={tab} />
      <div ref={part} tabIndex={-1} className="scroll-mt-4 outline-none">
        <InOrder key={`${tab} ${vitaId} ${revision}`} className="flex flex-col gap-4">
          {right && <Part patient={patient} onChanged={onChanged} />}
        </InOrder>
      </div>
      {adding && (
        <AddReading
          metrics={metrics}
          vitaId={vitaId}
          patient={patient}
          onAdded={added}
          onClose={() => setAdding(false)}
          onDirtyChange={reportDirty}
        />
      )}
    </>
  );
}
