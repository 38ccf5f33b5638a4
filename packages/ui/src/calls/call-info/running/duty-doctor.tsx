import { phoneText } from '@careline/core/patients';
import { useMessages } from '../../../messages/index.ts';
import { buttonClass } from '../../../primitives/button/index.ts';
import { Icon } from '../../../primitives/icon/index.ts';
import { escalationMessages as messages } from '../../../readings/findings/index.ts';

/** The facility's doctor on duty, to be called; where no number is set, who sets it. */
export function DutyDoctor({ phone }: { readonly phone: string | undefined }) {
  const t = useMessages(messages);
  if (!phone) return <p className="text-sm">{t('noDutyDoctor')}</p>;
  return (
    <p>
      <a href={`tel:${phone}`} className={buttonClass()}>
        <Icon name="call" size={18} />
        {t('dutyDoctor', { phone: phoneText(phone) })}
      </a>
    </p>
  );
}
