import type { PrescriptionBasis } from '@careline/core/prescriptions';
import { useDateText } from '../../forms/form-renderer/index.ts';
import { useMessages } from '../../messages/index.ts';
import { Icon, type IconName } from '../../primitives/icon/index.ts';
import { writerMessages } from './prescriptions.messages.ts';

function Fact({ icon, grave, children }: { icon: IconName; grave?: boolean; children: string }) {
  return (
    <li
      className={`wrap-anywhere flex items-start gap-1.5 ${grave ? 'rounded-control bg-danger-soft px-2 py-1 font-medium text-on-danger-soft' : ''}`}
    >
      <Icon name={icon} size={18} className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </li>
  );
}

/** What is to be known before something is prescribed. That nobody asked is said: it is not the same as none. */
export function BasisFacts({ basis }: { readonly basis: PrescriptionBasis }) {
  const t = useMessages(writerMessages);
  const dateText = useDateText();
  const { allergies, noKnownAllergies, pregnancy, breastfeeding, current } = basis;
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {allergies.length > 0 ? (
        <Fact icon="warning" grave>
          {t('allergies', { names: allergies.join(', ') })}
        </Fact>
      ) : (
        <Fact icon={noKnownAllergies ? 'check' : 'info'}>
          {t(noKnownAllergies ? 'allergiesNone' : 'allergiesUnknown')}
        </Fact>
      )}
      {pregnancy === 'yes' && (
        <Fact icon="warning" grave>
          {t('pregnant')}
        </Fact>
      )}
      {pregnancy === 'unknown' && <Fact icon="info">{t('pregnancyUnknown')}</Fact>}
      {breastfeeding?.breastfeeding && (
        <Fact icon="warning" grave>
          {t('breastfeeding', { date: dateText(breastfeeding.on) })}
        </Fact>
      )}
      {current.length > 0 && <Fact icon="info">{t('taken', { names: current.join(', ') })}</Fact>}
    </ul>
  );
}
