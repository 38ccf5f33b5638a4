import { wallTimeOf } from '@careline/core/calls';
import {
  actOfFlag,
  findingLabel,
  flagLabel,
  type LowSugarTreatment,
  lowSugarTreatment,
  personalActLabel,
  valuesText,
} from '@careline/core/clinical';
import { serverNow } from '@careline/core/clock';
import type { Patient, PatientAlert, PatientSign } from '@careline/core/patients';
import { type ReactNode, useState } from 'react';
import { useFormatDate, useLocale, useMessages, useReportedSigns } from '../../messages/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { recordOverviewMessages } from './record-overview.messages.ts';

export interface NeedsAttentionProps {
  readonly patient: Pick<Patient, 'alerts' | 'openSigns'> & Partial<Pick<Patient, 'birthDate' | 'facts'>>;
  /** The facility's, IANA. */
  readonly timeZone: string;
  /** At the end of the heading's line, such as the way to all alerts. */
  readonly actions?: ReactNode;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

interface LineProps {
  readonly isCritical: boolean;
  readonly what: string;
  readonly act: string | undefined;
}

/** What is wrong, and what to do about it. */
function Line({ isCritical, what, act }: LineProps) {
  const tone = isCritical ? 'bg-danger-soft text-on-danger-soft' : 'bg-warning-soft text-on-warning-soft';
  return (
    <li className={`flex gap-2 rounded-control px-3 py-2 ${tone}`}>
      <Icon name={isCritical ? 'error' : 'warning'} size={20} className="mt-0.5 shrink-0" />
      <span className="wrap-anywhere min-w-0">
        <span className="font-medium tabular-nums">{what}</span>
        {act && <span className="block text-sm">{act}</span>}
      </span>
    </li>
  );
}

interface AlertLineProps {
  readonly alert: PatientAlert;
  readonly lowSugar: LowSugarTreatment;
}

function AlertLine({ alert, lowSugar }: AlertLineProps) {
  const locale = useLocale();
  const { measure, flag, metric, values = [], level } = alert;
  const act = actOfFlag(flag);
  const value = values.length > 0 ? ` ${valuesText(values, metric, locale)}` : '';
  return (
    <Line
      isCritical={level === 'critical'}
      what={`${findingLabel(measure, values, locale)}${value}: ${flagLabel(flag, locale)}`}
      act={act && personalActLabel(act, lowSugar, locale)}
    />
  );
}

function SignLine({ sign, timeZone }: { readonly sign: PatientSign; readonly timeZone: string }) {
  const formatDate = useFormatDate();
  const t = useMessages(recordOverviewMessages);
  const wordsOf = useReportedSigns();
  const day = formatDate(sign.toldAt, { timeZone });
  return <Line isCritical what={t('sign', { signs: wordsOf(sign.signs), day })} act={t('signAct')} />;
}

/** What is open: danger signs that were reported and unusual readings, the critical first, each with what to do. */
export function NeedsAttention({ patient, timeZone, actions, now = serverNow }: NeedsAttentionProps) {
  const t = useMessages(recordOverviewMessages);
  const [openedAt] = useState(now);
  const { alerts, openSigns = [], birthDate = null, facts } = patient;
  if (!alerts) return null;
  const { date: today } = wallTimeOf(Math.floor(openedAt / 1000), timeZone);
  const lowSugar = lowSugarTreatment({ birthDate, weight: facts?.weight }, today);
  const isOpen = alerts.length + openSigns.length > 0;
  return (
    <Card title={t('attention')} actions={actions}>
      {!isOpen && <p className="text-muted">{t('nothingOpen')}</p>}
      <ul aria-label={t('attention')} className="flex flex-col gap-2 empty:hidden">
        {openSigns.map((sign) => (
          <SignLine key={sign.id} sign={sign} timeZone={timeZone} />
        ))}
        {alerts.map((alert) => (
          <AlertLine key={alert.readingId} alert={alert} lowSugar={lowSugar} />
        ))}
      </ul>
    </Card>
  );
}
