import {
  kindsBy,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
  type NotificationChannel,
  type NotificationChoice,
  type NotificationKind,
  notificationKindLabel,
} from '@careline/core/internal/notifications';
import { useLocale, useMessages } from '../../messages/index.ts';
import { CheckField } from '../../primitives/check-field/index.ts';
import { CheckGroupField } from '../../primitives/check-group-field/index.ts';
import { DateField } from '../../primitives/date-field/index.ts';
import { notificationChoiceMessages } from './notification-choice.messages.ts';

export interface NotificationChoiceFieldsProps {
  readonly value: NotificationChoice;
  readonly onChange: (value: NotificationChoice) => void;
  /** True after an attempt to save: missing times are shown now. */
  readonly tried: boolean;
  /** What this installation sends. */
  readonly sendsPush: boolean;
  readonly sendsMail: boolean;
}

const FIRST_QUIET_HOURS = { from: '21:00', to: '07:00' };

/** Returns the choice with exactly these kinds in a channel. */
function withKinds(
  choice: NotificationChoice,
  channel: NotificationChannel,
  kinds: readonly NotificationKind[],
): NotificationChoice {
  const rules = NOTIFICATION_KINDS.map((alert) => ({
    alert,
    channels: NOTIFICATION_CHANNELS.filter((one) =>
      (one === channel ? kinds : kindsBy(choice, one)).includes(alert),
    ),
  })).filter(({ channels }) => channels.length > 0);
  return { ...choice, rules };
}

type FieldsProps = Pick<NotificationChoiceFieldsProps, 'value' | 'onChange' | 'tried'>;

function QuietHours({ value, onChange, tried }: FieldsProps) {
  const t = useMessages(notificationChoiceMessages);
  const { quietHours } = value;
  const missing = (time: string) => (tried && time === '' ? t('timeMissing') : undefined);
  const isSame = tried && quietHours !== null && quietHours.from === quietHours.to;
  return (
    <>
      <CheckField
        label={t('quiet')}
        hint={t('quietHint')}
        checked={quietHours !== null}
        onChange={(isQuiet) => onChange({ ...value, quietHours: isQuiet ? FIRST_QUIET_HOURS : null })}
      />
      {quietHours && (
        <div className="flex flex-col gap-3 ps-7">
          <div className="flex flex-wrap items-start gap-3">
            <DateField
              type="time"
              label={t('from')}
              required
              value={quietHours.from}
              error={missing(quietHours.from)}
              onChange={(from) => onChange({ ...value, quietHours: { ...quietHours, from } })}
            />
            <DateField
              type="time"
              label={t('to')}
              required
              value={quietHours.to}
              error={missing(quietHours.to) ?? (isSame ? t('sameTime') : undefined)}
              onChange={(to) => onChange({ ...value, quietHours: { ...quietHours, to } })}
            />
          </div>
          <CheckField
            label={t('urgent')}
            checked={value.urgentInQuietHours}
            onChange={(urgentInQuietHours) => onChange({ ...value, urgentInQuietHours })}
          />
        </div>
      )}
    </>
  );
}

/** Chooses which notifications reach the person in the browser and by mail, when, and with names or without. */
export function NotificationChoiceFields({
  value,
  onChange,
  tried,
  sendsPush,
  sendsMail,
}: NotificationChoiceFieldsProps) {
  const t = useMessages(notificationChoiceMessages);
  const locale = useLocale();
  const options = NOTIFICATION_KINDS.map((kind) => ({
    value: kind,
    label: notificationKindLabel(kind, locale),
  }));
  const mailed = kindsBy(value, 'EMAIL');
  return (
    <>
      <p className="text-muted">{t('inApp')}</p>
      <CheckGroupField
        label={t('push')}
        hint={t(sendsPush ? 'pushHint' : 'noPush')}
        options={options}
        value={kindsBy(value, 'PUSH_NOTIFICATIONS')}
        onChange={(kinds) => onChange(withKinds(value, 'PUSH_NOTIFICATIONS', kinds))}
      />
      <CheckField
        label={t('names')}
        hint={t('namesHint')}
        checked={value.showNames}
        onChange={(showNames) => onChange({ ...value, showNames })}
      />
      <CheckGroupField
        label={t('mail')}
        hint={t(sendsMail ? 'mailHint' : 'noMail')}
        options={options}
        value={mailed}
        onChange={(kinds) => onChange(withKinds(value, 'EMAIL', kinds))}
      />
      {mailed.length > 0 && (
        <DateField
          type="time"
          label={t('mailAt')}
          required
          value={value.mailAt}
          error={tried && value.mailAt === '' ? t('timeMissing') : undefined}
          onChange={(mailAt) => onChange({ ...value, mailAt })}
        />
      )}
      <QuietHours value={value} onChange={onChange} tried={tried} />
    </>
  );
}
