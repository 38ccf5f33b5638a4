import { type PatientTab, patientPath } from '@careline/core/internal/navigation';
import { useNavigation } from '@careline/ui/navigation';
import { InOrder } from '@careline/ui/primitives/in-order';
import { RecordPresenceLine } from '@careline/ui/record/record-presence';
import { useRef, useState } from 'react';
import { useProfile } from '../../session/use-session.ts';
import { opensTab } from '../patients/patient-tabs.ts';
import { RecordAdd } from '../patients/quick-add/record-add.tsx';
import { useMetrics } from '../patients/use-metrics.ts';
import { useRecordFacts } from '../patients/use-record-facts.ts';
import type { ChangingPartProps } from './part-props.ts';
import { Actions } from './patient-actions.tsx';
import { PARTS } from './patient-parts.tsx';
import { TagsWay } from './patient-tags.tsx';
import { RecordHead, RecordViews } from './record-head.tsx';
import { RecordJump } from './record-jump.tsx';

export interface OpenRecordProps extends Omit<ChangingPartProps, 'facts'> {
  readonly tab: PatientTab;
}

/** One patient's record: identity, tabs and the open view. */
export function OpenRecord({ patient, tab, onChanged }: OpenRecordProps) {
  const { scopes } = useProfile();
  const { go } = useNavigation();
  const { vitaId } = patient;
  const facts = useRecordFacts({ vitaId, metrics: useMetrics(), mayRead: true });
  const head = useRef<HTMLDivElement>(null);
  const part = useRef<HTMLDivElement>(null);
  const [revision, setRevision] = useState(0);
  const Part = PARTS[tab];
  const renew = () => {
    facts.readings.added();
    facts.summary.refresh();
    setRevision((count) => count + 1);
  };
  return (
    <>
      <RecordHead
        ref={head}
        {...{ vitaId, tab, patient }}
        facts={{ summary: facts.summary.state, model: facts.model, gfr: facts.gfr }}
        besideTags={<TagsWay {...{ patient, onChanged }} />}
        actions={
          <Actions patient={patient} add={<RecordAdd patient={patient} part={part} onAdded={renew} />} />
        }
        search={<RecordJump vitaId={vitaId} part={part} head={head} />}
        onAlerts={() => go(`${patientPath(vitaId)}?part=ALERTS`)}
      />
      <div className="mx-auto flex w-full max-w-[90rem] flex-col px-3 py-3 sm:px-6">
        <div className="flex flex-col [&>:not(:empty)]:mb-3">
          <RecordPresenceLine vitaId={vitaId} doing="reading" />
          <RecordViews vitaId={vitaId} tab={tab} />
        </div>
        <div ref={part} tabIndex={-1} className="scroll-mt-28 outline-none">
          <InOrder key={`${tab} ${vitaId} ${revision}`} className="flex flex-col gap-4">
            {opensTab(tab, scopes) && <Part {...{ patient, facts, onChanged }} />}
          </InOrder>
        </div>
      </div>
    </>
  );
}
