import { wallTimeOf } from '@careline/core/internal/calls';
import { ESCALATION } from '@careline/core/internal/calls/forms';
import type { CallSession } from '@careline/core/internal/calls/session';
import { FormRenderer } from '../../../forms/form-renderer/index.ts';
import { useMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { Icon } from '../../../primitives/icon/index.ts';
import { useNow, useTimeZone } from '../../../provider/index.ts';
import {
  escalationMessages as messages,
  useCardForm,
  useFindingTexts,
} from '../../../readings/findings/index.ts';
import { useParts } from '../../../store/index.ts';
import { DutyDoctor } from './duty-doctor.tsx';

export interface EscalationCardProps {
  readonly session: CallSession;
  readonly dutyDoctorPhone: string | undefined;
  /** Prefix of the control ids, as in the rest of the form. */
  readonly idPrefix: string;
}

/** Returns the id of the card's heading, which takes the focus. */
export const escalationId = (idPrefix: string): string => `${idPrefix}-escalation`;

function Card({ session, dutyDoctorPhone, idPrefix }: EscalationCardProps) {
  const now = useNow();
  const timeZone = useTimeZone();
  const t = useMessages(messages);
  const { findings } = useParts(session.store, ['findings']);
  const definition = useCardForm(session.form, findings);
  const { acts } = useFindingTexts(findings, undefined);
  if (!definition) return null;
  const id = escalationId(idPrefix);
  const reportNow = () => {
    const { date, time } = wallTimeOf(Math.floor(now() / 1000), timeZone);
    session.setValue({ section: ESCALATION, key: 'handedAt' }, `${date}T${time}`);
  };
  return (
    <section
      aria-labelledby={id}
      className="@container flex flex-col gap-3 rounded-card border-2 border-danger bg-raised p-4"
    >
      <h2
        id={id}
        tabIndex={-1}
        className="flex scroll-mt-[calc(var(--careline-covered,0px)+1rem)] items-center gap-2 font-semibold text-danger"
      >
        <Icon name="error" />
        {t('report')}
      </h2>
      <p className="font-medium">{acts.flatMap(({ lines }) => lines).join(' · ')}</p>
      <DutyDoctor phone={dutyDoctorPhone} />
      <FormRenderer editor={session} definition={definition} idPrefix={idPrefix} summary={false} />
      <div>
        <Button size="small" icon="schedule" onClick={reportNow}>
          {t('useNow')}
        </Button>
      </div>
    </section>
  );
}

/** Asks who was informed of the findings. Always placed after the form; renders nothing without findings. */
export function EscalationCard(props: EscalationCardProps) {
  const { findings } = useParts(props.session.store, ['findings']);
  return findings.length > 0 ? <Card {...props} /> : null;
}
