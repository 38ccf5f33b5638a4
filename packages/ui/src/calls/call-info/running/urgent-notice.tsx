import type { CallSession } from '@careline/core/internal/calls/session';
import { useEffect } from 'react';
import { useMessages } from '../../../messages/index.ts';
import { Icon } from '../../../primitives/icon/index.ts';
import { useAnnounce } from '../../../primitives/live-region/index.ts';
import { useNow, useTimeZone } from '../../../provider/index.ts';
import {
  EscalationActs,
  FindingLines,
  escalationMessages as messages,
  useFindingTexts,
} from '../../../readings/findings/index.ts';
import { useParts } from '../../../store/index.ts';
import { DutyDoctor } from './duty-doctor.tsx';
import { lowGlucoseOfCall } from './low-glucose-of-call.ts';

export interface UrgentNoticeProps {
  readonly session: CallSession;
  readonly dutyDoctorPhone: string | undefined;
}

function Notice({ session, dutyDoctorPhone }: UrgentNoticeProps) {
  const now = useNow();
  const timeZone = useTimeZone();
  const t = useMessages(messages);
  const announce = useAnnounce();
  const state = useParts(session.store, ['findings', 'values', 'patient']);
  const low = lowGlucoseOfCall(session, state, { timeZone, now });
  const { deadline, acts, steps } = useFindingTexts(state.findings, low);
  const found = acts.map(({ title, lines }) => `${title}: ${lines.join(', ')}`).join('. ');
  useEffect(() => announce(t('announced', { found }), 'assertive'), [announce, t, found]);
  return (
    <section
      aria-label={t(deadline)}
      className="@container flex flex-col gap-3 rounded-card border-2 border-danger bg-raised p-4"
    >
      <p className="flex items-center gap-2 font-semibold text-danger">
        <Icon name="error" />
        {t(deadline)}
      </p>
      <EscalationActs acts={acts} />
      <DutyDoctor phone={dutyDoctorPhone} inTabOrder={false} />
      {steps.length > 0 && <FindingLines title={t('now')} lines={steps} />}
    </section>
  );
}

/**
 * Shows the danger and what to do about it, under the section that caused it.
 * Tab skips it, so that a typing user reaches the next field and reports further down.
 */
export function UrgentNotice(props: UrgentNoticeProps) {
  const { findings } = useParts(props.session.store, ['findings']);
  return findings.length > 0 ? <Notice {...props} /> : null;
}
