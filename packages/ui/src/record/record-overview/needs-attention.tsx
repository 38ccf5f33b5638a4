import { wallTimeOf } from '@careline/core/internal/calls';
import {
  actOfFlag,
  alertFlagText,
  findingLabel,
  type LowSugarTreatment,
  lowSugarTreatment,
  personalActLabel,
  valuesText,
} from '@careline/core/internal/clinical';
import type { Patient, PatientAlert, PatientSign } from '@careline/core/internal/patients';
import { type ReactNode, useState } from 'react';
import { useFormatDate, useLocale, useMessages, useReportedSigns, useWhen } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { Untranslated } from '../../primitives/untranslated/index.ts';
import { useNow, useTimeZone } from '../../provider/index.ts';
import { OverviewSection } from '../overview-section/index.ts';
import { recordOverviewMessages } from './record-overview.messages.ts';

export interface NeedsAttentionProps {
  readonly patient: Pick<Patient, 'alerts' | 'openSigns'> & Partial<Pick<Patient, 'birthDate' | 'facts'>>;
  /** Shown at the end of the heading line, such as a link to all alerts. */
  readonly actions?: ReactNode;
  /** What the buttons do. Without it, the lines have no buttons. */
  readonly acts?: AttentionActs | undefined;
}

interface AttentionActs {
  readonly onAlert: (alert: PatientAlert) => void;
  readonly onSign: (sign: PatientSign) => void;
}

interface LineProps {
  readonly isCritical: boolean;
  readonly what: string;
  /** The measured value, as part of `what`. */
  readonly value?: string | undefined;
  readonly act: string | undefined;
  readonly button?: { readonly words: string; readonly onPress: () => void } | undefined;
}

/** Says what is wrong and what to do about it. */
function Line({ isCritical, what, value, act, button }: LineProps) {
  const tone = isCritical ? 'bg-danger-soft text-on-danger-soft' : 'bg-warning-soft text-on-warning-soft';
  return (
    <li className={`flex flex-wrap gap-2 rounded-control px-3 py-2 ${tone}`}>
      <Icon name={isCritical ? 'error' : 'warning'} size={20} className="mt-0.5 shrink-0" />
      <span className="wrap-anywhere min-w-0 grow basis-40">
        <span className="font-medium tabular-nums">
          <Untranslated parts={[value]}>{what}</Untranslated>
        </span>
        {act && <span className="block text-sm">{act}</span>}
      </span>
      {button && (
        <Button
          size="small"
          icon="check"
          data-print="hidden"
          aria-label={`${button.words}: ${what}`}
          onClick={button.onPress}
        >
          {button.words}
        </Button>
      )}
    </li>
  );
}

interface AlertLineProps {
  readonly alert: PatientAlert;
  readonly lowSugar: LowSugarTreatment;
  readonly acts: AttentionActs | undefined;
}

function AlertLine({ alert, lowSugar, acts }: AlertLineProps) {
  const t = useMessages(recordOverviewMessages);
  const locale = useLocale();
  const when = useWhen();
  const { measure, flag, metric, values = [], level, count = 1, since } = alert;
  const act = actOfFlag(flag);
  const value = values.length > 0 ? ` ${valuesText(values, metric, locale)}` : '';
  const what = `${findingLabel(measure, values, locale)}${value}: ${alertFlagText({ flag, measure, metric, values }, locale)}`;
  return (
    <Line
      isCritical={level === 'critical'}
      what={count > 1 && since !== undefined ? t('ofReadings', { what, count, since: when(since) }) : what}
      value={value.trim()}
      act={act && personalActLabel(act, lowSugar, locale)}
      button={acts && { words: t('acknowledge'), onPress: () => acts.onAlert(alert) }}
    />
  );
}

interface SignLineProps {
  readonly sign: PatientSign;
  readonly acts: AttentionActs | undefined;
}

function SignLine({ sign, acts }: SignLineProps) {
  const timeZone = useTimeZone();
  const formatDate = useFormatDate();
  const t = useMessages(recordOverviewMessages);
  const wordsOf = useReportedSigns();
  const day = formatDate(sign.toldAt, { timeZone });
  return (
    <Line
      isCritical
      what={t('sign', { signs: wordsOf(sign.signs), day })}
      act={t('signAct')}
      button={acts && { words: t('recordOutcome'), onPress: () => acts.onSign(sign) }}
    />
  );
}

/** Lists open danger signs and unusual readings, critical first, each with what to do. */
export function NeedsAttention(props: NeedsAttentionProps) {
  const now = useNow();
  const timeZone = useTimeZone();
  const { patient, actions, acts } = props;
  const t = useMessages(recordOverviewMessages);
  const [openedAt] = useState(now);
  const { alerts = [], openSigns = [], birthDate = null, facts } = patient;
  if (!patient.alerts && openSigns.length === 0) return null;
  const { date: today } = wallTimeOf(Math.floor(openedAt / 1000), timeZone);
  const lowSugar = lowSugarTreatment({ birthDate, weight: facts?.weight }, today);
  const isOpen = alerts.length + openSigns.length > 0;
  return (
    <OverviewSection title={t('attention')} actions={actions}>
      {!isOpen && <p className="text-muted">{t('nothingOpen')}</p>}
      <ul aria-label={t('attention')} className="flex flex-col gap-2 empty:hidden">
        {openSigns.map((sign) => (
          <SignLine key={sign.id} sign={sign} acts={acts} />
        ))}
        {alerts.map((alert) => (
          <AlertLine key={alert.readingId} alert={alert} lowSugar={lowSugar} acts={acts} />
        ))}
      </ul>
    </OverviewSection>
  );
}
