import { decideRight, FINDS_PATIENTS, READS_WORKLIST } from '@careline/core/internal/navigation';
import type { WorklistProps } from '@careline/ui/calls/worklist';
import { useMessages } from '@careline/ui/messages';
import { linkThrough, type Navigation, NavigationProvider } from '@careline/ui/navigation';
import { Button } from '@careline/ui/primitives/button';
import { EmptyState } from '@careline/ui/primitives/empty-state';
import { onDemand } from '@careline/ui/primitives/on-demand';
import { Skeleton } from '@careline/ui/primitives/skeleton';
import { useMemo, useState } from 'react';
import { PatientPick } from '../staff/patient-pick.tsx';
import type { StaffContext } from '../staff/staff-only.tsx';
import { callInfoElementMessages } from './call-info.messages.ts';
import { type CallNames, callOfWork, NO_CALL } from './call-names.ts';

const Worklist = onDemand<WorklistProps>(
  async () => (await import('./work-part.ts')).Worklist,
  <Skeleton shape="card" lines={6} />,
);

export interface WhomToCallProps {
  readonly context: StaffContext;
  /** Whether the element shows the worklist to choose from. */
  readonly worklist: boolean;
  readonly onOpen: (call: CallNames) => void;
}

/** Adapts the widget's addresses: here, each one is a call of this element. */
function callNavigation(onOpen: WhomToCallProps['onOpen']): Navigation {
  const go = (call: string) => onOpen(JSON.parse(call) as CallNames);
  return { path: '', go, link: (call) => ({ ...linkThrough(go, call), href: '#' }) };
}

const addressOf: WorklistProps['callAddress'] = (item) => JSON.stringify(callOfWork(item));

function PickOne({ context, onOpen }: WhomToCallProps) {
  const t = useMessages(callInfoElementMessages);
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <Button icon="search" className="self-start" onClick={() => setOpen(true)}>
        {t('pick')}
      </Button>
    );
  }
  return <PatientPick context={context} onPicked={(patientId) => onOpen({ ...NO_CALL, patientId })} />;
}

function Work(props: WhomToCallProps) {
  const { context, onOpen } = props;
  const { profile } = context;
  const navigation = useMemo(() => callNavigation(onOpen), [onOpen]);
  const maySearch = decideRight(FINDS_PATIENTS, profile.scopes).allowed;
  return (
    <div className="flex flex-col gap-4">
      {maySearch && <PickOne {...props} />}
      <NavigationProvider navigation={navigation}>
        <Worklist callAddress={addressOf} />
      </NavigationProvider>
    </div>
  );
}

/** Shown without a patient: the worklist if the page wants it here, otherwise a request to choose one. */
export function WhomToCall(props: WhomToCallProps) {
  const t = useMessages(callInfoElementMessages);
  if (props.worklist && decideRight(READS_WORKLIST, props.context.profile.scopes).allowed)
    return <Work {...props} />;
  return (
    <EmptyState icon="search" title={t('whom')}>
      {t('whomDo')}
    </EmptyState>
  );
}
