import { adherenceText, type PrescriptionBasis } from '@careline/core/internal/prescriptions';
import { useDateText } from '../../forms/form-renderer/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Icon, type IconName } from '../../primitives/icon/index.ts';
import { type AllergyWords, allergyWords } from './allergy-words.ts';
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

const ICONS: Readonly<Record<AllergyWords['kind'], IconName>> = {
  recorded: 'warning',
  reported: 'warning',
  none: 'check',
  ended: 'info',
  unknown: 'info',
};
const WORDS = {
  recorded: 'allergies',
  reported: 'allergiesReported',
  none: 'allergiesNone',
  ended: 'allergiesEnded',
  unknown: 'allergiesUnknown',
} as const;

/** Shows information needed before prescribing. "Not asked" is stated, because it differs from "none". */
export function BasisFacts({ basis }: { readonly basis: PrescriptionBasis }) {
  const t = useMessages(writerMessages);
  const dateText = useDateText();
  const locale = useLocale();
  const { pregnancy, breastfeeding, current, adherence = [] } = basis;
  const { kind, names } = allergyWords(basis);
  return (
    <ul className="flex flex-col gap-1 text-sm">
      <Fact icon={ICONS[kind]} grave={kind === 'recorded' || kind === 'reported'}>
        {t(WORDS[kind], { names: names.join(', ') })}
      </Fact>
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
      {adherence.map(({ name, ...answer }) => (
        <Fact key={name} icon="warning">
          {t('notAsPrescribed', { name, text: adherenceText(answer, locale) })}
        </Fact>
      ))}
      {current.length > 0 && <Fact icon="info">{t('taken', { names: current.join(', ') })}</Fact>}
    </ul>
  );
}
