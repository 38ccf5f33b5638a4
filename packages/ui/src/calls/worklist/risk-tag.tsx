import { type WorkRisk, workRiskLabel } from '@careline/core/calls/worklist';
import { useLocale, useMessages } from '../../messages/index.ts';
import type { IconName } from '../../primitives/icon/index.ts';
import { StatusTag, type StatusTone } from '../../primitives/status-tag/index.ts';
import { worklistMessages } from './worklist.messages.ts';

interface Look {
  readonly tone: StatusTone;
  readonly icon?: IconName;
}

const LOOKS: Readonly<Record<WorkRisk, Look>> = {
  critical: { tone: 'danger' },
  high: { tone: 'warning' },
  raised: { tone: 'info' },
  routine: { tone: 'neutral', icon: 'check' },
};

const UNKNOWN: Look = { tone: 'neutral', icon: 'info' };

/** A risk in words, with a shape and a colour of its own. */
export function RiskTag({ risk }: { readonly risk: string }) {
  const t = useMessages(worklistMessages);
  const locale = useLocale();
  const look = Object.hasOwn(LOOKS, risk) ? LOOKS[risk as WorkRisk] : UNKNOWN;
  return <StatusTag {...look}>{t('riskWords', { risk: workRiskLabel(risk, locale) })}</StatusTag>;
}
