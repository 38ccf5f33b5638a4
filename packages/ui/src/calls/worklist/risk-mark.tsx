import { type WorkRisk, workRiskLabel } from '@careline/core/internal/calls/worklist';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Icon, type IconName } from '../../primitives/icon/index.ts';
import { worklistMessages } from './worklist.messages.ts';

interface Look {
  /** The edge of the row. */
  readonly edge: string;
  readonly text: string;
  readonly icon?: IconName;
}

const LOOKS: Readonly<Record<WorkRisk, Look>> = {
  critical: { edge: 'border-s-danger', text: 'text-danger', icon: 'error' },
  high: { edge: 'border-s-warning', text: 'text-warning', icon: 'warning' },
  raised: { edge: 'border-s-info', text: 'text-info', icon: 'info' },
  routine: { edge: 'border-s-transparent', text: '' },
};

/** How a risk is drawn; one that a newer server knows is drawn like the routine one and named. */
export const riskLook = (risk: string): Look =>
  Object.hasOwn(LOOKS, risk) ? LOOKS[risk as WorkRisk] : LOOKS.routine;

/** A risk by a shape of its own, with its name as its text and tooltip; the routine one has its name alone. */
export function RiskMark({ risk }: { readonly risk: string }) {
  const t = useMessages(worklistMessages);
  const locale = useLocale();
  const { text, icon } = riskLook(risk);
  const name = t('riskWords', { risk: workRiskLabel(risk, locale) });
  return (
    <span title={name} className={`inline-flex shrink-0 ${text}`}>
      {icon && <Icon name={icon} size={18} />}
      <span className="sr-only">{name}</span>
    </span>
  );
}
