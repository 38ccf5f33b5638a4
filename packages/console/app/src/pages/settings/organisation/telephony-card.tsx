import { updatePreference } from '@careline/core/internal/preferences/kinds';
import { useMessages } from '@careline/ui/messages';
import { CheckField } from '@careline/ui/primitives/check-field';
import { TextField } from '@careline/ui/primitives/text-field';
import { Untranslated } from '@careline/ui/primitives/untranslated';
import { useConsole } from '../../../console-context.tsx';
import { organisationMessages } from '../settings.messages.ts';
import { PreferenceCard } from './preference-card.tsx';

interface Telephony {
  /** As typed; empty means the line's own number. */
  readonly callerId: string;
  readonly askBeforeDial: boolean;
}

const EXAMPLE_NUMBER = '+918012345678';
/** E.164, the format the server accepts. */
const CALLER_ID = /^\+[1-9]\d{6,14}$/;

const withoutBlanks = (text: string): string => text.replace(/[\s-]/g, '');
const isRight = ({ callerId }: Telephony): boolean =>
  withoutBlanks(callerId) === '' || CALLER_ID.test(withoutBlanks(callerId));

const telephonyOf = ({ callerId, askBeforeDial }: Readonly<Record<string, unknown>>): Telephony => ({
  callerId: typeof callerId === 'string' ? callerId : '',
  askBeforeDial: askBeforeDial === true,
});

/** The caller number patients see, and whether the console asks before dialling. */
export function TelephonyCard({ onDirtyChange }: { readonly onDirtyChange: (dirty: boolean) => void }) {
  const t = useMessages(organisationMessages);
  const { http } = useConsole();
  return (
    <PreferenceCard
      outlines={2}
      type="TELEPHONY"
      title={t('telephony')}
      readValue={telephonyOf}
      textOf={({ callerId, askBeforeDial }) =>
        [callerId || t('ownNumber'), askBeforeDial ? t('asks') : t('asksNot')].join(', ')
      }
      isRight={isRight}
      store={({ callerId, askBeforeDial }, updatedAt) =>
        http.call(updatePreference, {
          body: {
            type: 'TELEPHONY',
            preferenceInfo: { callerId: withoutBlanks(callerId) || null, askBeforeDial },
            updatedAt,
          },
        })
      }
      onDirtyChange={onDirtyChange}
    >
      {({ value, onChange, tried }) => (
        <>
          <TextField
            label={t('callerId')}
            hint={
              <Untranslated parts={[EXAMPLE_NUMBER]}>
                {t('callerIdHint', { example: EXAMPLE_NUMBER })}
              </Untranslated>
            }
            type="tel"
            value={value.callerId}
            error={tried && !isRight(value) ? t('callerIdWrong') : undefined}
            onChange={(callerId) => onChange({ ...value, callerId })}
          />
          <CheckField
            label={t('askBeforeDial')}
            checked={value.askBeforeDial}
            onChange={(askBeforeDial) => onChange({ ...value, askBeforeDial })}
          />
        </>
      )}
    </PreferenceCard>
  );
}
