import { dialledNumber, isOneNumber, phoneText } from '@careline/core/internal/patients';
import { useMessages } from '../../../messages/index.ts';
import { buttonClass } from '../../../primitives/button/index.ts';
import { Icon } from '../../../primitives/icon/index.ts';
import { Untranslated } from '../../../primitives/untranslated/index.ts';
import { escalationMessages as messages } from '../../../readings/findings/index.ts';

export interface DutyDoctorProps {
  readonly phone: string | undefined;
  /** False for a notice that appears while the user is typing. A click still calls, but Tab skips it. */
  readonly inTabOrder?: boolean;
}

/** A link to call the facility's doctor on duty. Without a number, says who can set it. */
export function DutyDoctor({ phone, inTabOrder = true }: DutyDoctorProps) {
  const t = useMessages(messages);
  if (!phone || !isOneNumber(phone)) return <p className="text-sm">{t('noDutyDoctor')}</p>;
  return (
    <p>
      <a
        href={`tel:${dialledNumber(phone)}`}
        tabIndex={inTabOrder ? undefined : -1}
        className={buttonClass()}
      >
        <Icon name="call" size={18} />
        <Untranslated parts={[phoneText(phone)]}>{t('dutyDoctor', { phone: phoneText(phone) })}</Untranslated>
      </a>
    </p>
  );
}
