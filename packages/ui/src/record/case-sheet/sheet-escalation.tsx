import { wallTimeOf } from '@careline/core/internal/calls';
import { lowGlucoseIn } from '@careline/core/internal/calls/findings';
import { ESCALATION } from '@careline/core/internal/calls/forms';
import type { CaseSheetSession, SheetState } from '@careline/core/internal/case-sheets';
import { actLabel } from '@careline/core/internal/clinical';
import { useEffect } from 'react';
import { FormRenderer } from '../../forms/form-renderer/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { useAnnounce } from '../../primitives/live-region/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import {
  EscalationActs,
  escalationMessages,
  FindingLines,
  useCardForm,
  useFindingTexts,
} from '../../readings/findings/index.ts';
import type { SheetSetting } from './sheet-setting.ts';

interface SheetEscalationProps extends Pick<SheetSetting, 'facts' | 'now'> {
  readonly session: CaseSheetSession;
  readonly state: SheetState;
  readonly idPrefix: string;
}

function Card({ session, state, facts, now, idPrefix }: SheetEscalationProps) {
  const timeZone = useTimeZone();
  const t = useMessages(escalationMessages);
  const locale = useLocale();
  const announce = useAnnounce();
  const { findings } = state;
  const definition = useCardForm(session.section.form, findings);
  const readings = findings.flatMap((one) => (one.kind === 'CRITICAL_READING' ? [one.reading] : []));
  const { date: today } = wallTimeOf(Math.floor(now() / 1000), timeZone);
  const low = lowGlucoseIn(readings, { birthDate: facts?.birthDate ?? null, weight: facts?.weight, today });
  const { deadline, acts, steps } = useFindingTexts(findings, low);
  const announcement = acts
    .map(({ act, lines }) => `${actLabel(act, locale)}: ${lines.join(', ')}`)
    .join('. ');
  useEffect(
    () => announce(t('announced', { found: announcement }), 'assertive'),
    [announce, t, announcement],
  );
  if (!definition) return null;
  const id = `${idPrefix}-escalation`;
  const reportNow = () => {
    const { date, time } = wallTimeOf(Math.floor(now() / 1000), timeZone);
    session.setValue({ section: ESCALATION, key: 'handedAt' }, `${date}T${time}`);
  };
  return (
    <section
      aria-labelledby={id}
      className="@container flex flex-col gap-3 rounded-card border-2 border-danger bg-raised p-4"
    >
      <h4 id={id} className="flex items-center gap-2 font-semibold text-danger">
        <Icon name="error" />
        {t(deadline)}
      </h4>
      <EscalationActs acts={acts} />
      {steps.length > 0 && <FindingLines title={t('now')} lines={steps} />}
      <FormRenderer
        editor={session}
        definition={definition}
        idPrefix={idPrefix}
        headingLevel={4}
        summary={false}
        disabled={state.phase === 'saving'}
      />
      <div>
        <Button size="small" icon="schedule" onClick={reportNow}>
          {t('useNow')}
        </Button>
      </div>
    </section>
  );
}

/** Asks who was informed of a critical value before the section can be saved. Renders nothing if there is none. */
export function SheetEscalation(props: SheetEscalationProps) {
  return props.state.findings.length > 0 ? <Card {...props} /> : null;
}
