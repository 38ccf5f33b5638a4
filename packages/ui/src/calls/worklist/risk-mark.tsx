import { type WorkRisk, workRiskLabel } from '@careline/core/internal/calls/worklist';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Icon, type IconName } from '../../primitives/icon/index.ts';
import { worklistMessages } from './worklist.messages.ts';

interface Look {
  readonly text: string;
  readonly icon?: IconName;
}

const LOOKS: Readonly<Record<WorkRisk, Look>> = {
  critical: { text: 'text-danger', icon: 'error' },
  high: { text: 'text-warning', icon: 'warning' },
  raised: { text: '', icon: 'info' },
  routine: { text: '' },
};

/** Returns how a risk is drawn. A risk from a newer server is drawn like a routine one, but with its own name. */
export const riskLook = (risk: string): Look =>
  Object.hasOwn(LOOKS, risk) ? LOOKS[risk as WorkRisk] : LOOKS.routine;

/** An icon for the risk, with its name as text and tooltip. A routine risk has only the name. */
export function RiskMark({ risk }: { readonly risk: string }) {
  const t = useMessages(worklistMessages);
  const locale = useLocale();
  const { text, icon } = riskLook(risk);
  const name = t('riskWords', { risk: workRiskLabel(risk, locale) });
  return (
    <span title={name} className={`inline-flex w-4 shrink-0 ${text || 'text-muted'}`}>
      {icon && <Icon name={icon} size={16} />}
      <span className="sr-only">{name}</span>
    </span>
  );
}
